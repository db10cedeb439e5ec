"""Parses problem text into a grid, or raises with the reason. The one definition of valid input."""

from collections.abc import Callable
from typing import TypeVar

from fullhouse.core.errors import BadInput
from fullhouse.sudoku.board import NINE, SIX
from fullhouse.sudoku.grid import Grid

Text = TypeVar("Text")
Answer = TypeVar("Answer")

BOARDS = {81: NINE, 36: SIX}


def read(text: object) -> Grid:
    """A grid of 81 or 36 characters: a symbol, or `.` or `0` for an empty cell.

    >>> read("1" + "." * 35).board
    Board(6×6)
    >>> read("12")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-length: length=2, expected=81 or 36
    >>> read("?" + "." * 80)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-character: character=?, cell=a1, most=9
    """
    if not isinstance(text, str):
        raise BadInput("not-a-text", field="problem", value=text)
    board = BOARDS.get(len(text))
    if board is None:
        raise BadInput("bad-grid-length", length=len(text), expected="81 or 36")
    return Grid.parse(text, board)


def read_in_list(number: int, text: object) -> Grid:
    """Like `read`, for one problem of a list: errors carry its index, from 1.

    >>> read_in_list(7, "")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-length: problem=7, length=0, expected=81 or 36
    """
    return numbered(read, number, text)


def numbered(ask: Callable[[Text], Answer], number: int, text: Text) -> Answer:
    """What is asked about one problem of a list: errors carry its index, from 1."""
    try:
        return ask(text)
    except BadInput as bad:
        raise BadInput(bad.code, problem=number, **bad.facts) from None
