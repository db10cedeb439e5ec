"""Locked sets of many houses: as many cells as the houses around them have room for digits in them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import NamedTuple

from fullhouse.coach.geometry import COLUMNS, HOUSES, ROWS, House, block
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

FEWEST_LINES, MOST_LINES = 3, 6
MOST_FULL = 100
"""Crossings without room left over: where there are more, smaller parts of them are locked already."""
LINK = 2
"""Digits that a house of a ring has in common for its two pairs of cells."""

Digits = frozenset[Symbol]
Cover = tuple[House, Digits]


def sk_loop(position: Position) -> Iterator[Step]:
    """Pairs of cells in a ring through two rows, four blocks and two columns: two digits for each link."""
    for rows in product(ROWS, ROWS):
        for columns in product(COLUMNS, COLUMNS):
            if rows[0] // 3 < rows[1] // 3 and columns[0] // 3 < columns[1] // 3:
                yield from _ring(position, rows, columns)


def _ring(position: Position, rows: tuple[House, House], columns: tuple[House, House]) -> Iterator[Step]:
    corners = {line: [min(HOUSES[line] & HOUSES[other]) for other in columns] for line in rows}
    (one, two), (three, four) = ([block(cell) for cell in corners[line]] for line in rows)
    houses = (rows[0], one, columns[0], three, rows[1], four, columns[1], two)
    around = frozenset(cell for cells in corners.values() for cell in cells)
    pairs: list[frozenset[Cell]] = []
    for house, after in zip(houses, houses[1:] + houses[:1], strict=True):
        cells = (HOUSES[house] & HOUSES[after] & position.open) - around
        if len(cells) != LINK:
            return
        pairs.append(cells)
    digits = [position.symbols(cells) for cells in pairs]
    if any(len(some) > 2 * LINK for some in digits):
        return
    cells = frozenset[Cell]().union(*pairs)
    for first in combinations(sorted(digits[0] | digits[-1]), LINK):
        for links in _links(digits, (frozenset(first),)):
            covers = tuple(zip(houses, links, strict=True))
            removes = _outside(position, cells, covers)
            if removes:
                yield _step("sk_loop", position, cells, covers, removes)


def _links(digits: list[Digits], chosen: tuple[Digits, ...]) -> Iterator[tuple[Digits, ...]]:
    """Two digits for each house of the ring, so that a pair has only those of the two houses it lies in."""
    left = digits[len(chosen) - 1] - chosen[-1]
    if len(chosen) == len(digits):
        if left <= chosen[0]:
            yield chosen
        return
    if len(left) <= LINK:
        for more in combinations(sorted(digits[len(chosen)] - left), LINK - len(left)):
            yield from _links(digits, (*chosen, left | frozenset(more)))


def _outside(position: Position, cells: frozenset[Cell], covers: tuple[Cover, ...]) -> tuple[Candidate, ...]:
    """What goes when each house needs its digits in the cells."""
    gone = {one for house, digits in covers for one in position.removals(HOUSES[house] - cells, digits)}
    return tuple(sorted(gone))


def _step(
    technique: str,
    position: Position,
    cells: frozenset[Cell],
    covers: tuple[Cover, ...],
    removes: tuple[Candidate, ...],
) -> Step:
    parts = (
        part("pattern", cells, position.symbols(cells)),
        *(part("cover", [], digits, house) for house, digits in covers),
    )
    return Step(technique, removes=removes, parts=parts)


# A number with one byte for each of the 512 sets of columns: what is added, is added for all sets at once.
SETS = range(512)
BYTES = int.from_bytes(bytes([1] * len(SETS)), "little")
TOPS = BYTES << 7


class _Tables(NamedTuple):
    common: tuple[int, ...]
    """For each set of columns, in the byte of every other set, how many they share."""
    meets: tuple[int, ...]
    """The same: 1 where they share any."""
    sizes: int
    """The top bit of the sets that have neither too few columns nor too many."""


@cache
def _tables() -> _Tables:
    counts = [[(one & other).bit_count() for other in SETS] for one in SETS]
    sizes = bytes(128 * (FEWEST_LINES <= one.bit_count() <= MOST_LINES) for one in SETS)
    return _Tables(
        tuple(int.from_bytes(bytes(row), "little") for row in counts),
        tuple(int.from_bytes(bytes(map(bool, row)), "little") for row in counts),
        int.from_bytes(sizes, "little"),
    )


def multi_sector(position: Position) -> Iterator[Step]:
    """Where some rows cross some columns, a digit fits once a row or once a column: no room is left over."""
    known: set[Candidate] = set()
    full = list(islice(_full(position), MOST_FULL + 1))
    if len(full) > MOST_FULL:
        return
    steps = [step for rows, columns in full for step in _locked(position, rows, columns)]
    for step in sorted(steps, key=lambda step: len(step.the("pattern").cells)):
        if not known.issuperset(step.removes):
            known.update(step.removes)
            yield step


def _full(position: Position) -> Iterator[tuple[tuple[House, ...], tuple[House, ...]]]:
    """The rows and columns that cross in as many open cells as they have room for digits in them."""
    tables = _tables()
    open_ = [_columns(position.open, row) for row in ROWS]
    rooms = {
        digit: [_columns(position.rooms[digit], row) for row in ROWS]
        for digit in SYMBOLS
        if position.rooms[digit]
    }
    for size in range(FEWEST_LINES, MOST_LINES + 1):
        for rows in combinations(ROWS, size):
            spare = sum(_fewest(tables, [room[row] for row in rows]) for room in rooms.values())
            spare -= sum(tables.common[open_[row]] for row in rows)
            # a byte is zero where nothing is left over; it is below only where there is no solution
            full = ~(spare + TOPS - BYTES) & tables.sizes
            while full:
                byte = (full & -full).bit_length() // 8 - 1
                full &= full - 1
                yield rows, tuple(c for c in COLUMNS if byte >> (c - 9) & 1)


def _columns(cells: frozenset[Cell], row: House) -> int:
    """The columns of some cells in a row, as a set of bits."""
    return sum(1 << cell % 9 for cell in cells & HOUSES[row])


def _fewest(tables: _Tables, room: list[int]) -> int:
    """For each set of columns: in how many rows, or in how many of the columns, a digit has places there."""
    together = 0
    by_row = 0
    for places in room:
        together |= places
        by_row += tables.meets[places]
    by_column = tables.common[together]
    more = ((by_row | TOPS) - by_column) & TOPS
    return by_row ^ ((by_row ^ by_column) & (more - (more >> 7)))


def _locked(position: Position, rows: tuple[House, ...], columns: tuple[House, ...]) -> Iterator[Step]:
    """The step of some rows and columns: each digit is counted in the lines where it takes fewer."""
    inside, across = (frozenset[Cell]().union(*(HOUSES[line] for line in lines)) for lines in (rows, columns))
    cells = inside & across & position.open
    by_house: dict[House, set[Symbol]] = {}
    for digit in SYMBOLS:
        places = position.rooms[digit] & cells
        sides = [[line for line in lines if places & HOUSES[line]] for lines in (rows, columns)]
        gone = [
            len(_outside(position, cells, tuple((line, frozenset([digit])) for line in side)))
            for side in sides
        ]
        for line in min(zip(sides, gone, strict=True), key=lambda side: (len(side[0]), -side[1]))[0]:
            by_house.setdefault(line, set()).add(digit)
    covers = tuple((house, frozenset(by_house[house])) for house in sorted(by_house))
    removes = _outside(position, cells, covers)
    if removes and sum(len(digits) for _, digits in covers) == len(cells):
        yield _step("multi_sector", position, cells, covers, removes)


TECHNIQUES = (
    Technique("sk_loop", level=5, weight=510, find=sk_loop, is_graded=False),
    Technique("multi_sector", level=5, weight=530, find=multi_sector, is_graded=False),
)
