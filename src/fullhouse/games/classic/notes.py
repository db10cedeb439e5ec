"""The notes of Classic: which are where, and what filling in changes. Pure functions over positions."""

from fullhouse.core.ids import Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.games.classic.data import CENTRE, ClassicState
from fullhouse.sudoku.board import NINE

EMPTIED_CELLS_FILLED = 1
"""The version of the rules in which filling brought notes back where all had been struck out."""


def kind_of(verb: str, symbol: int) -> int:
    """Where the notes of a verb and a symbol stand among all notes."""
    return symbol + CENTRE if verb.endswith("centre") else symbol


def filled_in(state: ClassicState, only: int = 0) -> tuple[Cells, ...]:
    """All notes in the corners narrowed to what fits, and what fits and is not settled in addition.

    All digits are added to cells without notes, one digit to any cell. Notes under digits stay as they are.
    """
    noted = NO_CELLS
    for mask in state.notes[:CENTRE]:
        noted |= mask
    notes = list(state.notes)
    for symbol in (Symbol(only),) if only else map(Symbol, NINE.symbols):
        room = state.grid.room(symbol)
        free = room if only else room & ~noted
        if state.rules != EMPTIED_CELLS_FILLED:
            free &= ~state.settled[symbol]
        notes[symbol] = notes[symbol] & (room | state.grid.filled) | free
    return tuple(notes)


def would_change(state: ClassicState, symbol: int) -> bool:
    """Whether filling in the notes of one digit changes any."""
    return filled_in(state, symbol) != state.notes


def count(masks: tuple[Cells, ...]) -> int:
    return sum(mask.bit_count() for mask in masks)


def by_cell(notes: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    noted = 0
    for mask in notes:
        noted |= mask
    return {
        NINE.name(cell): tuple(symbol for symbol in NINE.symbols if notes[symbol] & BIT[cell])
        for cell in NINE.cells_in(noted)
    }
