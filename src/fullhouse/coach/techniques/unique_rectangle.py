"""Unique rectangle: four cells in two blocks with the same two symbols would give two solutions."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import COLUMNS, HOUSES, PEERS, ROWS, House, block, houses_of
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol


def find(position: Position) -> Iterator[Step]:
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
        yield Step("unique_rectangle", removes=removals(position, roof, pair), parts=parts)
    if len(roof) != 2 or roof[1] not in PEERS[roof[0]]:
        return
    extra = position.symbols(roof) - pair
    if len(extra) == 1 and all(
        len(position.candidates(cell)) == 3 for cell in roof
    ):  # one of the roof has it
        removes = removals(position, PEERS[roof[0]] & PEERS[roof[1]], extra)
        if removes:
            yield Step("unique_rectangle", removes=removes, parts=(*parts, part("target", roof, extra)))
    for house in houses_of(roof[0]):
        for bound in sorted(pair):  # bound to the roof by a house, so the other must not be there
            if set(position.places(bound, house)) == set(roof):
                removes = removals(position, roof, pair - {bound})
                link = part("link", roof, [bound], house)
                yield Step("unique_rectangle", removes=removes, parts=(*parts, link))


TECHNIQUE = Technique("unique_rectangle", level=3, weight=175, find=find, assumes_uniqueness=True)
