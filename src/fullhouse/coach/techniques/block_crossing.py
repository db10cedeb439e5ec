"""Block crossing: a symbol missing from a block is barred from all its empty cells but one."""

from collections.abc import Iterator

from fullhouse.coach.patterns.singles import hidden_in_blocks, single
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for cell, symbol, house in hidden_in_blocks(position, slide=False):
        yield single("block_crossing", cell, symbol, house)


TECHNIQUE = Technique("block_crossing", level=1, weight=4, find=find, booklet="block_crossing")
