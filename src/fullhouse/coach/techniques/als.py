"""Almost locked sets: cells of a house with one symbol more than cells. Take one away, and it is locked.

Sue de Coq is two of them: cells where block and line cross, and cells of each, hold as many symbols as they
are cells.
"""

from collections.abc import Iterator
from itertools import combinations, product

import msgspec

from fullhouse.coach.geometry import ALL, BLOCKS, HOUSES, LINES, House, row, seen_by_all
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Part, Role, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

MOST_CELLS = 5
LONGEST_CHAIN = 6
Path = tuple[tuple[int, ...], tuple[Symbol, ...]]


class Als(msgspec.Struct, frozen=True):
    cells: frozenset[Cell]
    symbols: frozenset[Symbol]
    house: House
    places: dict[Symbol, frozenset[Cell]]
    sees: dict[Symbol, frozenset[Cell]]
    """The cells that see all places of a symbol in the set."""

    def part(self, role: Role = "set") -> Part:
        return part(role, self.cells, self.symbols, self.house)


def als_xz(position: Position) -> Iterator[Step]:
    """Two almost locked sets that cannot both have x; so one of them keeps z."""
    for one, other in combinations(tuple(almost_locked_sets(position)), 2):
        for x in sorted(_restricted(one, other)):
            yield from _from_ends(position, "als_xz", (one, other), (x,))


def als_xy_wing(position: Position) -> Iterator[Step]:
    """A middle set shares x with one set and y with another; one of the outer two keeps z."""
    sets = tuple(almost_locked_sets(position))
    for middle in sets:
        linked = [(other, links) for other in sets if (links := _restricted(middle, other))]
        for (one, one_links), (other, other_links) in combinations(linked, 2):
            if one.cells & other.cells:
                continue
            for x, y in product(sorted(one_links), sorted(other_links)):
                if x != y:
                    yield from _from_ends(position, "als_xy_wing", (one, middle, other), (x, y))


def als_chain(position: Position) -> Iterator[Step]:
    """Sets in a row, each link taking another symbol than the last; an end keeps z."""
    sets = tuple(almost_locked_sets(position))
    links = [
        [(to, symbol) for to, other in enumerate(sets) for symbol in sorted(_restricted(one, other))]
        for one in sets
    ]
    for start in range(len(sets)):
        for first in sorted({symbol for _, symbol in links[start]}):
            for path, symbols in _paths(links, start, first):
                if len(path) >= 4:
                    line: tuple[Als, ...] = tuple(sets[index] for index in path)
                    yield from _from_ends(position, "als_chain", line, symbols)


def _paths(links: list[list[tuple[int, Symbol]]], start: int, first: Symbol) -> Iterator[Path]:
    """The shortest paths to each set by each last link; two links in a row never take the same symbol."""
    wave: list[Path] = [((start, to), (symbol,)) for to, symbol in links[start] if symbol == first]
    seen = {(path[-1], symbols[-1]) for path, symbols in wave}
    for _ in range(LONGEST_CHAIN - 2):
        following: list[Path] = []
        for path, symbols in wave:
            for to, symbol in links[path[-1]]:
                if to == start or (to, symbol) in seen or symbols[-1:] == (symbol,):
                    continue
                seen.add((to, symbol))
                following.append(((*path, to), (*symbols, symbol)))
        yield from following
        wave = following


def death_blossom(position: Position) -> Iterator[Step]:
    """Each candidate of a stem cell takes one symbol from a petal set; all petals keep z."""
    sets = tuple(almost_locked_sets(position))
    for stem in position.with_size(2, 3, 4):
        petals = {
            symbol: [als for als in sets if symbol in als.symbols and stem in als.sees[symbol] - als.cells]
            for symbol in position.candidates(stem)
        }
        for kept in SYMBOLS:
            if kept not in petals:
                yield from _blossoms(position, stem, petals, kept)


