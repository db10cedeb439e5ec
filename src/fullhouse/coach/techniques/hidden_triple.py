"""Hidden triple: three symbols of a house have places in three cells only, which take nothing else."""

from collections.abc import Iterator

from fullhouse.coach.patterns.subsets import hidden_subset
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return hidden_subset(position, "hidden_triple", size=3)


TECHNIQUE = Technique("hidden_triple", level=2, weight=100, find=find)
