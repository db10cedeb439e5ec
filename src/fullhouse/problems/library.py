"""The library: a deck of problems for each level in text files, made by our own generator."""

from functools import cache
from importlib.resources import files

from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection
from fullhouse.problems.levels import LEVELS


@cache
def problems_of(level: int) -> tuple[str, ...]:
    """The deck of a level, the easiest problem first: as many cards as are printed.

    >>> len(problems_of(1))
    60
    """
    if level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    text = files("fullhouse.problems").joinpath("decks", f"level{level}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.split("\n") if line and not line.startswith("#"))


@cache
def cards_for_days(level: int) -> tuple[str, ...]:
    """What days are dealt from: the deck and the cards of the collection, enough for a year."""
    return problems_of(level) + tuple(
        row.problem for row in collection() if row.is_card and row.level == level
    )
