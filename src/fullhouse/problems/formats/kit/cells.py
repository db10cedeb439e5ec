"""Grids as characters: one a cell, one after another or drawn in rows with rules between them."""

import re
from collections.abc import Sequence
from typing import TypeVar

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

T = TypeVar("T")

EMPTY = "0._*xX"
"""What stands for an empty cell, in one program or another."""

CELL = f"[1-9{re.escape(EMPTY)}]"

_STROKE = re.compile("[-=─-╿]")
_RULED = re.compile(r"[-=+|*\s─-╿]*")
_CORNERED = re.compile(r"\s*[.:'`,](?:[-=]{3,}[.:'`,+|])+\s*")
_FRAME = re.compile(r"[-=+|,\s─-╿\[\]]")
_DRAWN = re.compile(rf"[-=+|,\s─-╿\[\]1-9{re.escape(EMPTY)}]*")


def grid_of(characters: str) -> Grid:
    """A grid from 81 characters, any usual one for an empty cell.

    >>> str(grid_of("5_*x" + "0" * 77))[:5]
    '5....'
    """
    if len(characters) != len(NINE.cells):
        raise BadInput("bad-grid-length", length=len(characters), expected=len(NINE.cells))
    for cell, char in enumerate(characters):
        if char not in "123456789" + EMPTY:
            raise BadInput("bad-grid-character", character=char, cell=NINE.name(Cell(cell)), most=NINE.size)
    return Grid.of(NINE, bytes(int(char) if char in "123456789" else 0 for char in characters))


def drawn(text: str) -> str:
    """The cells of a drawing: its frame, rules and blanks left out.

    >>> drawn("+---+---+\\n| 12|..4|")
    '12..4'
    """
    return _FRAME.sub("", unruled(text))


def unruled(text: str) -> str:
    """A drawing without the lines that only divide.

    >>> unruled(".---.---.\\n|12 | 4 |\\n:---+---:")
    '|12 | 4 |'
    """
    return "\n".join(line for line in text.split("\n") if not _is_rule(line))


def _is_rule(line: str) -> bool:
    """Whether a line only divides: some stroke, and nothing else but strokes, corners and blanks."""
    if not _STROKE.search(line):
        return False
    return bool(_RULED.fullmatch(line) or _CORNERED.fullmatch(line))


def is_drawing(text: str) -> bool:
    """Whether a text has only what drawings of grids are made of, and some digit."""
    return bool(re.search("[1-9]", text) and _DRAWN.fullmatch(unruled(text)))


def grids_of(characters: str) -> list[Grid]:
    """As many grids as the characters fill."""
    size = len(NINE.cells)
    if not characters or len(characters) % size:
        raise BadInput("bad-grid-length", length=len(characters), expected=size)
    return [grid_of(characters[at : at + size]) for at in range(0, len(characters), size)]


def rows_of(items: Sequence[T]) -> list[list[T]]:
    """81 things as nine rows of nine."""
    return [list(items[at : at + 9]) for at in range(0, 81, 9)]


def lines_of(grid: Grid) -> list[str]:
    """A grid's nine rows, a dot for an empty cell."""
    return ["".join(row) for row in rows_of(str(grid))]


def written(givens: Grid, state: Grid) -> Grid:
    """The digits written by a player: what a state shows in cells without a given.

    >>> str(written(grid_of("5" + "." * 80), grid_of("57" + "." * 79)))[:3]
    '.7.'
    """
    pairs = zip(givens.symbols, state.symbols, strict=True)
    return Grid.of(NINE, bytes(0 if given else digit for given, digit in pairs))