def _blossoms(
    position: Position, stem: Cell, petals: dict[Symbol, list[Als]], kept: Symbol
) -> Iterator[Step]:
    """One petal for each candidate of the stem, as long as something sees the kept symbol in all of them."""
    grown: list[tuple[tuple[Als, ...], frozenset[Cell]]] = [((), position.rooms[kept] - {stem})]
    for choices in petals.values():
        grown = [
            ((*chosen, als), left)
            for chosen, targets in grown
            for als in choices
            if kept in als.symbols and (left := (targets & als.sees[kept]) - als.cells)
        ]
    for chosen, targets in grown:
        parts: list[Part] = [part("stem", [stem], petals)]
        for symbol, als in zip(petals, chosen, strict=True):
            parts += (als.part("petal"), part("link", [], [symbol]))
        parts.append(part("target", [], [kept]))
        yield Step("death_blossom", removes=position.removals(targets, [kept]), parts=tuple(parts))


def almost_locked_sets(position: Position) -> Iterator[Als]:
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


def _restricted(one: Als, other: Als) -> frozenset[Symbol]:
    """The symbols that cannot stand in both sets."""
    if one.cells & other.cells:
        return frozenset()
    common = one.symbols & other.symbols
    return frozenset(symbol for symbol in common if other.places[symbol] <= one.sees[symbol])


def _from_ends(
    position: Position, technique: str, sets: tuple[Als, ...], links: tuple[Symbol, ...]
) -> Iterator[Step]:
    """One end of the line keeps the symbols they share: what sees them in both ends is out."""
    first, last = sets[0], sets[-1]
    for symbol in sorted((first.symbols & last.symbols) - {links[0], links[-1]}):
        targets = (first.sees[symbol] & last.sees[symbol]) - first.cells - last.cells
        if removes := position.removals(targets, [symbol]):
            yield Step(
                technique,
                removes=removes,
                parts=(
                    *(als.part() for als in sets),
                    *(part("link", [], [link]) for link in links),
                    part("target", first.places[symbol] | last.places[symbol], [symbol]),
                ),
            )


def sue_de_coq(position: Position) -> Iterator[Step]:
    for block in BLOCKS:
        for line in LINES:
            both = HOUSES[block] & HOUSES[line] & position.open
            in_line, in_block = (HOUSES[line] & position.open) - both, (HOUSES[block] & position.open) - both
            for crossing in _subsets(both):
                v = position.symbols(crossing)
                if len(crossing) < 2 or len(v) < len(crossing) + 2:
                    continue
                for a in _subsets(in_line):
                    in_a = position.symbols(a)
                    if not in_a & v or len(in_a) > len(a) + 3:
                        continue
                    for b in _subsets(in_block):
                        in_b = position.symbols(b)
                        cells = crossing | a | b
                        if in_a & in_b or not in_b & v or len(v | in_a | in_b) != len(cells):
                            continue
                        removes = {
                            *position.removals(HOUSES[line] - cells, (v | in_a) - in_b),
                            *position.removals(HOUSES[block] - cells, (v | in_b) - in_a),
                        }
                        if removes:
                            parts = (
                                part("pattern", crossing, v),
                                part("line", a, in_a, line),
                                part("block", b, in_b, block),
                            )
                            yield Step("sue_de_coq", removes=tuple(sorted(removes)), parts=parts)


def _subsets(cells: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    for size in range(1, len(cells) + 1):
        for chosen in combinations(sorted(cells), size):
            yield frozenset(chosen)


TECHNIQUES = (
    Technique("als_xz", level=4, weight=290, find=als_xz, proof="als"),
    Technique("als_xy_wing", level=4, weight=330, find=als_xy_wing, proof="als"),
    Technique("als_chain", level=4, weight=380, find=als_chain, proof="als"),
    Technique("death_blossom", level=4, weight=390, find=death_blossom),
    Technique("sue_de_coq", level=4, weight=295, find=sue_de_coq),
)
