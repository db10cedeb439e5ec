"""A problem with its metadata, digits and candidates; the check that it has one solution; its short code."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Symbol
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

Candidates = tuple[tuple[Symbol, ...], ...]
"""For each cell the symbols noted in it, ascending; an empty tuple if there are no notes."""

Field = str
"""The name of an optional part of a problem."""

FIELDS: tuple[Field, ...] = ("digits", "candidates", "title", "author", "comment", "source")

NOTHING = Grid.empty(NINE)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Givens on the 9×9 board, and what a format may carry besides.

    >>> Problem(givens=Grid.parse("5" + "." * 80), title="One").fields()
    ('title',)
    """

    givens: Grid
    digits: Grid = NOTHING
    """What has been written in addition, in cells without a given. It may be wrong."""
    candidates: Candidates = ()
    title: str = ""
    author: str = ""
    comment: str = ""
    source: str = ""

    def fields(self) -> tuple[Field, ...]:
        """What it has besides its givens."""
        return tuple(
            name for name in FIELDS if (self.digits.filled if name == "digits" else getattr(self, name))
        )

    def filled(self) -> Grid:
        """The givens and the digits written, together."""
        pairs = zip(self.givens.symbols, self.digits.symbols, strict=True)
        return Grid.of(NINE, bytes(given or digit for given, digit in pairs))


def candidates_from(cells: Iterable[Iterable[int]]) -> Candidates:
    """Candidates cell by cell, sorted; an empty tuple if no cell has any.

    >>> candidates_from([[3, 1]] + [[]] * 80)[0], candidates_from([[]] * 81)
    ((1, 3), ())
    """
    notes = tuple(tuple(Symbol(symbol) for symbol in sorted(set(symbols))) for symbols in cells)
    return notes if any(notes) else ()


def check(givens: Grid) -> Grid:
    """The solution. Raises BadInput with the reason unless there is exactly one.

    >>> check(Grid.parse("5.5" + "." * 78))
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: problem-with-clash: symbol=5, both=a1 c1
    """
    if not givens.filled:
        raise BadInput("problem-without-givens")
    for cell in NINE.cells_in(givens.filled):
        symbol = Symbol(givens.symbols[cell])
        clashes = givens.clashes(cell, symbol)
        if clashes:
            other = NINE.cells_in(clashes)[0]
            raise BadInput("problem-with-clash", symbol=symbol, both=[NINE.name(cell), NINE.name(other)])
    return Grid.parse(solve(str(givens)), NINE)


CELLS = 81


def pack(problem: str) -> str:
    """The code of a problem on the 9×9 board.

    >>> plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> unpack(pack(plain)) == plain
    True
    """
    number = 0
    for char in reversed(problem.replace(".", "")):
        number = number * 9 + int(char) - 1
    for char in problem:
        number = number * 2 + (char != ".")
    return urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).decode().rstrip("=")


def clues_in(code: str) -> int:
    """How many cells are given; much faster than to unpack it.

    >>> clues_in(pack("53" + "." * 79))
    2
    """
    return (_number(code) & (1 << CELLS) - 1).bit_count()


def unpack(code: str) -> str:
    """The problem of a code; BadInput for an invalid code."""
    digits, given = divmod(_number(code), 1 << CELLS)
    cells = []
    for cell in range(CELLS):
        if given >> (CELLS - 1 - cell) & 1:
            digits, digit = divmod(digits, 9)
            cells.append(str(digit + 1))
        else:
            cells.append(".")
    if digits:
        raise BadInput("bad-problem-code", value=code)
    return "".join(cells)


def _number(code: str) -> int:
    try:
        return int.from_bytes(urlsafe_b64decode(code + "=" * (-len(code) % 4)), "big")
    except ValueError:
        raise BadInput("bad-problem-code", value=code) from None
