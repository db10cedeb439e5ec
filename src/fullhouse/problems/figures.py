"""The booklet's worked figures 9 to 19: positions of our own for what its chapter tells, up to a digit."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import step_by
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.detours import without_detours
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import Exercise
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

Theme = Literal[
    "slide", "few_gaps", "many_gaps", "block", "elimination", "exclusion",
    "block_to_line", "line_to_block", "two_for_two", "three_for_three", "chain",
]  # fmt: skip
"""What a figure shows, in the order of the chapter."""
FIRST = 9
"""The number of the first figure."""
DEEPEST = "hidden_triple"
"""The last of the booklet's deductions."""


class Figure(msgspec.Struct, frozen=True):
    """A position on the way through a problem, and what follows there by one way."""

    number: int
    theme: Theme
    way: Booklet
    problem: str
    grid: str
    answers: tuple[str, ...]
    """What each link concludes, as answers are written: `c3=5`, `g4-8 g5-8`."""

    @property
    def position(self) -> Position:
        return Position.of(Grid.parse(self.grid), problem=Grid.parse(self.problem))

    @property
    def links(self) -> tuple[Exercise, ...]:
        """Each link as an exercise of its own, in the position that those before have led to."""
        position, links = self.position, []
        for step in steps_by(position, self.way):
            links.append(Exercise(step.technique, self.problem, str(position.grid), position.masks))
            position = position.after(step)
        return tuple(links)

    def link(self, number: int) -> Exercise:
        """One link by its number, from 1. Raises BadInput where there are fewer."""
        links = self.links
        if not 1 <= number <= len(links):
            raise BadInput("unknown-link", number=self.number, most=len(links))
        return links[number - 1]


def steps_by(position: Position, way: Booklet) -> tuple[Step, ...]:
    """A way followed to a digit: one step, or of deduction all that the digit needs, and the digit itself."""
    if way != "deduction":
        step = step_by(position, way)
        return () if step is None else (step,)
    path = search.solve_path(position, deepest=DEEPEST).steps
    last = next((number for number, step in enumerate(path) if step.places), None)
    return () if last is None else without_detours(position, path[: last + 1])


def written(step: Step) -> str:
    """What a step concludes, as answers are written."""
    placed = [f"{NINE.name(cell)}={symbol}" for cell, symbol in step.places]
    return " ".join([*placed, *(f"{NINE.name(cell)}-{symbol}" for cell, symbol in step.removes)])


@cache
def figures() -> tuple[Figure, ...]:
    """All figures in their order.

    >>> [figure.way for figure in figures()][::5]
    ['slide', 'exclusion', 'deduction']
    """
    text = files("fullhouse.problems").joinpath("figures.txt").read_text(encoding="utf-8")
    lines = [line.split(";") for line in text.splitlines() if not line.startswith("#")]
    return tuple(
        Figure(number, theme, way, problem, grid, tuple(answers))  # type: ignore[arg-type]
        for number, (theme, way, problem, grid, *answers) in enumerate(lines, FIRST)
    )


def figure(number: int) -> Figure:
    """One figure by its number. Raises BadInput where the booklet has none like it."""
    last = FIRST + len(figures()) - 1
    if not FIRST <= number <= last:
        raise BadInput("unknown-figure", number=number, least=FIRST, most=last)
    return figures()[number - FIRST]
