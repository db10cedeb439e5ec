"""Problems generated on request: of a level or with a technique, with a way to cancel."""

from collections.abc import Callable

import msgspec

from fullhouse.coach.grading.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection, is_balanced
from fullhouse.problems.disguise import disguised, isomorph
from fullhouse.problems.levels import is_like_the_booklet
from fullhouse.problems.neighbours import balanced_neighbour, neighbour
from fullhouse.problems.patterns import needing, takes
from fullhouse.problems.practice.exercise import known
from fullhouse.solver.generate import Symmetry, generate
from fullhouse.solver.slow_generate import is_symmetric

USUAL: Symmetry = "half-turn"
"""The symmetry of the decks."""
MOST_NEIGHBOURS = 300
"""Neighbours of problems with a technique that are tried before one of those comes in a disguise."""
MOST_DISGUISES = 3
"""Disguises of a problem that are tried; a way goes on from another step where everything is turned."""
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


def hardest_of(problem: str) -> tuple[str, Grade]:
    """The hardest technique that a problem needs, and its grade.

    A technique that assumes one solution counts where it makes everything harder unnecessary.
    """
    grade = rate(problem)
    if grade.level >= 3:
        unique = rate(problem, unique=True)
        if by_name()[unique.hardest].assumes_uniqueness and unique.solved_by_logic:
            return unique.hardest, grade
    return grade.hardest, grade


def made_with(
    technique: str,
    *,
    symmetry: Symmetry = USUAL,
    seed: int,
    gives_up: Callable[[], bool] = lambda: False,
) -> Made:
    """A problem whose hardest step is of a technique, and with this seed always the same.

    It is a neighbour of one in the collection; where none is found soon, one of the collection in a disguise.
    Of a pattern that grades do not count, one whose way takes it. BadInput where none has such a symmetry.

    >>> made_with("x_wing", seed=7).grade.hardest
    'x_wing'
    """
    if not known(technique).is_graded:
        return made_with_pattern(technique, symmetry=symmetry, seed=seed)
    rows = [row for row in collection() if row.about == technique] if symmetry in (USUAL, "none") else []
    parents = [row for row in rows if symmetry == "none" or row.is_card or is_balanced(row.problem)]
    if not parents:
        raise BadInput("technique-without-puzzle", technique=technique)
    chance = Chance(seed)
    parent = ""
    for _ in range(MOST_NEIGHBOURS):
        parent = disguised(chance.choice(parents).problem, chance)
        near = neighbour(parent, chance) if symmetry == "none" else balanced_neighbour(parent, chance)
        if near is not None:
            hardest, grade = hardest_of(near)
            if hardest == technique and grade.solved_by_logic:
                return Made(near, grade)
        if gives_up():
            break
    return Made(parent, rate(parent))


def made_with_pattern(
    technique: str, *, level: Level | None = None, symmetry: Symmetry = USUAL, seed: int
) -> Made:
    """A problem that is kept because it needs a pattern, in a disguise in which its way still takes it.

    >>> made = made_with_pattern("fireworks", symmetry="none", seed=7)
    >>> made == made_with_pattern("fireworks", symmetry="none", seed=7)
    True
    """
    given = [one.problem for one in needing(technique) if level in (None, one.level)]
    parents = [problem for problem in given if symmetry == "none" or is_symmetric(problem, symmetry)]
    if not parents:
        raise BadInput("technique-without-puzzle", technique=technique)
    chance, changed = Chance(seed), isomorph if symmetry == "none" else disguised
    parent = chance.choice(parents)
    disguises = (changed(parent, chance) for _ in range(MOST_DISGUISES))
    problem = next((one for one in disguises if takes(one, known(technique))), parent)
    return Made(problem, rate(problem))
