"""Packed logs: all entries of a table in one compressed row, until somebody plays there again."""

import sqlite3
import zlib

from fullhouse.match.entries import read_entry
from fullhouse.match.ids import TableId

READ = (
    "SELECT seq, line FROM entries WHERE table_id = :table"
    " UNION ALL SELECT 0, body FROM archive WHERE table_id = :table ORDER BY seq"
)
"""One statement, so that a log that is packed meanwhile is seen once: before or after."""
LAST = (
    "SELECT line, NULL FROM entries WHERE table_id = :table"
    " AND seq = (SELECT max(seq) FROM entries WHERE table_id = :table)"
    " UNION ALL SELECT NULL, last FROM archive WHERE table_id = :table"
)
PACKED = 0
"""The number in the place of `seq` that marks a packed log."""


def pack(connection: sqlite3.Connection, table: TableId) -> None:
    """Move a log into the archive."""
    rows = connection.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (table,))
    lines = [line for (line,) in rows]
    if lines:
        row = (table, len(lines), read_entry(lines[-1]).at, zlib.compress(b"\n".join(lines), 9))
        connection.execute("INSERT INTO archive VALUES (?, ?, ?, ?)", row)
        connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))


def unpack(connection: sqlite3.Connection, table: TableId) -> None:
    """Move a log back, if it is in the archive."""
    packed = connection.execute("SELECT body FROM archive WHERE table_id = ?", (table,)).fetchone()
    if packed is not None:
        rows = [(table, seq, line) for seq, line in enumerate(unpacked(packed[0]), 1)]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        connection.execute("DELETE FROM archive WHERE table_id = ?", (table,))


def read(connection: sqlite3.Connection, table: TableId) -> list[bytes]:
    """The lines of a log, wherever it is."""
    rows = connection.execute(READ, {"table": table}).fetchall()
    if rows and rows[0][0] == PACKED:
        return unpacked(rows[0][1])
    return [line for _, line in rows]


def last(connection: sqlite3.Connection, table: TableId) -> float:
    """When the last entry of a log was made; 0 where there is no log."""
    row = connection.execute(LAST, {"table": table}).fetchone()
    if row is None:
        return 0.0
    line, at = row
    return float(at if line is None else read_entry(line).at)


def unpacked(body: bytes) -> list[bytes]:
    """The lines of a packed log."""
    return zlib.decompress(body).split(b"\n")
