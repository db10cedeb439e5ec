"""Claiming: in a line a symbol has places in one block only, so the rest of that block is barred."""

from collections.abc import Iterator

from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for base in LINES:
        for cover in BLOCKS:
            both = HOUSES[base] & HOUSES[cover]
            for symbol in SYMBOLS:
                places = position.places(symbol, base)
                if len(places) < 2 or not both.issuperset(places):
                    continue
                removes = removals(position, HOUSES[cover] - both, [symbol])
                if removes:
                    gone = [cell for cell, _ in removes]
                    parts = (part("base", places, [symbol], base), part("cover", gone, [symbol], cover))
                    yield Step("claiming", removes=removes, parts=parts)


TECHNIQUE = Technique("claiming", level=2, weight=55, find=find)
