"""Problems generated on request: of a given level, symmetry and seed, with a way to cancel."""

from collections.abc import Callable

import msgspec

from fullhouse.coach.grading.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.solver.generate import Symmetry, generate

USUAL: Symmetry = "half-turn"
"""The symmetry of the decks."""


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
        grades.append(rate(problem))
        return grades[-1].level

    try:
        problem = next(generate(level=level, rate=level_of, seed=seed, symmetry=symmetry))
    except _GaveUp:
        return None
    return Made(problem, grades[-1])
