"""Colouring: cells joined by houses with two places for a symbol, in two colours of which one is true."""

from collections.abc import Iterator
from itertools import permutations, product

from fullhouse.coach.geometry import seen_by_any
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

Cluster = tuple[frozenset[Cell], frozenset[Cell]]


def simple_colouring(position: Position) -> Iterator[Step]:
    """What sees both colours of a cluster is out; so is a colour that sees itself."""
    for symbol in SYMBOLS:
        for one, other in _clusters(position, symbol):
            wrong = [colour for colour in (one, other) if colour & seen_by_any(colour)]
            for false in wrong:  # twice in one house
                true = other if false == one else one
                parts = (part("colour_b", false, [symbol]), part("colour_a", true, [symbol]))
                yield Step("simple_colouring", removes=position.removals(false, [symbol]), parts=parts)
            if len(one | other) < 4 and not wrong:
                continue
            if removes := position.removals((seen_by_any(one) & seen_by_any(other)) - one - other, [symbol]):
                parts = (part("colour_a", one, [symbol]), part("colour_b", other, [symbol]))
                yield Step("simple_colouring", removes=removes, parts=parts)


def multi_colouring(position: Position) -> Iterator[Step]:
    """Two clusters, a colour of one seeing a colour of the other."""
    for symbol in SYMBOLS:
        for one, two in permutations(_clusters(position, symbol), 2):
            for a, b in (one, one[::-1]):
                if (
                    seen_by_any(a) & two[0] and seen_by_any(a) & two[1]
                ):  # a would bar both colours of the other
                    yield from _two_clusters(position, symbol, ((a, b), two), a)
            if min(one[0]) > min(two[0]):
                continue
            for (a, b), (c, d) in product((one, one[::-1]), (two, two[::-1])):
                if seen_by_any(a) & c:  # not a and c together, so b or d
                    targets = (seen_by_any(b) & seen_by_any(d)) - a - b - c - d
                    yield from _two_clusters(position, symbol, ((a, b), (c, d)), targets)


def _two_clusters(
    position: Position, symbol: Symbol, clusters: tuple[Cluster, Cluster], targets: frozenset[Cell]
) -> Iterator[Step]:
    if removes := position.removals(targets, [symbol]):
        (a, b), (c, d) = clusters
        parts = (
            part("colour_a", a, [symbol]),
            part("colour_b", b, [symbol]),
            part("colour_c", c, [symbol]),
            part("colour_d", d, [symbol]),
        )
        yield Step("multi_colouring", removes=removes, parts=parts)


def _clusters(position: Position, symbol: Symbol) -> Iterator[Cluster]:
    """Every group of joined cells, divided into its two colours."""
    neighbours: dict[Cell, set[Cell]] = {}
    for _, one, other in position.pairs(symbol):
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    while neighbours:
        colours: tuple[set[Cell], set[Cell]] = ({min(neighbours)}, set())
        wave, side = set(colours[0]), 1
        while wave:
            wave = set[Cell]().union(*(neighbours[cell] for cell in wave)) - colours[side]
            colours[side].update(wave)
            side = 1 - side
        for cell in colours[0] | colours[1]:
            neighbours.pop(cell, None)
        yield frozenset(colours[0]), frozenset(colours[1])


TECHNIQUES = (
    Technique("simple_colouring", level=3, weight=170, find=simple_colouring),
    Technique("multi_colouring", level=3, weight=200, find=multi_colouring),
)
