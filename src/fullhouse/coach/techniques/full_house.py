"""Full house: a house has one empty cell, which takes the one symbol that is missing."""

from collections.abc import Iterator

from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES
from fullhouse.coach.patterns.singles import single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for house in BLOCKS + LINES:
        empty = position.open & HOUSES[house]
        if len(empty) != 1:
            continue
        (cell,) = empty
        if len(position.candidates(cell)) == 1:
            yield single("full_house", cell, position.candidates(cell)[0], house)


TECHNIQUE = Technique("full_house", level=1, weight=1, find=find, booklet=None)
