"""Techniques that hold only because a problem has one solution."""

from collections.abc import Iterator
from itertools import combinations, product

from fullhouse.coach.geometry import ALL, COLUMNS, HOUSES, PEERS, ROWS, House, block, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol


def unique_rectangle(position: Position) -> Iterator[Step]:
    """Four cells in two blocks with the same two symbols would give two solutions."""
    for rows in combinations(ROWS, 2):
        for columns in combinations(COLUMNS, 2):
            corners = _corners(rows, columns)
            if len({block(cell) for cell in corners}) != 2 or not position.open.issuperset(corners):
                continue
            common = frozenset.intersection(*(frozenset(position.candidates(cell)) for cell in corners))
            floor = [cell for cell in corners if len(position.candidates(cell)) == 2]
            if len(common) < 2 or not floor:
                continue
            pair = frozenset(position.candidates(floor[0]))
            floor = [cell for cell in corners if frozenset(position.candidates(cell)) == pair]
            roof = [cell for cell in corners if cell not in floor]
            yield from _types(position, pair, floor, roof)


def _corners(rows: tuple[House, House], columns: tuple[House, House]) -> list[Cell]:
    return [cell for row in rows for column in columns for cell in HOUSES[row] & HOUSES[column]]


def _types(
    position: Position, pair: frozenset[Symbol], floor: list[Cell], roof: list[Cell]
) -> Iterator[Step]:
    parts = (part("floor", floor, pair), part("roof", roof, position.symbols(roof)))
    if len(roof) == 1:  # the fourth corner takes neither
        yield Step("unique_rectangle", removes=position.removals(roof, pair), parts=parts)
    if len(roof) != 2 or roof[1] not in PEERS[roof[0]]:
        return
    extra = position.symbols(roof) - pair
    if len(extra) == 1 and all(
        len(position.candidates(cell)) == 3 for cell in roof
    ):  # one of the roof has it
        removes = position.removals(PEERS[roof[0]] & PEERS[roof[1]], extra)
        if removes:
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


TECHNIQUES = (
    Technique("unique_rectangle", level=3, weight=175, find=unique_rectangle, assumes_uniqueness=True),
    Technique("bug", level=3, weight=178, find=bug, assumes_uniqueness=True),
    Technique("bug_n", level=3, weight=179, find=bug_n, assumes_uniqueness=True, is_graded=False),
)
