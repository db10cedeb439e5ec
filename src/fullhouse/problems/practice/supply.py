"""The next exercise of a technique: found in new problems, or in the file of problems that have rare ones."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files
from itertools import islice
from string import ascii_letters

from fullhouse.coach.grading.rating import rate
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection
from fullhouse.problems.compact import unpack
from fullhouse.problems.disguise import isomorph
from fullhouse.problems.practice.exercise import Exercise, exercise_in, known
from fullhouse.solver.generate import problems
from fullhouse.solver.many import Progress

MOST_TRIES = 600
"""New problems that are looked through for a technique before giving up."""

SEEDS = 2**31

PORTION = 32
"""Exercises that a process makes between two tellings."""

LETTERS = ascii_letters
"""Names of the techniques in the file, in the order of its first line."""


def exercise(technique: str, seed: int) -> Exercise:
    """The exercise that a seed leads to; another seed gives another one.

    >>> found = exercise("pointing", 1)
    >>> found.step.technique, found == exercise("pointing", 1)
    ('pointing', True)
    """
    unique, chance = known(technique).assumes_uniqueness, Chance(seed)
    codes = _rare(technique)
    if codes:
        tried: Iterator[str] = (isomorph(unpack(code), chance) for code in chance.shuffled(codes))
    else:
        made = islice(problems(seed=chance.below(SEEDS)), MOST_TRIES)
        tried = (one for one in made if technique in rate(one, unique=unique).counts)
    for problem in tried:
        example = exercise_in(problem, technique, chance)
        if example is not None:
            return example
    raise BadInput("technique-without-positions", technique=technique)


def exercises(
    technique: str, seeds: Iterable[int], *, processes: int = 1, progress: Progress | None = None
) -> list[Exercise]:
    """The exercises of many seeds, in their order, made in processes: each starts Python anew.

    `progress` is told now and then how many are done; what it raises ends the work.

    >>> exercises("pointing", [1, 2]) == [exercise("pointing", 1), exercise("pointing", 2)]
    True
    """
    from fullhouse.solver.cores import in_order  # noqa: PLC0415 - browsers have no processes

    known(technique)
    wanted, made = iter(seeds), list[Exercise]()
    portions = iter(lambda: list(islice(wanted, PORTION)), [])
    for some in in_order(partial(_some, technique), portions, processes):
        made += some
        if progress is not None:
            progress(len(made))
    return made


def _some(technique: str, seeds: list[int]) -> list[Exercise]:
    return [exercise(technique, seed) for seed in seeds]


@cache
def _rare(technique: str) -> tuple[str, ...]:
    """The codes of problems with a rare technique: from the file, and from the collection."""
    codes = kept().get(technique, ())
    collected = (row.code for row in collection() if row.uses(technique)) if codes else ()
    return (*codes, *collected)


@cache
def kept() -> dict[str, tuple[str, ...]]:
    """For each rare technique the codes of problems that have it.

    The file's first line names the techniques; then each line has the letters of some, and a code.
    """
    text = files("fullhouse.problems.practice").joinpath("kept.txt").read_text(encoding="ascii")
    names, *lines = (line for line in text.splitlines() if not line.startswith("#"))
    by_technique: dict[str, list[str]] = {name: [] for name in names.split()}
    by_letter = dict(zip(LETTERS, by_technique.values(), strict=False))
    for line in lines:
        letters, code = line.split()
        for letter in letters:
            by_letter[letter].append(code)
    return {name: tuple(codes) for name, codes in by_technique.items()}
