"""How hard a problem is for a person: a level from 1 to 5, a score, the hardest technique that it needs."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from fullhouse.coach import search
from fullhouse.coach.grading.explainer import se_number
from fullhouse.coach.grading.tally import Tally, tally
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.errors import BadInput
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_on

TECHNIQUE_SET = 2
"""The version of techniques, their order, weights and how they are counted. A grade holds for one version."""

HIGHEST_LEVEL: Final = 5
"""Also of what logic does not solve."""

HARDEST_COUNTS = 5
"""The hardest technique counts this many times more: it decides whether a person can solve it at all."""

CELL_COUNTS = 8
"""The weight of each cell to be filled, by whatever technique."""


class Grade(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The same for a problem however it is turned, mirrored or renumbered."""

    level: Level
    score: int
    hardest: str
    solved_by_logic: bool
    stopped_by_budget: bool = False
    technique_set: int = TECHNIQUE_SET
    counts: dict[str, int] = {}
    """For each technique the cells that it fills or, beyond singles, how often one has to look for it."""
    problem: str = ""
    """Which problem it is about; two grades are equal whatever their problems are."""

    @property
    def se(self) -> float | None:
        """Sudoku Explainer's number, worked out when it is first asked for; None without a problem."""
        return se_number(self.problem.replace("0", ".")) if self.problem else None

    def __repr__(self) -> str:
        return f"Grade(level={self.level}, score={self.score}, hardest={self.hardest!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grade):
            return NotImplemented
        return self._compared() == other._compared()

    def __ne__(self, other: object) -> bool:  # a struct has one of its own, which compares the problems, too
        if not isinstance(other, Grade):
            return NotImplemented
        return not self == other

    def _compared(self) -> tuple[Any, ...]:
        return msgspec.structs.astuple(self)[:-1]

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
    text = problem if isinstance(problem, str) else str(grid_on(NINE, problem))
    text = text if len(text) == len(NINE.cells) else str(grid_on(NINE, problem))
    open_cells = open_cells_of(text)
    return graded(text, open_cells, solve(text), tally(text, unique=unique, budget=budget))


def open_cells_of(problem: str) -> int:
    """How many cells of a problem are empty; BadInput for one that is full or cannot be graded at all."""
    if isinstance(problem, str) and len(problem) == len(NINE.cells):
        open_cells = problem.count(".") + problem.count("0")
        if open_cells:
            return open_cells  # solving it finds foreign symbols
    Grid.parse(problem)
    raise BadInput("problem-is-full")


def graded(text: str, open_cells: int, solution: str, tallied: Tally) -> Grade:
    """The grade of a problem from what its tally says; the kernel has a twin of it for many problems."""
    stop, counts, filled = tallied
    weights = _weights()
    total = sum([weights[name] * times for name, times in counts.items()])
    hardest = by_name()[max(counts, key=weights.__getitem__)] if counts else technique_set()[-1]
    return Grade(
        level=hardest.level if filled == solution else HIGHEST_LEVEL,
        score=total + HARDEST_COUNTS * hardest.weight + CELL_COUNTS * open_cells,
        hardest=hardest.name,
        solved_by_logic=filled == solution,
        stopped_by_budget=stop == "budget",
        counts=counts,
        problem=text,
    )


@cache
def _weights() -> dict[str, int]:
    return {technique.name: technique.weight for technique in technique_set()}
