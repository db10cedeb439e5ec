"""The bot that helps to solve a shared problem: it writes right digits and mends wrong ones."""

from functools import lru_cache
from typing import ClassVar

from fullhouse.bots.bot import Bot
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame
from fullhouse.solver import solve


class HelperBot(Bot):
    """It solves the givens by itself: it sees no more than the people at the table."""

    name: ClassVar[str] = "helper"
    level: ClassVar[int] = 3

    def plays(self, game: str) -> bool:
        return not has_turns(game)

    def choose(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        solution = _solution(str(getattr(view, "givens", view.board)))
        legal = list(game.legal(game.imagine(view, chance), seat))
        wrong = [m for m in legal if m.verb == "erase" and view.board[m.cell] != solution[m.cell]]
        right = [m for m in legal if m.verb == "write" and solution[m.cell] == str(m.symbol)]
        return chance.choice(wrong or right) if wrong or right else None


@lru_cache(maxsize=64)
def _solution(givens: str) -> str:
    return solve(givens)


BOT = HelperBot()
