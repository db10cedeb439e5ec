"""Naked pair: two cells of a house share two candidates, which nobody else there can have."""

from collections.abc import Iterator

from fullhouse.coach.patterns.subsets import naked_subset
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return naked_subset(position, "naked_pair", size=2)


TECHNIQUE = Technique("naked_pair", level=2, weight=60, find=find)
