"""The writer thread: commits everything that queued up during the last commit in one transaction."""

import asyncio
import logging
import sqlite3
from queue import Empty, SimpleQueue
from threading import Thread

from fullhouse.core.system_clock import Clock
from fullhouse.match.ports import StoreTrouble
from fullhouse.store.file.logs import Logs, Work
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
                if not self._loop.is_closed():
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
