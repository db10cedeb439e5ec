"""Forced positions: whether a number has to go to a cell, on which ground, and the proof as it is drawn.

A row proves the 3 in a1 when it fits no other open cell of the row; each is crossed out by a 3 that it sees:

    [3] 2  8 │ 7  #  # │ 1  #  5
     .  .  . │ 3  .  . │ .  .  .
     .  .  . │ .  .  . │ .  .  3

The cell proves it when every other number is crossed out there. Nothing deeper counts.
"""

from functools import lru_cache

import msgspec

from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid

GROUNDS = ("row", "column", "block", "cell")
"""In the order in which the referee looks for one."""


class Crossed(msgspec.Struct, frozen=True, gc=False):
    """This number does not fit this cell: the tiles `by` are equal and seen from it."""

    cell: str
    symbol: Symbol
    by: tuple[str, ...]


class ForcedProof(msgspec.Struct, frozen=True, gc=False):
    """What is drawn for a ground: all that is crossed out.

    It holds when that is every other open cell of the house, or every other number of the cell.
    """

    ground: str
    crossed: tuple[Crossed, ...]


def against(grid: Grid, open_cells: Cells, cell: Cell, symbol: Symbol, ground: str = "") -> Cells:
    """The mask of the cells that speak against a forced position; 0 where it is one.

    These are the tiles that keep the number from fitting; else the other cells of the house that would take
    it, or the cell itself where it would take another number. Without a ground: of the one that is nearest.
    """
    if not grid.fits(cell, symbol):
        return grid.clashes(cell, symbol)
    return _rivals(grid, open_cells, cell, symbol, ground or nearest(grid, open_cells, cell, symbol))


def prove(grid: Grid, open_cells: Cells, cell: Cell, symbol: Symbol, ground: str = "") -> ForcedProof | None:
    """The proof that a position is forced, on the ground given or on any; None where there is none.

    >>> from fullhouse.sudoku.board import NINE
    >>> grid = Grid.parse(".287..1.5" "...3....." "........3" + "." * 54)
    >>> proof = prove(grid, grid.open, NINE.cell("a1"), Symbol(3), "row")
    >>> [(crossed.cell, *crossed.by) for crossed in proof.crossed]
    [('e1', 'd2'), ('f1', 'd2'), ('h1', 'i3')]
    >>> prove(grid, grid.open, NINE.cell("a1"), Symbol(3), "column") is None
    True
    """
    if against(grid, open_cells, cell, symbol, ground):
        return None
    return draw(grid, open_cells, cell, symbol, ground)


def draw(grid: Grid, open_cells: Cells, cell: Cell, symbol: Symbol, ground: str = "") -> ForcedProof:
    """All that can be crossed out for a ground, whether or not the proof holds.

    Players who watch each other have to see for themselves what is missing.
    """
    ground = ground or nearest(grid, open_cells, cell, symbol)
    if ground == "cell":
        return ForcedProof(ground, _crossed_numbers(grid, cell, symbol))
    board = grid.board
    barred = _house(board, cell, ground) & open_cells & grid.barred[symbol] & ~BIT[cell]
    equal = grid.where(symbol)
    return ForcedProof(
        ground,
        tuple(
            Crossed(board.name(other), symbol, _names(board, equal & board.peers[other]))
            for other in board.cells_in(barred)
        ),
    )


def nearest(grid: Grid, open_cells: Cells, cell: Cell, symbol: Symbol) -> str:
    """The ground that holds, or else the one that the least speaks against."""
    best, fewest = "", len(grid.board.cells)
    for ground in GROUNDS:
        count = _rivals(grid, open_cells, cell, symbol, ground).bit_count()
        if count < fewest:
            best, fewest = ground, count
            if not count:
                break
    return best


def forced_cells(
    grid: Grid, open_cells: Cells, symbol: Symbol, lone: Cells
) -> tuple[Cells, Cells, Cells, Cells]:
    """The masks of the open cells where a number is forced, in the order of GROUNDS. `lone`: `lone_cells`."""
    room = open_cells & ~grid.barred[symbol]
    return (*_only_ones(grid.board, room), room & lone)


def lone_cells(grid: Grid) -> Cells:
    """The mask of the cells that not more than one number fits."""
    none = one_at_most = grid.board.all
    for barred in grid.barred[1:]:
        one_at_most = one_at_most & barred | none
        none &= barred
    return one_at_most


@lru_cache(maxsize=1 << 12)
def _only_ones(board: Board, room: Cells) -> tuple[Cells, Cells, Cells]:
    """The cells of a mask that are the only ones of their row, column, block.

    Cached, because most numbers find the same room in one turn and the next.
    """
    return _alone(room, board.rows), _alone(room, board.columns), _alone(room, board.blocks)


def _alone(room: Cells, houses: tuple[Cells, ...]) -> Cells:
    alone = NO_CELLS
    for house in houses:
        part = room & house
        if not part & (part - 1):
            alone |= part
    return alone


def _rivals(grid: Grid, open_cells: Cells, cell: Cell, symbol: Symbol, ground: str) -> Cells:
    bit = BIT[cell]
    if ground != "cell":
        return _house(grid.board, cell, ground) & open_cells & ~(grid.barred[symbol] | bit)
    for other in grid.board.symbols:
        if other != symbol and not grid.barred[other] & bit:
            return bit
    return NO_CELLS


def _house(board: Board, cell: Cell, ground: str) -> Cells:
    if ground == "row":
        return board.row_of[cell]
    return board.column_of[cell] if ground == "column" else board.block_of[cell]


def _crossed_numbers(grid: Grid, cell: Cell, symbol: Symbol) -> tuple[Crossed, ...]:
    """The other numbers that do not fit a cell."""
    board, bars = grid.board, [0] * (grid.board.size + 1)
    for seen in board.cells_in(board.peers[cell] & grid.filled):
        bars[grid.symbols[seen]] |= BIT[seen]
    name = board.name(cell)
    return tuple(
        Crossed(name, Symbol(other), _names(board, by))
        for other, by in enumerate(bars)
        if by and other != symbol
    )


@lru_cache(maxsize=1 << 14)
def _names(board: Board, mask: Cells) -> tuple[str, ...]:
    return board.names(mask)
