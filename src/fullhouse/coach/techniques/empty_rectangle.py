"""Empty rectangle: in a block a symbol lies in one row and one column; a pair elsewhere turns the corner."""

from collections.abc import Iterator

from fullhouse.coach.geometry import BLOCKS, COLUMNS, HOUSES, ROWS, House, crossing
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Symbol


def find(position: Position) -> Iterator[Step]:
    for symbol in SYMBOLS:
        for block in BLOCKS:
            places = frozenset(position.places(symbol, block))
            for row in ROWS:
                for column in COLUMNS:
                    in_row, in_column = places & HOUSES[row], places & HOUSES[column]
                    if in_row | in_column != places or not (HOUSES[row] & HOUSES[column] & HOUSES[block]):
                        continue
                    if in_row - in_column and in_column - in_row:
                        yield from _turn(position, symbol, block, row, column)
                        yield from _turn(position, symbol, block, column, row)


def _turn(position: Position, symbol: Symbol, block: House, arm: House, other: House) -> Iterator[Step]:
    """A pair across one arm: its far end and the other arm meet in the cell that loses the symbol."""
    room, inside = position.rooms[symbol], HOUSES[block]
    for near in sorted((room & HOUSES[arm]) - inside):
        across = crossing(arm, near)
        pair = position.places(symbol, across)
        if len(pair) != 2:
            continue
        far = pair[0] if pair[1] == near else pair[1]
        if far in inside:
            continue
        targets = (HOUSES[other] & HOUSES[crossing(across, far)]) - inside - {far}
        removes = removals(position, targets, [symbol])
        if removes:
            parts = (
                part("block", room & inside, [symbol], block),
                part("link", pair, [symbol], across),
                part("target", [far], [symbol]),
            )
            yield Step("empty_rectangle", removes=removes, parts=parts)


TECHNIQUE = Technique("empty_rectangle", level=3, weight=148, find=find)
