"""Problems with a position that one candidate keeps from being a rare pattern: a file of them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Symbol
from fullhouse.problems.compact import pack, unpack
from fullhouse.problems.disguise import isomorph
from fullhouse.problems.practice.exercise import easier_than, known
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


class Spoiled(msgspec.Struct, frozen=True):
    """A problem, and the candidate that spoils the pattern where everything easier is used up."""

    technique: str
    problem: str
    cell: Cell
    symbol: Symbol

    def disguised(self, chance: Chance) -> Spoiled:
        """An equivalent one. The candidate alone, as a grid, goes the same way as the problem."""
        seed = chance.below(1 << 31)
        alone = "." * self.cell + str(self.symbol) + "." * (80 - self.cell)
        moved = isomorph(alone, Chance(seed))
        (cell,) = (cell for cell, char in enumerate(moved) if char != ".")
        return Spoiled(
            self.technique, isomorph(self.problem, Chance(seed)), Cell(cell), Symbol(int(moved[cell]))
        )


def where_stuck(problem: str, technique: str) -> Position | None:
    """The position in which nothing easier than a technique helps any more, if there is one."""
    start = Grid.parse(problem)
    position = Position.of(start, problem=start)
    path = search.solve_path(position, deepest=easier_than(known(technique)))
    for step in path.steps:
        position = position.after(step)
    return position if path.stop == "stuck" else None


def without(position: Position, spoiled: Spoiled) -> Step | None:
    """The step that would hold without the spoiler, and that concludes nothing which follows with it."""
    if not position.masks[spoiled.cell] >> spoiled.symbol & 1:
        return None
    masks = list(position.masks)
    masks[spoiled.cell] &= ~(1 << spoiled.symbol)
    steps = search.all_steps(Position(position.grid, tuple(masks), position.givens), spoiled.technique)
    if not steps:
        return None
    there = search.all_steps(position, spoiled.technique)
    follows = {one for step in there for one in (*step.places, *step.removes)}
    return next((step for step in steps if follows.isdisjoint((*step.places, *step.removes))), None)


def line_of(spoiled: Spoiled) -> str:
    """Its line in the file."""
    return f"{spoiled.technique} {pack(spoiled.problem)} {NINE.name(spoiled.cell)}={spoiled.symbol}"


@cache
def kept() -> dict[str, tuple[Spoiled, ...]]:
    """All of the file, by technique."""
    text = files("fullhouse.problems.practice").joinpath("spoiled.txt").read_text(encoding="ascii")
    by_technique: dict[str, tuple[Spoiled, ...]] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        technique, code, candidate = line.split()
        name, symbol = candidate.split("=")
        one = Spoiled(technique, unpack(code), NINE.cell(name), Symbol(int(symbol)))
        by_technique[technique] = (*by_technique.get(technique, ()), one)
    return by_technique
