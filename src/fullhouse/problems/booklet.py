"""The booklet: fifty numbered problems of our own for whoever knows the six ways of solving, and no more."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.core.errors import BadInput

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
