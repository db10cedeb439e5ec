"""The bot for games without turns: it helps to solve a shared problem, or plays any move without a fault."""

from functools import lru_cache

from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.faultless import faultless_moves, tried_moves
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame
from fullhouse.solver import solve

MOST_TRIED = 1_000
WRONG, EMPTY = 3, 1
"""How far a cell is from its solution: erasing a wrong digit comes before writing a right one."""


class HelperBot(Bot):
    """It solves the givens by itself: it sees no more than the people at the table."""

    name = "helper"
    level = 3
    is_offered = False

    def plays(self, game: str) -> bool:
        return not has_turns(game)

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        return Choice(self._move(situation.game, situation.view, situation.seat, chance))

    def _move(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        givens = game.problem(view)
        if givens is None:
            faultless = faultless_moves(game, view, seat, chance)
            return faultless[0] if faultless else None
        solution, board = solution_of(givens), view.board

        def could_help(move: Move) -> bool:
            if move.cell < 0 or board[move.cell] == solution[move.cell]:
                return False
            return not move.symbol or str(move.symbol) == solution[move.cell]

        tried = tried_moves(game, view, seat, chance, most=MOST_TRIED, wanted=could_help)
        now = _distance(board, solution)
        gains = [(now - _distance(game.view(after, seat).board, solution), move) for move, after, _ in tried]
        best = max((gain for gain, _ in gains), default=0)
        return chance.choice([move for gain, move in gains if gain == best]) if best > 0 else None


def _distance(board: str, solution: str) -> int:
    """How much of the solution is still missing."""
    return sum(
        EMPTY if digit == "." else WRONG
        for digit, right in zip(board, solution, strict=True)
        if digit != right
    )


@lru_cache(maxsize=64)
def solution_of(givens: str) -> str:
    """The problem is public, so its solution may be used."""
    return solve(givens)


BOTS = (HelperBot(),)
