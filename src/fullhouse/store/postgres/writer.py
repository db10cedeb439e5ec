"""The writer: one connection, and one statement for all entries that came while the last one was stored."""

import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import asyncpg

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.ids import TableId
from fullhouse.match.nodes import Conflict, Epoch
from fullhouse.match.ports import Committed, NewEntry, StoredResult
from fullhouse.store.group_commit import GroupCommit, Job, report_all
from fullhouse.store.postgres.database import CONNECTION_ERRORS

RESULT = "table_id, round, game, finished, seats, points, options, body"
REPLACE = (
    " ON CONFLICT (table_id, round) DO UPDATE SET (game, finished, seats, points, options, body) ="
    " (excluded.game, excluded.finished, excluded.seats, excluded.points, excluded.options, excluded.body)"
)
ADD_RESULT = f"INSERT INTO results ({RESULT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8){REPLACE}"
WITH_RESULTS = (
    "WITH appended AS ({append} RETURNING table_id, seq), ended AS ("
    f" INSERT INTO results ({RESULT})"
    " SELECT new.table_id, new.round, new.game, new.finished, new.seats, new.points, new.options, new.body"
    " FROM unnest($9::integer[], $10::bigint[], $11::integer[], $12::text[], $13::double precision[],"
    " $14::integer[], $15::integer[], $16::text[], $17::bytea[])"
    " AS new(seq, table_id, round, game, finished, seats, points, options, body)"
    f" JOIN appended ON appended.table_id = new.table_id AND appended.seq = new.seq{REPLACE}"
    ") SELECT table_id FROM appended"
)
"""One statement, so one transaction: a result is stored if and only if its entry is."""
LATEST_SOLO = f"SELECT {RESULT} FROM results WHERE seats = 1 ORDER BY finished DESC LIMIT $1"
LATEST_DAYS = (
    f"SELECT {RESULT} FROM results WHERE convert_from(body, 'UTF8')::json ->> 'day' IS NOT NULL"
    " ORDER BY finished DESC LIMIT $1"
)
BEST = (
    f"SELECT {RESULT} FROM ("
    " SELECT *, row_number() OVER (PARTITION BY game, options ORDER BY points DESC, finished) place"
    " FROM results WHERE seats = 1"
    " AND convert_from(body, 'UTF8')::json #>> '{shape,reason}' IS DISTINCT FROM 'abandoned'"
    " AND convert_from(body, 'UTF8')::json ->> 'arranged' IS DISTINCT FROM 'true'"
    ") ranked WHERE place <= $1"
)


log = logging.getLogger("fullhouse")
MOST_AT_ONCE = 2_000
LAST_COMMIT_SECONDS = 12.0
"""Seconds to wait for the last commit when closing: longer than a statement may take."""
HANG_UP_SECONDS = 1.0
"""For a polite good-bye; then the connection is cut."""
APPEND = (
    "INSERT INTO entries SELECT new.table_id, new.seq, new.line"
    " FROM unnest($1::bigint[], $2::integer[], $3::bytea[], $4::integer[], $5::integer[])"
    " AS new(table_id, seq, line, base, epoch)"
    " WHERE (EXISTS (SELECT 1 FROM entries old WHERE old.table_id = new.table_id AND old.seq = new.base)"
    " OR EXISTS (SELECT 1 FROM archive WHERE archive.table_id = new.table_id AND entries = new.base))"
    " AND (new.epoch IS NULL"
    " OR EXISTS (SELECT 1 FROM tables WHERE tables.id = new.table_id AND tables.epoch = new.epoch))"
    " AND new.table_id <> ALL (ARRAY(SELECT sender.table_id"
    " FROM unnest($6::bigint[], $7::bytea[], $8::integer[]) AS sender(table_id, client, number)"
    " WHERE sender.number < (SELECT fences.number FROM fences"
    " WHERE fences.table_id = sender.table_id AND fences.client = sender.client)))"
)
"""The entries of one table in a batch follow each other; all of them need what the first is based on, the
epoch that one of them needs, and that no sender of one of them has come back over another node."""
APPEND_ENTRIES = f"{APPEND} RETURNING table_id"
APPEND_WITH_RESULTS = WITH_RESULTS.format(append=APPEND)
SET_DEADLINES = (
    "UPDATE tables SET deadline = new.deadline"
    " FROM unnest($1::bigint[], $2::double precision[]) AS new(id, deadline) WHERE tables.id = new.id"
)
CLOSED = ConnectionError("the store is closed")
COLLISION = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)
"""Another server stores an entry of the same number, or has the same tables in its batch."""


