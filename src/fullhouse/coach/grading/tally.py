"""How often a problem takes each technique: all steps of the easiest one at once, so no order matters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fullhouse.coach import search
from fullhouse.coach.search import BUDGET, Stop
from fullhouse.coach.techniques import technique_set

if TYPE_CHECKING:
    from fullhouse.solver import _coach
else:
    _coach = search._coach

Tally = tuple[Stop, dict[str, int], str]
"""Why it ends, how often it takes each technique, and what it fills in."""


def tally(problem: str, *, unique: bool = False, budget: int = BUDGET) -> Tally:
    """Counts the cells that each kind of single fills, and how often one has to look for anything else.

    Turned, mirrored or renumbered, a problem gives the same numbers.
    """
    stop, times, filled = _coach.tally(problem, unique, budget, len(_names()) - 1)
    names = _names()
    return stop, {names[at]: n for at, n in times}, filled  # type: ignore[return-value]


@cache
def _names() -> tuple[str, ...]:
    return tuple(technique.name for technique in technique_set())
