"""Why a single holds: which tile bars which cell, or which tile bars which symbol."""

import msgspec

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Bar, Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def with_bars(position: Position, step: Step) -> Step:
    """A single with its reasons: for each cell or symbol that is out, the tile that rules it out."""
    kind = by_name()[step.technique].bars
    if kind == "cells":
        (cell, symbol), house = step.places[0], step.the("pattern").house
        if house is None:
            return step
        others = sorted((position.open & HOUSES[house]) - {cell})
        bars = tuple(Bar(other, symbol, barring(position.grid, other, symbol)) for other in others)
    elif kind == "symbols":
        cell, symbol = step.places[0]
        others_here = [other for other in SYMBOLS if other != symbol]
        bars = tuple(Bar(cell, other, barring(position.grid, cell, other)) for other in others_here)
    else:
        return step
    return msgspec.structs.replace(step, bars=bars)


def barring(grid: Grid, cell: Cell, symbol: Symbol) -> Cell | None:
    """The tile that bars a symbol from a cell; lines come first, being easier to see than the block."""
    tiles = NINE.cells_in(grid.clashes(cell, symbol))
    lines = [tile for tile in tiles if tile // 9 == cell // 9 or tile % 9 == cell % 9]
    return next(iter(lines or tiles), None)
