"""Looks for steps, the easiest first: asks the kernel, names what it answers, and says why a single holds."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Bar, Fact, Link, Net, Part, Step
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.coach.techniques.set_chains import with_reasons
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import backend
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def with_bars(position: Position, step: Step) -> Step:
    """A single with its reasons: for each cell or symbol that is out, the tile that rules it out."""
    kind = by_name()[step.technique].bars
    if kind is None:
        return step
    (cell, symbol), house = step.places[0], step.the("pattern").house
    inside = frozenset[Cell]() if house is None else HOUSES[house]
    if kind == "cells":
        barred = [(other, symbol) for other in sorted((position.open & inside) - {cell})]
    else:
        shown = {position.grid.symbols[other] for other in inside} if kind == "missing" else set[int]()
        barred = [(cell, other) for other in SYMBOLS if other != symbol and other not in shown]
    bars = tuple(Bar(where, what, barring(position.grid, where, what)) for where, what in barred)
    return msgspec.structs.replace(step, bars=bars)


def barring(grid: Grid, cell: Cell, symbol: Symbol) -> Cell | None:
    """The tile that bars a symbol from a cell; lines come first, being easier to see than the block."""
    tiles = NINE.cells_in(grid.clashes(cell, symbol))
    lines = [tile for tile in tiles if tile // 9 == cell // 9 or tile % 9 == cell % 9]
    return next(iter(lines or tiles), None)


if TYPE_CHECKING:
    from fullhouse.solver import _coach
else:
    _coach = backend.loaded("fullhouse.solver._coach", "fullhouse.solver.wasm.coach")

Stop = Literal["step", "solved", "stuck", "broken", "budget"]
"""There is a step; all is filled; there is nothing to conclude; there is no solution; the budget ran out."""

BUDGET = 2_000_000
"""How many assumptions the nets of one step may follow."""


class Path(msgspec.Struct, frozen=True):
    """The steps of a solution in order, and why they end."""

    stop: Stop
    steps: tuple[Step, ...]

    @property
    def is_solved(self) -> bool:
        return self.stop == "solved"


def next_step(
    position: Position, *, unique: bool = False, budget: int = BUDGET, deepest: str | None = None
) -> tuple[Stop, Step | None]:
    """The easiest step of a position. `unique` allows what holds for a problem with one solution only."""
    stop, raw = _coach.next_step(
        str(position.grid), list(position.masks), unique, budget, _index(deepest)
    )  # fmt: skip
    step = None if raw is None else with_bars(position, _step(raw))
    return stop, step  # type: ignore[return-value]


def solve_path(
    position: Position,
    *,
    unique: bool = False,
    budget: int = BUDGET,
    deepest: str | None = None,
    without: Collection[str] = (),
) -> Path:
    """Step after step, as far as logic goes; without some techniques, as far as the others go."""
    asked: list[Any] = [str(position.grid), list(position.masks), unique, budget, _index(deepest)]
    if without:
        asked.append([number for number, one in enumerate(technique_set()) if one.name in without])
    stop, raws = _coach.solve_path(*asked)
    steps = []
    for raw in raws:
        step = with_bars(position, _step(raw))
        steps.append(step)
        position = position.after(step)
    return Path(stop, tuple(steps))  # type: ignore[arg-type]


def all_steps(position: Position, technique: str, *, budget: int = BUDGET) -> list[Step]:
    """Every step of one technique, by the kernel where it knows it; of nested nets, the best one."""
    if technique not in _of_kernel():
        return list(by_name()[technique].find(position))
    raws = _coach.all_steps(str(position.grid), list(position.masks), technique, budget)
    steps = [_step(raw) for raw in raws]
    return [with_reasons(position, step) for step in steps] if technique == "als_aic" else steps


@cache
def _of_kernel() -> frozenset[str]:
    """The techniques that the kernel knows; those that need no hurry are in Python only."""
    return frozenset(_coach.techniques())


def _index(deepest: str | None) -> int:
    names = [technique.name for technique in technique_set()]
    return len(names) - 1 if deepest is None else names.index(deepest)


def _step(raw: tuple[Any, ...]) -> Step:
    technique, places, removes, parts, chain, nets = raw
    return Step(
        technique,
        places,
        removes,
        tuple(Part(role, cells, symbols, _house(house)) for role, cells, symbols, house in parts),
        tuple(Link(*link) for link in chain),
        tuple(map(_net, nets)),
    )


def _house(number: int) -> House | None:
    return None if number < 0 else House(number)


def _net(raw: tuple[Any, ...]) -> Net:
    facts, end, at, symbol, cases = raw
    return Net(tuple(Fact(*fact) for fact in facts), end, at, symbol, tuple(map(_net, cases)))


def refute(position: Position, cell: Cell, symbol: Symbol, *, budget: int = BUDGET) -> Step | None:
    """Why a candidate cannot be true, as plainly as can be; None for one that stands in some solution."""
    raw = _coach.refute(str(position.grid), list(position.masks), cell, symbol, budget)
    return None if raw is None else _step(raw)
