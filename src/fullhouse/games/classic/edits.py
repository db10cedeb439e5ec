"""Edits of Classic that can be undone and done again, unless others have overtaken them."""

from collections.abc import Callable

from msgspec.structs import replace

from fullhouse.core.ids import Seat
from fullhouse.core.masks import BIT
from fullhouse.games.classic.data import ClassicState, Edit, Edits
from fullhouse.games.classic.notes import kind_of

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


def stacked(stacks: tuple[Edits, ...], seat: Seat, edits: Edits) -> tuple[Edits, ...]:
    return (*stacks[: seat - 1], edits, *stacks[seat:])


def owned(owners: bytes, edit: Edit, owner: Seat) -> bytes:
    return owners[: edit.cell] + bytes((owner,)) + owners[edit.cell + 1 :]
