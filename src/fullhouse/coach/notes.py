"""A player's own notes as text: `a1=259 b3=47`."""

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE


def read_notes(text: str) -> dict[Cell, tuple[Symbol, ...]]:
    """The notes of each cell.

    >>> read_notes("a1=259 b3=47")
    {0: (2, 5, 9), 19: (4, 7)}
    """
    notes: dict[Cell, tuple[Symbol, ...]] = {}
    for word in text.replace(",", " ").split():
        name, equals, symbols = word.partition("=")
        if not equals or not symbols or any(symbol not in "123456789" for symbol in symbols):
            raise BadInput("bad-notes", value=word)
        notes[NINE.cell(name)] = tuple(Symbol(int(symbol)) for symbol in sorted(set(symbols)))
    return notes


def write_notes(notes: dict[Cell, tuple[Symbol, ...]]) -> str:
    """The same as text.

    >>> write_notes({Cell(0): (Symbol(2), Symbol(5))})
    'a1=25'
    """
    return " ".join(f"{NINE.name(cell)}={''.join(map(str, symbols))}" for cell, symbols in notes.items())
