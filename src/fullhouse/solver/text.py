"""Problems of a list read into grids, with errors that say which one."""

from collections.abc import Callable
from typing import TypeVar

from fullhouse.core.errors import BadInput
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import grid_of

Source = TypeVar("Source")
Answer = TypeVar("Answer")


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
