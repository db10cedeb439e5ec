"""Logs, keys and results in PostgreSQL: one connection writes, a few others read."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import Any, TypeVar

import asyncpg
import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Epoch
from fullhouse.match.ports import Committed, Recent, StoredKey, StoredResult, StoredReview, StoreTrouble
from fullhouse.store.postgres import archive
from fullhouse.store.postgres.address import AWAY, CONNECTING, Address
from fullhouse.store.postgres.registry import PostgresRegistry
from fullhouse.store.postgres.results import ADD_RESULT, BEST, RESULT
from fullhouse.store.postgres.schema import LOCK, prepare, version_of
from fullhouse.store.postgres.writer import Append, Writer
from fullhouse.store.recent import PUT, READ, recent

READERS = 4
"""Connections for reading."""
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
COUNT_ENTRIES = (
    "SELECT (SELECT count(*) FROM entries) + (SELECT coalesce(sum(entries), 0) FROM archive)::bigint"
)
READ_RECENT = READ.replace(":table", "$1")
PUT_SNAPSHOT = PUT.format(seq="$2::integer", body="$3::bytea", table="$1", revision="$4")
REVISE = "UPDATE tables SET revision = revision + 1 WHERE id = $1"
END_OF_TIME = 1e12
T = TypeVar("T", bound=msgspec.Struct)
_key_decoder = msgspec.json.Decoder(StoredKey)


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in a database."""

    path: str
    tables: int | None = None
    """None where no server has used it yet."""
    entries: int = 0
    last: float | None = None
    """When a server last used it, in seconds since 1970."""


class Reader(asyncpg.Connection):  # type: ignore[misc]
    """A connection of the pool: nothing is set, listened to or locked beyond a transaction."""

    def get_reset_query(self) -> str:
        """Nothing to reset, and no second round trip for each query. Transactions are ended all the same."""
        return ""


