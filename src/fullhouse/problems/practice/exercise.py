"""Positions to practise a technique on: it is the next step needed, and no easier technique applies.

They are found in new problems, or in the file of problems that have rare techniques. Drills come from easy to
hard: by how hard it is to see the step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files
from itertools import islice
from string import ascii_letters

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import links_of, step_by
from fullhouse.coach.position import Position
from fullhouse.coach.rating import rate
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet, Technique
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection
from fullhouse.problems.levels import hardest_technique
from fullhouse.problems.problem import unpack
from fullhouse.problems.variants import isomorph
from fullhouse.solver.generate import problems
from fullhouse.solver.many import Progress
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


class Exercise(msgspec.Struct, frozen=True):
    """A position with its candidates, on the way through a problem."""

    technique: str
    problem: str
    grid: str
    """The problem and what has been filled in so far."""
    masks: tuple[int, ...]
    """For each cell its candidates: bit *d* for digit *d*, 0 where a digit stands."""
    answer: str = ""
    """What exactly is concluded, as answers are written; empty: whatever the coach would show."""

    @property
    def position(self) -> Position:
        return Position(Grid.parse(self.grid), self.masks, Grid.parse(self.problem).filled)

    @property
    def step(self) -> Step:
        """The step that the coach would show."""
        if self.answer:
            known_steps = search.all_steps(self.position, self.technique)
            return next(
                with_bars(self.position, step) for step in known_steps if written(step) == self.answer
            )
        wanted, unique = by_name()[self.technique], by_name()[self.technique].assumes_uniqueness
        step = None
        if wanted.is_graded:
            _, step = search.next_step(self.position, unique=unique, deepest=self.technique)
        if step is None or step.technique != self.technique:
            step = step_by(self.position, self.technique, unique=unique)  # a figure may have easier ones
        if step is None:
            raise BadInput("technique-without-positions", technique=self.technique)
        return step


def written(step: Step) -> str:
    """What a step concludes, as answers are written."""
    placed = [f"{NINE.name(cell)}={symbol}" for cell, symbol in step.places]
    return " ".join([*placed, *(f"{NINE.name(cell)}-{symbol}" for cell, symbol in step.removes)])


def known(technique: str) -> Technique:
    """The technique of a name; BadInput, with all names, for an unknown name."""
    if technique not in by_name():
        raise BadInput("unknown-technique", value=technique, allowed=list(by_name()))
    return by_name()[technique]


def exercise_in(problem: str, technique: str, chance: Chance) -> Exercise | None:
    """The exercise that a problem has for a technique, if any.

    Any of the singles may be chosen, since a path has many; of other techniques the first use is taken.
    """
    wanted = known(technique)
    start = Grid.parse(problem)
    position = Position.of(start, problem=start)
    if wanted.level == 1:
        path = search.solve_path(position, deepest=hardest_technique(1))
        fitting = [number for number, step in enumerate(path.steps) if step.technique == technique]
        if not fitting:
            return None
        before = path.steps[: chance.choice(fitting)]
        return _exercise(technique, problem, _after(position, before))
    if not wanted.is_graded:
        return _first_pattern(problem, position, wanted)
    unique, easier = wanted.assumes_uniqueness, easier_than(wanted)
    path = search.solve_path(position, unique=unique, deepest=easier)
    if path.stop != "stuck":
        return None
    position = _after(position, path.steps)
    _, step = search.next_step(position, unique=unique, deepest=technique)
    return _exercise(technique, problem, position) if step is not None else None


def _first_pattern(problem: str, position: Position, wanted: Technique) -> Exercise | None:
    """The first moment of a path that has the pattern and nothing easier of the technique set.

    The path goes on only as long as the pattern was not there: what comes after it may take a second.
    """
    unique, easier = wanted.assumes_uniqueness, easier_than(wanted)
    while True:
        path = search.solve_path(position, unique=unique, deepest=easier)
        position = _after(position, path.steps)
        if path.stop != "stuck":
            return None
        if search.all_steps(position, wanted.name):
            return _exercise(wanted.name, problem, position)
        _, harder = search.next_step(position, unique=unique)
        if harder is None:
            return None
        position = position.after(harder)


def easier_than(wanted: Technique) -> str:
    """The hardest technique of the technique set that is easier."""
    return [one.name for one in technique_set() if one.weight < wanted.weight][-1]


def _after(position: Position, steps: tuple[Step, ...]) -> Position:
    for step in steps:
        position = position.after(step)
    return position


def _exercise(technique: str, problem: str, position: Position) -> Exercise:
    return Exercise(technique, problem, str(position.grid), position.masks)


DEDUCTION: Booklet = "deduction"
"""The booklet's last way: any of its techniques."""
DEDUCTIONS = ("pointing", "claiming", "naked_pair", "hidden_pair", "naked_triple", "hidden_triple")
"""What the booklet teaches as deduction."""
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
    if technique == DEDUCTION:
        return exercise(Chance(seed).choice(DEDUCTIONS), seed)
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


RANKS = 3
"""Drills of a series: an easy one, a middling one, a hard one."""
TO_LOOK_AT = 4
"""What each cell, tile or link of the pattern counts, beside a candidate that only distracts."""
ANOTHER = 6
"""So much easier it is for each further step that would do as well, up to a few."""
MOST_OTHERS = 4


def hardness(task: Exercise) -> int:
    """What one has to look at, and what distracts: candidates of the pattern's digits all over the board.

    >>> easy, hard = (exercise("x_wing", graded("x_wing", 1, rank)) for rank in (1, RANKS))
    >>> hardness(easy) < hardness(hard)
    True
    """
    position = task.position
    step = with_bars(position, task.step)
    symbols = {symbol for part in step.parts for symbol in part.symbols}
    symbols |= {link.symbol for link in step.chain} | {symbol for _, symbol in (*step.places, *step.removes)}
    distracting = sum(len(position.rooms[symbol]) for symbol in symbols)
    others = 0 if step.nets else len(search.all_steps(position, task.technique)) - 1
    return TO_LOOK_AT * links_of(step) + distracting - ANOTHER * min(others, MOST_OTHERS)


def graded(technique: str, seed: int, rank: int) -> int:
    """The seed of the drill of a rank: of the three that a seed leads to, the easiest has rank 1."""
    chance = Chance(seed)
    seeds = [chance.below(SEEDS) for _ in range(RANKS)]
    return sorted(seeds, key=lambda one: (hardness(exercise(technique, one)), one))[rank - 1]
