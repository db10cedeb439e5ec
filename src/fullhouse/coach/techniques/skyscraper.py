"""Skyscraper: two parallel lines with two places each, one place of each in the same crossing line."""

from collections.abc import Iterator

from fullhouse.coach.patterns.links import turbot
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return turbot(position, "skyscraper")


TECHNIQUE = Technique("skyscraper", level=3, weight=142, find=find)
