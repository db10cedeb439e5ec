"""Is a cell forced? Yes, with a proof that the checker accepts; or no, with two completions that differ.

Sound for any number of solutions: nothing here assumes that there is only one. A proof makes no detours: it
has those steps of a path that the last one needs, so that all that is said is true.
"""

from __future__ import annotations

import msgspec

from fullhouse.coach import search
from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import FINS, Net, Part, Step
from fullhouse.coach.techniques import by_name
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


Found = tuple[Step, Position]
"""A step and where it was found."""


def without_detours(position: Position, steps: tuple[Step, ...], *, digits: bool = False) -> tuple[Step, ...]:
    """The steps that the last one needs: whatever can be left out is left out, from the end backwards.

    `digits` keeps every digit that is placed on the way.
    """
    kept: list[Found] = []
    for step in steps:
        kept.append((step, position))
        position = position.after(step)
    for index in range(len(steps) - 2, -1, -1):
        if digits and kept[index][0].places:
            continue
        rest = _held_from(kept[index][1], kept[index + 1 :])
        if rest is not None:
            kept[index:] = rest
    return tuple(step for step, _ in kept)


def _held_from(position: Position, steps: list[Found]) -> list[Found] | None:
    """The steps as they hold from another position, or None where one does not hold there.

    A single gets its reasons anew; of any other step, all that it looks at has to be the same.
    """
    renewed: list[Found] = []
    for step, found_at in steps:
        is_same = view(position, step) == view(found_at, step)
        new = with_bars(position, step if is_same else _without_full_house(step))
        if not (is_same or by_name()[new.technique].bars) or not _still_holds(position, new):
            return None
        renewed.append((new, position))
        position = position.after(new)
    return renewed


def _without_full_house(step: Step) -> Step:
    """A step that needs no full house: the last cell of one is a naked single anywhere."""
    if step.technique != "full_house":
        return step
    (cell, symbol), *_ = step.places
    return Step("exclusion", places=step.places, parts=(Part("pattern", (cell,), (symbol,)),))


def view(position: Position, step: Step) -> set[tuple[object, ...]]:
    """All of a position that a step looks at: cells, places of symbols in houses, tiles in houses."""
    seen: set[tuple[object, ...]] = set()
    for part in step.parts:
        seen |= {(cell, position.masks[cell]) for cell in part.cells}
        if part.role.startswith("colour"):
            seen |= {(symbol, position.rooms[symbol]) for symbol in part.symbols}
        if part.house is not None:
            seen |= {(symbol, part.house, position.places(symbol, part.house)) for symbol in part.symbols}
            seen |= {(cell, "tile", position.grid.symbols[cell]) for cell in HOUSES[part.house]}
    for link in step.chain:
        seen |= {(cell, position.masks[cell]) for cell in link.cells}
        seen.add((link.symbol, position.rooms[link.symbol]))
    for net in step.nets:
        seen |= _view_of_net(position, net)
    return seen


def _view_of_net(position: Position, net: Net) -> set[tuple[object, ...]]:
    facts = {*net.facts}
    seen: set[tuple[object, ...]] = {(fact.cell, position.masks[fact.cell]) for fact in facts}
    for fact in facts:
        if fact.why == "house":
            seen.add((fact.symbol, fact.ref, position.places(fact.symbol, House(fact.ref))))
    if net.at == FINS:  # the lines of the fish are parts of the step
        return seen.union(*(_view_of_net(position, case) for case in net.cases))
    if net.symbol and net.end in ("empty_house", "cases"):
        symbol = Symbol(net.symbol)
        seen.add((symbol, net.at, position.places(symbol, House(net.at))))
    elif net.end in ("empty_cell", "cases"):
        seen.add((net.at, position.masks[net.at]))
    return seen.union(*(_view_of_net(position, case) for case in net.cases))


def _still_holds(position: Position, step: Step) -> bool:
    if by_name()[step.technique].assumes_uniqueness:
        return False
    return all(position.masks[cell] >> symbol & 1 for cell, symbol in step.places) and check.holds(
        position, step
    )
