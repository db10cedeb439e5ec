"""X-wing: in two parallel lines a symbol has places in two crossing lines only."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "x_wing", size=2)


TECHNIQUE = Technique("x_wing", level=3, weight=140, find=find)
