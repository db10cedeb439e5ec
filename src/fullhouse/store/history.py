"""Finished games of a whole site, found by time or by table, and its snapshots compared with its logs.

The database is only read: servers may use it meanwhile.
"""

from typing import Any, Protocol

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, read_entry
from fullhouse.match.history.snapshots import agrees
from fullhouse.match.ids import TableId
from fullhouse.match.ports import StoredResult
from fullhouse.store.postgres.archive import READ, read
from fullhouse.store.rows import struct_of

Row = tuple[Any, ...]


class Reader(Protocol):
    async def ask(self, text: str, *values: Any) -> list[Row]:
        """The rows that a statement finds; its values are called $1, $2 …"""


class ServerReader:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def ask(self, text: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(text, *values)]


FIELDS = ", ".join("table_id" if name == "table" else name for name in StoredResult.__struct_fields__)
FINISHED = (
    f"SELECT {FIELDS} FROM results WHERE finished >= $1 AND finished < $2{{}}"
    " ORDER BY finished DESC, table_id, round LIMIT $3"
)
MOST_SNAPSHOTS = 200
"""So many are compared; each takes as long as replaying its log."""


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Games that finished between two moments, at one table or at any."""

    since: Seconds
    until: Seconds
    most: int
    code: str | None = None


class Compared(msgspec.Struct, frozen=True):
    """Snapshots beside the replay of their logs."""

    count: int
    wrong: tuple[TableId, ...]


async def find_games(reader: Reader, search: Search) -> list[StoredResult]:
    """The latest first. Raises BadInput for a table that is not there."""
    values = (search.since, search.until, search.most)
    if search.code is None:
        rows = await reader.ask(FINISHED.format(""), *values)
    else:
        tables = await reader.ask("SELECT id FROM tables WHERE code = $1", search.code)
        if not tables:
            raise BadInput("unknown-code")
        rows = await reader.ask(FINISHED.format(" AND table_id = $4"), *values, tables[0][0])
    return [struct_of(StoredResult, row) for row in rows]


async def read_entries(reader: Reader, table: TableId) -> list[AnyEntry]:
    """The log of a table, packed or not; empty where the table was deleted."""
    return [read_entry(line) for line in read(await reader.ask(READ, table))]


async def compare_snapshots(reader: Reader) -> Compared:
    """Replay logs that have a snapshot. Those of another version do not count: nobody uses them."""
    compared = [
        (table, agrees(body, await read_entries(reader, table)))
        for table, body in await reader.ask(
            "SELECT table_id, body FROM snapshots ORDER BY table_id LIMIT $1", MOST_SNAPSHOTS
        )
    ]
    wrong = tuple(TableId(table) for table, is_right in compared if is_right is False)
    return Compared(sum(is_right is not None for _, is_right in compared), wrong)
