"""Positions to practise a technique on: it is the next step needed, and no easier technique applies."""

from __future__ import annotations

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import step_by
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.levels import hardest_technique
from fullhouse.sudoku.grid import Grid


class Exercise(msgspec.Struct, frozen=True):
    """A position with its candidates, on the way through a problem."""

    technique: str
    problem: str
    grid: str
    """The problem and what has been filled in so far."""
    masks: tuple[int, ...]
    """For each cell its candidates: bit *d* for digit *d*, 0 where a digit stands."""

    @property
    def position(self) -> Position:
        return Position(Grid.parse(self.grid), self.masks, Grid.parse(self.problem).filled)

    @property
    def step(self) -> Step:
        """The step that the coach would show."""
        wanted, unique = by_name()[self.technique], by_name()[self.technique].assumes_uniqueness
        step = None
        if wanted.is_graded:
            _, step = search.next_step(self.position, unique=unique, deepest=self.technique)
        if step is None or step.technique != self.technique:
            step = step_by(self.position, self.technique, unique=unique)  # a figure may have easier ones
        if step is None:
            raise BadInput("technique-without-positions", technique=self.technique)
        return step


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
