"""The five levels, by what a solver has to know. Their names are in `words/`."""

from __future__ import annotations

import msgspec

from fullhouse.coach.grading.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import techniques
from fullhouse.words import say

LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)


def level_name(level: Level, language: str = "en") -> str:
    """What a level is called.

    >>> [level_name(level) for level in LEVELS]
    ['Easy', 'Moderate', 'Tricky', 'Hard', 'Fiendish']
    """
    return say(f"level-{level}", language)


def level_idea(level: Level, language: str = "en") -> str:
    """What a solver has to know for a level, in one sentence."""
    return say(f"level-{level}-idea", language)


def hardest_technique(level: Level) -> str:
    """The last technique that a level allows, in the order in which the coach looks."""
    return [technique.name for technique in techniques() if technique.level == level][-1]


class ShownLevel(msgspec.Struct, frozen=True):
    """What a table shows before a problem is accepted."""

    grade: Grade
    name: str
    idea: str


def show_level(problem: str, language: str = "en") -> ShownLevel:
    """The level of a player's own problem. Raises BadInput unless it has exactly one solution."""
    grade = rate(problem)
    return ShownLevel(grade, level_name(grade.level, language), level_idea(grade.level, language))
