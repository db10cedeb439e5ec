"""The problems that the tests of Colour Markers are played on."""

from typing import Any

from fullhouse.core.events import Event
from fullhouse.core.ids import Seat
from tests.playing import Playing, drawn

PROBLEM = drawn("""
    5 3 . │ . 7 . │ . . .
    6 . . │ 1 9 5 │ . . .
    . 9 8 │ . . . │ . 6 .
    ──────┼───────┼──────
    8 . . │ . 6 . │ . . 3
    4 . . │ 8 . 3 │ . . 1
    7 . . │ . 2 . │ . . 6
    ──────┼───────┼──────
    . 6 . │ . . . │ 2 8 .
    . . . │ 4 1 9 │ . . 5
    . . . │ . 8 . │ . 7 9
""")

SOLUTION = drawn("""
    5 3 4 │ 6 7 8 │ 9 1 2
    6 7 2 │ 1 9 5 │ 3 4 8
    1 9 8 │ 3 4 2 │ 5 6 7
    ──────┼───────┼──────
    8 5 9 │ 7 6 1 │ 4 2 3
    4 2 6 │ 8 5 3 │ 7 9 1
    7 1 3 │ 9 2 4 │ 8 5 6
    ──────┼───────┼──────
    9 6 1 │ 5 3 7 │ 2 8 4
    2 8 7 │ 4 1 9 │ 6 3 5
    3 4 5 │ 2 8 6 │ 1 7 9
""")

TWO_LEFT = "..".join((SOLUTION[:2], SOLUTION[4:]))
"""All but c1 and d1, which are 4 and 6."""


def markers(problem: str = PROBLEM, *, seats: int = 2, rules: int | None = None, **options: Any) -> Playing:
    return Playing("markers", {"problem": problem}, seats=seats, rules=rules, **options)


def legal(table: Playing, seat: int) -> set[str]:
    return {table.game.write_move(move) for move in table.game.legal(table.state, Seat(seat))}


def verbs(table: Playing, seat: int) -> set[str]:
    """What a seat may do, without the cells and digits."""
    return {move.verb for move in table.game.legal(table.state, Seat(seat))}


def happened(table: Playing) -> tuple[Event, ...]:
    """The events that the last move brought."""
    return table.events


def kinds(table: Playing) -> list[str]:
    """The kinds of the events that the last move brought."""
    return [type(event).__name__ for event in table.events]
