"""What a laid tile scores for: the tiles that it joins, and their worth."""

from fullhouse.core.masks import Cells
from fullhouse.games.kit.families.laying_data import Scoring
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid


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
