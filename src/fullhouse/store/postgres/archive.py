"""Packed logs in PostgreSQL: the first entries of a table in one compressed row; later ones follow."""

import zlib
from typing import Any

from fullhouse.match.entries import read_entry
from fullhouse.match.ids import TableId
from fullhouse.store.archive import unpacked

PACKED = 0
"""The number in the place of `seq` that marks a packed log."""
READ = (
    f"SELECT {PACKED} AS seq, body AS line FROM archive WHERE table_id = $1"
    " UNION ALL SELECT seq, line FROM entries WHERE table_id = $1 ORDER BY seq"
)
"""One statement, so that a log that is packed meanwhile is seen once: before or after."""
LAST = (
    "SELECT (SELECT line FROM entries WHERE table_id = $1 ORDER BY seq DESC LIMIT 1),"
    " (SELECT last FROM archive WHERE table_id = $1)"
)
NO_APPENDS = "LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"
"""While a log moves, its numbers are not in the key that keeps them from being given twice."""
PACK = (
    "INSERT INTO archive VALUES ($1, $2, $3, $4) ON CONFLICT (table_id)"
    " DO UPDATE SET (entries, last, body) = (excluded.entries, excluded.last, excluded.body)"
)


async def pack(connection: Any, table: TableId) -> None:
    """Move a log into the archive."""
    async with connection.transaction():
        await connection.execute(NO_APPENDS)
        lines = read(await connection.fetch(READ, table))
        if lines:
            packed = zlib.compress(b"\n".join(lines), 9)
            await connection.execute(PACK, table, len(lines), read_entry(lines[-1]).at, packed)
            await connection.execute("DELETE FROM entries WHERE table_id = $1", table)
            await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)


async def unpack(connection: Any, table: TableId) -> None:
    """Move a log back, if it is in the archive. Inside a transaction of the caller."""
    await connection.execute(NO_APPENDS)
    body = await connection.fetchval("DELETE FROM archive WHERE table_id = $1 RETURNING body", table)
    if body is not None:
        rows = [(table, seq, line) for seq, line in enumerate(unpacked(body), 1)]
        await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3)", rows)


def read(rows: list[Any]) -> list[bytes]:
    """The lines of a log from the rows of READ."""
    if rows and rows[0][0] == PACKED:
        return [*unpacked(rows[0][1]), *(line for _, line in rows[1:])]
    return [line for _, line in rows]


def last(row: Any) -> float:
    """When the last entry of a log was made, from the row of LAST; 0 where there is no log."""
    line, at = row
    return float(at or 0) if line is None else read_entry(line).at
