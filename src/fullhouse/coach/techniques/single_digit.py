"""Patterns of one symbol: two houses with two places each that are linked; the empty rectangle."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product

from fullhouse.coach.geometry import (
    BLOCKS,
    COLUMNS,
    HOUSES,
    PEERS,
    ROWS,
    House,
    block,
    crossing,
    is_block,
    is_row,
)
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Link, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol


def turbot(position: Position, *, technique: str) -> Iterator[Step]:
    """far – near | near – far: each pair in a house, the two near ends seeing each other."""
    for symbol in SYMBOLS:
        for (one, *ends), (two, *others) in combinations(position.pairs(symbol), 2):
            if set(ends) & set(others):
                continue
            for (far, near), (near_too, far_too) in product((ends, ends[::-1]), (others, others[::-1])):
                if near_too not in PEERS[near] or _kind(one, two, near, near_too) != technique:
                    continue
                targets = (PEERS[far] & PEERS[far_too]) - {near, near_too}
                if removes := position.removals(targets, [symbol]):
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
            if crossing(one, near) == crossing(one, near_too):
                return "skyscraper"
        elif block(near) == block(near_too):
            return "two_string_kite"
    return "turbot_fish"


def empty_rectangle(position: Position) -> Iterator[Step]:
    """In a block a symbol lies in one row and one column; a pair elsewhere turns the corner."""
    for symbol in SYMBOLS:
        for base in BLOCKS:
            places = frozenset(position.places(symbol, base))
            for along in ROWS:
                for down in COLUMNS:
                    in_row, in_column = places & HOUSES[along], places & HOUSES[down]
                    if in_row | in_column != places or not (HOUSES[along] & HOUSES[down] & HOUSES[base]):
                        continue
                    if in_row - in_column and in_column - in_row:
                        yield from _turn(position, symbol, base, along, down)
                        yield from _turn(position, symbol, base, down, along)


def _turn(position: Position, symbol: Symbol, base: House, arm: House, other: House) -> Iterator[Step]:
    """A pair across one arm: its far end and the other arm meet in the cell that loses the symbol."""
    room, inside = position.rooms[symbol], HOUSES[base]
    for near in sorted((room & HOUSES[arm]) - inside):
        across = crossing(arm, near)
        pair = position.places(symbol, across)
        if len(pair) != 2:
            continue
        far = pair[0] if pair[1] == near else pair[1]
        if far in inside:
            continue
        targets = (HOUSES[other] & HOUSES[crossing(across, far)]) - inside - {far}
        if removes := position.removals(targets, [symbol]):
            parts = (
                part("block", room & inside, [symbol], base),
                part("link", pair, [symbol], across),
                part("target", [far], [symbol]),
            )
            yield Step("empty_rectangle", removes=removes, parts=parts)


def _turbot(name: str, weight: int) -> Technique:
    return Technique(name, level=3, weight=weight, find=partial(turbot, technique=name), proof="turbot")


TECHNIQUES = (
    _turbot("skyscraper", 142),
    _turbot("two_string_kite", 144),
    _turbot("turbot_fish", 146),
    Technique("empty_rectangle", level=3, weight=148, find=empty_rectangle),
)
