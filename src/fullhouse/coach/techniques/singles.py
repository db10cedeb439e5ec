"""Singles: the full house and the first five ways of the booklet. They place a symbol and need no notes."""

from collections.abc import Iterator
from functools import partial

from fullhouse.coach.geometry import BLOCKS, COLUMNS, HOUSES, LINES, PEERS, ROWS, House, column, row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Booklet, Finder, Technique
from fullhouse.core.ids import Cell, Symbol

MOST_EMPTY_IN_LINE = 4
"""Skip lines with more empty cells than this when looking for elimination."""


def full_house(position: Position) -> Iterator[Step]:
    """A house has one empty cell, which takes the one symbol that is missing."""
    for house in BLOCKS + LINES:
        empty = position.open & HOUSES[house]
        if len(empty) != 1:
            continue
        (cell,) = empty
        if len(position.candidates(cell)) == 1:
            yield _single("full_house", cell, position.candidates(cell)[0], house)


def hidden_in_block(position: Position, *, technique: str) -> Iterator[Step]:
    """Slide: equal tiles in parallel lines leave one cell of a block. Block crossing: so do other reasons."""
    for cell, symbol, house in _hidden(position, BLOCKS):
        if _is_slide(position, cell, symbol, house) == (technique == "slide"):
            yield _single(technique, cell, symbol, house)


def crossing(position: Position) -> Iterator[Step]:
    """A symbol missing from a row or column is barred from all its empty cells but one."""
    for cell, symbol, house in _hidden(position, LINES):
        yield _single("crossing", cell, symbol, house)


def elimination(position: Position) -> Iterator[Step]:
    """Of the few symbols missing from a line, all but one are barred from a cell."""
    for cell, symbol, line in _naked(position, from_line=True):
        yield _single("elimination", cell, symbol, line)


def exclusion(position: Position) -> Iterator[Step]:
    """The row, column and block of a cell together show eight different symbols."""
    for cell, symbol, _ in _naked(position, from_line=False):
        yield _single("exclusion", cell, symbol, None)


def _single(technique: str, cell: Cell, symbol: Symbol, house: House | None) -> Step:
    return Step(technique, places=((cell, symbol),), parts=(part("pattern", [cell], [symbol], house),))


def _hidden(position: Position, houses: tuple[House, ...]) -> Iterator[tuple[Cell, Symbol, House]]:
    """Symbols with one place in a house that has other empty cells; houses with few empty cells first."""
    for house in sorted(houses, key=lambda house: len(position.open & HOUSES[house])):
        if len(position.open & HOUSES[house]) < 2:
            continue
        for symbol in SYMBOLS:
            places = position.places(symbol, house)
            if len(places) == 1:
                yield places[0], symbol, house


def _is_slide(position: Position, cell: Cell, symbol: Symbol, house: House) -> bool:
    """Whether lines through the block with equal tiles, two of them parallel, leave one cell."""
    others = (position.open & HOUSES[house]) - {cell}
    tiles = [tile for tile, value in enumerate(position.grid.symbols) if value == symbol]
    if any(all(tile not in PEERS[other] for tile in tiles) for other in others):
        return False  # it takes a note as well
    return any(
        sum(any(tile in HOUSES[line] for tile in tiles) and bool(others & HOUSES[line]) for line in lines)
        >= 2
        for lines in (ROWS, COLUMNS)
    )


def _naked(position: Position, *, from_line: bool) -> Iterator[tuple[Cell, Symbol, House]]:
    """Cells with one candidate: those with a nearly full line, or those without; fewest empty cells first."""
    steps = []
    for cell in position.with_size(1):
        line = min((row(cell), column(cell)), key=lambda line: len(position.open & HOUSES[line]))
        empty = len(position.open & HOUSES[line])
        if (empty <= MOST_EMPTY_IN_LINE) == from_line:
            steps.append((empty, cell, line))
    for _, cell, line in sorted(steps):
        yield cell, position.candidates(cell)[0], line


def _hidden_single(name: Booklet, weight: int, find: Finder) -> Technique:
    return Technique(name, level=1, weight=weight, find=find, proof="hidden", bars="cells", booklet=name)


TECHNIQUES = (
    Technique("full_house", level=1, weight=1, find=full_house, bars="symbols", booklet=None),
    _hidden_single("slide", 2, partial(hidden_in_block, technique="slide")),
    _hidden_single("block_crossing", 4, partial(hidden_in_block, technique="block_crossing")),
    _hidden_single("crossing", 8, crossing),
    Technique("elimination", 1, 12, elimination, bars="missing", booklet="elimination"),
    Technique("exclusion", 1, 16, exclusion, bars="symbols", booklet="exclusion"),
)
