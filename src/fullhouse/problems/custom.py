"""Problems generated on request: of a given level, symmetry and seed, with a way to cancel."""

from collections.abc import Callable

import msgspec

from fullhouse.coach.grading.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.problems.levels import is_like_the_booklet
from fullhouse.solver.generate import Symmetry, generate

USUAL: Symmetry = "half-turn"
"""The symmetry of the decks."""
NO_LEVEL = 0
"""For a problem that nobody gets who asks for a level."""


class Made(msgspec.Struct, frozen=True):
    """A new problem and how hard it is."""

    problem: str
    grade: Grade


class _GaveUp(Exception):
    pass


def made_to_order(
    level: Level,
    *,
    symmetry: Symmetry = USUAL,
    seed: int,
    gives_up: Callable[[], bool] = lambda: False,
) -> Made | None:
    """The first problem of a level for a seed, or None if `gives_up` says so before one is found.

    >>> made = made_to_order(1, seed=7)
    >>> made.grade.level, made == made_to_order(1, seed=7)
    (1, True)
    """
    grades: list[Grade] = []

    def level_of(problem: str) -> int:
        if gives_up():
            raise _GaveUp
        grade = rate(problem)
        grades.append(grade)
        return NO_LEVEL if grade.level == 2 and not is_like_the_booklet(grade) else grade.level

    try:
        problem = next(generate(level=level, rate=level_of, seed=seed, symmetry=symmetry))
    except _GaveUp:
        return None
    return Made(problem, grades[-1])
