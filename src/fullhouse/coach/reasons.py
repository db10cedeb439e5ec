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
    if kind is None:
        return step
    (cell, symbol), house = step.places[0], step.the("pattern").house
    inside = frozenset[Cell]() if house is None else HOUSES[house]
    if kind == "cells":
        barred = [(other, symbol) for other in sorted((position.open & inside) - {cell})]
    else:
        shown = {position.grid.symbols[other] for other in inside} if kind == "missing" else set[int]()
        barred = [(cell, other) for other in SYMBOLS if other != symbol and other not in shown]
    bars = tuple(Bar(where, what, barring(position.grid, where, what)) for where, what in barred)
    return msgspec.structs.replace(step, bars=bars)


def barring(grid: Grid, cell: Cell, symbol: Symbol) -> Cell | None:
    """The tile that bars a symbol from a cell; lines come first, being easier to see than the block."""
    tiles = NINE.cells_in(grid.clashes(cell, symbol))
    lines = [tile for tile in tiles if tile // 9 == cell // 9 or tile % 9 == cell % 9]
    return next(iter(lines or tiles), None)
