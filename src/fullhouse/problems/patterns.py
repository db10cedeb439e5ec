"""Problems that need a pattern which grades do not count, by a way that knows all names."""

from __future__ import annotations

from fullhouse.coach.choice import solve_path, steps_on
from fullhouse.coach.position import Position
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, named
from fullhouse.problems.collection import Row, second_part
from fullhouse.sudoku.grid import Grid


def takes(problem: str, technique: Technique) -> bool:
    """Whether the way takes it: nothing easier is there then, and without it something harder."""
    walk = steps_on(_start(problem), unique=technique.assumes_uniqueness)
    return any(step.technique == technique.name for step in walk)


def is_told(problem: str, technique: Technique) -> bool:
    """Whether hints tell a technique that a problem needs by its grade: no pattern spares it."""
    return technique.weight < named()[0].weight or takes(problem, technique)


def needs(problem: str, technique: Technique) -> bool:
    """Whether it is the hardest step of the way.

    >>> needs(needing("fireworks")[0].problem, by_name()["fireworks"])
    True
    """
    way = solve_path(_start(problem), unique=technique.assumes_uniqueness)
    used = {step.technique for step in way.steps}
    is_hardest = all(by_name()[one].weight <= technique.weight for one in used)
    return way.is_solved and technique.name in used and is_hardest


def _start(problem: str) -> Position:
    grid = Grid.parse(problem)
    return Position.of(grid, problem=grid)


def needing(technique: str) -> tuple[Row, ...]:
    """The problems that are kept for a pattern."""
    return tuple(row for row in second_part() if row.uses(technique))
