"""Whole paths to a solution: the easiest step first or the shortest, with all techniques or without some."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.analysis.steps import LAST_RESORT, technique_named
from fullhouse.coach.choice import links_of, solve_path
from fullhouse.coach.grading.rating import CELL_COUNTS
from fullhouse.coach.position import Position
from fullhouse.coach.reasons import with_bars
from fullhouse.coach.search import Path, Stop
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name, techniques

Order = Literal["easiest", "shortest"]
"""At each moment the easiest technique; or the step with the fewest links, by whatever technique."""


class Cost(msgspec.Struct, frozen=True):
    """What it costs to do without a technique."""

    technique: str
    more: int
    """The effort in addition; negative where the way around it happens to be less."""
    steps: int
    """How many steps the way without it has."""
    hardest: str
    """The hardest technique of that way."""
    instead: tuple[str, ...]
    """Techniques that the usual way does not take."""
    stop: Stop


def path(
    position: Position, *, order: Order = "easiest", without: Iterable[str] = (), unique: bool = False
) -> Path:
    """Step after step, as far as the techniques that are allowed go.

    >>> from fullhouse.sudoku.grid import Grid
    >>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> path(Position.of(Grid.parse(easy)), without=["crossing", "block_crossing", "slide"]).is_solved
    True
    """
    banned = frozenset(technique_named(name).name for name in without)
    if order == "easiest":
        return solve_path(position, unique=unique, without=banned)
    return _shortest(position, banned, unique=unique)


def _shortest(position: Position, banned: frozenset[str], *, unique: bool) -> Path:
    names = [
        one.name for one in techniques() if one.name not in banned and (unique or not one.assumes_uniqueness)
    ]
    quick = [name for name in names if name not in LAST_RESORT]
    steps: list[Step] = []
    while position.open and not position.is_broken():
        step = _shortest_step(position, quick) or next(
            filter(None, (_shortest_step(position, [name]) for name in names if name in LAST_RESORT)), None
        )
        if step is None:
            return Path("stuck", tuple(steps))
        steps.append(with_bars(position, step))
        position = position.after(step)
    return Path("broken" if position.is_broken() else "solved", tuple(steps))


def _shortest_step(position: Position, names: Sequence[str]) -> Step | None:
    steps = (step for name in names for step in search.all_steps(position, name))
    return min(steps, key=lambda step: (links_of(step), by_name()[step.technique].weight), default=None)


def effort(steps: Iterable[Step]) -> int:
    """The weights of the techniques of some steps, and what each cell counts that they fill."""
    return sum(by_name()[step.technique].weight + CELL_COUNTS * len(step.places) for step in steps)


def hardest(steps: Sequence[Step]) -> str:
    """The hardest technique among some steps; empty where there are none."""
    return max((step.technique for step in steps), key=lambda name: by_name()[name].weight, default="")


def costs(position: Position, *, unique: bool = False) -> list[Cost]:
    """For each technique of the easiest path, the hardest first, what the way without it is like."""
    usual = path(position, unique=unique)
    used = {step.technique for step in usual.steps}
    return [_cost(position, usual, name, unique=unique) for name in sorted(used, key=_weight, reverse=True)]


def _weight(name: str) -> int:
    return by_name()[name].weight


def _cost(position: Position, usual: Path, name: str, *, unique: bool) -> Cost:
    other = path(position, without=(name,), unique=unique)
    used = {step.technique for step in usual.steps}
    instead = sorted({step.technique for step in other.steps} - used, key=_weight)
    more = effort(other.steps) - effort(usual.steps)
    return Cost(name, more, len(other.steps), hardest(other.steps), tuple(instead), other.stop)
