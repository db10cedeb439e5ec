"""The geometry of a board as data and bit masks: bit *i* of a mask is cell *i*, row by row from the top left.

a1 b1 c1 │ d1 …          0  1  2 │  3 …
a2 b2 c2 │ d2 …          9 10 11 │ 12 …
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from fullhouse.core.errors import BadInput, OutOfRange
from fullhouse.core.ids import Cell, whole_number
from fullhouse.core.masks import NO_CELLS, Cells

T = TypeVar("T")


class Board:
    """Cells and houses of one size. Two exist: NINE and SIX.

    >>> NINE.name(Cell(0)), NINE.name(Cell(8)), NINE.name(Cell(72)), NINE.cell("e5")
    ('a1', 'i1', 'a9', 40)
    >>> SIX.names(SIX.block_of[SIX.cell("a1")])
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    """

    __slots__ = (
        "_cell_of_name",
        "_cells_of_row_bits",
        "_name_of_cell",
        "_names_of_row_bits",
        "all",
        "block_of",
        "blocks",
        "cells",
        "column_of",
        "columns",
        "houses",
        "lines_of",
        "peers",
        "row_of",
        "rows",
        "size",
        "symbols",
    )  # fmt: skip

    def __init__(self, size: int, *, block_height: int, block_width: int) -> None:
        self.size = size
        self.cells = range(size * size)
        self.symbols = range(1, size + 1)
        self.all = Cells((1 << size * size) - 1)

        across = range(size)
        stacks = size // block_width
        row = [cell // size for cell in self.cells]
        column = [cell % size for cell in self.cells]
        block = [r // block_height * stacks + c // block_width for r, c in zip(row, column, strict=True)]
        self.rows = tuple(mask_of(cell for cell in self.cells if row[cell] == n) for n in across)
        self.columns = tuple(mask_of(cell for cell in self.cells if column[cell] == n) for n in across)
        self.blocks = tuple(mask_of(cell for cell in self.cells if block[cell] == n) for n in across)
        self.houses = self.rows + self.columns + self.blocks

        self.row_of = tuple(self.rows[n] for n in row)
        self.column_of = tuple(self.columns[n] for n in column)
        self.block_of = tuple(self.blocks[n] for n in block)
        self.lines_of = tuple(self.row_of[cell] | self.column_of[cell] for cell in self.cells)
        self.peers = tuple(
            (self.row_of[cell] | self.column_of[cell] | self.block_of[cell]) ^ 1 << cell
            for cell in self.cells
        )

        self._name_of_cell = tuple(f"{chr(ord('a') + column[cell])}{row[cell] + 1}" for cell in self.cells)
        self._cell_of_name = {name: Cell(cell) for cell, name in enumerate(self._name_of_cell)}
        self._cells_of_row_bits = tuple(
            tuple(
                tuple(Cell(r * size + c) for c in across if bits >> c & 1)
                for bits in range(1 << size)
            )
            for r in across
        )  # fmt: skip
        self._names_of_row_bits = tuple(
            tuple(tuple(self._name_of_cell[cell] for cell in cells) for cells in table)
            for table in self._cells_of_row_bits
        )

    def __repr__(self) -> str:
        return f"Board({self.size}×{self.size})"

    def __reduce__(self) -> str:
        return "NINE" if self.size == 9 else "SIX"  # a copy by any way is the same board

    def name(self, cell: Cell) -> str:
        """The cell as people name it."""
        return self._name_of_cell[cell]

    def cell(self, name: str) -> Cell:
        """The cell of a name, in either case. Raises BadInput where there is none."""
        cell_ = self._cell_of_name.get(name.lower())
        if cell_ is None:
            raise BadInput(
                "unknown-cell", cell=name, first=self._name_of_cell[0], last=self._name_of_cell[-1]
            )
        return cell_

    def locate(self, where: object) -> Cell:
        """The cell that somebody means by a name or a number. Raises BadInput for anything else.

        >>> NINE.locate("E5"), NINE.locate(40)
        (40, 40)
        """
        if isinstance(where, str):
            return self.cell(where.strip())
        number = whole_number(where)
        if number is not None and number in self.cells:
            return Cell(number)
        error = BadInput if number is None else OutOfRange
        raise error("unknown-cell", cell=where, first=self._name_of_cell[0], last=self._name_of_cell[-1])

    def cells_in(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a mask, in order.

        >>> NINE.cells_in(0b1011)
        (0, 1, 3)
        """
        return self._spread(mask, self._cells_of_row_bits)

    @lru_cache(maxsize=4096)  # noqa: B019 - there are only two boards, and both live as long as the process
    def names(self, mask: int) -> tuple[str, ...]:
        """The names of a mask's cells, in order."""
        return self._spread(mask, self._names_of_row_bits)

    def _spread(self, mask: int, tables: tuple[tuple[tuple[T, ...], ...], ...]) -> tuple[T, ...]:
        if self.size == 9:  # written out: every move asks it several times, and this takes half as long
            return (
                *tables[0][mask & 511],
                *tables[1][mask >> 9 & 511],
                *tables[2][mask >> 18 & 511],
                *tables[3][mask >> 27 & 511],
                *tables[4][mask >> 36 & 511],
                *tables[5][mask >> 45 & 511],
                *tables[6][mask >> 54 & 511],
                *tables[7][mask >> 63 & 511],
                *tables[8][mask >> 72],
            )
        members: tuple[T, ...] = ()
        size, row_bits = self.size, (1 << self.size) - 1
        for table in tables:
            members += table[mask & row_bits]
            mask >>= size
        return members


def mask_of(cells: Iterable[int]) -> Cells:
    """The mask of some cells.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask = NO_CELLS
    for cell in cells:
        mask |= 1 << cell
    return mask


NINE = Board(9, block_height=3, block_width=3)
SIX = Board(6, block_height=2, block_width=3)
