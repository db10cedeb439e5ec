"""The notes of Classic: which are where, and what filling in changes. Pure functions over positions."""

from fullhouse.core.ids import Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.games.classic.data import CENTRE, ClassicState
from fullhouse.sudoku.board import NINE


def kind_of(verb: str, symbol: int) -> int:
    """Where the notes of a verb and a symbol stand among all notes."""
    return symbol + CENTRE if verb.endswith("centre") else symbol


def filled_in(state: ClassicState, only: int = 0) -> tuple[Cells, ...]:
    """All notes in the corners narrowed to what fits, and what fits and is not settled in addition.

    All digits are added to cells without notes, one digit to any cell. Notes under digits stay as they are.
    """
    noted = NO_CELLS
    if not only:
        for mask in state.notes[:CENTRE]:
            noted |= mask
    notes = list(state.notes)
    for symbol in (Symbol(only),) if only else map(Symbol, NINE.symbols):
        notes[symbol] = _filled(state, symbol, noted)
    return tuple(notes)


def _filled(state: ClassicState, symbol: Symbol, noted: Cells) -> Cells:
    """The notes of a digit after filling, which adds nothing to the cells noted already."""
    room = state.grid.room(symbol)
    return state.notes[symbol] & (room | state.grid.filled) | room & ~noted & ~state.settled[symbol]


def fillable(state: ClassicState) -> int:
    """The mask of the digits of which filling one changes notes; bit *d* is digit *d*."""
    mask = 0
    for symbol in map(Symbol, NINE.symbols):
        if _filled(state, symbol, NO_CELLS) != state.notes[symbol]:
            mask |= 1 << symbol
    return mask


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
