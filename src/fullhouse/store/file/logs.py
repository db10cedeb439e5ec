"""Entries on their way into the logs of a file: each upon the one before it, or none.

Those of large commits are kept together in one row, and put into their logs many at a time: an entry in its
own log touches a page of its own. A busy server stores what came at many tables in one row instead, in the
same transaction, and moves some thousand entries into the logs at once, table by table.
"""

import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import msgspec

from fullhouse.match.entries import write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import Committed, NewEntry
from fullhouse.store import archive

ADD_RESULT = "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
LATEST = "SELECT * FROM results WHERE table_id = ? AND finished < ? ORDER BY finished DESC LIMIT ?"
"""Of one table at a time: by the index, a few of them are read however many there are."""
LATEST_SOLO = "SELECT * FROM results WHERE seats = 1 ORDER BY finished DESC LIMIT ?"
LATEST_DAYS = (
    "SELECT * FROM results WHERE json_extract(CAST(body AS TEXT), '$.day') IS NOT NULL"
    " ORDER BY finished DESC LIMIT ?"
)
BEST = (
    "SELECT table_id, round, game, finished, seats, points, options, body FROM ("
    " SELECT *, row_number() OVER (PARTITION BY game, options ORDER BY points DESC, finished) place"
    " FROM results WHERE seats = 1"
    " AND json_extract(CAST(body AS TEXT), '$.shape.reason') IS NOT 'abandoned'"
    " AND json_extract(CAST(body AS TEXT), '$.arranged') IS NOT 1"
    ") WHERE place <= ?"
)


Row = tuple[TableId, Seq, bytes]
STAGE_FROM = 24
"""A commit of so many works is a large one. Smaller ones write into the logs themselves."""
MOST_STAGED = 2_000
"""Entries that wait for their logs, at most: moving them holds up a commit for some milliseconds."""
MOST_KNOWN = 50_000
LAST = "SELECT max(seq) FROM entries WHERE table_id = ?"
AT_ONCE = 256
"""Entries that one statement inserts. Python's lock is asked for after each statement, and waited for."""
_decoder = msgspec.msgpack.Decoder(list[tuple[TableId, Seq, bytes]])


class Staging:
    """What is staged, for the thread that writes; `tables` may be asked by others, too.

    A reader of a log looks there first: a table that is not in it has all its entries in its log.
    """

    def __init__(self) -> None:
        self.tables: set[TableId] = set()
        self._staged: list[Row] = []
        self._new: list[Row] = []
        """What this transaction adds."""
        self._last: dict[TableId, Seq | None] = {}
        """The last entry of tables that something was added to."""
        self._is_moved = False

    def add(self, connection: sqlite3.Connection, row: Row) -> bool:
        """Stage an entry, unless it does not follow the last one of its log, or the log is packed."""
        table, seq, _ = row
        last = self._last.get(table)
        if last is None:
            (last,) = connection.execute(LAST, (table,)).fetchone()
        if last is None or last != seq - 1:
            return False
        self._last[table] = seq
        self._new.append(row)
        self.tables.add(table)
        return True

    def note(self, table: TableId, seq: Seq) -> None:
        """This entry is the last one of a table."""
        self._last[table] = seq

    def forget(self, table: TableId) -> None:
        """The log of a table is changed by other means."""
        self._last.pop(table, None)

    def write(self, connection: sqlite3.Connection) -> None:
        """The end of a transaction: what it has added is in a row, or in the logs if that were too many."""
        if len(self._staged) + len(self._new) >= MOST_STAGED:
            self.move(connection)
        elif self._new:
            row = (len(self._new), msgspec.msgpack.encode(self._new))
            connection.execute("INSERT INTO staged (entries, body) VALUES (?, ?)", row)

    def move(self, connection: sqlite3.Connection) -> None:
        """Put everything into the logs: the entries of each table together."""
        rows = sorted(self._new if self._is_moved else self._staged + self._new)
        if rows:
            insert_all(connection, rows)
        self._is_moved = True
        self._new = []

    def committed(self) -> None:
        if self._is_moved:
            self._staged = self._new
        else:
            self._staged += self._new
        self._new, self._is_moved = [], False
        if not self._staged:
            self.tables.clear()
        if len(self._last) > MOST_KNOWN:
            self._last.clear()

    def rolled_back(self) -> None:
        self._new, self._is_moved = [], False
        self._last.clear()


def move_all(connection: sqlite3.Connection) -> None:
    """Put what a server has left staged into the logs."""
    bodies: list[tuple[Any]] = connection.execute("SELECT body FROM staged").fetchall()
    if bodies:
        rows = sorted(row for (body,) in bodies for row in _decoder.decode(body))
        connection.execute("BEGIN IMMEDIATE")
        insert_all(connection, rows)
        connection.execute("COMMIT")


def insert_all(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """All that is staged goes into the logs."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        marks = ", ".join(("(?, ?, ?)",) * len(some))
        connection.execute(f"INSERT INTO entries VALUES {marks}", [*chain.from_iterable(some)])
    connection.execute("DELETE FROM staged")


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

    def __init__(self, logs: Logs, new: NewEntry, committed: Committed) -> None:
        self._logs, self._result, self._committed = logs, new.result, committed
        self._row = (new.table, new.seq, write_entry(new.entry))
        self._life = logs.lives.get(new.table, 0)

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
