"""A database that is only read, while servers may use it."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Protocol

from fullhouse.core.errors import BadInput
from fullhouse.store.file.backup import open_file_to_read
from fullhouse.store.file.errors import cause
from fullhouse.store.file.schema import must_be_ours

Row = tuple[Any, ...]


class Reader(Protocol):
    async def ask(self, text: str, *values: Any) -> list[Row]:
        """The rows that a statement finds; its values are called $1, $2 …"""


class FileReader:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def ask(self, text: str, *values: Any) -> list[Row]:
        return self._connection.execute(text.replace("$", "?"), values).fetchall()


class ServerReader:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def ask(self, text: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(text, *values)]


@contextlib.asynccontextmanager
async def reading_file(path: Path) -> AsyncIterator[Reader]:
    with contextlib.closing(open_file_to_read(path)) as connection:
        try:
            if must_be_ours(connection, str(path)) == 0:
                raise BadInput("database-unusable", path=str(path), detail=BadInput("database-unused"))
            yield FileReader(connection)
        except sqlite3.Error as error:
            raise BadInput("database-unusable", path=str(path), detail=cause(error)) from None
