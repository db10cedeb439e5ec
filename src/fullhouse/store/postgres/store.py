"""Logs, keys and results in PostgreSQL: one connection writes, a few others read; and a copy's side of it."""

import contextlib
from collections.abc import AsyncIterator, Iterable
from secrets import token_bytes
from typing import Any

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match import ports
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Outage
from fullhouse.store.copy import AT_ONCE, COLUMNS, Row
from fullhouse.store.postgres import archive
from fullhouse.store.postgres.database import Database
from fullhouse.store.postgres.registry import PostgresRegistry
from fullhouse.store.postgres.writer import ADD_RESULT, BEST, LATEST_DAYS, LATEST_SOLO, RESULT, Append, Writer
from fullhouse.store.rows import OUTAGES, PUT, READ, read_key, recent, struct_of

OPEN = (
    "WITH new AS ("
    " INSERT INTO tables (code, created, touched) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING RETURNING id"
    "), opened AS (INSERT INTO entries SELECT id, 1, $3 FROM new)"
    " SELECT id FROM new"
)
ADD_REVIEW = (
    "INSERT INTO reviews SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)"
    " ON CONFLICT (table_id, round) DO UPDATE SET (format, body) = (excluded.format, excluded.body)"
)
READ_RECENT = READ.replace(":table", "$1")
PUT_SNAPSHOT = PUT.format(seq="$2::integer", body="$3::bytea", table="$1", revision="$4")
REVISE = "UPDATE tables SET revision = revision + 1 WHERE id = $1"
END_OF_TIME = 1e12


class PostgresStore(Database):
    """The store for a server whose database is elsewhere."""

    def __init__(self, address: str, clock: Clock | None = None) -> None:
        super().__init__(address, clock)
        self._writer = Writer(self._connected, self._clock)

    def registry(self, node: str) -> PostgresRegistry:
        return PostgresRegistry(node, self._asking, self._writer)

    async def start(self) -> None:
        await self._open_pool()
        await self._writer.start()

    # Tables and their logs

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        async with self._asking() as connection:
            number = await connection.fetchval(OPEN, code, opened.at, write_entry(opened))
        return None if number is None else TableId(number)

    def append(self, new: ports.NewEntry, committed: ports.Committed) -> None:
        self._writer.append(Append(new, write_entry(new.entry), committed))

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        return [read_entry(line) for line in archive.read(await self._rows(archive.READ, table))]

    async def read_recent(self, table: TableId) -> ports.Recent:
        return recent(await self._rows(READ_RECENT, table))

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:
        self._writer.soon(PUT_SNAPSHOT, table, seq, snapshot, revision)

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        return archive.read(await self._rows(archive.READ, table))[:most]

    async def find_table(self, code: str) -> TableId | None:
        number = await self._value("SELECT id FROM tables WHERE code = $1", code)
        return None if number is None else TableId(number)

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        self._writer.soon("UPDATE tables SET awake = $2 WHERE id = $1", table, awake)

    async def awake_tables(self) -> list[TableId]:
        return [
            TableId(number) for (number,) in await self._rows("SELECT id FROM tables WHERE awake ORDER BY id")
        ]

    # Retention

    def touch(self, table: TableId, now: Seconds) -> None:
        self._writer.soon("UPDATE tables SET touched = $2 WHERE id = $1", table, now)

    async def idle_tables(self, before: Seconds, most: int) -> list[TableId]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE touched <= $1 ORDER BY touched LIMIT $2", before, most
        )
        return [TableId(number) for (number,) in rows]

    async def last_entry(self, table: TableId) -> Seconds:
        (row,) = await self._rows(archive.LAST, table)
        return Seconds(archive.last(row))

    async def archive(self, table: TableId) -> None:
        async with self._asking() as connection:
            await archive.pack(connection, table)

    async def delete_table(self, table: TableId) -> None:
        async with self._asking() as connection, connection.transaction():
            await connection.execute("DELETE FROM tables WHERE id = $1", table)
            await connection.execute("DELETE FROM entries WHERE table_id = $1", table)
            await connection.execute("DELETE FROM archive WHERE table_id = $1", table)
            await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)
            await connection.execute("DELETE FROM keys WHERE table_id = $1", table)
            await connection.execute("DELETE FROM presence WHERE table_id = $1", table)
            await connection.execute("DELETE FROM fences WHERE table_id = $1", table)
            await connection.execute("DELETE FROM reviews WHERE table_id = $1", table)

    async def rewrite(self, table: TableId, rewritten: ports.Rewritten) -> None:
        lines = [(table, seq, write_entry(entry)) for seq, entry in rewritten.entries.items()]
        results = [msgspec.structs.astuple(result) for result in rewritten.results]
        async with self._asking() as connection, connection.transaction():
            await archive.unpack(connection, table)
            await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)
            await connection.executemany(
                "UPDATE entries SET line = $3 WHERE table_id = $1 AND seq = $2", lines
            )
            await connection.executemany(ADD_RESULT, results)
            for digest, key in rewritten.keys.items():
                await _set_key(connection, digest, key)
            await connection.execute(REVISE, table)

    # Keys

    async def add_key(self, digest: bytes, key: ports.StoredKey) -> None:
        async with self._asking() as connection:
            await connection.execute(
                "INSERT INTO keys VALUES ($1, $2, $3)", digest, key.table, msgspec.json.encode(key)
            )

    async def find_key(self, digest: bytes) -> ports.StoredKey | None:
        body = await self._value("SELECT body FROM keys WHERE digest = $1", digest)
        return None if body is None else read_key(body)

    async def change_key(self, digest: bytes, key: ports.StoredKey | None) -> None:
        async with self._asking() as connection, connection.transaction():
            table = await connection.fetchval("SELECT table_id FROM keys WHERE digest = $1", digest)
            await _set_key(connection, digest, key)
            await connection.execute(REVISE, table)

    async def keys_of(self, table: TableId) -> dict[bytes, ports.StoredKey]:
        rows = await self._rows("SELECT digest, body FROM keys WHERE table_id = $1", table)
        return {digest: read_key(body) for digest, body in rows}

    # Secrets

    async def secret(self, name: str) -> bytes:
        async with self._asking() as connection:
            await connection.execute(
                "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING",
                name,
                token_bytes(ports.SECRET_BYTES),
            )
        return bytes(await self._value("SELECT body FROM secrets WHERE name = $1", name))

    # Heartbeat

    def beat(self, now: Seconds) -> None:
        self._last_beat = now
        self._writer.soon("INSERT INTO beat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1", now)

    def last_beat(self) -> Seconds | None:
        return self._last_beat

    async def add_outage(self, outage: Outage) -> None:
        """The registry notes it with the first beat of a node."""

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._rows(OUTAGES)]

    # Results

    def add_result(self, result: ports.StoredResult) -> None:
        self._writer.soon(ADD_RESULT, *msgspec.structs.astuple(result))

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[ports.StoredResult]:
        rows = await self._rows(
            f"SELECT {RESULT} FROM results WHERE table_id = ANY($1::bigint[]) AND finished < $2"
            " ORDER BY finished DESC LIMIT $3",
            list(tables),
            END_OF_TIME if before is None else before,
            most,
        )
        return [struct_of(ports.StoredResult, row) for row in rows]

    async def totals(self, most: int, latest: int) -> ports.Sums:
        finished = await self._rows("SELECT game, count(*) FROM results GROUP BY game")
        asked = [(BEST, most), (LATEST_SOLO, latest), (LATEST_DAYS, latest)]
        best, newest, days = [
            [struct_of(ports.StoredResult, row) for row in await self._rows(statement, count)]
            for statement, count in asked
        ]
        return ports.Sums(dict(map(tuple, finished)), best, newest, days)

    # Reviews

    def add_review(self, review: ports.StoredReview) -> None:
        self._writer.soon(ADD_REVIEW, *msgspec.structs.astuple(review))

    async def find_review(self, table: TableId, round_: int) -> ports.StoredReview | None:
        rows = await self._rows(
            "SELECT table_id, round, format, body FROM reviews WHERE table_id = $1 AND round = $2",
            table,
            round_,
        )
        return struct_of(ports.StoredReview, rows[0]) if rows else None

    @property
    def trouble(self) -> str | None:
        return self._writer.trouble

    async def try_write(self) -> None:
        """The version is written as it was: a change that means nothing."""
        await self._written("UPDATE site SET version = version")

    async def settle(self) -> None:
        await self._written("SELECT 1")

    async def close(self) -> None:
        await self._writer.close()
        await self._close_pool()

    async def _written(self, text: str) -> None:
        try:
            await self._writer.execute(text)
        except Exception as error:
            raise ports.StoreTrouble(str(error)) from error


