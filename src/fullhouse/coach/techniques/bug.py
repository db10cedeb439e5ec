"""BUG+1: all cells have two candidates but one with three; without its odd one there were two solutions."""

from collections.abc import Iterator

from fullhouse.coach.geometry import ALL
from fullhouse.coach.patterns.making import part
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    three = position.with_size(3)
    if len(three) != 1 or len(position.with_size(2)) != len(position.open) - 1:
        return
    odd = {
        (symbol, len(places), three[0] in places)
        for house in ALL
        for symbol in SYMBOLS
        if (places := position.places(symbol, house)) and len(places) != 2
    }
    if len(odd) == 1:
        symbol, count, here = odd.pop()
        if count == 3 and here:
            parts = (part("pattern", three, position.candidates(three[0])),)
            yield Step("bug", places=((three[0], symbol),), parts=parts)


TECHNIQUE = Technique("bug", level=3, weight=178, find=find, assumes_uniqueness=True)
