"""Multi-colouring: two coloured clusters, a colour of one seeing a colour of the other."""

from collections.abc import Iterator
from itertools import permutations, product

from fullhouse.coach.geometry import seen_by_any
from fullhouse.coach.patterns.colours import Cluster, clusters
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol


def find(position: Position) -> Iterator[Step]:
    for symbol in SYMBOLS:
        for one, two in permutations(clusters(position, symbol), 2):
            for a, b in (one, one[::-1]):
                if (
                    seen_by_any(a) & two[0] and seen_by_any(a) & two[1]
                ):  # a would bar both colours of the other
                    yield from _step(position, symbol, ((a, b), two), a)
            if min(one[0]) > min(two[0]):
                continue
            for (a, b), (c, d) in product((one, one[::-1]), (two, two[::-1])):
                both = seen_by_any(a) & two[0] and seen_by_any(a) & two[1]
                if seen_by_any(a) & c and not both:  # not a and c together, so b or d
                    targets = (seen_by_any(b) & seen_by_any(d)) - a - b - c - d
                    yield from _step(position, symbol, ((a, b), (c, d)), targets)


def _step(
    position: Position, symbol: Symbol, found: tuple[Cluster, Cluster], targets: frozenset[Cell]
) -> Iterator[Step]:
    removes = removals(position, targets, [symbol])
    if removes:
        (a, b), (c, d) = found
        parts = (
            part("colour_a", a, [symbol]),
            part("colour_b", b, [symbol]),
            part("colour_c", c, [symbol]),
            part("colour_d", d, [symbol]),
        )
        yield Step("multi_colouring", removes=removes, parts=parts)


TECHNIQUE = Technique("multi_colouring", level=3, weight=200, find=find)
