"""Crossing: a symbol missing from a row or column is barred from all its empty cells but one."""

from collections.abc import Iterator

from fullhouse.coach.patterns.singles import hidden_in_lines, single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for cell, symbol, house in hidden_in_lines(position):
        yield single("crossing", cell, symbol, house)


TECHNIQUE = Technique("crossing", level=1, weight=8, find=find, booklet="crossing")
