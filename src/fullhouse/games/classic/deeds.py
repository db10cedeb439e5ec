"""Deeds of Classic that can be undone and done again, unless others have overtaken them."""

from collections.abc import Callable

from msgspec.structs import replace

from fullhouse.core.ids import Seat
from fullhouse.core.masks import BIT
from fullhouse.games.classic.data import ClassicState, Deed
from fullhouse.games.classic.notes import kind_of

REVERSE = {
    "write": "erase", "erase": "write", "renote": "renote",
    "note": "unnote", "unnote": "note", "centre": "uncentre", "uncentre": "centre",
}  # fmt: skip


def reverse(deed: Deed) -> Deed:
    return replace(deed, verb=REVERSE[deed.verb], put=deed.taken, taken=deed.put)


def latest(
    state: ClassicState, deeds: tuple[Deed, ...], can: Callable[[ClassicState, Deed], bool]
) -> tuple[Deed, ...]:
    """The deeds up to the latest one that others have not overtaken."""
    count = len(deeds)
    while count and not can(state, deeds[count - 1]):
        count -= 1
    return deeds[:count]


def can_do(state: ClassicState, deed: Deed) -> bool:
    """Whether the board is still as the deed found it."""
    match deed.verb:
        case "write":
            return not state.grid.filled & BIT[deed.cell]
        case "erase":
            held = state.grid.symbols[deed.cell], state.owners[deed.cell]
            return held == (deed.symbol, deed.owner)
        case "renote":
            changes = zip(state.notes, deed.put, deed.taken, strict=True)
            return all(not old & put and old & taken == taken for old, put, taken in changes)
        case verb:
            is_there = bool(state.notes[kind_of(verb, deed.symbol)] & BIT[deed.cell])
            return is_there == verb.startswith("un")


def can_undo(state: ClassicState, deed: Deed) -> bool:
    return can_do(state, reverse(deed))


def stacked(
    stacks: tuple[tuple[Deed, ...], ...], seat: Seat, deeds: tuple[Deed, ...]
) -> tuple[tuple[Deed, ...], ...]:
    return (*stacks[: seat - 1], deeds, *stacks[seat:])


def owned(owners: bytes, deed: Deed, owner: Seat) -> bytes:
    return owners[: deed.cell] + bytes((owner,)) + owners[deed.cell + 1 :]
