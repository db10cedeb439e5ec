"""What a laid tile scores for: the tiles that it joins, and their worth."""

from functools import cache

from fullhouse.core.masks import Cells
from fullhouse.games.kit.families.laying_data import Scoring
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid

NO_COUNT = b"\xff"
CROSSED_OUT = bytes.maketrans(b"01", NO_COUNT + b"\x00")
"""From the binary digits of a mask of cells."""


def joined(board: Board, scoring: Scoring) -> tuple[Cells, ...]:
    """For each cell, the mask of the cells whose tiles a tile there joins."""
    match scoring:
        case "simple":
            return board.lines_of
        case "block":
            return board.block_of
        case _:
            return board.peers


def worth(grid: Grid, counted: int) -> int:
    """The sum of the tiles on some cells."""
    return sum(grid.symbols[cell] for cell in grid.board.cells_in(counted))


def joins(board: Board, scoring: Scoring, filled: int, cells: int) -> tuple[int, ...]:
    """How many of the filled cells a tile would join, on each of some cells.

    >>> from fullhouse.sudoku.board import NINE
    >>> joins(NINE, "block", filled=0b1011, cells=0b10100)
    (2, 1)
    """
    rows, size = _joins_of_rows(board, scoring), board.size
    if size == 9:  # written out: a server asks this at every move
        counts = (
            rows[0][filled & 511]
            + rows[1][filled >> 9 & 511]
            + rows[2][filled >> 18 & 511]
            + rows[3][filled >> 27 & 511]
            + rows[4][filled >> 36 & 511]
            + rows[5][filled >> 45 & 511]
            + rows[6][filled >> 54 & 511]
            + rows[7][filled >> 63 & 511]
            + rows[8][filled >> 72]
        )
    else:
        counts = sum(row[filled >> size * n & (1 << size) - 1] for n, row in enumerate(rows))
    # The other cells are crossed out with a byte that no count reaches, and taken away.
    most = len(board.cells)
    others = int.from_bytes(f"{cells:0{most}b}".encode().translate(CROSSED_OUT), "big")
    return tuple((counts | others).to_bytes(most, "little").translate(None, NO_COUNT))


@cache
def _joins_of_rows(board: Board, scoring: Scoring) -> tuple[tuple[int, ...], ...]:
    """For each row and each set of its cells: how many of them every cell joins, a byte a cell."""
    neighbours, size = joined(board, scoring), board.size
    rows = []
    for first in range(0, size * size, size):
        sums = [0]
        for cell in range(first, first + size):
            each = sum(1 << 8 * other for other in board.cells if neighbours[other] >> cell & 1)
            sums += [each + others for others in sums]
        rows.append(tuple(sums))
    return tuple(rows)
