"""Hidden quad: four symbols of a house have places in four cells only, which take nothing else."""

from collections.abc import Iterator

from fullhouse.coach.patterns.subsets import hidden_subset
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return hidden_subset(position, "hidden_quad", size=4)


TECHNIQUE = Technique("hidden_quad", level=3, weight=190, find=find)
