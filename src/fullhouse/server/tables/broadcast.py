"""News, made when an entry is decided, as they show the table as it is then; sent once it is stored."""

import asyncio
from collections.abc import Container, Iterable, Iterator, Set
from contextlib import contextmanager

from fullhouse.match.entries import AnyEntry, Rematch, Reordered, Started
from fullhouse.match.ids import TableId
from fullhouse.match.perspectives import may_see
from fullhouse.match.table import Happened
from fullhouse.server.protocol import POLICY
from fullhouse.server.tables.listeners import Listener, Newsroom, bye, encoded
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

MOVES_SEATS = (Started, Rematch, Reordered)
"""Entries after which people sit elsewhere: who is there was told by seat."""


def prepare_news(room: Room, happened: Happened, entry: AnyEntry, unwelcomed: Set[Listener]) -> None:
    """Put the news of an entry into the room's queue, for all who have had their welcome."""
    newsroom = Newsroom(room.table, happened, entry.at)
    room.tell(
        [
            (listener, newsroom.news(listener.holder))
            for listener in room.listeners
            if listener not in unwelcomed
        ]
    )
    if isinstance(entry, MOVES_SEATS):
        # Told with the news, not some time after it: nobody is to look away at a table where they sit.
        present = encoded(room.present())
        room.tell([(listener, present) for listener in room.listeners if listener not in unwelcomed])


class Broadcast(Subscriber):
    """Sends what waited for an entry."""

    def committed(self, room: Room, logged: LogEntry) -> None:
        room.release_stored()
        if not logged.happened.about_table:
            return
        if logged.decided_at is None:
            room.tell_presence()  # somebody who joined at another node may be here
        _show_out(room)

    def retry(self, room: Room) -> None:
        room.release_stored()
        room.tell_presence()
        _show_out(room)


def _show_out(room: Room) -> None:
    """Close the connections of those who may not watch any more."""
    if room.table.settings.spectators:
        return
    for listener in list(room.listeners):
        if not may_see(room.table, listener.holder):
            listener.close(POLICY, bye("no-spectators"))


MOST_WAITING = 5_000
"""Above this number, requests are answered at once instead of waiting."""


class Bell(Subscriber):
    """Rung after an entry is stored, at any node: wakes everybody who listens for its table at this one."""

    def __init__(self) -> None:
        self._listening: dict[TableId, set[asyncio.Event]] = {}
        self.waiting = 0
        self.is_closed = False

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        if self._listening:
            self.ring(room.id)

    def retry(self, room: Room) -> None:
        self.ring(room.id)

    def discarded(self, room: Room) -> None:
        self.ring(room.id)

    @property
    def is_full(self) -> bool:
        return self.waiting >= MOST_WAITING

    @contextmanager
    def listening(self, tables: Iterable[TableId]) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of these tables has news."""
        rung, wanted = asyncio.Event(), set(tables)
        for table in wanted:
            self._listening.setdefault(table, set()).add(rung)
        self.waiting += 1
        try:
            yield rung
        finally:
            self.waiting -= 1
            for table in wanted:
                self._listening[table].discard(rung)
                if not self._listening[table]:
                    del self._listening[table]

    def ring(self, table: TableId) -> None:
        for rung in self._listening.get(table, ()):
            rung.set()

    def ring_all_but(self, known: Container[TableId]) -> None:
        """Wake everybody who listens for a table that is not among these."""
        for table in [table for table in self._listening if table not in known]:
            self.ring(table)

    def close(self) -> None:
        """Wake everybody, and let nobody wait again."""
        self.is_closed = True
        for table in self._listening:
            self.ring(table)
