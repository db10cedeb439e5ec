"""Decks of problem cards: one for each level in text files, shuffled, and what each day deals from them.

A shuffled deck deals each card once before any comes again. The problems of a day, one for each level, are
made from the date alone, so that all servers agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import disguised


@cache
def problems_of(level: int) -> tuple[str, ...]:
    """The deck of a level, the easiest problem first: as many cards as are printed.

    >>> len(problems_of(1))
    60
    """
    if level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    text = files("fullhouse.problems").joinpath("decks", f"level{level}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.split("\n") if line and not line.startswith("#"))


@cache
def cards_for_days(level: int) -> tuple[str, ...]:
    """What days are dealt from: the deck and the cards of the collection, enough for a year."""
    return problems_of(level) + tuple(
        row.problem for row in collection() if row.is_card and row.level == level
    )


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


SEED = 2005
FIRST_DAY = date(2027, 1, 1)
"""Days are counted from here on and back: from here a year has no card twice."""


class Daily(msgspec.Struct, frozen=True):
    day: date
    level: Level
    problem: str


def daily(level: Level, day: date, *, today: date | None = None) -> Daily:
    """The problem of a level on a day. With `today`, days to come are refused.

    Days go through a level's deck: no card twice before all its cards have come.

    >>> daily(1, date(2026, 3, 1)) == daily(1, date(2026, 3, 1))
    True
    """
    if today is not None:
        refuse_after(day, today)
    chance = Chance(day.toordinal() * 10 + level)
    card = shuffled_card(cards_for_days(level), SEED, (day - FIRST_DAY).days)
    return Daily(day, level, disguised(card, chance))


def refuse_after(day: date, last: date) -> None:
    """Raise BadInput for a day that is still to come."""
    if day > last:
        raise BadInput("daily-not-yet", date=day.isoformat())


def read_day(text: str) -> date:
    """A date written as year, month and day; BadInput for one that does not exist.

    >>> read_day("2028-02-29")
    datetime.date(2028, 2, 29)
    >>> read_day("2026-02-29")
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-date: value=2026-02-29
    """
    try:
        if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise BadInput("bad-date", value=text)
