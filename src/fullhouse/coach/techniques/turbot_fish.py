"""Turbot fish: any two houses with two places each, one place of each seeing the other."""

from collections.abc import Iterator

from fullhouse.coach.patterns.links import turbot
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return turbot(position, "turbot_fish")


TECHNIQUE = Technique("turbot_fish", level=3, weight=146, find=find)
