"""Hidden and naked singles, told apart by how a person finds them."""

from collections.abc import Iterator

from fullhouse.coach.geometry import BLOCKS, COLUMNS, HOUSES, LINES, PEERS, ROWS, House, column, row
from fullhouse.coach.patterns.making import part
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell, Symbol

MOST_EMPTY_IN_LINE = 4
"""A line with more empty cells than this is no good list of suspects."""


def single(technique: str, cell: Cell, symbol: Symbol, house: House | None) -> Step:
    return Step(
        technique, places=((cell, symbol),), parts=(part("pattern", [cell], [symbol], house),)
    )  # fmt: skip


def hidden(position: Position, houses: tuple[House, ...]) -> Iterator[tuple[Cell, Symbol, House]]:
    """Symbols with one place in a house that has other empty cells; houses with few empty cells first."""
    for house in sorted(houses, key=lambda house: len(position.open & HOUSES[house])):
        if len(position.open & HOUSES[house]) < 2:
            continue
        for symbol in SYMBOLS:
            places = position.places(symbol, house)
            if len(places) == 1:
                yield places[0], symbol, house


def hidden_in_lines(position: Position) -> Iterator[tuple[Cell, Symbol, House]]:
    return hidden(position, LINES)


def hidden_in_blocks(position: Position, *, slide: bool) -> Iterator[tuple[Cell, Symbol, House]]:
    return (found for found in hidden(position, BLOCKS) if is_slide(position, *found) == slide)


def is_slide(position: Position, cell: Cell, symbol: Symbol, house: House) -> bool:
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


def naked(position: Position, *, from_line: bool) -> Iterator[tuple[Cell, Symbol, House | None]]:
    """Cells with one candidate, found from a line that is nearly full, or only by looking all around."""
    found = []
    for cell in position.with_size(1):
        line = min((row(cell), column(cell)), key=lambda line: len(position.open & HOUSES[line]))
        empty = len(position.open & HOUSES[line])
        if (empty <= MOST_EMPTY_IN_LINE) == from_line:
            found.append((empty, cell, line))
    for _, cell, line in sorted(found):
        yield cell, position.candidates(cell)[0], line if from_line else None
