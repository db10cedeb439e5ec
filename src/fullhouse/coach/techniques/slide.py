"""Slide: equal tiles in parallel lines through a block leave one cell of it."""

from collections.abc import Iterator

from fullhouse.coach.patterns.singles import hidden_in_blocks, single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for cell, symbol, house in hidden_in_blocks(position, slide=True):
        yield single("slide", cell, symbol, house)


TECHNIQUE = Technique("slide", level=1, weight=2, find=find, booklet="slide")
