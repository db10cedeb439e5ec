"""Crossing by elimination: of the symbols missing from a line, a cell bars all but one."""

from collections.abc import Iterator

from fullhouse.coach.patterns.singles import naked, single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for cell, symbol, house in naked(position, from_line=True):
        yield single("elimination", cell, symbol, house)


TECHNIQUE = Technique("elimination", level=1, weight=12, find=find, booklet="elimination")
