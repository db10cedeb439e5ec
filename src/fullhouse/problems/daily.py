"""The problems of a day, one for each level: made from the date alone, so that all servers agree."""

from __future__ import annotations

import re
from datetime import date

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.decks import shuffled_card
from fullhouse.problems.disguise import disguised
from fullhouse.problems.library import cards_for_days

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
    if today is not None and day > today:
        raise BadInput("daily-not-yet", date=day.isoformat())
    chance = Chance(day.toordinal() * 10 + level)
    card = shuffled_card(cards_for_days(level), SEED, (day - FIRST_DAY).days)
    return Daily(day, level, disguised(card, chance))


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
