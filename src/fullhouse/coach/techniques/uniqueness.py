"""Techniques that hold only because a problem has one solution: rectangles and graves.

Four cells in two blocks in which two digits could be swapped would give two solutions; so would a grid in
which all cells have two candidates.
"""

from collections.abc import Iterator
from itertools import combinations, product

from fullhouse.coach.geometry import (
    ALL,
    HOUSES,
    PEERS,
    RECTANGLES,
    Corners,
    column,
    houses_of,
    row,
    seen_by_all,
)
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step, part
from fullhouse.coach.technique import Finder, Technique
from fullhouse.core.ids import Cell, Symbol


def unique_rectangle(position: Position) -> Iterator[Step]:
    """Four cells in two blocks with the same two symbols would give two solutions."""
    for corners in RECTANGLES:
        if not position.open.issuperset(corners):
            continue
        common = frozenset.intersection(*(frozenset(position.candidates(cell)) for cell in corners))
        floor = [cell for cell in corners if len(position.candidates(cell)) == 2]
        if len(common) < 2 or not floor:
            continue
        pair = frozenset(position.candidates(floor[0]))
        floor = [cell for cell in corners if frozenset(position.candidates(cell)) == pair]
        roof = [cell for cell in corners if cell not in floor]
        yield from _types(position, pair, floor, roof)


def _types(
    position: Position, pair: frozenset[Symbol], floor: list[Cell], roof: list[Cell]
) -> Iterator[Step]:
    parts = (part("floor", floor, pair), part("roof", roof, position.symbols(roof)))
    if len(roof) == 1:  # the fourth corner takes neither
        yield Step("unique_rectangle", removes=position.removals(roof, pair), parts=parts)
    if len(roof) != 2 or roof[1] not in PEERS[roof[0]]:
        return
    extra = position.symbols(roof) - pair
    if len(extra) == 1 and all(len(position.candidates(cell)) == 3 for cell in roof):
        removes = position.removals(PEERS[roof[0]] & PEERS[roof[1]], extra)
        if removes:  # one of the roof has it
            yield Step("unique_rectangle", removes=removes, parts=(*parts, part("target", roof, extra)))
    for house in houses_of(roof[0]):
        for bound in sorted(pair):  # bound to the roof by a house, so the other must not be there
            if set(position.places(bound, house)) == set(roof):
                removes = position.removals(roof, pair - {bound})
                link = part("link", roof, [bound], house)
                yield Step("unique_rectangle", removes=removes, parts=(*parts, link))


def bug(position: Position) -> Iterator[Step]:
    """All cells have two candidates but one with three: without its odd one there were two solutions."""
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


MOST_ODD_CELLS = 4
"""Cells of a BUG+n with more than two candidates."""


def bug_n(position: Position) -> Iterator[Step]:
    """Nearly all cells have two candidates: one of the extra ones is true; what clashes with all goes."""
    odd = position.with_size(3, 4)
    if not 1 <= len(odd) <= MOST_ODD_CELLS or len(position.with_size(2)) != len(position.open) - len(odd):
        return
    for kept in product(*(combinations(position.candidates(cell), 2) for cell in odd)):
        extra = [
            (cell, symbol)
            for cell, pair in zip(odd, kept, strict=True)
            for symbol in position.candidates(cell)
            if symbol not in pair
        ]
        if len(extra) < 2 or not _is_grave(position, set(extra)):
            continue
        removes = tuple(
            (cell, symbol)
            for cell in sorted(position.open)
            for symbol in position.candidates(cell)
            if all(_clash((cell, symbol), one) for one in extra)
        )
        if removes:
            cells = sorted({cell for cell, _ in extra})
            targets = (part("target", [cell], [s for c, s in extra if c == cell]) for cell in cells)
            yield Step("bug_n", removes=removes, parts=(part("pattern", cells, []), *targets))


def _is_grave(position: Position, extra: set[Candidate]) -> bool:
    """Whether without the extra candidates every symbol has two places, or none, in every house."""
    return all(
        sum((cell, symbol) not in extra for cell in position.places(symbol, house)) in (0, 2)
        for house in ALL
        for symbol in SYMBOLS
    )


def _clash(one: Candidate, other: Candidate) -> bool:
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and other[0] in PEERS[one[0]]


Pair = frozenset[Symbol]

MOST_BESIDE = 3
"""Cells that a type 3 takes in beside its roof."""


RECTANGLE_MASKS = tuple(sum(1 << cell for cell in corners) for corners in RECTANGLES)


def _pairs(position: Position) -> Iterator[tuple[Corners, Pair, list[Cell], list[Cell]]]:
    """Rectangles of empty cells that share a pair: the cells that have it alone, and the others."""
    masks = position.masks
    for corners in RECTANGLES:
        a, b, c, d = corners
        common = masks[a] & masks[b] & masks[c] & masks[d]
        if common.bit_count() < 2:
            continue
        for mask in {masks[cell] for cell in corners if masks[cell].bit_count() == 2}:
            pair = frozenset(symbol for symbol in SYMBOLS if mask >> symbol & 1)
            floor = [cell for cell in corners if masks[cell] == mask]
            yield corners, pair, floor, [cell for cell in corners if cell not in floor]


def type_3(position: Position) -> Iterator[Step]:
    """One of the roof takes an extra symbol: with other cells of their house it makes a naked subset."""
    for _, pair, floor, roof in _pairs(position):
        if len(roof) != 2 or roof[1] not in PEERS[roof[0]]:
            continue
        extra = position.symbols(roof) - pair
        for house in houses_of(roof[0]):
            if roof[1] not in HOUSES[house] or len(extra) < 2:
                continue
            beside = sorted((position.open & HOUSES[house]) - set(roof))
            for size in range(1, MOST_BESIDE + 1):
                for chosen in combinations(beside, size):
                    symbols = extra | position.symbols(chosen)
                    if len(symbols) != size + 1:
                        continue
                    if removes := position.removals(set(beside) - set(chosen), symbols):
                        parts = (
                            part("floor", floor, pair),
                            part("roof", roof, position.symbols(roof)),
                            part("set", chosen, symbols, house),
                        )
                        yield Step("unique_rectangle_3", removes=removes, parts=parts)


