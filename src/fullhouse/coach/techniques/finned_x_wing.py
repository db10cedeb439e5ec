"""Finned x-wing: a x-wing with extra places, all in one block; what sees them as well is out."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "finned_x_wing", size=2, kind="finned")


TECHNIQUE = Technique("finned_x_wing", level=3, weight=195, find=find)
