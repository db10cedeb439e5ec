"""What is wrong in a player's own grid and notes: noticed before any hint, with a way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import links_of
from fullhouse.coach.consequences import Refutation
from fullhouse.coach.geometry import HOUSES, House, block, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

Notes = Mapping[Cell, Sequence[Symbol]]


WITHOUT_NETS = "death_blossom"
"""The hardest technique that follows no assumption."""

MOST_SOLUTIONS = 100
"""Completions of a problem with several solutions that notes are compared with."""


class Clash(msgspec.Struct, frozen=True):
    """Where a wrong digit fails in the end: a cell with nothing left, or a digit without room or twice."""

    end: Literal["cell", "house", "twice", "two"]
    at: int
    """The cell, or the house."""
    digit: int
    """0 for a cell."""


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
    """A net without cases from the digit to a contradiction, in the grid without what is to be cleared."""
    path: tuple[Step, ...] = ()
    """Where there is no such net: steps from the grid with the digit to a contradiction."""
    clash: Clash | None = None
    """That contradiction; None where only cases within cases show it."""
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
        if good.fits(cell, symbol) and next(iter(solutions(good.put(cell, symbol))), None) is not None:
            good = good.put(cell, symbol)
            continue
        later = tuple(entries[number:]) if history else _wrong_from(good, grid, entries[number:])
        before = _without(grid, later)
        clashes = NINE.cells_in(before.clashes(cell, symbol))
        if clashes:
            return Mistake("clash", block(cell), cell, symbol, seen=clashes, erase=later)
        return _explained(Mistake("digit", block(cell), cell, symbol, erase=later), before)
    return _wrong_note(good, notes or {})


def _without(grid: Grid, cells: Sequence[Cell]) -> Grid:
    """The grid with some cells cleared."""
    return Grid.of(NINE, bytes(0 if cell in cells else symbol for cell, symbol in enumerate(grid.symbols)))


def _explained(mistake: Mistake, before: Grid) -> Mistake:
    """A wrong digit with the clash that it leads to: straight on, or by a person's steps; never by cases."""
    why = why_wrong(before, mistake.cell, mistake.symbol)
    if why is not None:
        net = why.nets[0]
        if net.end == "empty_cell":
            clash = Clash("cell", net.at, 0)
        elif net.at >= len(HOUSES):
            clash = Clash("two", net.at - len(HOUSES), 0)
        else:
            clash = Clash("house" if net.end == "empty_house" else "twice", net.at, net.symbol)
        return msgspec.structs.replace(mistake, why=why, clash=clash)
    position = Position.of(before.put(mistake.cell, mistake.symbol))
    path = search.solve_path(position, deepest=WITHOUT_NETS)
    if path.stop != "broken":
        return mistake
    for step in path.steps:
        position = position.after(step)
    return msgspec.structs.replace(mistake, path=path.steps, clash=_broken(position))


def _broken(position: Position) -> Clash | None:
    """The cell or the house of a position where nothing is left."""
    for cell in sorted(position.open):
        if not position.masks[cell]:
            return Clash("cell", cell, 0)
    for number, house in enumerate(HOUSES):
        shown = [position.grid.symbols[cell] for cell in house]
        for symbol in SYMBOLS:
            if shown.count(symbol) > 1:
                return Clash("twice", number, symbol)
            if symbol not in shown and not position.rooms[symbol] & house:
                return Clash("house", number, symbol)
    return None


def why_wrong(grid: Grid, cell: Cell, symbol: Symbol) -> Step | None:
    """Why a digit cannot stand in an empty cell: the shortest way to a contradiction by singles, if any."""
    position = Position.of(grid)
    net = Refutation(position, cell, symbol).shortest()
    if net is None:
        return None
    by_fewest = Step("forcing_net", removes=((cell, symbol),), nets=(net,))
    first = search.refute(position, cell, symbol)  # of long ways, it may happen to be shorter
    return by_fewest if first is None else min(by_fewest, first, key=links_of)


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


def candidates_noted(grid: Grid, notes: Notes) -> Notes:
    """The notes that say what a cell can still hold: they narrow down its candidates.

    Many people note a digit in a cell to remember one of its places, not all that the cell can hold. So a
    single note counts only where every empty cell has notes; and no notes count that rule out all solutions.
    """
    complete = all(notes.get(cell) for cell in NINE.cells_in(grid.open))
    counted = {
        cell: symbols
        for cell, symbols in notes.items()
        if grid.open >> cell & 1 and len(set(symbols)) > (0 if complete else 1)
    }
    for used in (counted, {cell: symbols for cell, symbols in counted.items() if len(set(symbols)) > 1}):
        if _leave_a_solution(grid, used):
            return used
    return {}


def _leave_a_solution(grid: Grid, notes: Notes) -> bool:
    """Whether one of the first completions has in every noted cell one of its notes."""
    return any(
        all(solution.symbols[cell] in symbols for cell, symbols in notes.items())
        for solution in islice(solutions(grid), MOST_SOLUTIONS)
    )


def _wrong_note(grid: Grid, notes: Notes) -> Mistake | None:
    """A cell with several notes that no completion has there, unless they may be marks of places."""
    solution = next(iter(solutions(grid)), None)
    if solution is None:
        raise BadInput("problem-without-solution")
    for cell, symbols in sorted(notes.items()):
        if not grid.open >> cell & 1 or len(set(symbols)) < 2 or _any_completion(grid, cell, symbols):
            continue
        if not all(_marks_a_place(grid, notes, cell, symbol) for symbol in symbols):
            return Mistake("note", block(cell), cell, Symbol(solution.symbols[cell]), erase=(cell,))
    return None


def _marks_a_place(grid: Grid, notes: Notes, cell: Cell, symbol: Symbol) -> bool:
    """Whether the symbol is noted at all its places in a house of the cell, as people mark pairs."""
    return grid.fits(cell, symbol) and any(
        all(symbol in notes.get(other, ()) for other in HOUSES[house] if grid.room(symbol) >> other & 1)
        for house in houses_of(cell)
    )


def _any_completion(grid: Grid, cell: Cell, symbols: Sequence[Symbol]) -> bool:
    fitting = [symbol for symbol in symbols if grid.fits(cell, symbol)]
    return any(next(iter(solutions(grid.put(cell, symbol))), None) is not None for symbol in fitting)
