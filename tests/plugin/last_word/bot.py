"""How bots play Last Word: the points now, less what the move leaves to the next player."""

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games.kit.bot import Advice, Effort, GameBot, LevelChanges
from fullhouse.sudoku.board import SIX

from .rules import GAME, LastWordState, LastWordView, houses_completed


class LastWordBrain:
    """A brain in plain Python. It imagines each move and the best answer to it."""

    def advise(self, view: LastWordView, seat: Seat, *, effort: Effort, seed: int) -> list[Advice]:  # noqa: ARG002
        state = GAME.imagine(view, Chance(seed))
        weighed = [self._weighed(state, seat, move) for move in GAME.legal(state, seat)]
        return sorted(weighed, key=lambda advice: advice.points, reverse=True)

    def _weighed(self, state: LastWordState, seat: Seat, move: Move) -> Advice:
        after, _ = GAME.play(state, seat, move)
        now = after.scores[seat - 1] - state.scores[seat - 1]
        lead = now - (0 if after.reason else _best_reply(after))
        return Advice(move, now=now, points=lead, win=0.5)


def _best_reply(state: LastWordState) -> int:
    """The most houses that the next player can complete with one number."""
    grid = state.grid
    fillable = [cell for cell in SIX.cells_in(grid.open) if grid.candidates(cell)]
    return max((houses_completed(grid.filled | 1 << cell, cell) for cell in fillable), default=0)


BOT = GameBot(brain=LastWordBrain(), levels={"club": LevelChanges(foresight=0.8)})
