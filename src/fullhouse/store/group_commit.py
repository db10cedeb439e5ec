"""Group commit: what is put while one group of jobs is stored goes into the next one, and all are told.

A store has its own writer: what a job is, and how a group of them is stored.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from fullhouse.match.ports import Committed

log = logging.getLogger("fullhouse")
Work = TypeVar("Work")
Job = tuple[Work, Committed]
Outcome = tuple[Committed, BaseException | None]


def ignore_outcome(_error: BaseException | None) -> None:
    """Nothing depends on it being durable."""


def report_all(outcomes: Iterable[Outcome]) -> None:
    """Those behind somebody who fails are told, too: they wait for their own outcome."""
    for on_commit, error in outcomes:
        try:
            on_commit(error)
        except Exception:
            log.exception("what was stored could not be told")


class GroupCommit(Generic[Work]):
    """Work goes in from the event loop; whoever put it is told when it is durable, or why it is not."""

    most_at_once: int | None = None
    """So many jobs are in a group at most."""

    def __init__(self) -> None:
        self._waiting: deque[Job[Work]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.trouble: str | None = None
        """Why the last commit failed; None if it did not."""

    def put(self, work: Work, on_commit: Committed = ignore_outcome) -> None:
        """Do this in the next group. Work is done in the order it was put."""
        self._waiting.append((work, on_commit))
        self._wake()

    async def do(self, work: Work) -> None:
        """Do this and wait until it is durable. Raises what kept it from being stored."""
        await until_durable(partial(self.put, work))

    async def store(self, jobs: list[Job[Work]]) -> None:
        """Store a group, and report how it came out."""
        raise NotImplementedError

    async def finish(self, seconds: float | None = None) -> None:
        """Store what is left, as far as that can be done in this time."""
        task = self._task
        if task is not None:
            await asyncio.wait([task], timeout=seconds)
            task.cancel()

    def _wake(self) -> None:
        """See to it that what waits is stored: by a task of the event loop, unless a writer has its own."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self.store(self._take())
        finally:
            self._task = None

    def _take(self) -> list[Job[Work]]:
        """The next group, off the queue: other threads may put more meanwhile."""
        jobs: list[Job[Work]] = []
        while self._waiting and len(jobs) != self.most_at_once:
            jobs.append(self._waiting.popleft())
        return jobs


async def until_durable(put: Callable[[Committed], object]) -> None:
    """Put some work, and wait until it is durable. Raises what kept it from being stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_commit(error: BaseException | None) -> None:
        if done.done():  # whoever waited has gone
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    put(on_commit)
    await done
