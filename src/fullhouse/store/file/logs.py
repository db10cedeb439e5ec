"""Entries on their way into the logs of a file: each upon the one before it, or none."""

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import Committed, StoredResult
from fullhouse.store import archive
from fullhouse.store.file.results import ADD_RESULT
from fullhouse.store.file.staging import STAGE_FROM, Row, Staging

Work = Callable[[sqlite3.Connection], object]
APPEND = (
    "INSERT INTO entries SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND seq = ?)"
)
"""A log has no gaps: after an entry that could not be stored, later ones are refused."""


class Logs:
    """How a transaction is done: a large one stages its entries, those after it too, until all are moved.

    A server with little to do stages nothing.
    """

    def __init__(self, *, stages: bool) -> None:
        self.lives: dict[TableId, int] = {}
        """How often an append to a table failed. What was put before that was told is of the life before."""
        self.ended: dict[TableId, int] = {}
        self.staging, self.is_staging = Staging(), False
        self._stages = stages

    def do(self, connection: sqlite3.Connection, works: Sequence[Work]) -> None:
        """All works of a transaction, in their order."""
        self.is_staging = self._stages and (len(works) >= STAGE_FROM or bool(self.staging.tables))
        for work in works:
            work(connection)
        self.staging.write(connection)

    def change(self, connection: sqlite3.Connection, table: TableId) -> None:
        """Before a log is changed by other means than an append: all its entries are in it."""
        self.staging.move(connection)
        self.staging.forget(table)


class Append:
    """An entry to be stored, and who is told of it."""

    __slots__ = ("_committed", "_life", "_logs", "_result", "_row")

    def __init__(self, logs: Logs, row: Row, result: StoredResult | None, committed: Committed) -> None:
        self._logs, self._row, self._result, self._committed = logs, row, result, committed
        self._life = logs.lives.get(row[0], 0)

    def __call__(self, connection: sqlite3.Connection) -> None:
        logs, (table, seq, _) = self._logs, self._row
        if logs.ended.get(table) == self._life:
            raise sqlite3.IntegrityError("an entry before this one could not be stored")
        if not (logs.is_staging and logs.staging.add(connection, self._row)):
            try:
                self._write(connection, table, seq)
            except sqlite3.IntegrityError:
                logs.ended[table] = self._life
                raise
        if self._result is not None:
            connection.execute(ADD_RESULT, msgspec.structs.astuple(self._result))

    def finished(self, error: BaseException | None) -> None:
        if error is not None:
            self._logs.lives[self._row[0]] = self._life + 1
            if isinstance(error, sqlite3.IntegrityError):
                error = Conflict(str(error))
        self._committed(error)

    def _write(self, connection: sqlite3.Connection, table: TableId, seq: Seq) -> None:
        """Into the log itself."""
        staging, values = self._logs.staging, (*self._row, table, seq - 1)
        staging.move(connection)
        if connection.execute(APPEND, values).rowcount != 1:
            archive.unpack(connection, table)
            if connection.execute(APPEND, values).rowcount != 1:
                raise sqlite3.IntegrityError("the entry before this one is missing")
        staging.note(table, seq)
