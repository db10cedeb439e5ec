"""Almost locked sets: cells of a house with one symbol more than cells. Take one away, and it is locked."""

from collections.abc import Iterator
from itertools import combinations

import msgspec

from fullhouse.coach.geometry import ALL, HOUSES, House, row, seen_by_all
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Part, Role, Step
from fullhouse.core.ids import Cell, Symbol

MOST_CELLS = 5


class Als(msgspec.Struct, frozen=True):
    cells: frozenset[Cell]
    symbols: frozenset[Symbol]
    house: House
    places: dict[Symbol, frozenset[Cell]]
    sees: dict[Symbol, frozenset[Cell]]
    """The cells that see all places of a symbol in the set."""

    def part(self, role: Role = "set") -> Part:
        return part(role, self.cells, self.symbols, self.house)


def almost_locked_sets(position: Position) -> tuple[Als, ...]:
    return tuple(_sets(position))


def _sets(position: Position) -> Iterator[Als]:
    known: set[frozenset[Cell]] = set()
    for house in ALL:
        empty = sorted(position.open & HOUSES[house])
        for size in range(1, min(MOST_CELLS, len(empty) - 1) + 1):
            for chosen in combinations(empty, size):
                cells, symbols = frozenset(chosen), position.symbols(chosen)
                if len(symbols) != size + 1 or cells in known or (size == 1 and house != row(chosen[0])):
                    continue
                known.add(cells)
                places = {symbol: position.rooms[symbol] & cells for symbol in symbols}
                sees = {symbol: seen_by_all(places[symbol]) for symbol in symbols}
                yield Als(cells, symbols, house, places, sees)


def restricted(one: Als, other: Als) -> frozenset[Symbol]:
    """The symbols that cannot stand in both sets."""
    if one.cells & other.cells:
        return frozenset()
    common = one.symbols & other.symbols
    return frozenset(symbol for symbol in common if other.places[symbol] <= one.sees[symbol])


def from_ends(
    position: Position, technique: str, sets: tuple[Als, ...], links: tuple[Symbol, ...]
) -> Iterator[Step]:
    """One end of the line keeps the symbols they share: what sees them in both ends is out."""
    first, last = sets[0], sets[-1]
    for symbol in sorted((first.symbols & last.symbols) - {links[0], links[-1]}):
        targets = (first.sees[symbol] & last.sees[symbol]) - first.cells - last.cells
        removes = removals(position, targets, [symbol])
        if removes:
            yield Step(
                technique,
                removes=removes,
                parts=(
                    *(als.part() for als in sets),
                    *(part("link", [], [link]) for link in links),
                    part("target", first.places[symbol] | last.places[symbol], [symbol]),
                ),
            )
