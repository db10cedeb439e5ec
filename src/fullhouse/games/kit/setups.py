"""Setups: explicit ones from outside, checked or refused with BadInput, and what chance deals."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.game import Setup
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE, Board, mask_of
from fullhouse.sudoku.grid import Grid


def only_fields(setup: Mapping[str, Any], required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
    """Refuse a setup that lacks a field or has one that the game does not know."""
    for name in setup:
        if name not in required + optional:
            raise BadInput("unknown-setup-field", name=name, allowed=["seed", *required, *optional])
    for name in required:
        if name not in setup:
            raise BadInput("missing-setup-field", name=name)


def symbol(board: Board, field: str, value: object) -> Symbol:
    """A symbol of the board."""
    if not isinstance(value, int) or isinstance(value, bool) or value not in board.symbols:
        raise BadInput("bad-symbol", field=field, value=value, most=board.size)
    return Symbol(value)


def symbols(board: Board, field: str, value: object) -> tuple[Symbol, ...]:
    """A list of symbols."""
    if not isinstance(value, list | tuple):
        raise BadInput("not-a-list", field=field, value=value)
    return tuple(symbol(board, field, item) for item in value)


def cell(board: Board, field: str, value: object) -> Cell:
    """A cell's name."""
    if not isinstance(value, str):
        raise BadInput("bad-cell", field=field, value=value)
    return board.cell(value)


def cells(board: Board, field: str, value: object) -> tuple[Cell, ...]:
    """A list of cells."""
    if not isinstance(value, list | tuple):
        raise BadInput("not-a-list", field=field, value=value)
    return tuple(cell(board, field, item) for item in value)


def unseen(board: Board, seen: Iterable[int]) -> list[Symbol]:
    """The tiles of a full set, as many of each symbol as there are symbols, that have not been seen yet."""
    count = Counter(seen)
    return [Symbol(symbol) for symbol in board.symbols for _ in range(board.size - count[symbol])]


def golden_tiles(board: Board, chance: Chance, *, by_block: bool) -> dict[str, int]:
    """One tile of each symbol, on cells of which no two share a row or a column, nor a block if wanted."""
    while True:
        columns = chance.shuffled(range(board.size))
        cells = [Cell(row * board.size + column) for row, column in enumerate(columns)]
        spread = mask_of(cells)
        if not by_block or all((block & spread).bit_count() == 1 for block in board.blocks):
            return {
                board.name(cell): symbol
                for cell, symbol in zip(cells, chance.shuffled(board.symbols), strict=True)
            }


def all_but(board: Board, laid: dict[str, int]) -> list[int]:
    """The tiles of a full set without those that lie on the board."""
    rest = [symbol for symbol in board.symbols for _ in range(board.size)]
    for symbol in laid.values():
        rest.remove(symbol)
    return rest


def read_problem(setup: Setup) -> tuple[Grid, Grid]:
    """The givens and the solution of a setup `{"problem": …}`. BadInput where there is not exactly one."""
    only_fields(setup, required=("problem",))
    text = setup["problem"]
    if not isinstance(text, str):
        raise BadInput("not-a-text", field="problem", value=text)
    return _solved(text)


@lru_cache(maxsize=256)
def _solved(text: str) -> tuple[Grid, Grid]:
    givens = Grid.parse(text, NINE)
    return givens, Grid.parse(solve(text), NINE)


def deal_problem(chance: Chance) -> dict[str, str]:
    """A starter problem in a disguise: turned over, bands and lines swapped, symbols renamed."""
    grid = Grid.parse(chance.choice(_starters()), NINE)
    rows, columns = _shuffled_lines(chance), _shuffled_lines(chance)
    names = [0, *chance.shuffled(NINE.symbols)]
    turned = chance.below(2)
    symbols = (
        grid.symbols[column * 9 + row if turned else row * 9 + column] for row in rows for column in columns
    )
    return {"problem": str(Grid.of(NINE, bytes(names[symbol] for symbol in symbols)))}


def _shuffled_lines(chance: Chance) -> list[int]:
    """Nine lines in an order that keeps blocks whole."""
    return [band * 3 + line for band in chance.shuffled(range(3)) for line in chance.shuffled(range(3))]


@lru_cache(maxsize=1)
def _starters() -> list[str]:
    return files(__package__).joinpath("starters.txt").read_text().split()
