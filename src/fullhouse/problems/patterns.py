"""Problems that need a pattern which grades do not count, by a way that knows all names."""

from __future__ import annotations

from fullhouse.coach.choice import solve_path
from fullhouse.coach.position import Position
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name
from fullhouse.problems.collection import Row, second_part
from fullhouse.sudoku.grid import Grid


def takes(problem: str, technique: Technique) -> bool:
    """Whether the way takes it: nothing easier is there then, and without it something harder."""
    return technique.name in _techniques(problem, technique)


def needs(problem: str, technique: Technique) -> bool:
    """Whether it is the hardest step of the way.

    >>> needs(needing("fireworks")[0].problem, by_name()["fireworks"])
    True
    """
    used = _techniques(problem, technique)
    return technique.name in used and all(by_name()[one].weight <= technique.weight for one in used)


def _techniques(problem: str, technique: Technique) -> frozenset[str]:
    """What the way takes that may use a technique; nothing where it does not lead to the end."""
    start = Grid.parse(problem)
    way = solve_path(Position.of(start, problem=start), unique=technique.assumes_uniqueness)
    return frozenset(step.technique for step in way.steps) if way.is_solved else frozenset()


def needing(technique: str) -> tuple[Row, ...]:
    """The problems that are kept for a pattern."""
    return tuple(row for row in second_part() if row.uses(technique))
