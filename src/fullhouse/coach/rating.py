"""How hard a problem is for a person: a level from 1 to 5, a score, the hardest technique that it needs."""

from __future__ import annotations

from typing import Any

import msgspec

from fullhouse.coach import search
from fullhouse.coach.tally import tally
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name, techniques
from fullhouse.core.errors import BadInput
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.reading import GridLike, grid_on

TECHNIQUE_SET = 2
"""The version of techniques, their order, weights and how they are counted. A grade holds for one version."""

HARDEST_COUNTS = 5
"""The hardest technique counts this many times more: it decides whether a person can solve it at all."""

CELL_COUNTS = 8
"""The weight of each cell to be filled, by whatever technique."""


class Grade(msgspec.Struct, frozen=True):
    """The same for a problem however it is turned, mirrored or renumbered."""

    level: Level
    score: int
    hardest: str
    solved_by_logic: bool
    stopped_by_budget: bool = False
    technique_set: int = TECHNIQUE_SET
    counts: dict[str, int] = {}
    """For each technique the cells that it fills or, beyond singles, how often one has to look for it."""

    def __repr__(self) -> str:
        return f"Grade(level={self.level}, score={self.score}, hardest={self.hardest!r})"

    def __hash__(self) -> int:
        return hash((self.level, self.score, self.hardest, tuple(self.counts.items())))

    def to_dict(self) -> dict[str, Any]:
        """What `fullhouse rate --json` prints about it."""
        return msgspec.structs.asdict(self)


def rate(problem: GridLike, *, unique: bool = False, budget: int = search.BUDGET) -> Grade:
    """The grade of a problem with one solution; BadInput for any other.

    >>> rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level
    1
    """
    grid = grid_on(NINE, problem)
    if not grid.open:
        raise BadInput("problem-is-full")
    solution = solve(str(grid))
    stop, counts, filled = tally(grid, unique=unique, budget=budget)
    used = [by_name()[name] for name in counts] or [techniques()[-1]]
    hardest = max(used, key=lambda technique: technique.weight)
    total = sum(technique.weight * counts.get(technique.name, 0) for technique in used)
    return Grade(
        level=hardest.level if filled == solution else 5,
        score=total + HARDEST_COUNTS * hardest.weight + CELL_COUNTS * grid.open.bit_count(),
        hardest=hardest.name,
        solved_by_logic=filled == solution,
        stopped_by_budget=stop == "budget",
        counts=counts,
    )
