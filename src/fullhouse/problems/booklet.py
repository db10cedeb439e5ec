"""The booklet: fifty numbered problems of our own for whoever knows the six ways of solving, and no more."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach.technique import Booklet
from fullhouse.core.errors import BadInput
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