async def _set_key(connection: Any, digest: bytes, key: ports.StoredKey | None) -> None:
    if key is None:
        await connection.execute("DELETE FROM keys WHERE digest = $1", digest)
    else:
        body = msgspec.json.encode(key)
        await connection.execute("UPDATE keys SET body = $2 WHERE digest = $1", digest, body)


TAILED = "SELECT table_id FROM archive WHERE table_id IN (SELECT table_id FROM entries)"
"""Tables where somebody played on after the log was packed. Other databases do not know such logs."""
SELECT = {
    "archive": f"SELECT * FROM archive WHERE table_id NOT IN ({TAILED})",
    "entries": f"SELECT table_id, seq, line FROM entries WHERE table_id NOT IN ({TAILED})",
}
NEXT_TABLE = "SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables HAVING max(id) > 0"


class PostgresSide:
    """Rows of a database that no server uses."""

    def __init__(self, path: str, connection: Any) -> None:
        self.path, self._connection = path, connection

    async def rows(self, kind: str) -> AsyncIterator[list[Row]]:
        text = SELECT.get(kind) or f"SELECT {', '.join(COLUMNS[kind])} FROM {kind}"
        async with self._connection.transaction():
            cursor = await self._connection.cursor(text)
            while rows := await cursor.fetch(AT_ONCE):
                yield [tuple(row) for row in rows]
            if kind == "entries":
                for (table,) in await self._connection.fetch(TAILED):
                    lines = archive.read(await self._connection.fetch(archive.READ, table))
                    yield [(table, seq, line) for seq, line in enumerate(lines, 1)]

    async def count(self, kind: str) -> int:
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {kind}"))

    async def write(self, kind: str, rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(kind, records=rows, columns=COLUMNS[kind])

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        async with self._connection.transaction():
            yield
            await self._connection.execute(NEXT_TABLE)


@contextlib.asynccontextmanager
async def postgres_side(address: str) -> AsyncIterator[PostgresSide]:
    """The database, alone, of the newest version."""
    async with PostgresStore(address).alone() as (path, connection):
        yield PostgresSide(path, connection)
