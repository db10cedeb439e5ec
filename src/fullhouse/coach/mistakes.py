"""What is wrong in a player's own grid and notes: noticed before any hint, with a way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.geometry import House, block
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

Notes = Mapping[Cell, Sequence[Symbol]]

SHORT = 12
"""Facts that a person follows without trouble."""


class Mistake(msgspec.Struct, frozen=True):
    """A digit or a note that cannot be right: somewhere in a block, then where, then why."""

    kind: Literal["clash", "digit", "note"]
    block: House
    cell: Cell
    symbol: Symbol
    """The wrong digit; for a note, the one that is missing."""
    seen: tuple[Cell, ...] = ()
    """The tiles that it clashes with."""
    why: Step | None = None
    """A net from the digit to a contradiction, in the grid before it was written."""
    erase: tuple[Cell, ...] = ()
    """All cells to clear to get back to before the mistake."""


def find_mistake(
    problem: Grid, grid: Grid, notes: Notes | None = None, history: Sequence[Cell] = ()
) -> Mistake | None:
    """The first mistake in a player's grid, in the order of their entries where that is known."""
    entries = [cell for cell in NINE.cells_in(grid.filled) if not problem.symbols[cell]]
    entries.sort(key=lambda cell: history.index(cell) if cell in history else len(history))
    good = problem
    for number, cell in enumerate(entries):
        symbol = Symbol(grid.symbols[cell])
        clashes = NINE.cells_in(good.clashes(cell, symbol))
        later = tuple(entries[number:]) if history else _wrong_from(good, grid, entries[number:])
        if clashes:
            return Mistake("clash", block(cell), cell, symbol, seen=clashes, erase=later)
        if next(iter(solutions(good.put(cell, symbol))), None) is None:
            why = why_wrong(good, cell, symbol)
            return Mistake("digit", block(cell), cell, symbol, why=why, erase=later)
        good = good.put(cell, symbol)
    return _wrong_note(good, notes or {})


def why_wrong(grid: Grid, cell: Cell, symbol: Symbol) -> Step | None:
    """Why a digit cannot stand in an empty cell: the shortest way to a contradiction that was found.

    It starts from the grid as it lies there, or from easy eliminations where those make it shorter.
    """
    position = Position.of(grid)
    best = search.refute(position, cell, symbol)
    while best is not None and best.nets[0].size() > SHORT:
        stop, step = search.next_step(position, deepest="hidden_triple")
        if stop != "found" or step is None or step.places or (cell, symbol) in step.removes:
            break
        position = position.after(step)
        other = search.refute(position, cell, symbol)
        if other is not None and other.nets[0].size() < best.nets[0].size():
            best = other
    return best


def _wrong_from(good: Grid, grid: Grid, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Of some cells, those whose digit fits no completion of what stands before them."""
    wrong: list[Cell] = []
    for cell in cells:
        symbol = Symbol(grid.symbols[cell])
        if good.fits(cell, symbol) and next(iter(solutions(good.put(cell, symbol))), None) is not None:
            good = good.put(cell, symbol)
        else:
            wrong.append(cell)
    return tuple(wrong)


def _wrong_note(grid: Grid, notes: Notes) -> Mistake | None:
    """A cell whose notes lack everything that any completion has there."""
    solution = next(iter(solutions(grid)), None)
    if solution is None:
        raise BadInput("problem-without-solution")
    for cell, symbols in sorted(notes.items()):
        if not grid.open >> cell & 1 or not symbols:
            continue
        right = [Symbol(solution.symbols[cell])]
        if right[0] not in symbols and not _any_completion(grid, cell, symbols):
            return Mistake("note", block(cell), cell, right[0], erase=(cell,))
    return None


def _any_completion(grid: Grid, cell: Cell, symbols: Sequence[Symbol]) -> bool:
    fitting = [symbol for symbol in symbols if grid.fits(cell, symbol)]
    return any(next(iter(solutions(grid.put(cell, symbol))), None) is not None for symbol in fitting)