class Append(NamedTuple):
    new: NewEntry
    line: bytes
    committed: Committed


class Statement(NamedTuple):
    text: str
    values: tuple[Any, ...]


class SetDeadlines:
    """Sets all deadlines that have come until then."""


AnyWork = Append | Statement | SetDeadlines
AnyJob = Job[AnyWork]


class Writer(GroupCommit[AnyWork]):
    """In a group, the entries are stored first, in one statement."""

    most_at_once = MOST_AT_ONCE

    def __init__(self, connect: Callable[[], Awaitable[Any]], clock: Clock) -> None:
        super().__init__()
        self._connect, self._clock = connect, clock
        self._connection: Any = None
        self._deadlines: dict[TableId, Seconds | None] = {}
        self._is_closed = False

    def append(self, append: Append) -> None:
        self.put(append, append.committed)

    def soon(self, text: str, *values: Any) -> None:
        """Do this without waiting; nothing depends on it being durable."""
        self.put(Statement(text, values))

    async def execute(self, text: str, *values: Any) -> None:
        """Do this after all entries that were put before, and wait until it is durable."""
        await self.do(Statement(text, values))

    def set_deadline(self, table: TableId, deadline: Seconds | None) -> None:
        """Store this with all others that come meanwhile."""
        if not self._deadlines:
            self.put(SetDeadlines())
        self._deadlines[table] = deadline

    async def start(self) -> None:
        self._connection = await self._connect()

    async def close(self) -> None:
        """Store what is left, and stop."""
        await self.finish(LAST_COMMIT_SECONDS)
        self._is_closed = True
        await self._hang_up()

    async def store(self, jobs: list[AnyJob]) -> None:
        appends = [work for work, _ in jobs if isinstance(work, Append)]
        statements = [
            (self._statement(work), on_commit) for work, on_commit in jobs if not isinstance(work, Append)
        ]
        error = await self._tried(self._store, appends)
        if error is not None:
            self._tell([(append, error) for append in appends])
        error = error or await self._tried(self._carry_out, statements)
        if error is not None:
            report_all((on_commit, error) for _, on_commit in statements)

    def _statement(self, work: Statement | SetDeadlines) -> Statement:
        if isinstance(work, Statement):
            return work
        deadlines, self._deadlines = self._deadlines, {}
        return Statement(SET_DEADLINES, ([*deadlines], [*deadlines.values()]))

    async def _tried(self, work: Callable[[Any], Awaitable[None]], jobs: list[Any]) -> Exception | None:
        """Do some work. Whatever goes wrong, the connection is closed: the next work gets a new one."""
        if not jobs:
            return None
        try:
            if self._is_closed:
                return CLOSED  # a new connection would be nobody's to close
            if self._connection is None or self._connection.is_closed():  # perhaps by a restart of its server
                self._connection = await self._connect()
            await work(jobs)
        except Exception as error:
            if self.trouble is None:
                log.error("PostgreSQL does not store: %s", error or type(error).__name__)
            self.trouble = str(error) or type(error).__name__
            await self._hang_up()
            return error
        if self.trouble is not None:
            log.warning("PostgreSQL stores again")
        self.trouble = None
        return None

    async def _store(self, appends: list[Append]) -> None:
        """All in one statement; if an entry of one table is refused, each table by itself."""
        runs, rest = _runs(appends)
        failed: dict[TableId, Exception] = {}
        try:
            await self._insert(list(runs.values()), failed)
        except COLLISION:
            for table, run in runs.items():
                try:
                    await self._insert([run], failed)
                except COLLISION:
                    failed[table] = Conflict("an entry of this number is there")
        outcomes = [(append, failed.get(append.new.table)) for run in runs.values() for append in run]
        self._tell([*outcomes, *((append, Conflict("it does not follow")) for append in rest)])

    async def _insert(self, runs: list[list[Append]], failed: dict[TableId, Exception]) -> None:
        # In the order of all servers, so that two of them never wait for each other.
        runs = sorted(runs, key=lambda run: run[0].new.table)
        rows = [(append, run[0].new.seq - 1, _epoch(run)) for run in runs for append in run]
        ending = [append for append, _, _ in rows if append.new.result is not None]
        inserted = await self._connection.fetch(
            APPEND_WITH_RESULTS if ending else APPEND_ENTRIES,
            [append.new.table for append, _, _ in rows],
            [append.new.seq for append, _, _ in rows],
            [append.line for append, _, _ in rows],
            [base for _, base, _ in rows],
            [epoch for _, _, epoch in rows],
            *_visits(append.new for append, _, _ in rows),
            *(_results(ending) if ending else ()),
        )
        if len(inserted) < len(rows):
            there = {table for (table,) in inserted}
            for run in runs:
                if run[0].new.table not in there:
                    failed[run[0].new.table] = Conflict(
                        "its base is missing, or its epoch or its visit is over"
                    )

    def _tell(self, outcomes: Sequence[tuple[Append, Exception | None]]) -> None:
        """Tell everybody. After a failure, what still waits for that table was decided upon it, and fails."""
        failed: dict[TableId | None, Exception] = {
            append.new.table: error for append, error in outcomes if error is not None
        }
        orphans = [job for job in self._waiting if _table_of(job) in failed] if failed else []
        if orphans:
            self._waiting = deque(job for job in self._waiting if _table_of(job) not in failed)
        report_all((append.committed, error) for append, error in outcomes)
        report_all((job[1], failed.get(_table_of(job))) for job in orphans)

    async def _carry_out(self, statements: list[Job[Statement]]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            async with self._connection.transaction():
                for statement, _ in statements:
                    await self._connection.execute(statement.text, *statement.values)
        except CONNECTION_ERRORS:
            raise
        except asyncpg.PostgresError as error:
            if len(statements) > 1:
                for one in statements:
                    await self._carry_out([one])
                return
            log.error("PostgreSQL refuses a statement: %s", error)
            report_all((on_commit, error) for _, on_commit in statements)
            return
        report_all((on_commit, None) for _, on_commit in statements)

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                # A timeout of the driver's own begins only when it has cancelled what the server does.
                async with self._clock.timeout(HANG_UP_SECONDS):
                    await connection.close()


def _table_of(job: AnyJob) -> TableId | None:
    """The table of an entry."""
    return job[0].new.table if isinstance(job[0], Append) else None


def _results(ending: list[Append]) -> Iterator[list[Any]]:
    """The columns of the results, after that of the entries they belong to."""
    yield [append.new.seq for append in ending]
    for name in StoredResult.__struct_fields__:
        yield [getattr(append.new.result, name) for append in ending]


def _visits(entries: Iterable[NewEntry]) -> tuple[list[TableId], list[bytes], list[int]]:
    """By table, client and number: over which connections the entries of a batch were asked for."""
    visits = {(new.table, new.visit.client, new.visit.number) for new in entries if new.visit is not None}
    return (
        [table for table, _, _ in visits],
        [one for _, one, _ in visits],
        [number for _, _, number in visits],
    )


def _epoch(run: list[Append]) -> Epoch | None:
    """What follows an entry needs its epoch, too."""
    return next((append.new.epoch for append in run if append.new.epoch is not None), None)


def _runs(appends: list[Append]) -> tuple[dict[TableId, list[Append]], list[Append]]:
    """For each table its entries as far as they follow each other, and all entries that do not."""
    runs: dict[TableId, list[Append]] = {}
    rest: list[Append] = []
    broken: set[TableId] = set()
    for append in appends:
        run = runs.setdefault(append.new.table, [])
        if append.new.table in broken or (run and append.new.seq != run[-1].new.seq + 1):
            broken.add(append.new.table)
            rest.append(append)
        else:
            run.append(append)
    return runs, rest
