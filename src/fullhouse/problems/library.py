"""The library: a deck of problems for each level in text files, made by our own generator."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fullhouse.coach.technique import Level

NEWEST_EDITION = 2
"""What new tables and new days are dealt from. Earlier editions stay for tables and days that had them."""
NAMES: Mapping[tuple[Level, int], str] = {(2, 2): "level2-second"}
"""The files of decks that differ from the first edition."""


@cache
def problems_of(level: Level, edition: int = 1) -> tuple[str, ...]:
    """The problems of a level, the easiest first.

    >>> len(problems_of(1)) >= 60, problems_of(1, 2) == problems_of(1)
    (True, True)
    """
    name = NAMES.get((level, edition), f"level{level}")
    text = files("fullhouse.problems").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.split("\n") if line and not line.startswith("#"))
