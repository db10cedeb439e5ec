"""Two-string kite: a row and a column with two places each, one place of each in the same block."""

from collections.abc import Iterator

from fullhouse.coach.patterns.links import turbot
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return turbot(position, "two_string_kite")


TECHNIQUE = Technique("two_string_kite", level=3, weight=144, find=find)
