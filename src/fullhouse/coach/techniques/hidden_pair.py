"""Hidden pair: two symbols of a house have places in two cells only, which take nothing else."""

from collections.abc import Iterator

from fullhouse.coach.patterns.subsets import hidden_subset
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return hidden_subset(position, "hidden_pair", size=2)


TECHNIQUE = Technique("hidden_pair", level=2, weight=75, find=find)
