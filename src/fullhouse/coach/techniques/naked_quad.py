"""Naked quad: four cells of a house share four candidates, which nobody else there can have."""

from collections.abc import Iterator

from fullhouse.coach.patterns.subsets import naked_subset
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return naked_subset(position, "naked_quad", size=4)


TECHNIQUE = Technique("naked_quad", level=3, weight=185, find=find)
