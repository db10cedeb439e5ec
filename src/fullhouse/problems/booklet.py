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
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import Exercise
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
    "slide", "few_gaps", "many_gaps", "block", "elimination", "whole_line", "exclusion",
    "block_to_line", "three_for_three", "chain",
]  # fmt: skip
"""What a figure shows, in the order of the chapter."""
LAST_DEDUCTION = "hidden_triple"
"""The last of the booklet's deductions."""


class Figure(msgspec.Struct, frozen=True):
    """A position on the way through a problem, and what follows there by one way: after a printed figure."""

    number: int
    """That of the printed one."""
    theme: Theme
    way: Booklet
    problem: str
    grid: str
    steps: tuple[tuple[str, str], ...]
    """The technique of each link, and what it concludes, as answers are written: `c3=5`, `g4-8 g5-8`."""

    @property
    def position(self) -> Position:
        return Position.of(Grid.parse(self.grid), problem=Grid.parse(self.problem))

    @property
    def links(self) -> tuple[Exercise, ...]:
        """Each link as an exercise of its own, in the position that those before have led to."""
        position, links = self.position, []
        for technique, answer in self.steps:
            links.append(Exercise(technique, self.problem, str(position.grid), position.masks, answer))
            position = position.after(links[-1].step)
        return tuple(links)

    def link(self, number: int) -> Exercise:
        """One link by its number, from 1. Raises BadInput where there are fewer."""
        links = self.links
        if not 1 <= number <= len(links):
            raise BadInput("unknown-link", number=self.number, most=len(links))
        return links[number - 1]


def deduced(position: Position, digits: int) -> tuple[Step, ...]:
    """Deduction followed to so many digits: whatever the coach concludes and places on the way."""
    path = search.solve_path(position, deepest=LAST_DEDUCTION).steps
    ends = [number for number, step in enumerate(path, 1) if step.places]
    return path[: ends[digits - 1]]


@cache
def figures() -> tuple[Figure, ...]:
    """All figures in their order; 15 is missing, because it is 14 solved.

    >>> [figure.number for figure in figures()]
    [9, 10, 11, 12, 13, 14, 16, 17, 18, 19]
    """
    text = files("fullhouse.problems").joinpath("figures.txt").read_text(encoding="utf-8")
    lines = [line.split(";") for line in text.splitlines() if not line.startswith("#")]
    return tuple(
        Figure(int(number), theme, way, problem, grid, tuple(map(_link, links)))  # type: ignore[arg-type]
        for number, theme, way, problem, grid, *links in lines
    )


def _link(text: str) -> tuple[str, str]:
    technique, _, answer = text.partition(" ")
    return technique, answer


def figure(number: int) -> Figure:
    """One figure by its printed number. Raises BadInput where there is none."""
    match = next((one for one in figures() if one.number == number), None)
    if match is None:
        raise BadInput("unknown-figure", number=number, least=figures()[0].number, most=figures()[-1].number)
    return match
