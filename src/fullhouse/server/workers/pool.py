"""A few worker processes behind a bounded queue that takes turns between callers."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from math import ceil

from fullhouse.core.errors import FullHouseError
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers.messages import JobRefusal, Order, Reply
from fullhouse.server.workers.worker import Worker, WorkerLost

log = logging.getLogger("fullhouse")
MOST_WAITING = 64
MOST_EACH = 8
"""Jobs of one caller that may wait or run."""
TIME_LIMIT = 30.0
"""Seconds a job may run before its process is killed."""
TYPICAL = 0.2
"""The first guess of how many seconds a job takes."""
Charge = Callable[[str, float], None]
"""Told the caller and the CPU seconds of a finished job."""


class RefusedByJob(FullHouseError):
    """A job's refusal, with the status of the error it raised."""

    def __init__(self, refusal: JobRefusal) -> None:
        super().__init__(refusal.code, **refusal.facts)
        self.status = refusal.status  # type: ignore[misc]


class _Waiting:
    """A job that waits for a worker, and the future of its result."""

    __slots__ = ("caller", "done", "order", "seconds")

    def __init__(self, order: Order, caller: str, seconds: float) -> None:
        self.order, self.caller, self.seconds = order, caller, seconds
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Pool:
    """Runs jobs of `fullhouse.server.jobs` in other processes."""

    def __init__(self, size: int, charge: Charge = lambda _caller, _cpu: None) -> None:
        self._size, self._charge = size, charge
        self._idle = [Worker() for _ in range(size)]
        self._workers = tuple(self._idle)
        self._queues: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._each: dict[str, int] = {}
        self._typical = TYPICAL
        self._tasks: dict[asyncio.Task[None], _Waiting] = {}
        self.waiting = 0
        self._is_closed = False

    @property
    def running(self) -> int:
        return self._size - len(self._idle)

    async def run(self, job: str, body: bytes, *, caller: str, seconds: float = TIME_LIMIT) -> bytes:
        """The result of a job. Raises its refusal, or Unavailable with the time to wait."""
        if self._is_closed or self.waiting >= MOST_WAITING or self._each.get(caller, 0) >= MOST_EACH:
            raise Unavailable("busy", wait=self._wait())
        waiting = _Waiting(Order(job, body), caller, seconds)
        self._each[caller] = self._each.get(caller, 0) + 1
        self._queues.setdefault(caller, deque()).append(waiting)
        self.waiting += 1
        self._dispatch()
        try:
            return await waiting.done
        finally:
            self._each[caller] -= 1
            if not self._each[caller]:
                del self._each[caller]

    async def start(self) -> None:
        """Start the processes before the first job needs them."""
        for worker in self._workers:
            await worker.start()

    async def close(self) -> None:
        """Kill the processes; waiting callers are told to try again."""
        self._is_closed = True
        for queue in self._queues.values():
            for waiting in queue:
                _refuse(waiting, Unavailable("busy", wait=self._wait()))
        self._queues.clear()
        self.waiting = 0
        running = dict(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for waiting in running.values():
            _refuse(waiting, Unavailable("busy", wait=self._wait()))
        for worker in self._workers:
            await worker.stop()

    def _dispatch(self) -> None:
        while self._idle and self._queues and not self._is_closed:
            caller, queue = self._queues.popitem(last=False)
            waiting = queue.popleft()
            if queue:
                self._queues[caller] = queue
            self.waiting -= 1
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
        self._typical += (reply.cpu - self._typical) / 16
        if reply.failure is not None:
            log.error("%s failed:\n%s", waiting.order.job, reply.failure)
            _refuse(waiting, InternalError())
        elif reply.refusal is not None:
            _refuse(waiting, RefusedByJob(reply.refusal))
        elif not waiting.done.done():
            waiting.done.set_result(reply.body)

    def _wait(self) -> int:
        """Seconds after which it is worth asking again."""
        return max(1, ceil((self.waiting + self.running) * self._typical / self._size))


def _refuse(waiting: _Waiting, error: FullHouseError) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
