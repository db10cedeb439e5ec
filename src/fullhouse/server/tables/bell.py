"""Wakes long-polling requests when one of their tables has news."""

import asyncio
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager

from fullhouse.match.ids import TableId
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

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
