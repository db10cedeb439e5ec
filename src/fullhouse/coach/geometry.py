"""The 9×9 board as techniques speak of it. Houses: 0–8 are rows, 9–17 columns, 18–26 blocks."""

from collections.abc import Iterable
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
