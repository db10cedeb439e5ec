"""Simple colouring: of two colours along conjugate pairs one is true; what sees both is out."""

from collections.abc import Iterator

from fullhouse.coach.geometry import seen_by_any
from fullhouse.coach.patterns.colours import clusters
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for symbol in SYMBOLS:
        for one, other in clusters(position, symbol):
            wrong = [colour for colour in (one, other) if colour & seen_by_any(colour)]
            for false in wrong:  # twice in one house
                true = other if false == one else one
                parts = (part("colour_b", false, [symbol]), part("colour_a", true, [symbol]))
                yield Step("simple_colouring", removes=removals(position, false, [symbol]), parts=parts)
            if len(one | other) < 4 and not wrong:
                continue
            removes = removals(position, (seen_by_any(one) & seen_by_any(other)) - one - other, [symbol])
            if removes:
                parts = (part("colour_a", one, [symbol]), part("colour_b", other, [symbol]))
                yield Step("simple_colouring", removes=removes, parts=parts)


TECHNIQUE = Technique("simple_colouring", level=3, weight=170, find=find)
