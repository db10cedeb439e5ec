"""What a game says about its bots in its `bot.py`; without one, bots play it by its rules alone.

And what the kernel reads of families of games: of views only, so nothing hidden gets in.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Protocol

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.solver import solve

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Houses = Annotated[float, msgspec.Meta(ge=1)]
Overlooks = Annotated[float, msgspec.Meta(ge=0, lt=1)]
Points = Annotated[float, msgspec.Meta(ge=0)]
KernelFields = dict[str, Any]
"""Fields of the kernel's view, by name: `kernel/include/kernel/play.hpp` explains each."""


class Effort(msgspec.Struct, frozen=True):
    """How hard a brain thinks: work, not time, so that a move is the same on a slow machine.

    >>> Effort(budget=0)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-budget: budget=0
    """

    budget: int = 1
    """How many positions the net may judge. With 1 it judges the moves of this position, nothing deeper.
    Where games are played out instead, 300 of their moves count as one position, in Challenge 1,200."""
    width: int = 8
    """How many moves are looked into at most."""
    win: float = 0
    """What a whole chance to win is worth in points, against the points themselves."""

    def __post_init__(self) -> None:
        if self.budget < 1 or self.width < 1:
            raise BadInput("bad-budget", budget=min(self.budget, self.width))


class Advice(msgspec.Struct, frozen=True):
    """A move with its estimates."""

    move: Move
    now: float
    """The points that it brings at once; of a flip, on average."""
    points: float
    """How much the lead over the best opponent is expected to grow until the end. Alone: the points."""
    win: float
    """The chance to win; in solitaire, to succeed."""


class Brain(Protocol):
    """A brain in Python, for games that the kernel does not know."""

    def advise(self, view: Any, seat: Seat, *, effort: Effort, seed: int) -> Sequence[Advice]:
        """Moves of the seat whose turn it is, the best first. Same arguments, same answer, everywhere."""
        ...


class CanWeigh(Protocol):
    def __call__(self, view: Any, *, has_net: bool) -> bool: ...


def by_net(view: View, *, has_net: bool) -> bool:  # noqa: ARG001
    """Moves have values where there is a net for the number of seats."""
    return has_net


class KernelBrain(msgspec.Struct, frozen=True):
    """The brain that the kernel has for a game of this id."""

    fields: Callable[[Any], KernelFields]
    """What the kernel needs of a view beside board, scores and seats, all of it visible to the seat."""
    can_weigh: CanWeigh = by_net
    """Whether the kernel gives every move a value with these seats and options."""
    owes: Callable[[Any], bool] | None = None
    """Whether the seat to move has a fault to correct or to erase first."""

    def is_in_turn(self, view: Any) -> bool:
        """Whether the seat to move takes its turn: the kernel knows no answers and no corrections."""
        return not getattr(view, "asked", ()) and not (self.owes and self.owes(view))


class LevelChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a level is different in one game; `bots/levels.toml` explains each number."""

    houses: Houses | None = None
    near: Share | None = None
    overlooks: Overlooks | None = None
    misjudges: Points | None = None
    foresight: Share | None = None


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of one strength in one game; `bots/levels.toml` explains the numbers.

    Who stands between two rungs has numbers between theirs.
    """

    strength: int
    """On the scale of `fullhouse ladder`: 400 more win ten games of eleven; the weakest level has 1000."""
    houses: Houses
    near: Share = 0.0
    overlooks: Overlooks
    misjudges: Points
    foresight: Share = 0.0
    thinks: Share = 0.0


class GameBot(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that bots need of a game beside its rules."""

    brain: KernelBrain | Brain | None = None
    effort: Effort = Effort()
    """How hard the strongest level thinks. Measured; a move takes well below a second on one core."""
    won: tuple[int, ...] = ()
    """Of a hundred positions of two seats that were judged 0, 10, 20, … 100 %, how many the seat won."""
    levels: Mapping[str, LevelChanges] = {}
    """What is different here, by the name of the level, where nobody has measured rungs."""
    rungs: tuple[Rung, ...] = ()
    """What players of growing strength see and plan here, the weakest first; measured."""
    faces: tuple[int, ...] = ()
    """The strengths at which the five levels stand on these rungs."""


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
