"""What the kernel reads of laying, flipping and writing games: of views only, so nothing hidden gets in."""

from functools import lru_cache
from typing import Any

from fullhouse.games.kit.bot import KernelFields
from fullhouse.solver import solve


def laying_fields(view: Any) -> KernelFields:
    return {
        "scoring": view.options.scoring,
        "stops": view.options.stack_end == "stop",
        "stack": view.stack_left,
        "left": view.stack_left + sum(view.holding),
        "gone": list(view.gone),
        "hands": [list(hand or ()) for hand in view.hands],
    }


def can_weigh_laying(view: Any, *, has_net: bool) -> bool:
    """Alone, the solver says which tiles leave a board that can be completed."""
    return has_net or len(view.scores) == 1


def flipping_fields(view: Any) -> KernelFields:
    return {"hands": [list(hand) for hand in view.hands]}


def sheet_fields(view: Any) -> KernelFields:
    return {"solution": _solution(view.givens), "by_solution": view.options.fault == "solution"}


@lru_cache(maxsize=256)
def _solution(givens: str) -> str:
    """The problem is public, so its solution may be used."""
    return solve(givens)
