"""What people hand in, checked: numbers, names, levels, seeds, and puzzles in texts and files."""

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO, Any, TypeAlias, cast

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Symbol, whole_number
from fullhouse.core.reasons import reason
from fullhouse.games import AnyGame, game, game_ids
from fullhouse.problems import formats
from fullhouse.problems.problem import Problem
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import grid_of
from fullhouse.words import LANGUAGES

MOST_SEEDS = 1_000_000_000
"""A seed drawn by chance is below this, short enough to be typed again."""
SEEDS_END = 1 << 63
"""Every seed is below this: the kernel counts no further."""

Seed: TypeAlias = int | tuple[int, int]
"""Where a puzzle comes from: a seed, and of several made from one the place of the puzzle, from 0."""


def whole(field: str, value: object, *, least: int) -> int:
    """A whole number; NumPy's count, too."""
    number = whole_number(value)
    if number is None or number < least:
        raise BadInput("bad-number", field=field, value=value, least=least)
    return number


def seed_of(value: object) -> int:
    """The seed, or one drawn by chance where there is none."""
    if value is None:
        return secrets.randbelow(MOST_SEEDS)
    seed = whole("seed", value, least=0)
    if seed >= SEEDS_END:
        raise BadInput("number-too-large", field="seed", value=value, most=SEEDS_END - 1)
    return seed


def place_of(value: object) -> tuple[int, int]:
    """A seed and the place of a puzzle among those made from it: `7` is `(7, 0)`."""
    if not isinstance(value, tuple):
        return seed_of(value), 0
    if len(value) != 2:
        raise BadInput("bad-option", name="seed", value=value, allowed=["(SEED, PLACE)"])
    return seed_of(value[0]), whole("seed", value[1], least=0)


def by_cell(field: str, values: object) -> Iterable[tuple[Any, Any]]:
    """What was given for cells, such as `{"a1": 5}`; nothing where that is None."""
    if values is None:
        return ()
    if not isinstance(values, Mapping):
        raise BadInput("not-an-object", field=field, value=values)
    return values.items()


def truth_of(field: str, value: object) -> bool:
    """Yes or no; NumPy's truths, too, and 1 or 0."""
    if type(value).__name__ not in ("bool", "bool_") and whole_number(value) not in (0, 1):
        raise BadInput("bad-option", name=field, value=value, allowed=["True", "False"])
    return bool(value)


def budget_of(value: object) -> int | None:
    """How hard a bot may think; None where it decides by itself."""
    return None if value is None else whole("budget", value, least=1)


def game_of(name: object) -> AnyGame:
    """The game of an id, whatever its case."""
    if not isinstance(name, str):
        raise BadInput("not-a-text", field="game", value=name)
    return game(name.casefold() if name.casefold() in game_ids() else name)


def language_of(value: object) -> str:
    """One of the languages, in small letters or large ones."""
    language = value.lower() if isinstance(value, str) else ""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", name=value, allowed=list(LANGUAGES))
    return language


def symbol_of(board: Board, field: str, value: object) -> Symbol:
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value)
    number = whole_number(value)
    if number is None or number not in board.symbols:
        raise BadInput("bad-symbol", field=field, value=value, most=board.size)
    return Symbol(number)


def symbols_of(board: Board, field: str, values: object) -> tuple[Symbol, ...]:
    """Several, as a set, a list or the text `35`."""
    if whole_number(values) is not None:
        return (symbol_of(board, field, values),)
    try:
        listed = list(cast("Iterable[object]", values))
    except TypeError:
        raise BadInput("bad-symbol", field=field, value=values, most=board.size) from None
    return tuple(sorted({symbol_of(board, field, value) for value in listed}))


def text_of(field: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput("not-a-text", field=field, value=value)
    return value


def listed(field: str, values: object, kind: type = object) -> list[Any]:
    """Several things of a kind; a text alone would be a list of its characters."""
    try:
        several = list(cast("Iterable[object]", values))
    except TypeError:
        raise BadInput("not-a-list", field=field, value=values) from None
    if isinstance(values, str | bytes) or not all(isinstance(one, kind) for one in several):
        raise BadInput("not-a-list", field=field, value=values)
    return several


Source: TypeAlias = str | bytes | Path | IO[str] | IO[bytes]


def content(source: object) -> str | bytes:
    """The text itself, or what is in the file."""
    if isinstance(source, str | bytes):
        return source
    try:
        if isinstance(source, Path):
            return source.read_bytes()
        if hasattr(source, "read"):
            data: Any = source.read()
            if isinstance(data, str | bytes):
                return data
    except (OSError, UnicodeDecodeError) as error:
        path = str(getattr(source, "name", source))
        raise BadInput("file-unreadable", path=path, detail=reason(error)) from None
    raise BadInput("not-a-text", field="source", value=source)


def problems_in(source: object, name: object = None) -> list[Problem]:
    """The problems of a text or file. They may have no solution, or several."""
    if name is not None and not isinstance(name, str):
        raise BadInput("unknown-format", name=name, allowed=list(formats.formats()))
    return formats.read_unchecked(content(source), name)


def grid_in(source: object) -> Grid:
    """A grid from whatever looks like one; a text may be in any format."""
    try:
        return grid_of(source)
    except BadInput as bad:
        if not isinstance(source, str | bytes):
            raise
        try:
            problems = formats.read_unchecked(source)
        except BadInput:
            raise bad from None
    if len(problems) > 1:
        raise BadInput("several-problems", count=len(problems))
    return problems[0].filled()
