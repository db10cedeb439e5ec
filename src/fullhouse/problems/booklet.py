"""The booklet: fifty numbered problems of our own for whoever knows the six ways of solving, and no more.

Its worked figures 9 to 19 are positions of our own for what its chapter tells, up to a digit.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import step_by
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.proof import without_detours
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import Exercise
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import say

LEVELS = (1, 2, 3, 4, 5)
PAGES = 10
"""How many problems a level of the booklet has."""
DEEPEST: Mapping[int, tuple[str, ...]] = {
    1: ("full_house", "slide", "block_crossing"),
    2: ("crossing",),
    3: ("elimination",),
    4: ("exclusion",),
    5: ("pointing", "claiming", "naked_pair", "hidden_pair", "naked_triple", "hidden_triple"),
}
"""The hardest technique of a problem, level by level: what the booklet teaches next."""
WAYS: Mapping[int, tuple[Booklet, ...]] = {
    1: ("slide", "block_crossing"),
    2: ("crossing",),
    3: ("elimination",),
    4: ("exclusion",),
    5: ("deduction",),
}
"""The ways of solving that a level practises."""


class Page(msgspec.Struct, frozen=True):
    """A problem of the booklet."""

    number: int
    level: int
    problem: str


@cache
def pages() -> tuple[Page, ...]:
    """All problems, the easiest first.

    >>> [page.number for page in pages()[:2]], len(pages())
    ([1, 2], 50)
    """
    text = files("fullhouse.problems").joinpath("booklet.txt").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    return tuple(Page(number, 1 + (number - 1) // PAGES, line) for number, line in enumerate(lines, 1))


def page(number: int) -> Page:
    """One problem by its number. Raises BadInput where the booklet has none like it."""
    if not 1 <= number <= len(pages()):
        raise BadInput("unknown-page", number=number, most=len(pages()))
    return pages()[number - 1]


def ways_name(level: int, language: str = "en") -> str:
    """The ways of solving that a level practises, by the names that the booklet gives them.

    >>> ways_name(1)
    'slide, block crossing'
    """
    return ", ".join(say(f"coach-booklet-{way}", language) for way in WAYS[level])


Theme = Literal[
    "slide", "few_gaps", "many_gaps", "block", "elimination", "exclusion",
    "block_to_line", "line_to_block", "two_for_two", "three_for_three", "chain",
]  # fmt: skip
"""What a figure shows, in the order of the chapter."""
FIRST = 9
"""The number of the first figure."""
LAST_DEDUCTION = "hidden_triple"
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
    path = search.solve_path(position, deepest=LAST_DEDUCTION).steps
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
