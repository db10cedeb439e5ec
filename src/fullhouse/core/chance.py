"""Reproducible random draws, made from `Random.random` alone, whose sequence Python guarantees."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Seeded draws: same seed, same draws, on every machine and Python.

    >>> Chance(42).shuffled("abcdef")
    ['c', 'f', 'e', 'b', 'a', 'd']
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound − 1."""
        return int(self._random.random() * bound)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A new list with the things in another order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile
