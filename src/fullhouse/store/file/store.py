"""Logs, keys and results in one SQLite file: WAL, one writer, group commit, reads on a connection apart."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from secrets import token_bytes
from typing import Any

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.match import ports
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Outage
from fullhouse.store import archive
from fullhouse.store.file.opening import connect, open_file
from fullhouse.store.file.writer import (
    ADD_RESULT,
    BEST,
    LATEST,
    LATEST_DAYS,
    LATEST_SOLO,
    Append,
    Logs,
    Writer,
)
from fullhouse.store.rows import OUTAGES, PUT, read_key, recent, struct_of
from fullhouse.store.rows import READ as READ_RECENT


def set_key(connection: sqlite3.Connection, digest: bytes, key: ports.StoredKey | None) -> None:
    """Make a key hold something else; None deletes it."""
    if key is None:
        connection.execute("DELETE FROM keys WHERE digest = ?", (digest,))
    else:
        connection.execute("UPDATE keys SET body = ? WHERE digest = ?", (msgspec.json.encode(key), digest))


async def secret_in(writer: Writer, reading: sqlite3.Connection, name: str) -> bytes:
    """A secret of the server, made where there is none."""
    row = (name, token_bytes(ports.SECRET_BYTES))
    await writer.do(lambda connection: connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", row))
    (body,) = reading.execute("SELECT body FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(body)


OPEN = (
    "INSERT INTO tables (id, code, created, touched) SELECT 1 + max("
    " coalesce((SELECT max(id) FROM tables), 0), coalesce((SELECT max(table_id) FROM results), 0)"
    "), ?, ?, ? WHERE true ON CONFLICT DO NOTHING"
)
"""The number of a deleted table is not given again while there are results of it."""
PUT_SNAPSHOT = PUT.format(seq="?", body="?", table="?", revision="?")
ADD_REVIEW = (
    "INSERT OR REPLACE INTO reviews SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
)


class SqliteStore:
    """The store for a single server process."""

    def __init__(self, path: Path, *, shared: bool = False, clock: Clock | None = None) -> None:
        """Open a file, alone. `shared` leaves out the lock: for tests of what happens without it."""
        self._lock, self._connection, self._read = open_file(path, shared=shared)
        self._logs = Logs(stages=not shared)
        self._writer, self._path = Writer(self._connection, self._logs, clock or SystemClock()), path

    def registry(self, node: str) -> None:  # noqa: ARG002
        return None

    site = ""

    @property
    def skew(self) -> Seconds:
        return Seconds(0)

    async def start(self) -> None:
        """Everything is open already."""

    # Tables and their logs

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        line = write_entry(opened)
        numbers: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            numbers.clear()
            cursor = connection.execute(OPEN, (code, opened.at, opened.at))
            if cursor.rowcount == 1 and cursor.lastrowid is not None:
                numbers.append(cursor.lastrowid)
                connection.execute("INSERT INTO entries VALUES (?, 1, ?)", (cursor.lastrowid, line))

        await self._writer.do(work)
        return TableId(numbers[0]) if numbers else None

    def append(self, new: ports.NewEntry, committed: ports.Committed) -> None:
        append = Append(self._logs, new, committed)
        self._writer.put(append, append.finished)

    async def _in_log(self, table: TableId) -> None:
        """Wait until all entries that this table was told of are in its log."""
        if table in self._logs.staging.tables:
            await self._writer.do(self._logs.staging.move)

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        await self._in_log(table)
        return [read_entry(line) for line in archive.read(self._read, table)]

    async def read_recent(self, table: TableId) -> ports.Recent:
        await self._in_log(table)
        return recent(self._read.execute(READ_RECENT, {"table": table}))

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:
        self._soon(PUT_SNAPSHOT, (seq, snapshot, table, revision))

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        await self._in_log(table)
        return await asyncio.to_thread(self._lines, table, most)

    def _lines(self, table: TableId, most: Seq) -> list[bytes]:
        with contextlib.closing(connect(self._path)) as connection:
            return archive.read(connection, table)[:most]

    async def find_table(self, code: str) -> TableId | None:
        row = self._read.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else TableId(row[0])

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        self._soon("UPDATE tables SET awake = ? WHERE id = ?", (int(awake), table))

    async def awake_tables(self) -> list[TableId]:
        return [
            TableId(row[0]) for row in self._read.execute("SELECT id FROM tables WHERE awake ORDER BY id")
        ]

    # Retention

    def touch(self, table: TableId, now: Seconds) -> None:
        self._soon("UPDATE tables SET touched = ? WHERE id = ?", (now, table))

    async def idle_tables(self, before: Seconds, most: int) -> list[TableId]:
        rows = self._read.execute(
            "SELECT id FROM tables WHERE touched <= ? ORDER BY touched LIMIT ?", (before, most)
        )
        return [TableId(row[0]) for row in rows]

    async def last_entry(self, table: TableId) -> Seconds:
        await self._in_log(table)
        return Seconds(archive.last(self._read, table))

    async def archive(self, table: TableId) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._logs.change(connection, table)
            archive.pack(connection, table)

        await self._writer.do(work)

    async def delete_table(self, table: TableId) -> None:
        def work(connection: sqlite3.Connection) -> None:
            self._logs.change(connection, table)
            for kept in ("entries", "archive", "snapshots", "keys", "reviews"):
                connection.execute(f"DELETE FROM {kept} WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._writer.do(work)

    async def rewrite(self, table: TableId, rewritten: ports.Rewritten) -> None:
        lines = [(write_entry(entry), table, seq) for seq, entry in rewritten.entries.items()]
        rows = [msgspec.structs.astuple(result) for result in rewritten.results]

        def work(connection: sqlite3.Connection) -> None:
            self._logs.change(connection, table)
            archive.unpack(connection, table)
            connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            connection.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table,))
            connection.executemany("UPDATE entries SET line = ? WHERE table_id = ? AND seq = ?", lines)
            connection.executemany(ADD_RESULT, rows)
            for digest, key in rewritten.keys.items():
                set_key(connection, digest, key)

        await self._writer.do(work)

    # Keys

    async def add_key(self, digest: bytes, key: ports.StoredKey) -> None:
        row = (digest, key.table, msgspec.json.encode(key))
        await self._writer.do(lambda connection: connection.execute("INSERT INTO keys VALUES (?, ?, ?)", row))

    async def find_key(self, digest: bytes) -> ports.StoredKey | None:
        row = self._read.execute("SELECT body FROM keys WHERE digest = ?", (digest,)).fetchone()
        return None if row is None else read_key(row[0])

    async def change_key(self, digest: bytes, key: ports.StoredKey | None) -> None:
        await self._writer.do(lambda connection: set_key(connection, digest, key))

    async def keys_of(self, table: TableId) -> dict[bytes, ports.StoredKey]:
        rows = self._read.execute("SELECT digest, body FROM keys WHERE table_id = ?", (table,))
        return {digest: read_key(body) for digest, body in rows}

    # Heartbeat

    def beat(self, now: Seconds) -> None:
        self._soon("INSERT INTO beat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at", (now,))

    def last_beat(self) -> Seconds | None:
        row = self._read.execute("SELECT at FROM beat").fetchone()
        return None if row is None else Seconds(row[0])

    async def add_outage(self, outage: Outage) -> None:
        row = (outage.since, outage.until)
        await self._writer.do(lambda connection: connection.execute("INSERT INTO outages VALUES (?, ?)", row))

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in self._read.execute(OUTAGES)]

    # Secrets

    async def secret(self, name: str) -> bytes:
        return await secret_in(self._writer, self._read, name)

    # Results

    def add_result(self, result: ports.StoredResult) -> None:
        self._soon(ADD_RESULT, msgspec.structs.astuple(result))

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[ports.StoredResult]:
        until = 1e12 if before is None else before
        results = [
            struct_of(ports.StoredResult, row)
            for table in tables
            for row in self._read.execute(LATEST, (table, until, most))
        ]
        return sorted(results, key=lambda result: -result.finished)[:most]

    async def totals(self, most: int, latest: int) -> ports.Sums:
        return await asyncio.to_thread(self._totals, most, latest)

    def _totals(self, most: int, latest: int) -> ports.Sums:
        """Scans all results on a connection of its own, so that no other reader waits for it."""
        with contextlib.closing(connect(self._path)) as connection:
            finished = dict(connection.execute("SELECT game, count(*) FROM results GROUP BY game"))
            best, newest, days = (
                [struct_of(ports.StoredResult, row) for row in connection.execute(statement, (count,))]
                for statement, count in ((BEST, most), (LATEST_SOLO, latest), (LATEST_DAYS, latest))
            )
            return ports.Sums(finished, best, newest, days)

    # Reviews

    def add_review(self, review: ports.StoredReview) -> None:
        self._soon(ADD_REVIEW, (*msgspec.structs.astuple(review), review.table))

    async def find_review(self, table: TableId, round_: int) -> ports.StoredReview | None:
        row = self._read.execute(
            "SELECT * FROM reviews WHERE table_id = ? AND round = ?", (table, round_)
        ).fetchone()
        return None if row is None else struct_of(ports.StoredReview, row)

    @property
    def trouble(self) -> str | None:
        """Why the last commit failed; None if it did not."""
        return self._writer.trouble

    async def try_write(self) -> None:
        """Write the version again: a test write that changes no data."""

        def work(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")

        await self._writer.do(work)

    async def settle(self) -> None:
        await self._writer.do(lambda _connection: None)

    async def close(self) -> None:
        if self._logs.staging.tables:
            self._writer.put(self._logs.staging.move)
        if await self._writer.close():
            self._read.close()
            self._connection.close()
        if self._lock is not None:
            self._lock.let_go()

    def _soon(self, statement: str, values: tuple[Any, ...]) -> None:
        """Write without waiting; nothing depends on it being durable."""
        self._writer.put(lambda connection: connection.execute(statement, values))
