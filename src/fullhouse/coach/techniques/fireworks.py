"""Fireworks: three digits that leave a block along its row and its column by one cell each."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import BLOCKS, COLUMNS, HOUSES, ROWS, House
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

DIGITS = 3


def fireworks(position: Position) -> Iterator[Step]:
    """Each digit stands at the crossing or in one of the two cells outside: three digits for three cells."""
    for block in BLOCKS:
        for row in ROWS:
            for column in COLUMNS:
                crossing = HOUSES[block] & HOUSES[row] & HOUSES[column]
                if crossing and crossing <= position.open:
                    yield from _at(position, block, row, column, min(crossing))


def _at(position: Position, block: House, row: House, column: House, corner: Cell) -> Iterator[Step]:
    leaving: dict[Symbol, tuple[frozenset[Cell], frozenset[Cell]]] = {}
    for symbol in SYMBOLS:
        in_row, in_column = (position.rooms[symbol] & HOUSES[line] for line in (row, column))
        outside = in_row - HOUSES[block], in_column - HOUSES[block]
        if in_row and in_column and all(len(cells) <= 1 for cells in outside):
            leaving[symbol] = outside
    for digits in combinations(leaving, DIGITS):
        one, two = (frozenset[Cell]().union(*(leaving[digit][side] for digit in digits)) for side in (0, 1))
        if len(one) != 1 or len(two) != 1:
            continue
        cells = {corner, *one, *two}
        removes = position.removals(cells, set(SYMBOLS) - set(digits))
        if removes:
            parts = (
                part("pattern", cells, digits),
                part("base", _places(position, digits, row), digits, row),
                part("base", _places(position, digits, column), digits, column),
                part("link", [corner], [], block),
            )
            yield Step("fireworks", removes=removes, parts=parts)


def _places(position: Position, digits: tuple[Symbol, ...], line: House) -> set[Cell]:
    return {cell for digit in digits for cell in position.places(digit, line)}


TECHNIQUES = (Technique("fireworks", level=3, weight=219, find=fireworks, is_graded=False),)
