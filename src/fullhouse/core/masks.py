"""Sets of cells and sets of seats as bit masks. At run time both are plain integers, so they cost nothing.

Type checkers keep them apart, from each other and from other numbers: `Cells | Cells` is `Cells`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fullhouse.core.ids import Seat, every_seat

if TYPE_CHECKING:
    from typing import Self

    class _Mask(int):
        def __and__(self, other: int) -> Self: ...
        def __rand__(self, other: int) -> Self: ...
        def __or__(self, other: int) -> Self: ...
        def __ror__(self, other: int) -> Self: ...
        def __xor__(self, other: int) -> Self: ...
        def __rxor__(self, other: int) -> Self: ...
        def __invert__(self) -> Self: ...

    class Cells(_Mask):
        """Bit *i* is cell *i*, row by row from the top left."""

    class Seats(_Mask):
        """Bit *s* is seat *s*; bit 0 is the table."""

else:
    Cells = Seats = int

NO_CELLS = Cells(0)
NO_SEATS = Seats(0)
BIT = (*(Cells(1 << cell) for cell in range(81)), NO_CELLS)
"""The set of one cell, by cell: `cells & BIT[cell]` asks whether the cell is in it. `Cell(-1)` is in none."""


def seat_bit(seat: Seat) -> Seats:
    """The set of one seat."""
    return 1 << seat  # type: ignore[return-value]


def has_seat(seats: int, seat: Seat) -> bool:
    """Whether a seat is in a set of seats."""
    return seats >> seat & 1 == 1


def everybody_but(seat: Seat, count: int) -> Seats:
    """All other seats of a table with `count` seats.

    >>> bin(everybody_but(Seat(2), 3))
    '0b1010'
    """
    return ~seat_bit(seat) & ((1 << count) - 1 << 1)


def first_from(start: Seat, seats: Seats, count: int) -> Seat:
    """The first of some seats, counted clockwise from a seat on.

    >>> first_from(Seat(3), Seats(0b0110), count=3)
    1
    """
    clockwise = (*range(start, count + 1), *range(1, start))
    return next(Seat(seat) for seat in clockwise if has_seat(seats, Seat(seat)))


@cache
def seats_in(seats: int, count: int) -> tuple[Seat, ...]:
    """Some seats of a table with `count` seats, in order."""
    return tuple(seat for seat in every_seat(count) if has_seat(seats, seat))


def seats_of(seats: tuple[Seat, ...]) -> Seats:
    """The set of some seats, each named once."""
    return Seats(sum(map(seat_bit, seats)))
