"""The writer thread: commits everything that queued up during the last commit in one transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep

from fullhouse.match.ports import StoreTrouble
from fullhouse.store.file.logs import Logs, Work

log = logging.getLogger("fullhouse")
Told = Callable[[BaseException | None], None]
MOST_AT_ONCE = 2_000
BUSY, BUSY_SECONDS = 16, 0.05
"""For some time after a commit of this many works, the next ones wait for more: each costs a lot."""
COMMIT_DELAY_SECONDS = 0.008
"""Seconds to wait then. A server with little to do never waits."""
QUIET_SECONDS = 0.25
"""Seconds without any work after which staged entries go into their logs."""
LAST_COMMIT_SECONDS = 12.0
"""Seconds to wait for the last commit when closing: longer than SQLite waits for a locked file."""


class Writer:
    """Work goes in from the event loop; the event loop is told when it is durable."""

    def __init__(self, connection: sqlite3.Connection, logs: Logs) -> None:
        self._connection, self._logs = connection, logs
        self._queue: SimpleQueue[list[tuple[Work, Told]] | None] = SimpleQueue()
        self._collected: list[tuple[Work, Told]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self.trouble: str | None = None
        """Why the last commit failed; None if it did not."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, work: Work, told: Told) -> None:
        """Do this in the next transaction. Work is done in the order it was put."""
        if not self._collected:
            # Waking a thread costs more than a move: what one turn of the loop brings is handed over at once.
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._collected.append((work, told))

    def _hand_over(self) -> None:
        if self._collected:
            self._queue.put(self._collected)
            self._collected = []

    async def do(self, work: Work) -> None:
        """Do this and wait until it is durable. Raises StoreTrouble where the file cannot be written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def told(error: BaseException | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.put(work, told)
        try:
            await done
        except sqlite3.OperationalError as error:
            raise StoreTrouble(str(error)) from error

    async def close(self) -> bool:
        """Commit what is left, and stop. False if that could not be done in time."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, LAST_COMMIT_SECONDS)
        return not self._thread.is_alive()

    def _run(self) -> None:
        busy_until = 0.0
        while True:
            try:
                batch = [self._queue.get(timeout=QUIET_SECONDS if self._logs.staging.tables else None)]
            except Empty:
                self._commit([(self._logs.staging.move, _told_nobody)])
                continue
            if monotonic() < busy_until:
                sleep(COMMIT_DELAY_SECONDS)
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            jobs = [job for jobs in batch if jobs is not None for job in jobs]
            if len(jobs) >= BUSY:
                busy_until = monotonic() + BUSY_SECONDS
            if jobs:
                outcomes = self._commit(jobs)
                assert self._loop is not None
                if not self._loop.is_closed():
                    self._loop.call_soon_threadsafe(_tell, outcomes)
                del outcomes
            if None in batch:
                return
            del batch, jobs  # the event loop has made them, and frees them

    def _commit(self, jobs: list[tuple[Work, Told]]) -> list[tuple[Told, BaseException | None]]:
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
                return [(told, error) for _, told in jobs]
            return [outcome for job in jobs for outcome in self._commit([job])]
        self.trouble = None
        return [(told, None) for _, told in jobs]

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


def _told_nobody(_error: BaseException | None) -> None:
    """What follows from it is looked at where it is needed."""


def _tell(outcomes: list[tuple[Told, BaseException | None]]) -> None:
    for told, error in outcomes:
        try:
            told(error)
        except Exception:  # those behind it wait for their own outcome
            log.exception("what was stored could not be told")
