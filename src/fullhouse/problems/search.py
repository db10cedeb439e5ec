"""The library by what its problems are like: level, technique, clues, symmetry and score.

Grading takes seconds for the decks, so that `decks/grades.txt` keeps it.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.problems.collection import Row, collection, kept_rows, second_part
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.practice.exercise import known
from fullhouse.problems.problem import clues_in
from fullhouse.solver.generate import SYMMETRIES, Symmetry, is_symmetric

ANY_CLUES = (0, 81)


class Card(msgspec.Struct, frozen=True):
    """A problem of the library and what it is like."""

    level: Level
    number: int
    """Its place in its level, from 1 on: first the deck, then the collection and its second part."""
    problem: str
    score: int
    se: float
    hardest: str
    techniques: frozenset[str]

    @classmethod
    def of(cls, number: int, row: Row) -> "Card":
        return cls(row.level, number, row.problem, row.score, row.se, row.hardest, row.techniques)

    @property
    def clues(self) -> int:
        return len(self.problem) - self.problem.count(".")

    @property
    def symmetries(self) -> tuple[Symmetry, ...]:
        return tuple(kind for kind in SYMMETRIES if kind != "none" and is_symmetric(self.problem, kind))


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a problem should be like; None for whatever it is."""

    level: int | None = None
    technique: str | None = None
    as_hardest: bool = False
    """Whether nothing harder than the technique is needed."""
    symmetry: Symmetry | None = None
    clues: tuple[int, int] = ANY_CLUES
    """The fewest and the most."""
    score: tuple[int, int] = (0, 1_000_000)
    """The lowest and the highest."""


@cache
def rows(level: Level) -> tuple[Row, ...]:
    """All rows of a level: a card's number is its place here, counted from 1."""
    parts = (kept_rows("grades.txt"), collection(), second_part())
    return tuple(row for part in parts for row in part if row.level == level)


def search(wanted: Wanted) -> Iterator[Card]:
    """The problems that are like this, the easiest first. BadInput for an unknown technique.

    >>> next(search(Wanted(level=1, clues=(28, 28)))).clues
    28
    """
    return (Card.of(number, row) for number, row in rows_like(wanted))


def rows_like(wanted: Wanted) -> Iterator[tuple[int, Row]]:
    """The same as rows, each with its number: their problems are still to be read from their codes."""
    if wanted.technique is not None:
        known(wanted.technique)
    levels = [level for level in LEVELS if wanted.level in (None, level)]
    return (one for level in levels for one in enumerate(rows(level), 1) if _is_like(one[1], wanted))


def _is_like(row: Row, wanted: Wanted) -> bool:
    """What is known from the row is asked first: to read a problem from its code takes longer."""
    lowest, highest = wanted.score
    if not lowest <= row.score <= highest or not _has_technique(row, wanted):
        return False
    fewest, most = wanted.clues
    if wanted.clues != ANY_CLUES and not fewest <= clues_in(row.code) <= most:
        return False
    return wanted.symmetry is None or is_symmetric(row.problem, wanted.symmetry)


def _has_technique(row: Row, wanted: Wanted) -> bool:
    if wanted.technique is None:
        return True
    if wanted.as_hardest:
        return wanted.technique in (row.about, row.hardest)
    return row.uses(wanted.technique)
