"""A child: takes the first cell that fits, near the last move. The measure of `beginner`."""

from fullhouse.bots.answers import answer
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.faultless import faultless_moves
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell
from fullhouse.core.moves import Move

MIDDLE = Cell(40)


class Child(Bot):
    """Never a fault, never a plan; puts a tile down before it turns one up."""

    name, level = "child", 0

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        said = answer(game, state, seat, game.legal(state, seat), None)
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        moves = faultless_moves(game, view, seat, chance)
        size, last = game.board_size, situation.last if situation.last is not None else MIDDLE

        def order(move: Move) -> tuple[bool, bool, int, int]:
            across, down = abs(move.cell % size - last % size), abs(move.cell // size - last // size)
            return move.cell < 0, view.board[move.cell] == "?", max(across, down), move.cell

        return Choice(min(moves, key=order)) if moves else Choice(None)
