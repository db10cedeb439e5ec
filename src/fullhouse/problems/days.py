"""What each day has for everybody: a puzzle, and a deal of one of the board games against the same bot.

A frozen, numbered list: `days.txt` has all of it, so that no other version of decks, games or chance changes
a day. After the last one the list begins again.
"""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from fullhouse.coach.technique import Level

FIRST = date(2026, 11, 2)
"""The day of number 1, a Monday: each day of the week has its game."""


class DayDeal(msgspec.Struct, frozen=True):
    """A game that everybody begins alike."""

    game: str
    bot: str
    options: dict[str, Any]
    setup: dict[str, Any]


class Today(msgspec.Struct, frozen=True):
    day: date
    number: int
    """The days are counted from 1 on."""
    level: Level
    problem: str
    deal: DayDeal


class _Line(msgspec.Struct, frozen=True):
    level: Level
    problem: str
    game: str
    setup: dict[str, Any]


class _Rules(msgspec.Struct, frozen=True):
    bot: str
    options: dict[str, Any]


class _List(msgspec.Struct, frozen=True):
    rules: dict[str, _Rules]
    """By game."""
    days: tuple[_Line, ...]


@cache
def _list() -> _List:
    text = (files(__package__) / "days.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    rules = msgspec.json.decode(lines[0], type=dict[str, _Rules])
    return _List(rules, tuple(msgspec.json.decode(line, type=_Line) for line in lines[1:]))


def today(day: date) -> Today:
    """What a day has.

    >>> first = today(FIRST)
    >>> first.number, first.deal.game
    (1, 'tiles')
    """
    days = _list().days
    number = (day - FIRST).days
    line = days[number % len(days)]
    rules = _list().rules[line.game]
    return Today(
        day, number + 1, line.level, line.problem, DayDeal(line.game, rules.bot, rules.options, line.setup)
    )
