"""Tridagon: twelve cells of four blocks that three digits alone cannot fill."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from fullhouse.coach.geometry import seen_by_all
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

MOST_GUARDIANS = 4


class _Three(NamedTuple):
    """Three cells of a block, no two of them in a line, and what else they could hold."""

    cells: tuple[Cell, ...]
    falls: bool
    """Whether an even number of them would have to change places to come into one diagonal."""
    guardians: tuple[Candidate, ...]


def tridagon(position: Position) -> Iterator[Step]:
    """An odd number of the four blocks turn the other way: then three digits do not go round, and one of the
    few other digits in the twelve cells is true."""
    for digits in combinations(SYMBOLS, 3):
        threes = [list(_threes(position, digits, number)) for number in range(9)]
        for bands, stacks in product(combinations(range(3), 2), repeat=2):
            choices = [threes[3 * band + stack] for band in bands for stack in stacks]
            if all(choices):
                for four in product(*choices):
                    yield from _step(position, digits, four)


def _orders() -> Iterator[tuple[tuple[int, ...], bool]]:
    for order in permutations(range(3)):
        swaps = sum(one > two for one, two in combinations(order, 2))
        yield order, swaps % 2 == 0


ORDERS = tuple(_orders())


def _threes(position: Position, digits: tuple[Symbol, ...], number: int) -> Iterator[_Three]:
    """The threes of a block in which each cell could hold two of the digits at least."""
    wanted, start = sum(1 << digit for digit in digits), number // 3 * 27 + number % 3 * 3
    masks = position.masks
    for order, falls in ORDERS:
        cells = tuple(Cell(start + 9 * line + at) for line, at in enumerate(order))
        if all((masks[cell] & wanted).bit_count() > 1 for cell in cells) and (
            sum((masks[cell] & ~wanted).bit_count() for cell in cells) <= MOST_GUARDIANS
        ):
            others = [(cell, one) for cell in cells for one in position.candidates(cell) if one not in digits]
            yield _Three(cells, falls, tuple(others))


def _step(position: Position, digits: tuple[Symbol, ...], four: tuple[_Three, ...]) -> Iterator[Step]:
    guardians = [one for three in four for one in three.guardians]
    if sum(three.falls for three in four) % 2 == 0 or not 0 < len(guardians) <= MOST_GUARDIANS:
        return
    parts = (
        part("pattern", [cell for three in four for cell in three.cells], digits),
        *(part("target", [cell], [symbol]) for cell, symbol in guardians),
    )
    if len(guardians) == 1:
        yield Step("tridagon", places=(guardians[0],), parts=parts)
        return
    cells, symbols = {cell for cell, _ in guardians}, {symbol for _, symbol in guardians}
    removes = tuple[Candidate, ...]()
    if len(cells) == 1:
        removes = position.removals(cells, digits)
    elif len(symbols) == 1:
        removes = position.removals(seen_by_all(cells), symbols)
    if removes:
        yield Step("tridagon", removes=removes, parts=parts)


TECHNIQUES = (Technique("tridagon", level=4, weight=400, find=tridagon, is_graded=False),)
