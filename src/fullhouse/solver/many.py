"""What all work on many problems has in common: it says how far it is, and which problem is at fault."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from fullhouse.core.errors import BadInput
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import grid_of

Source = TypeVar("Source")
Answer = TypeVar("Answer")
Progress = Callable[[int], object]
"""Called now and then with how many are done; what it raises ends the work."""

PORTION = 4096
"""Problems for each thread between two of these calls."""


def portions(number: int, threads: int, progress: Progress | None) -> Iterator[slice]:
    """All in one, or some at a time where somebody is told after each how many are done.

    >>> list(portions(5000, 1, print))
    4096
    5000
    [slice(0, 4096, None), slice(4096, 5000, None)]
    """
    most = number if progress is None else min(number, PORTION * threads)
    for start in range(0, number, max(most, 1)):
        end = min(start + most, number)
        yield slice(start, end)
        if progress is not None:
            progress(end)


def read_in_list(number: int, source: object) -> Grid:
    """Like `grid_of`, for one problem of a list: errors carry its index, from 1.

    >>> read_in_list(7, "")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-length: problem=7, length=0, expected=81 36
    """
    return numbered(grid_of, number, source)


def numbered(ask: Callable[[Source], Answer], number: int, source: Source) -> Answer:
    """What is asked about one problem of a list: errors carry its index, from 1."""
    try:
        return ask(source)
    except BadInput as bad:
        raise BadInput(bad.code, problem=number, **bad.facts) from None
