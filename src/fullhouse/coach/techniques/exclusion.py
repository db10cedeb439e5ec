"""Exclusion: the row, column and block of a cell together show eight different symbols."""

from collections.abc import Iterator

from fullhouse.coach.patterns.singles import naked, single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for cell, symbol, house in naked(position, from_line=False):
        yield single("exclusion", cell, symbol, house)


TECHNIQUE = Technique("exclusion", level=1, weight=16, find=find, booklet="exclusion")
