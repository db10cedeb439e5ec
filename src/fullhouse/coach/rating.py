"""How hard a problem is for a person: a level from 1 to 5, a score, the hardest technique that it needs."""

from __future__ import annotations

import msgspec

from fullhouse.coach import search
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid

TECHNIQUE_SET = 1
"""The version of techniques, their order and their weights. A grade holds for one version."""

HARDEST_COUNTS = 3
"""The hardest step counts so many times more: it decides whether a person gets through at all."""


class Grade(msgspec.Struct, frozen=True):
    level: Level
    score: int
    hardest: str
    solved_by_logic: bool
    stopped_by_budget: bool = False
    technique_set: int = TECHNIQUE_SET


def rate(problem: str, *, unique: bool = False, budget: int = search.BUDGET) -> Grade:
    """The grade of a problem with one solution; BadInput for any other.

    >>> rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level
    1
    """
    grid = Grid.parse(problem)
    if not grid.open:
        raise BadInput("problem-is-full")
    solution = solve(problem)
    stop, counted, filled = search.tally(grid, unique=unique, budget=budget)
    return _grade(counted, solved=filled == solution, out_of_budget=stop == "budget")


def _grade(counted: dict[str, int], *, solved: bool, out_of_budget: bool) -> Grade:
    used = [by_name()[name] for name in counted]
    hardest = max(used, key=lambda technique: technique.weight)
    total = sum(technique.weight * counted[technique.name] for technique in used)
    return Grade(
        level=hardest.level if solved else 5,
        score=total + HARDEST_COUNTS * hardest.weight,
        hardest=hardest.name,
        solved_by_logic=solved,
        stopped_by_budget=out_of_budget,
    )
