"""The library: a deck of problems for each level in text files, made by our own generator."""

from functools import cache
from importlib.resources import files

from fullhouse.coach.technique import Level


@cache
def problems_of(level: Level) -> tuple[str, ...]:
    """The problems of a level, the easiest first.

    >>> len(problems_of(1)) >= 60
    True
    """
    text = files("fullhouse.problems").joinpath("decks", f"level{level}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.split("\n") if line and not line.startswith("#"))
