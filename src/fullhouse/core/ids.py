"""Types for ids and units, so that a seat is never taken for a cell or a second."""

from functools import cache
from typing import Literal, NewType, SupportsIndex

Seat = NewType("Seat", int)
"""A player's place at the table: 1, 2, 3 … clockwise."""

MOST_SEATS = 16
"""The most seats of a table, and so of any game: one for any number of players has to end somewhere, too."""

TABLE = Seat(0)
"""The table itself: it sends `silence` and `time_up`."""

Cell = NewType("Cell", int)
"""A cell's index, row by row from the top left."""

Symbol = NewType("Symbol", int)
"""A number (or an animal), from 1 on; 0 stands for none."""

Seconds = NewType("Seconds", float)

Referee = Literal["table", "umpire", "guard"]
"""Who notices a mistake: the opponents, the referee at once, or no one because it is refused."""


def whole_number(value: object) -> int | None:
    """The whole number that somebody hands in, NumPy's too; None for anything else, truths included.

    >>> whole_number(5), whole_number(True), whole_number("5"), whole_number(5.0)
    (5, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return value.__index__()
    except TypeError:  # arrays of several numbers have the name, and refuse
        return None


def minutes(count: float | None) -> Seconds | None:
    """Minutes in seconds; None stays None."""
    return None if count is None else Seconds(count * 60)


@cache
def every_seat(count: int) -> tuple[Seat, ...]:
    """All seats of a table, in order.

    >>> every_seat(3)
    (1, 2, 3)
    """
    return tuple(Seat(number) for number in range(1, count + 1))


def seat_after(seat: Seat, count: int) -> Seat:
    """The seat to the left, clockwise.

    >>> seat_after(Seat(1), 3), seat_after(Seat(3), 3)
    (2, 1)
    """
    return Seat(seat % count + 1)
