"""Explicit setups from outside: a value comes back checked, or BadInput is raised."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import Board


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
