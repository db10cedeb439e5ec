"""Notes of Classic, and edits that can be undone and done again. Pure functions over positions."""

from collections.abc import Callable

from msgspec.structs import replace

from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.games.classic.data import CENTRE, ClassicState, Edit, Edits
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


REVERSE = {
    "write": "erase", "erase": "write", "renote": "renote",
    "note": "unnote", "unnote": "note", "centre": "uncentre", "uncentre": "centre",
}  # fmt: skip


def reverse(edit: Edit) -> Edit:
    return replace(edit, verb=REVERSE[edit.verb], put=edit.taken, taken=edit.put)


def latest(state: ClassicState, edits: Edits, can: Callable[[ClassicState, Edit], bool]) -> Edits:
    """The edits up to the latest one that others have not overtaken."""
    while True:
        left = len(edits.latest)
        while left and not can(state, edits.latest[left - 1]):
            left -= 1
        if left or not edits.older:
            return edits if left == len(edits.latest) else edits.cut(left)
        edits = edits.cut(0)


def can_do(state: ClassicState, edit: Edit) -> bool:
    """Whether the board is still as the edit found it."""
    match edit.verb:
        case "write":
            return not state.grid.filled & BIT[edit.cell]
        case "erase":
            held = state.grid.symbols[edit.cell], state.owners[edit.cell]
            return held == (edit.symbol, edit.owner)
        case "renote":
            changes = zip(state.notes, edit.put, edit.taken, strict=True)
            return all(not old & put and old & taken == taken for old, put, taken in changes)
        case verb:
            is_there = bool(state.notes[kind_of(verb, edit.symbol)] & BIT[edit.cell])
            return is_there == verb.startswith("un")


def can_undo(state: ClassicState, edit: Edit) -> bool:
    return can_do(state, reverse(edit))


def owned(owners: bytes, edit: Edit, owner: Seat) -> bytes:
    return owners[: edit.cell] + bytes((owner,)) + owners[edit.cell + 1 :]
