"""A slow, obvious solver: try what fits in the cell with the fewest candidates. The oracle for the fast one."""

from collections.abc import Iterator

from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.grid import Grid


def solutions(grid: Grid) -> Iterator[Grid]:
    """All ways to fill a grid so that no symbol stands twice in a house, one after another.

    >>> from fullhouse.sudoku.board import SIX
    >>> sum(1 for _ in solutions(Grid.parse("123456456...231564...312312645.....3", SIX)))
    1
    """
    if grid.is_sound():
        yield from _fill(grid)


def _fill(grid: Grid) -> Iterator[Grid]:
    best: tuple[Symbol, ...] | None = None
    where = Cell(0)
    for cell in grid.board.cells_in(grid.open):
        candidates = grid.candidates(cell)
        if best is None or len(candidates) < len(best):
            where, best = cell, candidates
            if len(best) <= 1:
                break
    if best is None:
        yield grid
        return
    for symbol in best:
        yield from _fill(grid.put(where, symbol))
