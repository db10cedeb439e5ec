"""Records out of a table's log: one for each game that was started at it."""

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, Opened, Played, Rematch, Started
from fullhouse.match.table import Table
from fullhouse.records.proofs.proof import Dealt
from fullhouse.records.record import Record, RecordedMove


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
