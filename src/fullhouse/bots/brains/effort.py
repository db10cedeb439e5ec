"""How hard a brain thinks, and how hard the strongest one does in each game."""

from collections.abc import Mapping

import msgspec

from fullhouse.core.errors import BadInput


class Effort(msgspec.Struct, frozen=True):
    """Work, not time, so that a move is the same on a slow machine.

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


MASTER: Mapping[str, Effort] = {
    "tiles": Effort(budget=250, win=40),
    "animals": Effort(budget=250, win=40),
    "challenge": Effort(budget=150, win=50),
    "solitaire": Effort(budget=300, width=8),
    "markers": Effort(),
    "one-two-three": Effort(budget=60, win=1000),
}
"""Measured with the nets of today; a move takes well below a second on one core."""
