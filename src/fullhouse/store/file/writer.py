"""The writer thread of a file: commits all that queued up during the last commit in one transaction.

Entries come into their logs each upon the one before it, or not at all. Those of large commits are kept
together in one row, and put into their logs many at a time: an entry alone touches a page of its own.
A busy server stores what came at many tables in one row instead, in the same transaction, and moves some
thousand entries into the logs at once, table by table.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import Committed, NewEntry, StoreTrouble
from fullhouse.store import archive
from fullhouse.store.group_commit import GroupCommit, Job, Outcome, ignore_outcome, report_all

log = logging.getLogger("fullhouse")
BUSY, BUSY_SECONDS = 16, 0.05
"""For some time after a commit of this many works, the next ones wait for more: each costs a lot."""
COMMIT_DELAY_SECONDS = 0.008
"""Seconds to wait then. A server with little to do never waits."""
QUIET_SECONDS = 0.25
"""Seconds without any work after which staged entries go into their logs."""
LAST_COMMIT_SECONDS = 12.0
"""Seconds to wait for the last commit when closing: longer than SQLite waits for a locked file."""
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


class Writer(GroupCommit[Work]):
    """A thread of its own, so that the event loop does not wait for the disk."""

    def __init__(self, connection: sqlite3.Connection, logs: Logs, clock: Clock) -> None:
        super().__init__()
        self._connection, self._logs, self._clock = connection, logs, clock
        self._is_asked = False
        """Whether the thread is asked to come, or on its way to the jobs: then nobody has to ask again."""
        self._calls: SimpleQueue[bool] = SimpleQueue()
        """True to come, False to come a last time."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run_thread, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> None:
        """Do this and wait until it is durable. Raises StoreTrouble where the file cannot be written."""
        try:
            await super().do(work)
        except sqlite3.OperationalError as error:
            raise StoreTrouble(str(error)) from error

    def _wake(self) -> None:
        if not self._is_asked:
            # Waking a thread costs more than a move: it comes for all that one turn of the loop brings.
            self._is_asked = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._calls.put, True)

    async def close(self) -> bool:
        """Commit what is left, and stop. False if that could not be done in time."""
        self._calls.put(False)
        await asyncio.to_thread(self._thread.join, LAST_COMMIT_SECONDS)
        return not self._thread.is_alive()

    def _run_thread(self) -> None:
        goes_on, busy_until, clock = True, float("-inf"), self._clock
        while goes_on:
            try:
                goes_on = self._calls.get(timeout=QUIET_SECONDS if self._logs.staging.tables else None)
            except Empty:
                self._commit([(self._logs.staging.move, ignore_outcome)])
                continue
            if goes_on and clock.monotonic() < busy_until:
                clock.pause(COMMIT_DELAY_SECONDS)
            jobs = self._take()
            if len(jobs) >= BUSY:
                busy_until = clock.monotonic() + BUSY_SECONDS
            if jobs:
                outcomes = self._commit(jobs)
                assert self._loop is not None
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(report_all, outcomes)
                del outcomes
            del jobs  # the event loop has made them, and frees them

    def _take(self) -> list[Job[Work]]:
        """Everything that was put. Whoever puts more from now on asks again."""
        self._is_asked = False
        return super()._take()

    def _commit(self, jobs: list[Job[Work]]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            self._transact([work for work, _ in jobs])
        except Exception as error:
            is_the_file = isinstance(error, sqlite3.OperationalError)
            if is_the_file:
                if self.trouble is None:
                    log.error("the database cannot be written: %s", error)
                self.trouble = str(error)
            if len(jobs) == 1 or is_the_file:  # a locked file or a full disk fails for all, and only once
                return [(on_commit, error) for _, on_commit in jobs]
            return [outcome for job in jobs for outcome in self._commit([job])]
        self.trouble = None
        return [(on_commit, None) for _, on_commit in jobs]

    def _transact(self, works: list[Work]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._logs.do(self._connection, works)
            self._connection.execute("COMMIT")
        except BaseException:
            self._logs.staging.rolled_back()
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        self._logs.staging.committed()
