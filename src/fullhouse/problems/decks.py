"""A deck of problem cards in shuffled order: each card comes once before any comes again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.problems.library import problems_of

SPREAD = 1_000_003
"""Added to the seed for each time around, so that rounds and seeds do not share shuffles."""


def shuffled_card(cards: Sequence[str], seed: int, number: int) -> str:
    """One of the cards, which are shuffled anew each time around."""
    around, at = divmod(number, len(cards))
    return Chance(seed + SPREAD * around).shuffled(cards)[at]


class Deck(msgspec.Struct, frozen=True):
    """Level and seed determine the order. One number says how far a player has come.

    >>> deck = Deck(1, seed=7)
    >>> len({deck.card(number) for number in range(60)})
    60
    """

    level: Level
    seed: int

    def card(self, number: int) -> str:
        """The problem on a card, counted from 0; after the last one the deck is shuffled anew."""
        return shuffled_card(problems_of(self.level), self.seed, number)

    def cards(self, start: int = 0) -> Iterator[str]:
        """The cards from one number on, endlessly."""
        while True:
            yield self.card(start)
            start += 1
