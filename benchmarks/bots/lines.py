"""A line of the table: who plays whom at what, batch by batch, and what the batches say together."""

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""
BATCHES = 40
"""Into how many equal parts the games of a line are cut: the interval is over them."""


class Batch(msgspec.Struct, frozen=True):
    """Some games of a line, their seats exchanged on common deals."""

    games: int
    won: float
    """The share of first places, ties shared; alone, of successes."""
    points: float
    """The lead over the best of the others; alone, the points."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """`play` plays about so many games from a seed. The same seed gives the same games."""

    name: str
    wanted: str
    games: int
    """The full size."""
    play: Callable[[int, int], Batch]
    seats: int = 2

    def sizes(self, most: int) -> list[int]:
        """The games of each batch, where a line plays this many at most: whole deals, at least one."""
        deals = max(1, min(self.games, most) // self.seats)
        batches = min(BATCHES, deals)
        return [self.seats * (deals // batches + (batch < deals % batches)) for batch in range(batches)]


class Figure(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def figure(batches: Sequence[Batch], value: Callable[[Batch], float]) -> Figure:
    """The mean over batches, weighted by their games, and the interval from how much they differ.

    >>> figure([Batch(2, 0.5, 3), Batch(2, 1, 5)], lambda batch: batch.points)
    Figure(mean=4.0, low=2.04, high=5.96)
    """
    games = sum(batch.games for batch in batches)
    mean = sum(batch.games * value(batch) for batch in batches) / games
    if len(batches) < 2:
        return Figure(mean, mean, mean)
    spread = sum(batch.games * (value(batch) - mean) ** 2 for batch in batches) / games
    within = CONFIDENCE * sqrt(spread / (len(batches) - 1))
    return Figure(mean, mean - within, mean + within)


def share(batches: Sequence[Batch], seats: int) -> Figure:
    """The share of wins. Where all batches agree they say little: then the interval is Wilson's over deals.

    >>> round(share([Batch(2, 1, 3), Batch(2, 1, 5)], seats=2).low, 2)
    0.34
    """
    won = figure(batches, lambda batch: batch.won)
    if won.low < won.high:
        return Figure(won.mean, max(0.0, won.low), min(1.0, won.high))
    deals = sum(batch.games for batch in batches) / seats
    squared = CONFIDENCE**2
    middle = (won.mean + squared / (2 * deals)) / (1 + squared / deals)
    within = CONFIDENCE * sqrt(won.mean * (1 - won.mean) / deals + squared / (4 * deals**2))
    within /= 1 + squared / deals
    return Figure(won.mean, max(0.0, middle - within), min(1.0, middle + within))
