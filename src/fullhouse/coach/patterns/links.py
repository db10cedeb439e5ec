"""Two houses with two places each for a symbol, linked at one end: one of the far ends is true."""

from collections.abc import Iterator
from itertools import combinations, product

from fullhouse.coach.geometry import ALL, PEERS, House, block, column, is_block, is_row, row
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Link, Step
from fullhouse.core.ids import Cell, Symbol

Pair = tuple[House, Cell, Cell]


def pairs(position: Position, symbol: Symbol) -> tuple[Pair, ...]:
    """The houses where a symbol has exactly two places."""
    found = ((house, position.places(symbol, house)) for house in ALL)
    return tuple((house, places[0], places[1]) for house, places in found if len(places) == 2)


def turbot(position: Position, technique: str) -> Iterator[Step]:
    """far – near | near – far: each pair in a house, the two near ends seeing each other."""
    for symbol in SYMBOLS:
        for (one, *ends), (two, *others) in combinations(pairs(position, symbol), 2):
            if set(ends) & set(others):
                continue
            for (far, near), (near_too, far_too) in product((ends, ends[::-1]), (others, others[::-1])):
                if near_too not in PEERS[near] or _kind(one, two, near, near_too) != technique:
                    continue
                targets = (PEERS[far] & PEERS[far_too]) - {near, near_too}
                removes = removals(position, targets, [symbol])
                if removes:
                    yield Step(
                        technique,
                        removes=removes,
                        parts=(
                            part("base", [far, near], [symbol], one),
                            part("base", [near_too, far_too], [symbol], two),
                            part("link", [near, near_too], [symbol]),
                            part("target", [far, far_too], [symbol]),
                        ),
                        chain=(
                            Link((far,), symbol, on=False),
                            Link((near,), symbol, on=True),
                            Link((near_too,), symbol, on=False),
                            Link((far_too,), symbol, on=True),
                        ),
                    )


def _kind(one: House, two: House, near: Cell, near_too: Cell) -> str:
    """Parallel lines joined by a line: skyscraper. Row and column joined in a block: kite. Else turbot."""
    if not is_block(one) and not is_block(two):
        if is_row(one) == is_row(two):
            across = column if is_row(one) else row
            if across(near) == across(near_too):
                return "skyscraper"
        elif block(near) == block(near_too):
            return "two_string_kite"
    return "turbot_fish"