def type_5(position: Position) -> Iterator[Step]:
    """The same extra symbol in two opposite corners or in three: one of them has it."""
    for _, pair, floor, roof in _pairs(position):
        extra = position.symbols(roof) - pair
        if len(extra) != 1 or (len(roof) == 2 and roof[1] in PEERS[roof[0]]) or len(roof) < 2:
            continue
        if removes := position.removals(seen_by_all(roof), extra):
            parts = (
                part("floor", floor, pair),
                part("roof", roof, position.symbols(roof)),
                part("target", roof, extra),
            )
            yield Step("unique_rectangle_5", removes=removes, parts=parts)


def type_6(position: Position) -> Iterator[Step]:
    """A diagonal floor, and a symbol of the pair that stands in two opposite sides only: not in the roof."""
    for corners, pair, floor, roof in _pairs(position):
        if len(roof) != 2 or roof[1] in PEERS[roof[0]]:
            continue
        for bound in sorted(pair):
            for line in (row, column):
                sides = sorted({line(cell) for cell in corners})
                if any(not set(position.places(bound, side)) <= set(corners) for side in sides):
                    continue
                parts = (
                    part("floor", floor, pair),
                    part("roof", roof, position.symbols(roof)),
                    *(part("link", position.places(bound, side), [bound], side) for side in sides),
                )
                yield Step("unique_rectangle_6", removes=position.removals(roof, [bound]), parts=parts)


def hidden_rectangle(position: Position) -> Iterator[Step]:
    """The corner opposite the floor: where one symbol is bound to its two sides, the other cannot stand."""
    for corners, pair, floor, _ in _pairs(position):
        for start in floor:
            (opposite,) = (cell for cell in corners if cell != start and cell not in PEERS[start])
            if set(position.candidates(opposite)) == pair:
                continue  # a naked pair or a type 1
            for bound in sorted(pair):
                sides = houses_of(opposite)[:2]
                if any(not set(position.places(bound, side)) <= set(corners) for side in sides):
                    continue
                roof = [cell for cell in corners if cell != start]
                parts = (
                    part("floor", [start], pair),
                    part("roof", roof, position.symbols(roof)),
                    *(part("link", position.places(bound, side), [bound], side) for side in sides),
                )
                removes = position.removals([opposite], pair - {bound})
                yield Step("hidden_rectangle", removes=removes, parts=parts)


def avoidable_rectangle(position: Position) -> Iterator[Step]:
    """Digits that were found, not given, could be swapped as well; so something else completes them."""
    if position.givens is None:
        return
    filled, givens = position.grid.filled, position.givens
    for corners, mask in zip(RECTANGLES, RECTANGLE_MASKS, strict=True):
        if mask & givens or (mask & filled).bit_count() not in (2, 3):
            continue
        solved = [cell for cell in corners if position.grid.symbols[cell]]
        yield from _avoided(position, corners, solved)


def _avoided(position: Position, corners: Corners, solved: list[Cell]) -> Iterator[Step]:
    swapped = _swapped(position, corners)
    roof = [cell for cell in corners if cell not in solved]
    if swapped is None or any(not position.masks[cell] >> swapped[cell] & 1 for cell in roof):
        return
    floor = part("floor", solved, {Symbol(position.grid.symbols[cell]) for cell in solved})
    parts = (floor, part("roof", roof, position.symbols(roof)))
    if len(roof) == 1:
        yield Step("avoidable_rectangle", removes=((roof[0], swapped[roof[0]]),), parts=parts)
        return
    extras = [set(position.candidates(cell)) - {swapped[cell]} for cell in roof]
    if roof[1] in PEERS[roof[0]] and extras[0] == extras[1] and len(extras[0]) == 1:
        removes = position.removals(seen_by_all(roof), extras[0])
        if removes:
            target = part("target", roof, extras[0])
            yield Step("avoidable_rectangle", removes=removes, parts=(*parts, target))


def _swapped(position: Position, corners: Corners) -> dict[Cell, Symbol] | None:
    """What each corner holds if the rectangle is two digits crosswise; None where it cannot be."""
    a, b, c, d = (position.grid.symbols[cell] for cell in corners)
    if (a and d and a != d) or (b and c and b != c):
        return None
    one, two = a or d, b or c
    if not one or not two or one == two:
        return None
    return dict(zip(corners, map(Symbol, (one, two, two, one)), strict=True))


def _rectangle(name: str, weight: int, find: Finder, proof: str = "") -> Technique:
    return Technique(
        name, level=3, weight=weight, find=find, proof=proof, assumes_uniqueness=True, is_graded=False
    )


TECHNIQUES = (
    Technique("unique_rectangle", level=3, weight=175, find=unique_rectangle, assumes_uniqueness=True),
    Technique("bug", level=3, weight=178, find=bug, assumes_uniqueness=True),
    Technique("bug_n", level=3, weight=179, find=bug_n, assumes_uniqueness=True, is_graded=False),
    _rectangle("hidden_rectangle", 176, hidden_rectangle),
    _rectangle("avoidable_rectangle", 177, avoidable_rectangle),
    _rectangle("unique_rectangle_3", 182, type_3),
    _rectangle("unique_rectangle_5", 184, type_5, "unique_rectangle"),
    _rectangle("unique_rectangle_6", 186, type_6),
)
