"""What people hand in at the door, checked: numbers, names, levels, seeds."""

import secrets
from collections.abc import Iterable

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Symbol
from fullhouse.sudoku.board import Board

MOST_SEEDS = 1_000_000_000
"""A seed drawn by chance is below this, short enough to be typed again."""


def whole(field: str, value: object, *, least: int) -> int:
    """A whole number; NumPy's count, too."""
    if isinstance(value, bool) or not hasattr(value, "__index__") or value.__index__() < least:
        raise BadInput("bad-number", field=field, value=value, least=least)
    return int(value.__index__())


def seed_of(value: object) -> int:
    """The seed, or one drawn by chance where there is none."""
    return secrets.randbelow(MOST_SEEDS) if value is None else whole("seed", value, least=0)


def symbol_of(board: Board, field: str, value: object) -> Symbol:
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value)
    if isinstance(value, bool) or not hasattr(value, "__index__") or value.__index__() not in board.symbols:
        raise BadInput("bad-symbol", field=field, value=value, most=board.size)
    return Symbol(value.__index__())


def symbols_of(board: Board, field: str, values: object) -> tuple[Symbol, ...]:
    """Several, as a set, a list or the text `35`."""
    if isinstance(values, int):
        values = (values,)
    if not isinstance(values, Iterable):
        raise BadInput("bad-symbol", field=field, value=values, most=board.size)
    return tuple(sorted({symbol_of(board, field, value) for value in values}))


def text_of(field: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput("not-a-text", field=field, value=value)
    return value
