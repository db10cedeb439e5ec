"""A PostgreSQL database as a side of a copy."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fullhouse.store.copy import AT_ONCE, COLUMNS, Row
from fullhouse.store.postgres import archive
from fullhouse.store.postgres.store import PostgresStore

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
