"""The problems that the tests of Colour Markers are played on."""

from typing import Any

from fullhouse.core.ids import Seat
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame

TWO_LEFT = "..".join((SOLUTION[:2], SOLUTION[4:]))
"""All but c1 and d1, which are 4 and 6."""


BLOCKED = "".join("." if cell in (3, 5, 39) else char for cell, char in enumerate(SOLUTION))
"""All but d1, f1 and d5: an 8 in d1 leaves no digit that fits."""


def markers(problem: str = PROBLEM, *, seats: int = 2, **options: Any) -> PlayedGame:
    return PlayedGame("markers", {"problem": problem}, seats=seats, **options)


def verbs(table: PlayedGame, seat: int) -> set[str]:
    """What a seat may do, without the cells and digits."""
    return {move.verb for move in table.game.legal(table.state, Seat(seat))}


def advanced(problem: str = PROBLEM, **options: Any) -> PlayedGame:
    return markers(problem, variant="advanced", **options)


IDLE = ("1 done", "2 done", "2 done", "1 done", "1 done", "2 done")
"""Three rounds of two seats without a digit."""
