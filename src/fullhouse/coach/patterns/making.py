"""How finders build steps: parts from cells, removals from what is there to remove."""

from collections.abc import Iterable, Iterator

from fullhouse.coach.geometry import House
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Part, Role
from fullhouse.core.ids import Cell, Symbol


def part(role: Role, cells: Iterable[Cell], symbols: Iterable[Symbol], house: House | None = None) -> Part:
    return Part(role, tuple(sorted(cells)), tuple(sorted(symbols)), house)


def removals(position: Position, cells: Iterable[Cell], symbols: Iterable[Symbol]) -> tuple[Candidate, ...]:
    """Those of the symbols that are candidates of those cells."""
    return tuple(sorted(_removals(position, frozenset(cells), symbols)))


def _removals(position: Position, cells: frozenset[Cell], symbols: Iterable[Symbol]) -> Iterator[Candidate]:
    for symbol in symbols:
        for cell in position.rooms[symbol] & cells:
            yield cell, symbol
