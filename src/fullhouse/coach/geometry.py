"""The 9×9 board as techniques speak of it. Houses: 0–8 are rows, 9–17 columns, 18–26 blocks."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NewType

from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE

House = NewType("House", int)

HOUSES = tuple(frozenset(NINE.cells_in(mask)) for mask in NINE.houses)
PEERS = tuple(frozenset(NINE.cells_in(mask)) for mask in NINE.peers)
CELLS = tuple(map(Cell, NINE.cells))
ALL = tuple(map(House, range(27)))
ROWS, COLUMNS, BLOCKS = ALL[:9], ALL[9:18], ALL[18:]
LINES = ROWS + COLUMNS
Corners = tuple[Cell, Cell, Cell, Cell]
"""Row by row: the first and the last lie diagonally, and so do the other two."""


def row(cell: Cell) -> House:
    return House(cell // 9)


def column(cell: Cell) -> House:
    return House(9 + cell % 9)


def block(cell: Cell) -> House:
    return House(18 + cell // 27 * 3 + cell % 9 // 3)


def houses_of(cell: Cell) -> tuple[House, House, House]:
    """The row, the column and the block of a cell.

    >>> houses_of(Cell(40))
    (4, 13, 22)
    """
    return row(cell), column(cell), block(cell)


def is_row(house: House) -> bool:
    return house < 9


def is_column(house: House) -> bool:
    return 9 <= house < 18


def is_block(house: House) -> bool:
    return house >= 18


def _rectangles() -> Iterator[Corners]:
    """Four cells in two rows, two columns and two blocks."""
    for one, other in combinations(range(9), 2):
        for left, right in combinations(range(9), 2):
            a, b, c, d = (Cell(9 * line + place) for line in (one, other) for place in (left, right))
            if len({block(cell) for cell in (a, b, c, d)}) == 2:
                yield a, b, c, d


RECTANGLES = tuple(_rectangles())


def crossing(house: House, cell: Cell) -> House:
    """The line through a cell that crosses a line.

    >>> crossing(House(0), Cell(5)), crossing(House(14), Cell(5))
    (14, 0)
    """
    return column(cell) if is_row(house) else row(cell)


def seen_by_all(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells that see every one of some cells.

    >>> sorted(seen_by_all([Cell(0), Cell(4)]))
    [1, 2, 3, 5, 6, 7, 8]
    """
    sets = [PEERS[cell] for cell in cells]
    return frozenset.intersection(*sets) if sets else frozenset()


def seen_by_any(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells that see at least one of some cells."""
    return frozenset().union(*(PEERS[cell] for cell in cells))
