"""Naked and hidden subsets: as many symbols as cells, within one house."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import ALL, HOUSES, seen_by_all
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step


def naked_subset(position: Position, technique: str, size: int) -> Iterator[Step]:
    """So many cells of a house with so many candidates in all: nobody else who sees them all has these."""
    few = frozenset(position.with_size(*range(2, size + 1)))
    for house in ALL:
        if len(position.open & HOUSES[house]) <= size:
            continue
        for cells in combinations(sorted(few & HOUSES[house]), size):
            symbols = position.symbols(cells)
            if len(symbols) != size:
                continue
            removes = removals(position, seen_by_all(cells), symbols)
            if removes:
                yield Step(technique, removes=removes, parts=(part("pattern", cells, symbols, house),))


def hidden_subset(position: Position, technique: str, size: int) -> Iterator[Step]:
    """So many symbols with places in so many cells of a house: these cells have no room for others."""
    for house in ALL:
        if len(position.open & HOUSES[house]) <= size:
            continue
        places = {symbol: position.places(symbol, house) for symbol in SYMBOLS}
        few = [symbol for symbol in SYMBOLS if 2 <= len(places[symbol]) <= size]
        for symbols in combinations(few, size):
            cells = frozenset(cell for symbol in symbols for cell in places[symbol])
            if len(cells) != size:
                continue
            removes = removals(position, cells, frozenset(SYMBOLS) - frozenset(symbols))
            if removes:
                yield Step(technique, removes=removes, parts=(part("pattern", cells, symbols, house),))
