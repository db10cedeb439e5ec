"""Where the tiles lie that are on the board from the start: one in each line, and in each block if wanted."""

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import Board, mask_of


def golden_tiles(board: Board, chance: Chance, *, by_block: bool) -> dict[str, int]:
    """One tile of each symbol, on cells of which no two share a row or a column, nor a block if wanted."""
    while True:
        columns = chance.shuffled(range(board.size))
        cells = [Cell(row * board.size + column) for row, column in enumerate(columns)]
        spread = mask_of(cells)
        if not by_block or all((block & spread).bit_count() == 1 for block in board.blocks):
            return {
                board.name(cell): symbol
                for cell, symbol in zip(cells, chance.shuffled(board.symbols), strict=True)
            }


def all_but(board: Board, laid: dict[str, int]) -> list[int]:
    """The tiles of a full set without those that lie on the board."""
    rest = [symbol for symbol in board.symbols for _ in range(board.size)]
    for symbol in laid.values():
        rest.remove(symbol)
    return rest
