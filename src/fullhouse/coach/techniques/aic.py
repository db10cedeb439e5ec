"""Alternating chain: candidates in turn false and true, over cells and houses with two left."""

from collections.abc import Iterator

from fullhouse.coach.patterns.chains import Links, chains
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return chains(Links(position, cells=True, houses=True, groups=False), "aic")


TECHNIQUE = Technique("aic", level=4, weight=300, find=find)
