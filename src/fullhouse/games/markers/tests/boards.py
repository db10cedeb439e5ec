"""The problems that the tests of Colour Markers are played on."""

from typing import Any

from fullhouse.core.events import Event
from fullhouse.core.ids import Seat
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame

TWO_LEFT = "..".join((SOLUTION[:2], SOLUTION[4:]))
"""All but c1 and d1, which are 4 and 6."""


def markers(problem: str = PROBLEM, *, seats: int = 2, **options: Any) -> PlayedGame:
    return PlayedGame("markers", {"problem": problem}, seats=seats, **options)


def legal(table: PlayedGame, seat: int) -> set[str]:
    return {table.game.write_move(move) for move in table.game.legal(table.state, Seat(seat))}


def verbs(table: PlayedGame, seat: int) -> set[str]:
    """What a seat may do, without the cells and digits."""
    return {move.verb for move in table.game.legal(table.state, Seat(seat))}


def happened(table: PlayedGame) -> tuple[Event, ...]:
    """The events that the last move brought."""
    return table.events


def kinds(table: PlayedGame) -> list[str]:
    """The kinds of the events that the last move brought."""
    return [type(event).__name__ for event in table.events]


def advanced(problem: str = PROBLEM, **options: Any) -> PlayedGame:
    return markers(problem, variant="advanced", **options)


IDLE = ("1 done", "2 done", "2 done", "1 done", "1 done", "2 done")
"""Three rounds of two seats without a digit."""
