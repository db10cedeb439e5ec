"""A few workers behind a bounded queue that takes turns between callers."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from math import ceil

from fullhouse.core.errors import FullHouseError
from fullhouse.server.capacity import Capacity, FairQueue
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers.messages import JobRefusal, Order, Reply
from fullhouse.server.workers.port import TIME_LIMIT_SECONDS, Worker, WorkerLost

log = logging.getLogger("fullhouse")
MOST_WAITING = 64
MOST_EACH = 8
"""Jobs of one caller that may wait or run."""
TYPICAL_SECONDS = 0.2
"""The first guess of how long a job takes."""
Charge = Callable[[str, float], None]
"""Told the caller and the CPU seconds of a finished job."""


def charge_nobody(_caller: str, _cpu_seconds: float) -> None:
    """For work that is not a caller's."""


class RefusedByJob(FullHouseError):
    """A job's refusal, with the status of the error it raised."""

    def __init__(self, refusal: JobRefusal) -> None:
        super().__init__(refusal.code, **refusal.facts)
        self.status = refusal.status  # type: ignore[misc]


class JobFailure(Exception):
    """What went wrong in a worker: the traceback of its process."""


class _Waiting:
    """A job that waits for a worker, and the future of its result."""

    __slots__ = ("caller", "done", "order", "seconds")

    def __init__(self, order: Order, caller: str, seconds: float) -> None:
        self.order, self.caller, self.seconds = order, caller, seconds
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Pool:
    """Runs jobs of `fullhouse.server.jobs` on the workers it is given."""

    def __init__(self, workers: Sequence[Worker], charge: Charge = charge_nobody) -> None:
        self._workers, self._charge = tuple(workers), charge
        self._idle = list(self._workers)
        self._queue = FairQueue[_Waiting]()
        self._capacity = Capacity(most=MOST_WAITING + self.size, most_each=MOST_EACH)
        self._typical_seconds = TYPICAL_SECONDS
        self._tasks: dict[asyncio.Task[None], _Waiting] = {}
        self._is_closed = False

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> int:
        return self.size - len(self._idle)

    async def run(self, job: str, body: bytes, *, caller: str, seconds: float = TIME_LIMIT_SECONDS) -> bytes:
        is_full = self._is_closed or self.waiting >= MOST_WAITING
        if is_full or not self._capacity.take(caller):
            raise Unavailable("busy", wait=self._wait())
        waiting = _Waiting(Order(job, body), caller, seconds)
        self._queue.put(caller, waiting)
        self._dispatch()
        try:
            return await waiting.done
        finally:
            self._capacity.give_back(caller)

    async def start(self) -> None:
        """Start the workers before the first job needs them."""
        for worker in self._workers:
            await worker.start()

    async def close(self) -> None:
        """Stop the workers; waiting callers are told to try again."""
        self._is_closed = True
        while self._queue:
            _refuse(self._queue.take(), Unavailable("busy", wait=self._wait()))
        running = dict(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for waiting in running.values():
            _refuse(waiting, Unavailable("busy", wait=self._wait()))
        for worker in self._workers:
            await worker.stop()

    def _dispatch(self) -> None:
        while self._idle and self._queue and not self._is_closed:
            waiting = self._queue.take()
            if not waiting.done.done():
                task = asyncio.get_running_loop().create_task(self._work(self._idle.pop(), waiting))
                self._tasks[task] = waiting
                task.add_done_callback(self._tasks.pop)

    async def _work(self, worker: Worker, waiting: _Waiting) -> None:
        try:
            self._finish(waiting, await worker.do(waiting.order, waiting.seconds))
        except TimeoutError:
            self._charge(waiting.caller, waiting.seconds)
            _refuse(waiting, Unavailable("too-much-work"))
        except WorkerLost:
            log.exception("the worker of %s ended", waiting.order.job)
            _refuse(waiting, InternalError())
        finally:
            self._idle.append(worker)
            self._dispatch()

    def _finish(self, waiting: _Waiting, reply: Reply) -> None:
        self._charge(waiting.caller, reply.cpu)
        self._typical_seconds += (reply.cpu - self._typical_seconds) / 16
        if reply.failure is not None:
            log.error("%s failed", waiting.order.job, exc_info=JobFailure(reply.failure))
            _refuse(waiting, InternalError())
        elif reply.refusal is not None:
            _refuse(waiting, RefusedByJob(reply.refusal))
        elif not waiting.done.done():
            waiting.done.set_result(reply.body)

    def _wait(self) -> int:
        """Seconds after which it is worth asking again."""
        return max(1, ceil((self.waiting + self.running) * self._typical_seconds / self.size))


def _refuse(waiting: _Waiting, error: FullHouseError) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
