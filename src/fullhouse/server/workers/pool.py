"""A few worker processes behind a bounded queue that takes turns between callers."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from math import ceil

from fullhouse.core.errors import FullHouseError
from fullhouse.core.system_clock import Clock
from fullhouse.server.capacity import Capacity, FairQueue
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers.messages import (
    LENGTH,
    READY,
    TIME_LIMIT_SECONDS,
    JobRefusal,
    Order,
    Reply,
    Worker,
    WorkerLost,
    packed,
    read_reply,
)

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


ENDING_SECONDS = 5.0
"""Until a killed process counts as ended."""
STARTING_SECONDS = 120.0
"""Until a process has to be ready, on a machine as busy as may be."""
COMMAND = (sys.executable, "-m", "fullhouse.server.jobs")


def process_pool(size: int, clock: Clock, charge: Charge = charge_nobody) -> Pool:
    """A pool of so many processes."""
    return Pool([ProcessWorker(clock) for _ in range(size)], charge)


class ProcessWorker:
    """Sends its orders to `python -m fullhouse.server.jobs`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._process: Process | None = None
        self._is_ready = False
        self._starting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return None if self._process is None else self._process.pid

    async def do(self, order: Order, seconds: float) -> Reply:
        """The reply to an order. Raises WorkerLost, or TimeoutError after killing the process.

        The time that a new process takes to load is not the job's.
        """
        try:
            process = await self._started()
        except OSError as error:  # no file or process is left to be opened
            raise WorkerLost(str(error)) from None
        try:
            await self._wait_until_ready(process)
            async with self._clock.timeout(seconds):
                return await self._exchange(process, order)
        except BaseException:
            await self.stop()
            raise

    async def start(self) -> None:
        await self._started()

    async def _started(self) -> Process:
        """The running process, started again if it has ended."""
        async with self._starting:
            if self._process is not None and self._process.returncode is not None:
                await self.stop()
            if self._process is None:
                self._is_ready = False
                self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
            return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(TimeoutError):
                # Before Python 3.12 it waits for the pipes, too, which a child of the worker may hold.
                async with self._clock.timeout(ENDING_SECONDS):
                    await process.wait()

    async def _wait_until_ready(self, process: Process) -> None:
        if self._is_ready:
            return
        assert process.stdout is not None
        try:
            async with self._clock.timeout(STARTING_SECONDS):
                await process.stdout.readexactly(len(READY))
        except (OSError, asyncio.IncompleteReadError) as error:  # a TimeoutError is an OSError
            raise WorkerLost(str(error)) from None
        self._is_ready = True

    async def _exchange(self, process: Process, order: Order) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(packed(order))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            return read_reply(await process.stdout.readexactly(length))
        except (OSError, asyncio.IncompleteReadError, RuntimeError) as error:  # RuntimeError: a closed pipe
            raise WorkerLost(str(error)) from None
