"""Locked candidates and subsets.

All places of a symbol in one house lie in another one, too; or within one house as many symbols as cells.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from fullhouse.coach.geometry import ALL, BLOCKS, HOUSES, LINES, House, seen_by_all
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Level, Technique


def locked(
    position: Position, *, technique: str, bases: tuple[House, ...], covers: tuple[House, ...]
) -> Iterator[Step]:
    """A symbol whose places in the base all lie in the cover goes nowhere else in the cover."""
    for base in bases:
        for cover in covers:
            both = HOUSES[base] & HOUSES[cover]
            for symbol in SYMBOLS:
                places = position.places(symbol, base)
                if len(places) < 2 or not both.issuperset(places):
                    continue
                if removes := position.removals(HOUSES[cover] - both, [symbol]):
                    gone = [cell for cell, _ in removes]
                    parts = (part("base", places, [symbol], base), part("cover", gone, [symbol], cover))
                    yield Step(technique, removes=removes, parts=parts)


SIZES = {"pair": 2, "triple": 3, "quad": 4}


def naked_subset(position: Position, *, technique: str, size: int) -> Iterator[Step]:
    """`size` cells of a house with `size` candidates in all: no other cell that sees them all has these."""
    few = frozenset(position.with_size(*range(2, size + 1)))
    for house in ALL:
        if len(position.open & HOUSES[house]) <= size:
            continue
        for cells in combinations(sorted(few & HOUSES[house]), size):
            symbols = position.symbols(cells)
            if len(symbols) != size:
                continue
            if removes := position.removals(seen_by_all(cells), symbols):
                yield Step(technique, removes=removes, parts=(part("pattern", cells, symbols, house),))


def hidden_subset(position: Position, *, technique: str, size: int) -> Iterator[Step]:
    """`size` symbols with places in `size` cells of a house: these cells have no room for others."""
    for house in ALL:
        if len(position.open & HOUSES[house]) <= size:
            continue
        places = {symbol: position.places(symbol, house) for symbol in SYMBOLS}
        few = [symbol for symbol in SYMBOLS if 2 <= len(places[symbol]) <= size]
        for symbols in combinations(few, size):
            cells = frozenset(cell for symbol in symbols for cell in places[symbol])
            if len(cells) != size:
                continue
            if removes := position.removals(cells, frozenset(SYMBOLS) - frozenset(symbols)):
                yield Step(technique, removes=removes, parts=(part("pattern", cells, symbols, house),))


def _locked(name: str, weight: int, bases: tuple[House, ...], covers: tuple[House, ...]) -> Technique:
    find = partial(locked, technique=name, bases=bases, covers=covers)
    return Technique(name, 2, weight, find, proof="locked")


def _naked(size: str, level: Level, weight: int) -> Technique:
    name = f"naked_{size}"
    find = partial(naked_subset, technique=name, size=SIZES[size])
    return Technique(name, level, weight, find, proof="naked_subset")


def _hidden(size: str, level: Level, weight: int) -> Technique:
    name = f"hidden_{size}"
    find = partial(hidden_subset, technique=name, size=SIZES[size])
    return Technique(name, level, weight, find, proof="hidden_subset")


TECHNIQUES = (
    _locked("pointing", 50, BLOCKS, LINES),
    _locked("claiming", 55, LINES, BLOCKS),
    _naked("pair", 2, 60),
    _hidden("pair", 2, 75),
    _naked("triple", 2, 80),
    _hidden("triple", 2, 100),
    _naked("quad", 3, 185),
    _hidden("quad", 3, 190),
)
