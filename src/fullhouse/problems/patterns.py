"""Problems that need a pattern which grades do not count: technique, level and code in a line of a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach.choice import solve_path
from fullhouse.coach.position import Position
from fullhouse.coach.technique import Level, Technique
from fullhouse.problems.compact import pack, unpack
from fullhouse.problems.levels import LEVELS
from fullhouse.sudoku.grid import Grid


class Needing(msgspec.Struct, frozen=True):
    """A problem whose way takes a pattern."""

    technique: str
    level: Level
    problem: str


def takes(problem: str, technique: Technique) -> bool:
    """Whether the way by all names takes it: nothing easier is there then, and without it something harder.

    >>> from fullhouse.coach.techniques import by_name
    >>> takes(needing("fireworks")[0].problem, by_name()["fireworks"])
    True
    """
    start = Grid.parse(problem)
    way = solve_path(Position.of(start, problem=start), unique=technique.assumes_uniqueness)
    return way.is_solved and any(step.technique == technique.name for step in way.steps)


def needing(technique: str) -> tuple[Needing, ...]:
    """The problems that are kept for a pattern."""
    return tuple(one for one in _kept() if one.technique == technique)


def write(given: Iterable[Needing]) -> Iterator[str]:
    """The lines of the file."""
    return (f"{one.technique} {one.level} {pack(one.problem)}" for one in given)


@cache
def _kept() -> tuple[Needing, ...]:
    text = files("fullhouse.problems").joinpath("decks", "patterns.txt").read_text(encoding="ascii")
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return tuple(Needing(name, LEVELS[int(level) - 1], unpack(code)) for name, level, code in lines)
