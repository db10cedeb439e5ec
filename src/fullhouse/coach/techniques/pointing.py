"""Pointing: in a block a symbol has places in one line only, so the rest of that line is barred."""

from collections.abc import Iterator

from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for base in BLOCKS:
        for cover in LINES:
            both = HOUSES[base] & HOUSES[cover]
            for symbol in SYMBOLS:
                places = position.places(symbol, base)
                if len(places) < 2 or not both.issuperset(places):
                    continue
                removes = removals(position, HOUSES[cover] - both, [symbol])
                if removes:
                    gone = [cell for cell, _ in removes]
                    parts = (part("base", places, [symbol], base), part("cover", gone, [symbol], cover))
                    yield Step("pointing", removes=removes, parts=parts)


TECHNIQUE = Technique("pointing", level=2, weight=50, find=find)