class PostgresStore:
    """The store for a server whose database is elsewhere."""

    def __init__(self, address: str) -> None:
        self._address = Address(address)
        self._pool: Any = None
        self._writer = Writer(self._connected)
        self._last_beat: Seconds | None = None
        self.site = ""
        self._skew = Seconds(0)

    async def prepare(self) -> None:
        """Look at the database before the server starts, while somebody is there to read the error.

        Brings it up to the newest version. Raises BadInput where it cannot be used.
        """
        async with self._explained(self._connected) as connection:
            await prepare(connection, str(self._address))
            self._last_beat = await connection.fetchval("SELECT at FROM beat")
            self.site = await connection.fetchval("SELECT site FROM schema_version")
            asked = time.time()
            there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
            self._skew = Seconds(there - (asked + time.time()) / 2)

    @property
    def skew(self) -> Seconds:
        return self._skew

    def registry(self, node: str) -> PostgresRegistry:
        return PostgresRegistry(node, self._asking, self._writer)

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[tuple[str, Any]]:
        """The database of the newest version: how it is called, and a connection while no server uses it."""
        async with self._explained(self._connected_alone) as connection:
            await prepare(connection, str(self._address))
            yield str(self._address), connection

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection for somebody who only reads. Raises BadInput where the database cannot be used."""
        path = str(self._address)
        async with self._explained(self._address.connect) as connection:
            if await version_of(connection, path) is None:
                raise BadInput("database-unusable", path=path, detail=BadInput("database-unused"))
            yield connection

    async def look(self) -> Seen:
        """What is in the database; changes nothing. Raises BadInput where it cannot be used."""
        async with self._explained(self._address.connect) as connection:
            if await version_of(connection, str(self._address)) is None:
                return Seen(path=str(self._address))
            return Seen(
                path=str(self._address),
                tables=await connection.fetchval("SELECT count(*) FROM tables"),
                entries=await connection.fetchval(COUNT_ENTRIES),
                last=await connection.fetchval("SELECT at FROM beat"),
            )

    async def start(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._address.dsn,
            min_size=0,
            max_size=READERS,
            connection_class=Reader,
            **self._address.settings,
        )
        await self._writer.start()

    # Tables and their logs

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        async with self._asking() as connection:
            found = await connection.fetchval(OPEN, code, opened.at, write_entry(opened))
        return None if found is None else TableId(found)

    def append(
        self,
        table: TableId,
        seq: Seq,
        entry: AnyEntry,
        committed: Committed,
        *,
        epoch: Epoch | None = None,
        result: StoredResult | None = None,
    ) -> None:
        self._writer.append(Append(table, seq, write_entry(entry), committed, epoch, result))

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        return [read_entry(line) for line in archive.read(await self._rows(archive.READ, table))]

    async def read_recent(self, table: TableId) -> Recent:
        return recent(await self._rows(READ_RECENT, table))

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:
        self._writer.soon(PUT_SNAPSHOT, table, seq, snapshot, revision)

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        return archive.read(await self._rows(archive.READ, table))[:most]

    async def find_table(self, code: str) -> TableId | None:
        found = await self._value("SELECT id FROM tables WHERE code = $1", code)
        return None if found is None else TableId(found)

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
            await connection.execute("DELETE FROM reviews WHERE table_id = $1", table)

    async def rewrite(
        self,
        table: TableId,
        *,
        entries: Mapping[Seq, AnyEntry],
        results: Iterable[StoredResult],
        keys: Mapping[bytes, StoredKey | None],
    ) -> None:
        lines = [(table, seq, write_entry(entry)) for seq, entry in entries.items()]
        async with self._asking() as connection, connection.transaction():
            await archive.unpack(connection, table)
            await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)
            await connection.executemany(
                "UPDATE entries SET line = $3 WHERE table_id = $1 AND seq = $2", lines
            )
            await connection.executemany(ADD_RESULT, [msgspec.structs.astuple(result) for result in results])
            for digest, key in keys.items():
                await _set_key(connection, digest, key)
            await connection.execute(REVISE, table)

    # Keys

    async def add_key(self, digest: bytes, key: StoredKey) -> None:
        async with self._asking() as connection:
            await connection.execute(
                "INSERT INTO keys VALUES ($1, $2, $3)", digest, key.table, msgspec.json.encode(key)
            )

    async def find_key(self, digest: bytes) -> StoredKey | None:
        body = await self._value("SELECT body FROM keys WHERE digest = $1", digest)
        return None if body is None else _key_decoder.decode(body)

    async def change_key(self, digest: bytes, key: StoredKey | None) -> None:
        async with self._asking() as connection, connection.transaction():
            table = await connection.fetchval("SELECT table_id FROM keys WHERE digest = $1", digest)
            await _set_key(connection, digest, key)
            await connection.execute(REVISE, table)

    async def keys_of(self, table: TableId) -> dict[bytes, StoredKey]:
        rows = await self._rows("SELECT digest, body FROM keys WHERE table_id = $1", table)
        return {digest: _key_decoder.decode(body) for digest, body in rows}

    # Heartbeat

    def beat(self, now: Seconds) -> None:
        self._last_beat = now
        self._writer.soon("INSERT INTO beat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1", now)

    def last_beat(self) -> Seconds | None:
        return self._last_beat

    # Results

    def add_result(self, result: StoredResult) -> None:
        self._writer.soon(ADD_RESULT, *msgspec.structs.astuple(result))

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[StoredResult]:
        rows = await self._rows(
            f"SELECT {RESULT} FROM results WHERE table_id = ANY($1::bigint[]) AND finished < $2"
            " ORDER BY finished DESC LIMIT $3",
            list(tables),
            END_OF_TIME if before is None else before,
            most,
        )
        return [_read(StoredResult, row) for row in rows]

    async def totals(self, most: int) -> tuple[dict[str, int], list[StoredResult]]:
        finished = await self._rows("SELECT game, count(*) FROM results GROUP BY game")
        best = await self._rows(BEST, most)
        return dict(map(tuple, finished)), [_read(StoredResult, row) for row in best]

    # Reviews

    def add_review(self, review: StoredReview) -> None:
        self._writer.soon(ADD_REVIEW, *msgspec.structs.astuple(review))

    async def find_review(self, table: TableId, round_: int) -> StoredReview | None:
        rows = await self._rows(
            "SELECT table_id, round, format, body FROM reviews WHERE table_id = $1 AND round = $2",
            table,
            round_,
        )
        return _read(StoredReview, rows[0]) if rows else None

    async def count_tables(self) -> int:
        return int(await self._value("SELECT count(*) FROM tables"))

    @property
    def trouble(self) -> str | None:
        return self._writer.trouble

    async def try_write(self) -> None:
        """The version is written as it was: a change that means nothing."""
        await self._written("UPDATE schema_version SET version = version")

    async def settle(self) -> None:
        await self._written("SELECT 1")

    async def close(self) -> None:
        await self._writer.close()
        if self._pool is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CONNECTING):
                    await self._pool.close()
            self._pool.terminate()

    # Inside

    async def _connected(self) -> Any:
        """A connection for writing. Nodes share the database, but nobody copies it meanwhile."""
        return await self._locked("pg_try_advisory_lock_shared")

    async def _connected_alone(self) -> Any:
        return await self._locked("pg_try_advisory_lock")

    async def _locked(self, lock: str) -> Any:
        connection = await self._address.connect()
        try:
            is_ours = await connection.fetchval(f"SELECT {lock}($1, 2)", LOCK)
        except BaseException:
            connection.terminate()
            raise
        if not is_ours:
            await connection.close()
            raise BadInput("database-locked", path=str(self._address))
        return connection

    @contextlib.asynccontextmanager
    async def _explained(self, connect: Callable[[], Awaitable[Any]]) -> AsyncIterator[Any]:
        """A connection whose errors are told to the person who starts a server."""
        try:
            connection = await connect()
            try:
                yield connection
            finally:
                await connection.close()
        except Exception as error:
            cause = self._address.cause(error)
            if cause is None:
                raise
            raise cause from None

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire(timeout=CONNECTING) as connection:
                yield connection
        except AWAY as error:
            raise StoreTrouble(str(error)) from error

    async def _written(self, text: str) -> None:
        try:
            await self._writer.do(text)
        except Exception as error:
            raise StoreTrouble(str(error)) from error

    async def _rows(self, text: str, *values: Any) -> list[Any]:
        async with self._asking() as connection:
            rows: list[Any] = await connection.fetch(text, *values)
            return rows

    async def _value(self, text: str, *values: Any) -> Any:
        async with self._asking() as connection:
            return await connection.fetchval(text, *values)


async def _set_key(connection: Any, digest: bytes, key: StoredKey | None) -> None:
    if key is None:
        await connection.execute("DELETE FROM keys WHERE digest = $1", digest)
    else:
        body = msgspec.json.encode(key)
        await connection.execute("UPDATE keys SET body = $2 WHERE digest = $1", digest, body)


def _read(kind: type[T], row: Iterable[Any]) -> T:
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))
