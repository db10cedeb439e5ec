"""A SQLite file as a side of a copy."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from fullhouse.core.errors import BadInput
from fullhouse.store.copy import AT_ONCE, COLUMNS, Row
from fullhouse.store.file.errors import cause
from fullhouse.store.file.opening import open_file
from fullhouse.store.reader import reading_file


class SqliteSide:
    """Rows of a file that nobody else has open."""

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        self.path, self._connection = path, connection

    async def rows(self, kind: str) -> AsyncIterator[list[Row]]:
        cursor = self._connection.execute(f"SELECT {', '.join(COLUMNS[kind])} FROM {kind}")
        while rows := cursor.fetchmany(AT_ONCE):
            yield [_as_bool(row) for row in rows] if kind == "tables" else rows

    async def count(self, kind: str) -> int:
        (count,) = self._connection.execute(f"SELECT count(*) FROM {kind}").fetchone()
        return int(count)

    async def write(self, kind: str, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(COLUMNS[kind]))
        self._connection.executemany(
            f"INSERT INTO {kind} ({', '.join(COLUMNS[kind])}) VALUES ({marks})", rows
        )

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


@contextlib.asynccontextmanager
async def sqlite_side(path: Path, *, is_source: bool) -> AsyncIterator[SqliteSide]:
    """The file, alone. A source has to be there already."""
    if is_source:
        async with reading_file(path):
            pass  # it is there, and a server has used it
    lock, writing, reading = open_file(path)
    try:
        yield SqliteSide(str(path), writing)
    except sqlite3.Error as error:
        raise BadInput("database-unusable", path=str(path), detail=cause(error)) from None
    finally:
        reading.close()
        writing.close()
        if lock is not None:
            lock.undo()


def _as_bool(row: Row) -> Row:
    number, code, created, awake, touched = row
    return number, code, created, bool(awake), touched
