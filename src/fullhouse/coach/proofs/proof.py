"""Is a cell forced? Yes, with a proof that the checker accepts; or no, with two completions that differ.

Sound for any number of solutions: nothing here assumes that there is only one. A game may count less as
forced than logic does: `grounds` is what the rule of Challenge takes for a proof.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.geometry import HOUSES, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.proofs.detours import without_detours
from fullhouse.coach.reasons import barring
from fullhouse.coach.step import Bar, Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_on


class Forced(msgspec.Struct, frozen=True):
    """Steps from the grid to the cell; none, and `in_budget` false, where the search was stopped."""

    cell: Cell
    symbol: Symbol
    steps: tuple[Step, ...]
    in_budget: bool = True


class NotForced(msgspec.Struct, frozen=True):
    """Two ways to complete the grid that differ in the cell."""

    cell: Cell
    completions: tuple[Grid, Grid]


Ground = Literal["row", "column", "block", "cell"]


class Grounded(msgspec.Struct, frozen=True):
    """A position forced at sight: on which ground, and which tile bars which cell (or which symbol)."""

    ground: Ground
    bars: tuple[Bar, ...]


def forced(grid: GridLike, cell: str | int, *, budget: int = search.BUDGET) -> Forced | NotForced:
    """Whether all completions of a grid have the same symbol in an empty cell.

    >>> found = forced("12345678." + "." * 72, "i1")
    >>> isinstance(found, Forced) and found.symbol
    9
    """
    grid, cell = grid_on(NINE, grid), NINE.locate(cell)
    if not grid.open >> cell & 1:
        raise BadInput("cell-not-empty", cell=NINE.name(cell))
    filled = completions(grid, cell)
    if not filled:
        raise BadInput("problem-without-solution")
    if len(filled) > 1:
        return NotForced(cell, (filled[0], filled[1]))
    path = search.solve_path(Position.of(grid), budget=budget)
    for number, step in enumerate(path.steps):
        for where, symbol in step.places:
            if where == cell:
                steps = without_detours(Position.of(grid), path.steps[: number + 1])
                return Forced(cell, symbol, steps)
    return Forced(cell, Symbol(filled[0].symbols[cell]), (), in_budget=False)


def completions(grid: Grid, cell: Cell) -> list[Grid]:
    """At most two completions with different symbols in a cell."""
    grids: list[Grid] = []
    if not grid.is_sound():
        return grids
    for symbol in grid.candidates(cell):
        solution = next(iter(solutions(grid.put(cell, symbol))), None)
        if solution is not None:
            grids.append(solution)
        if len(grids) == 2:
            break
    return grids


def grounds(grid: Grid, cell: Cell, symbol: Symbol, open_cells: int | None = None) -> tuple[Grounded, ...]:
    """The grounds on which a symbol is forced into a cell at sight. Nothing deeper counts.

    No other open cell of a house takes the symbol, or no other symbol fits the cell.
    """
    if not grid.fits(cell, symbol):
        return ()
    mask = grid.open if open_cells is None else open_cells
    grounded: list[Grounded] = []
    names: tuple[Ground, ...] = ("row", "column", "block")
    for ground, house in zip(names, houses_of(cell), strict=True):
        others = [other for other in sorted(HOUSES[house]) if mask >> other & 1 and other != cell]
        bars = tuple(Bar(other, symbol, barring(grid, other, symbol)) for other in others)
        if all(bar.by is not None for bar in bars):
            grounded.append(Grounded(ground, bars))
    rest = tuple(Bar(cell, other, barring(grid, cell, other)) for other in SYMBOLS if other != symbol)
    if all(bar.by is not None for bar in rest):
        grounded.append(Grounded("cell", rest))
    return tuple(grounded)
