"""Problems generated on request: of a level or with a technique, with a way to cancel.

Whether a problem needs a pattern that grades do not count is told by a path that knows all names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import msgspec

from fullhouse.coach.choice import solve_path, steps_on
from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import Position
from fullhouse.coach.rating import Grade, rate, rate_many
from fullhouse.coach.technique import Level, Technique
from fullhouse.coach.techniques import by_name, named
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import Row, collection, is_balanced, second_part
from fullhouse.problems.levels import is_like_the_booklet
from fullhouse.problems.practice.exercise import kept, known
from fullhouse.problems.variants import balanced_neighbour, disguised, isomorph, neighbour
from fullhouse.solver.generate import Symmetry, generate, grids, is_symmetric, together
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def takes(problem: str, technique: Technique) -> bool:
    """Whether the path takes it: nothing easier is there then, and without it something harder."""
    walk = steps_on(_start(problem), unique=technique.assumes_uniqueness)
    return any(step.technique == technique.name for step in walk)


def is_told(problem: str, technique: Technique) -> bool:
    """Whether hints tell a technique that a problem needs by its grade: no pattern spares it."""
    return technique.weight < named()[0].weight or takes(problem, technique)


def needs(problem: str, technique: Technique) -> bool:
    """Whether it is the hardest step of the path.

    >>> needs(needing("fireworks")[0].problem, by_name()["fireworks"])
    True
    """
    path = solve_path(_start(problem), unique=technique.assumes_uniqueness)
    used = {step.technique for step in path.steps}
    is_hardest = all(by_name()[one].weight <= technique.weight for one in used)
    return path.is_solved and technique.name in used and is_hardest


def _start(problem: str) -> Position:
    grid = Grid.parse(problem)
    return Position.of(grid, problem=grid)


def needing(technique: str) -> tuple[Row, ...]:
    """The problems that are kept for a pattern."""
    return tuple(row for row in second_part() if row.uses(technique))


SEEDS = 2**31
TRIED = 20_000
"""New problems of a level that are rated in the search for one that needs a technique, before giving up."""
SPREAD = 1_000_003
"""Between the seeds of problems made together."""
LAST_GAP = "full_house"
"""The first technique: it is in every problem, and the hardest only where one is made for it."""
USUAL: Symmetry = "half-turn"
"""The symmetry of the decks."""
MOST_NEIGHBOURS = 300
"""Neighbours of problems with a technique that are tried before one of those comes in a disguise."""
MOST_SPARED = 6
"""Problems of a technique that are tried where a pattern which grades do not count spares it."""
MOST_DISGUISES = 3
"""Disguises of a problem that are tried; a path goes on from another step where everything is turned."""
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
        grades.append(rate(problem))
        return _level_of(grades[-1])

    try:
        problem = next(generate(level=level, rate=level_of, seed=seed, symmetry=symmetry))
    except _GaveUp:
        return None
    return Made(problem, grades[-1])


def levels_of(problems: list[str], *, threads: int = 1) -> list[int]:
    """The level of each for somebody who asks for one: the same as `made_to_order` goes by."""
    return list(map(_level_of, rate_many(problems, threads=threads)))


def scores_of(problems: list[str], *, threads: int = 1) -> list[int]:
    """How hard each of them is."""
    return list(rate_many(problems, threads=threads).scores)


def _level_of(grade: Grade) -> int:
    return NO_LEVEL if grade.level == 2 and not is_like_the_booklet(grade) else grade.level


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
    symmetry: Symmetry | None = None,
    seed: int,
    gives_up: Callable[[], bool] = lambda: False,
) -> Made:
    """A problem whose hardest step is of a technique, and with this seed always the same.

    It is a neighbour of one in the collection; where none is found soon, one of the collection in a disguise.
    Hints tell the technique there, unless patterns that grades do not count spare it in all that were tried.
    Of a pattern that grades do not count, one whose path takes it. BadInput where none has such a symmetry;
    where none is asked for, it is the usual one if there is such a problem.

    >>> made_with("x_wing", seed=7).grade.hardest
    'x_wing'
    """
    if symmetry is None:
        return usually(lambda balance: made_with(technique, symmetry=balance, seed=seed, gives_up=gives_up))
    if technique == LAST_GAP:
        return _of_last_gaps(symmetry, seed)
    if not known(technique).is_graded:
        return made_with_pattern(technique, symmetry=symmetry, seed=seed)
    rows = [row for row in collection() if row.about == technique] if symmetry in (USUAL, "none") else []
    parents = [row for row in rows if symmetry == "none" or row.is_card or is_balanced(row.problem)]
    if not parents:
        raise BadInput("technique-without-puzzle", technique=technique)
    chance, own = Chance(seed), known(technique)
    graded, spared, parent = None, 0, ""
    for _ in range(MOST_NEIGHBOURS):
        parent = disguised(chance.choice(parents).problem, chance)
        near = neighbour(parent, chance) if symmetry == "none" else balanced_neighbour(parent, chance)
        if near is not None:
            hardest, grade = hardest_of(near)
            if hardest == technique and grade.solved_by_logic:
                if is_told(near, own):
                    return Made(near, grade)
                graded, spared = graded or Made(near, grade), spared + 1
        if gives_up() or spared == MOST_SPARED:
            break
    for row in chance.shuffled(parents)[: 0 if gives_up() else MOST_SPARED]:
        problem = disguised(row.problem, chance)
        if is_told(problem, own):
            return Made(problem, rate(problem))
    return graded or Made(parent, rate(parent))


def usually(make: Callable[[Symmetry], Made]) -> Made:
    """A problem with the usual symmetry, or without any where none is known that has it."""
    try:
        return make(USUAL)
    except BadInput:
        return make("none")


def _of_last_gaps(symmetry: Symmetry, seed: int) -> Made:
    """A full grid with as much taken out as the last gaps of rows, columns and blocks give back."""
    chance = Chance(seed)
    grid = next(grids(seed=chance.below(SEEDS)))
    empty = frozenset[int]()
    for cells in chance.shuffled(together(NINE.size, symmetry)):
        if _closes(empty | cells):
            empty |= cells
    problem = "".join("." if cell in empty else char for cell, char in enumerate(grid))
    return Made(problem, rate(problem))


def _closes(empty: frozenset[int]) -> bool:
    """Whether empty cells are filled one after another, each the last of a house."""
    while empty:
        last = {cell for house in HOUSES if len(left := house & empty) == 1 for cell in left}
        if not last:
            return False
        empty -= last
    return True


def made_with_pattern(
    technique: str, *, level: Level | None = None, symmetry: Symmetry | None = None, seed: int
) -> Made:
    """A problem that is kept because it needs a pattern, in a disguise in which its path still takes it.

    >>> made = made_with_pattern("fireworks", symmetry="none", seed=7)
    >>> made == made_with_pattern("fireworks", symmetry="none", seed=7)
    True
    """
    if symmetry is None:
        return usually(lambda one: made_with_pattern(technique, level=level, symmetry=one, seed=seed))
    given = [row for row in needing(technique) if level in (None, row.level)]
    parents = [row for row in given if symmetry == "none" or is_symmetric(row.problem, symmetry)]
    if not parents:
        raise BadInput("technique-without-puzzle", technique=technique)
    chance, changed = Chance(seed), isomorph if symmetry == "none" else disguised
    parent = chance.choice(parents)
    as_before = needs if parent.about == technique else takes
    disguises = (changed(parent.problem, chance) for _ in range(MOST_DISGUISES))
    problem = next((one for one in disguises if as_before(one, known(technique))), parent.problem)
    return Made(problem, rate(problem))


def many_with(technique: str, level: Level | None, symmetry: Symmetry | None, seed: int) -> Iterator[str]:
    """New problems with a technique as the hardest, without end; those of a level may need a harder one."""
    own, seeds = known(technique), count(seed, SPREAD)
    if not own.is_graded:
        for one in seeds:
            yield made_with_pattern(technique, level=level, symmetry=symmetry, seed=one).problem
    if level is not None and level < own.level:
        raise BadInput("technique-without-puzzle", technique=technique)
    if level is not None and (level > own.level or technique not in kept()):
        yield from _occurring(technique, level, symmetry or USUAL, seed)
    for one in seeds:
        yield made_with(technique, symmetry=symmetry, seed=one).problem


def _occurring(technique: str, level: Level, symmetry: Symmetry, seed: int) -> Iterator[str]:
    """New problems of a level in which a technique occurs."""
    grades = dict[str, Grade]()

    def level_of(problem: str) -> int:
        grades[problem] = rate(problem)
        return grades[problem].level

    for problem in generate(level=level, rate=level_of, seed=seed, symmetry=symmetry):
        if technique in grades[problem].counts:
            yield problem
        if len(grades) > TRIED:
            raise BadInput("technique-without-puzzle", technique=technique)
