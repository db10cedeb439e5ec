"""The library: a deck of problems for each level in text files, made by our own generator."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fullhouse.problems.collection import collection

NEWEST_EDITION = 2
"""What new tables are dealt from: sixty cards, as printed. Tables and days keep the edition that they had."""
LARGE_EDITION = 3
"""What days are dealt from: a deck also has the cards of the collection, enough for a year."""
NAMES: Mapping[tuple[int, int], str] = {(2, 2): "level2-second"}
"""The files of decks that differ from the first edition."""


def problems_of(level: int, edition: int = 1) -> tuple[str, ...]:
    """The problems of a level, the easiest first.

    >>> len(problems_of(1)), problems_of(1, 2) == problems_of(1), len(problems_of(1, 3)) > 365
    (60, True, True)
    """
    return _cards(level, min(max(edition, 1), LARGE_EDITION))


@cache
def _cards(level: int, edition: int) -> tuple[str, ...]:
    """Whatever edition a record names, only those that exist are kept in memory."""
    if edition == LARGE_EDITION:
        cards = tuple(row.problem for row in collection() if row.is_card and row.level == level)
        return _cards(level, LARGE_EDITION - 1) + cards
    name = NAMES.get((level, edition), f"level{level}")
    text = files("fullhouse.problems").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.split("\n") if line and not line.startswith("#"))
