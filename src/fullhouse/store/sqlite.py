"""Logs, keys and results in one SQLite file: WAL, one writer, group commit, reads on a connection apart."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import Committed, StoredKey, StoredResult
from fullhouse.store.lock import FileLock
from fullhouse.store.schema import prepare
from fullhouse.store.writer import Writer

APPEND = (
    "INSERT INTO entries SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND seq = ?)"
)
"""A log has no gaps: if an entry could not be stored, those that build on it cannot either."""
OWNER_ONLY = 0o600
LOCK_TIMEOUT = 10.0
"""Seconds to wait for a file that another process has locked."""
CHECKED_SIZE = 256 * 1024 * 1024
"""Files up to this size are checked for damage when they are opened."""
BEST = (
    "SELECT table_id, round, game, finished, seats, points, options, body FROM ("
    " SELECT *, row_number() OVER (PARTITION BY game, options ORDER BY points DESC, finished) place"
    " FROM results WHERE seats = 1"
    " AND json_extract(CAST(body AS TEXT), '$.shape.reason') IS NOT 'abandoned'"
    " AND json_extract(CAST(body AS TEXT), '$.arranged') IS NOT 1"
    ") WHERE place <= ?"
)
CHECKPOINT = 10_000
"""Pages in the WAL before they go into the file itself: a busy page goes there once for many writes."""
_key_decoder = msgspec.json.Decoder(StoredKey)


class SqliteStore:
    """The store for a single server process."""

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        """Open a file, alone. `shared` leaves out the lock: for tests of what happens without it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=OWNER_ONLY, exist_ok=True)
            self._lock = None if shared else FileLock(path)
            connection = _connect(path)
            _check(connection, path)
            prepare(connection)
            self._read = _connect(path)
        except (sqlite3.Error, OSError) as error:
            raise BadInput("database-unusable", path=str(path), detail=str(error)) from None
        self._writer, self._path = Writer(connection), path
        self._connection = connection
        self._lives: dict[TableId, int] = {}
        """How often an append to a table failed. What was put before that was told is of the life before."""
        self._ended: dict[TableId, int] = {}

    async def start(self) -> None:
        """Everything is open already."""

    # Tables and their logs

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        line = write_entry(opened)
        found: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            found.clear()
            cursor = connection.execute(
                "INSERT INTO tables (code, created, touched) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (code, opened.at, opened.at),
            )
            if cursor.rowcount == 1 and cursor.lastrowid is not None:
                found.append(cursor.lastrowid)
                connection.execute("INSERT INTO entries VALUES (?, 1, ?)", (cursor.lastrowid, line))

        await self._writer.do(work)
        return TableId(found[0]) if found else None

    def append(self, table: TableId, seq: Seq, entry: AnyEntry, committed: Committed) -> None:
        row = (table, seq, write_entry(entry), table, seq - 1)
        life = self._lives.get(table, 0)

        def work(connection: sqlite3.Connection) -> None:
            if self._ended.get(table) == life:
                raise sqlite3.IntegrityError("an entry before this one could not be stored")
            try:
                if connection.execute(APPEND, row).rowcount != 1:
                    raise sqlite3.IntegrityError("the entry before this one is missing")
            except sqlite3.IntegrityError:
                self._ended[table] = life
                raise

        def told(error: BaseException | None) -> None:
            if error is not None:
                self._lives[table] = life + 1
            committed(error)

        self._writer.put(work, told)

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        rows = self._read.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (table,))
        return [read_entry(line) for (line,) in rows]

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        return await asyncio.to_thread(self._lines, table, most)

    def _lines(self, table: TableId, most: Seq) -> list[bytes]:
        with contextlib.closing(_connect(self._path)) as connection:
            rows = connection.execute(
                "SELECT line FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq", (table, most)
            )
            return [line for (line,) in rows]

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
        row = self._read.execute(
            "SELECT line FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)
        ).fetchone()
        return Seconds(0) if row is None else read_entry(row[0]).at

    async def delete_table(self, table: TableId) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM keys WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._writer.do(work)

    # Keys

    async def add_key(self, digest: bytes, key: StoredKey) -> None:
        row = (digest, key.table, msgspec.json.encode(key))
        await self._writer.do(lambda connection: connection.execute("INSERT INTO keys VALUES (?, ?, ?)", row))

    async def find_key(self, digest: bytes) -> StoredKey | None:
        row = self._read.execute("SELECT body FROM keys WHERE digest = ?", (digest,)).fetchone()
        return None if row is None else _key_decoder.decode(row[0])

    async def change_key(self, digest: bytes, key: StoredKey | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if key is None:
                connection.execute("DELETE FROM keys WHERE digest = ?", (digest,))
            else:
                connection.execute(
                    "UPDATE keys SET body = ? WHERE digest = ?", (msgspec.json.encode(key), digest)
                )

        await self._writer.do(work)

    # Heartbeat

    def beat(self, now: Seconds) -> None:
        self._soon("INSERT INTO beat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at", (now,))

    def last_beat(self) -> Seconds | None:
        row = self._read.execute("SELECT at FROM beat").fetchone()
        return None if row is None else Seconds(row[0])

    # Results

    def add_result(self, result: StoredResult) -> None:
        self._soon(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(result)
        )

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[StoredResult]:
        wanted = list(tables)
        marks = ", ".join("?" * len(wanted))
        rows = self._read.execute(
            f"SELECT * FROM results WHERE table_id IN ({marks}) AND finished < ?"
            " ORDER BY finished DESC LIMIT ?",
            (*wanted, 1e12 if before is None else before, most),
        )
        return [StoredResult(**_named(row)) for row in rows]

    async def totals(self, most: int) -> tuple[dict[str, int], list[StoredResult]]:
        return await asyncio.to_thread(self._totals, most)

    def _totals(self, most: int) -> tuple[dict[str, int], list[StoredResult]]:
        """Looks at every result: on a connection of its own, so that no other reader waits for it."""
        with contextlib.closing(_connect(self._path)) as connection:
            finished = dict(connection.execute("SELECT game, count(*) FROM results GROUP BY game"))
            rows = connection.execute(BEST, (most,)).fetchall()
        return finished, [StoredResult(**_named(row)) for row in rows]

    async def count_tables(self) -> int:
        (count,) = self._read.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)

    @property
    def trouble(self) -> str | None:
        """Why the last commit failed; None if it did not."""
        return self._writer.trouble

    async def try_write(self) -> None:
        """The version is written as it was: a change of the file that means nothing."""

        def work(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")

        await self._writer.do(work)

    async def settle(self) -> None:
        await self._writer.do(lambda _connection: None)

    async def close(self) -> None:
        if await self._writer.close():
            self._read.close()
            self._connection.close()
        if self._lock is not None:
            self._lock.let_go()

    def _soon(self, statement: str, values: tuple[Any, ...]) -> None:
        """Write without waiting; nothing depends on it being durable."""
        self._writer.put(lambda connection: connection.execute(statement, values), lambda _error: None)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Find a damaged page now, and not when a table on it is opened."""
    if path.stat().st_size <= CHECKED_SIZE:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(str(found).splitlines()[-1])


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=LOCK_TIMEOUT)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    return connection


def _named(row: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(StoredResult.__struct_fields__, row, strict=True))
