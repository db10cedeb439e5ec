"""Fireworks: three digits that leave a block along its row and its column by one cell each."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import combinations
from operator import or_

from fullhouse.coach.geometry import BLOCKS, LINES, House, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

DIGITS = 3

BEYOND = tuple(
    (line, block, NINE.houses[line] & ~NINE.houses[block])
    for line in LINES
    for block in BLOCKS
    if NINE.houses[line] & NINE.houses[block]
)
"""Each line with each block that it crosses, and its cells outside, as a mask."""


def fireworks(position: Position) -> Iterator[Step]:
    """Each digit stands at the crossing or in one of the two cells outside: three digits for three cells."""
    leaving = _leaving(position)
    for corner in sorted(position.open):
        row, column, block = houses_of(corner)
        along, across = leaving[row, block], leaving[column, block]
        both = [symbol for symbol in along if symbol in across]
        for digits in combinations(both, DIGITS):
            one, two = (_union(outside[digit] for digit in digits) for outside in (along, across))
            if one.bit_count() != 1 or two.bit_count() != 1:
                continue
            cells = {corner, *map(Cell, NINE.cells_in(one | two))}
            removes = position.removals(cells, set(SYMBOLS) - set(digits))
            if removes:
                parts = (
                    part("pattern", cells, digits),
                    part("base", _places(position, digits, row), digits, row),
                    part("base", _places(position, digits, column), digits, column),
                    part("link", [corner], [], block),
                )
                yield Step("fireworks", removes=removes, parts=parts)


def _leaving(position: Position) -> dict[tuple[House, House], dict[Symbol, int]]:
    """By line and block: the symbols with at most one place in the line outside the block, and that place."""
    rooms = {symbol: sum(1 << cell for cell in position.rooms[symbol]) for symbol in SYMBOLS}
    return {
        (line, block): {
            symbol: outside
            for symbol, room in rooms.items()
            if room & NINE.houses[line] and (outside := room & beyond) & (outside - 1) == 0
        }
        for line, block, beyond in BEYOND
    }


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks)


def _places(position: Position, digits: tuple[Symbol, ...], line: House) -> set[Cell]:
    return {cell for digit in digits for cell in position.places(digit, line)}


TECHNIQUES = (Technique("fireworks", level=3, weight=219, find=fireworks, is_graded=False),)
