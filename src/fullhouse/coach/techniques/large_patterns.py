"""Patterns of cells in several houses that take a few digits.

Fireworks: three digits that leave a block along its row and its column by one cell each. Tridagon: twelve
cells of four blocks that three digits alone cannot fill. Junior exocet: two cells of a block, and in its
band two others that must hold the same two digits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import combinations, permutations, product
from operator import or_
from typing import NamedTuple

from fullhouse.coach.geometry import (
    BLOCKS,
    COLUMNS,
    HOUSES,
    LINES,
    ROWS,
    House,
    column,
    crossing,
    houses_of,
    row,
    seen_by_all,
)
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step, part
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
            if removes := position.removals(cells, set(SYMBOLS) - set(digits)):
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
                    yield from _tridagon(position, digits, four)


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


def _tridagon(position: Position, digits: tuple[Symbol, ...], four: tuple[_Three, ...]) -> Iterator[Step]:
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


FEWEST_DIGITS, MOST_DIGITS = 3, 4


def exocet(position: Position) -> Iterator[Step]:
    """Whatever two digits the base takes, three lines across need both; the targets are the only places."""
    for lines in (ROWS, COLUMNS):
        for start in (0, 3, 6):
            band = lines[start : start + 3]
            blocks = [block for block in BLOCKS if HOUSES[block] & HOUSES[band[0]]]
            for line, block in product(band, blocks):
                others = [other for other in blocks if other != block]
                beside = [other for other in band if other != line]
                yield from _in_block(position, line, block, others, beside)


def _in_block(
    position: Position, line: House, block: House, others: list[House], beside: list[House]
) -> Iterator[Step]:
    """Exocets with their base where a line crosses a block."""
    inside = sorted(HOUSES[line] & HOUSES[block])
    for base in combinations(inside, 2):
        digits = position.symbols(base)
        if not FEWEST_DIGITS <= len(digits) <= MOST_DIGITS or not position.open.issuperset(base):
            continue
        (third,) = (cell for cell in inside if cell not in base)
        first, second = (_targets(position, digits, other, beside) for other in others)
        for one, two in product(first, second):
            across = [crossing(line, cell) for cell in (third, one, two)]
            band = HOUSES[line].union(*(HOUSES[other] for other in beside))
            if all(_fits_twice(position, digit, across, band) for digit in digits):
                yield from _exocet(position, base, (one, two), digits, across)


def _targets(position: Position, digits: frozenset[Symbol], block: House, beside: list[House]) -> list[Cell]:
    """Empty cells of a block, beside the line of the base, whose neighbour across has no such digit."""
    targets = []
    for line, other in (beside, beside[::-1]):
        for cell in sorted(HOUSES[line] & HOUSES[block] & position.open):
            (companion,) = HOUSES[other] & HOUSES[block] & HOUSES[crossing(line, cell)]
            here = {*position.candidates(companion), position.grid.symbols[companion]}
            if not digits & here and digits & {*position.candidates(cell)}:
                targets.append(cell)
    return targets


def _fits_twice(position: Position, digit: Symbol, across: list[House], band: frozenset[Cell]) -> bool:
    """Whether a digit cannot stand in all three lines across outside the band."""
    symbols = position.grid.symbols
    places = [
        [cell for cell in HOUSES[line] - band if cell in position.rooms[digit] or symbols[cell] == digit]
        for line in across
    ]
    along = row if across[0] in COLUMNS else column
    return not any(len({along(cell) for cell in chosen}) == len(across) for chosen in product(*places))


def _exocet(
    position: Position,
    base: tuple[Cell, ...],
    targets: tuple[Cell, Cell],
    digits: frozenset[Symbol],
    across: list[House],
) -> Iterator[Step]:
    wrong = position.removals(targets, set(SYMBOLS) - digits)
    missing = position.removals(base, digits - position.symbols(targets))
    if wrong or missing:
        parts = (
            part("pattern", base, digits),
            *(part("cover", [], digits, line) for line in across),
            part("target", targets, digits),
        )
        yield Step("exocet", removes=tuple(sorted((*wrong, *missing))), parts=parts)


TECHNIQUES = (
    Technique("fireworks", level=3, weight=219, find=fireworks, is_graded=False),
    Technique("tridagon", level=4, weight=400, find=tridagon, is_graded=False),
    Technique("exocet", level=5, weight=520, find=exocet, is_graded=False),
)
