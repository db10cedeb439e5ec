"""Games out of a table's log: the record of each, and what a bot saw before it wrote a digit."""

from typing import Any, NamedTuple

import msgspec

from fullhouse.core.ids import Cell, Seat, Seconds, Symbol
from fullhouse.games import AnyGame
from fullhouse.match.entries import AnyEntry, Opened, Played, Rematch, Started
from fullhouse.match.table import Table
from fullhouse.records.proofs.proof import Dealt
from fullhouse.records.record import Record, RecordedMove
from fullhouse.sudoku.board import NINE


class Recorded(msgspec.Struct, frozen=True):
    """One game of a table: its record, and whether it is the one on the table now."""

    record: Record
    round: int
    is_last: bool
    dealt: Dealt | None = None
    """How it was dealt: for nobody before it is over."""


def recorded(entries: list[AnyEntry], wanted: int | None = None) -> Recorded | None:
    """The record of a game by its number, or of the latest one. None where there is no such game."""
    starts = [place for place, entry in enumerate(entries) if isinstance(entry, Started | Rematch)]
    number = len(starts) if wanted is None else wanted
    if not 1 <= number <= len(starts):
        return None
    begin = starts[number - 1]
    end = starts[number] if number < len(starts) else len(entries)
    opened, start = entries[0], entries[begin]
    assert isinstance(opened, Opened)
    assert isinstance(start, Started | Rematch)
    table = Table.replayed(entries[: begin + 1])
    moves = table.taken_over + tuple(
        RecordedMove(entry.seat, entry.move, Seconds(round(entry.at - start.at, 1)), entry.by)
        for entry in entries[begin:end]
        if isinstance(entry, Played)
    )
    record = Record(
        game=opened.game,
        options=opened.options,
        seats=tuple(chair.name for chair in table.chairs),
        setup=start.setup,
        moves=moves,
        rules=opened.rules,
    )
    return Recorded(record, number, number == len(starts), table.dealt)


EMPTY = "."


class Origin(NamedTuple):
    """A digit, and what its bot saw before."""

    game: AnyGame
    view: Any
    symbol: Symbol


def bot_digit(entries: list[AnyEntry], cell: Cell) -> Origin | None:
    """The digit of a cell in the latest game; None where it is empty or no bot wrote what stands there."""
    start = max(
        (place for place, entry in enumerate(entries) if isinstance(entry, Started | Rematch)), default=None
    )
    if start is None:
        return None
    table = Table.replayed(entries[: start + 1])
    if table.game.board_size != NINE.size:
        return None
    origin = None
    for entry in entries[start + 1 :]:
        if not isinstance(entry, Played) or table.game.read_move(entry.move).cell not in (-1, cell):
            table.apply(entry)
            continue
        is_bot = entry.seat in table.bots
        before = _view(table, entry.seat)
        table.apply(entry)
        shown = _view(table, entry.seat).board[cell]
        if shown != before.board[cell]:
            origin = Origin(table.game, before, Symbol(int(shown))) if is_bot and shown != EMPTY else None
    return origin


def _view(table: Table, seat: Seat) -> Any:
    return table.game.view(table.state, seat or "spectator")
