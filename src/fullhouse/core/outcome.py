"""How a game stands: over or not, why, with which scores and winners."""

from collections.abc import Sequence

import msgspec

from fullhouse.core.ids import Seat


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The result so far. `reason` is None while the game goes on."""

    scores: tuple[int, ...]
    reason: str | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.reason is not None


def most_points(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points; equal points share the win.

    >>> most_points([3, 7, 7])
    (2, 3)
    """
    best = max(scores)
    return tuple(Seat(index + 1) for index, score in enumerate(scores) if score == best)
