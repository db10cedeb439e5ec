"""The five levels, by what a solver has to know. Their names are in `words/`."""

from __future__ import annotations

import msgspec

from fullhouse.coach.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.words import say

LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)


MOST_DEDUCTIONS = 2
"""How many deductions a moderate problem takes: as many as the booklet's last ones."""


def is_like_the_booklet(grade: Grade) -> bool:
    """Whether a moderate problem is no harder than the booklet's: few deductions, none of three for three.

    Decks and new problems of level 2 keep to it (docs/decisions/problems.md).
    """
    deductions = [name for name in grade.counts if by_name()[name].level == 2]
    return (
        grade.level == 2
        and sum(grade.counts[name] for name in deductions) <= MOST_DEDUCTIONS
        and not any(name.endswith("triple") for name in deductions)
    )


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
    return [technique.name for technique in technique_set() if technique.level == level][-1]


class ShownLevel(msgspec.Struct, frozen=True):
    """What a table shows before a problem is accepted."""

    grade: Grade
    name: str
    idea: str


def show_level(problem: str, language: str = "en") -> ShownLevel:
    """The level of a player's own problem. Raises BadInput unless it has exactly one solution."""
    grade = rate(problem)
    return ShownLevel(grade, level_name(grade.level, language), level_idea(grade.level, language))
