"""The library by what its problems are like: level, technique, clues, symmetry and score.

Grading takes a second for all of them, so that a file keeps it:
python -m fullhouse.problems.search > src/fullhouse/problems/decks/grades.txt
"""

import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach.grading.rating import rate
from fullhouse.coach.technique import Level
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.library import problems_of
from fullhouse.problems.practice.exercise import known
from fullhouse.solver.generate import SYMMETRIES, Symmetry
from fullhouse.solver.slow_generate import is_symmetric


class Card(msgspec.Struct, frozen=True):
    """A problem of the library and what it is like."""

    level: Level
    number: int
    """Its place in its level, from 1 on."""
    problem: str
    clues: int
    score: int
    hardest: str
    techniques: frozenset[str]
    symmetries: tuple[Symmetry, ...]


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a problem should be like; None for whatever it is."""

    level: int | None = None
    technique: str | None = None
    symmetry: Symmetry | None = None
    clues: tuple[int, int] = (0, 81)
    """The fewest and the most."""
    score: tuple[int, int] = (0, 1_000_000)
    """The lowest and the highest."""


@cache
def cards(level: Level) -> tuple[Card, ...]:
    return tuple(_card(level, number, problem) for number, problem in enumerate(problems_of(level), 1))


def grades() -> Iterator[str]:
    """The lines of the file: level, number, score, the hardest technique, then all of them."""
    for level in LEVELS:
        for number, problem in enumerate(problems_of(level), 1):
            grade = rate(problem)
            yield f"{level} {number} {grade.score} {grade.hardest} {' '.join(sorted(grade.counts))}"


@cache
def _kept() -> dict[tuple[int, int], list[str]]:
    text = files("fullhouse.problems").joinpath("decks", "grades.txt").read_text(encoding="ascii")
    rows = (line.split() for line in text.splitlines())
    return {(int(level), int(number)): rest for level, number, *rest in rows}


def _card(level: Level, number: int, problem: str) -> Card:
    score, hardest, *techniques = _kept()[level, number]
    return Card(
        level=level,
        number=number,
        problem=problem,
        clues=len(problem) - problem.count("."),
        score=int(score),
        hardest=hardest,
        techniques=frozenset(techniques),
        symmetries=tuple(kind for kind in SYMMETRIES if kind != "none" and is_symmetric(problem, kind)),
    )


def search(wanted: Wanted) -> list[Card]:
    """The problems that are like this, the easiest first. BadInput for an unknown technique.

    >>> [card.clues for card in search(Wanted(level=1, clues=(28, 28)))][:3]
    [28, 28, 28]
    """
    if wanted.technique is not None:
        known(wanted.technique)
    levels = [level for level in LEVELS if wanted.level in (None, level)]
    return [card for level in levels for card in cards(level) if _fits(card, wanted)]


def _fits(card: Card, wanted: Wanted) -> bool:
    fewest, most = wanted.clues
    lowest, highest = wanted.score
    return (
        wanted.technique in (None, *card.techniques)
        and wanted.symmetry in (None, *card.symmetries)
        and fewest <= card.clues <= most
        and lowest <= card.score <= highest
    )


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in grades())
