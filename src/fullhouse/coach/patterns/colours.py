"""Clusters: cells joined by houses with two places for a symbol, in two colours of which one is true."""

from collections.abc import Iterator

from fullhouse.coach.patterns.links import pairs
from fullhouse.coach.position import Position
from fullhouse.core.ids import Cell, Symbol

Cluster = tuple[frozenset[Cell], frozenset[Cell]]


def clusters(position: Position, symbol: Symbol) -> Iterator[Cluster]:
    neighbours: dict[Cell, set[Cell]] = {}
    for _, one, other in pairs(position, symbol):
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
