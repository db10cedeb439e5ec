"""Snapshots of long games: made now and then, and used to wake a table without replaying its whole log."""

from typing import NamedTuple

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry
from fullhouse.match.history.snapshots import resumed, write_snapshot
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import Store
from fullhouse.match.table import MOST_SENT, Table
from fullhouse.server.tables.room import Room, Snapshot
from fullhouse.server.tables.stream import LogEntry, Subscriber

SNAPSHOT_EVERY_ENTRIES = 500
"""Entries between two snapshots. Most games have fewer, and no snapshot."""


class LoadedTable(NamedTuple):
    """A table from the store."""

    table: Table
    last: Seconds
    """When its last entry was made."""
    later: list[AnyEntry]
    """The entries after it, where the table was wanted as it was before them."""
    revision: int
    due: Seq
    """The entry at which to make the next snapshot."""


async def load_table(store: Store, number: TableId, seq: Seq | None = None) -> LoadedTable | None:
    """A table as it is, or as it was after an entry; None where there is none.

    Read by its snapshot and what came after; by its whole log where there is no snapshot that can be used.
    """
    recent = await store.read_recent(number)
    entries, begin, table = recent.entries, recent.seq, None
    if recent.snapshot is not None:
        table = resumed(recent.snapshot, entries if seq is None else entries[: max(0, seq - begin)])
    if table is None:
        begin = Seq(0)
        entries = entries if recent.snapshot is None else await store.read_log(number)
        if not entries:
            return None
        table = Table.replayed(entries[:seq])
    last = table.seq - begin
    return LoadedTable(
        table, entries[last - 1].at, entries[last:], recent.revision, Seq(begin + SNAPSHOT_EVERY_ENTRIES)
    )


class Snapshots(Subscriber):
    """Keeps a snapshot of each long game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def committed(self, room: Room, logged: LogEntry) -> None:
        if logged.seq >= room.snapshots.due:
            _keep_snapshot(self._store, room)

    def retry(self, room: Room) -> None:
        if room.stored >= room.snapshots.due:
            _keep_snapshot(self._store, room)


def _keep_snapshot(store: Store, room: Room) -> None:
    """Make a snapshot of a table that is stored whole, and store it once enough entries follow it.

    Whoever wakes the table by it then knows as much of what happened lately as from the whole log.
    """
    made = room.snapshots.made
    if made is not None:
        store.put_snapshot(room.id, made.seq, made.body, made.revision)
        room.snapshots.keep(None, Seq(made.seq + SNAPSHOT_EVERY_ENTRIES))
    elif room.table.stage == "playing" and room.table.seq == room.stored and not room.is_reloading:
        body = write_snapshot(room.table)
        due = Seq(room.stored + (SNAPSHOT_EVERY_ENTRIES if body is None else MOST_SENT))
        room.snapshots.keep(None if body is None else Snapshot(room.stored, room.revision, body), due)
