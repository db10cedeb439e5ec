"""A grid from whatever people have: text on one line or drawn, lists, rows, arrays, another grid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isnan
from typing import Any, Protocol, TypeAlias, runtime_checkable

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE, SIX, Board
from fullhouse.sudoku.grid import Grid

BOARDS = {81: NINE, 36: SIX}
SIZES = [81, 36]
_FRAME = re.compile(r"[\s|+─-╿-]")
"""What is drawn between the cells of a grid, and says nothing."""
_EMPTY = (None, "", " ", ".", "0")


@runtime_checkable
class HasGrid(Protocol):
    """Something that knows what it looks like as a grid, such as `fullhouse.Sudoku`."""

    @property
    def grid(self) -> Grid: ...


@runtime_checkable
class HasList(Protocol):
    """An array: of NumPy, of the standard library, or any that can be written as a list."""

    def tolist(self) -> Any: ...


GridLike: TypeAlias = Grid | HasGrid | str | bytes | bytearray | HasList | Sequence[Any]
"""What is taken for a grid. Cells are numbers, digits, or for an empty one 0, `.`, a blank text or None."""


def grid_of(source: object) -> Grid:
    """The grid that somebody means, of 81 or 36 cells. Raises BadInput that names what is wrong, and where.

    >>> grid_of("1" + "." * 35 + "\\n").board
    Board(6×6)
    >>> grid_of([[0] * 9] * 8 + [[0] * 8 + [5]]) == grid_of("." * 80 + "5")
    True
    >>> grid_of("12")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-length: length=2, expected=81 36
    >>> grid_of("?" + "." * 80)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-grid-character: character=?, cell=a1, most=9
    >>> grid_of(5)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: not-a-grid: value=5
    """
    if isinstance(source, Grid):
        return source
    if isinstance(source, str):
        return _from_text(source)
    if isinstance(source, bytes | bytearray):
        is_text = bool(source) and min(source) > 9
        return _from_text(source.decode("latin-1")) if is_text else _from_cells(list(source))
    if isinstance(source, HasGrid) and isinstance(source.grid, Grid):
        return source.grid
    if isinstance(source, HasList) and not isinstance(source, type):
        source = source.tolist()
    if isinstance(source, Sequence) and not isinstance(source, str):
        return _from_cells(source)
    raise BadInput("not-a-grid", value=source)


def grid_on(board: Board, source: object) -> Grid:
    """The same on one board alone: the coach knows 9×9 only."""
    grid = grid_of(source)
    if grid.board is not board:
        raise BadInput("bad-grid-length", length=len(grid.board.cells), expected=len(board.cells))
    return grid


def _from_text(text: str) -> Grid:
    cells = _FRAME.sub("", text)
    board = BOARDS.get(len(cells))
    if board is not None:
        return Grid.parse(cells, board)
    odd = next(
        (at for at, char in enumerate(text, 1) if char not in ".0123456789" and not _FRAME.match(char)), 0
    )
    if odd:
        raise BadInput(
            "bad-grid-text", length=len(cells), expected=SIZES, character=text[odd - 1], position=odd
        )
    raise BadInput("bad-grid-length", length=len(cells), expected=SIZES)


def _from_cells(source: Sequence[Any]) -> Grid:
    cells: list[Any] = []
    for row in source:
        if isinstance(row, HasList) and not isinstance(row, type):
            row = row.tolist()  # noqa: PLW2901
        elif isinstance(row, bytes):
            row = row.decode("latin-1")  # noqa: PLW2901
        if isinstance(row, str) and len(row) > 1:
            cells += _FRAME.sub("", row)
        elif isinstance(row, Sequence) and not isinstance(row, str):
            cells += row
        else:
            cells.append(row)
    board = BOARDS.get(len(cells))
    if board is None:
        raise BadInput("bad-grid-length", length=len(cells), expected=SIZES)
    return Grid.of(board, bytes(_symbol(board, cell, value) for cell, value in enumerate(cells)))


def _symbol(board: Board, cell: int, value: Any) -> int:
    """The number in a cell; NaN, as tables have it for nothing, is an empty one."""
    if value in _EMPTY or (isinstance(value, float) and isnan(value)):
        return 0
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or value not in range(board.size + 1):
        raise BadInput("bad-grid-character", character=value, cell=board.name(Cell(cell)), most=board.size)
    return int(value)
