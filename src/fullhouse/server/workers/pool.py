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
from fullhouse.server.capacity import Capacity, ThriftyQueue
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers.limits import limit_of
from fullhouse.server.workers.messages import (
    ASKED,
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
"""Jobs of a sort that may wait."""
MOST_EACH = 8
"""Jobs of one caller, of a sort, that may wait or run."""
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

    __slots__ = ("caller", "done", "lane", "order", "seconds", "worker")

    def __init__(self, order: Order, caller: str, seconds: float, lane: "_Lane") -> None:
        self.order, self.caller, self.seconds, self.lane = order, caller, seconds, lane
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        """Who does it now."""


class _Lane:
    """Where jobs of a sort wait: no sort takes the places of the other."""

    def __init__(self) -> None:
        self.queue = ThriftyQueue[_Waiting](TYPICAL_SECONDS)
        self.running = 0
        self._capacity = Capacity(most=1 << 30, most_each=MOST_EACH)

    def has_place(self, caller: str) -> bool:
        """Whether a caller may wait here; where it is full, one of those who have most waiting may not."""
        if not self._capacity.take(caller):
            return False
        if len(self.queue) >= MOST_WAITING:
            dropped = self.queue.drop(caller)
            if dropped is None:
                self.leave(caller)
                return False
            _refuse(dropped, Unavailable("busy", wait=self.wait(1)))
        return True

    def leave(self, caller: str) -> None:
        self._capacity.give_back(caller)

    def wait(self, workers: int) -> int:
        """Seconds after which it is worth asking again."""
        return max(1, ceil((len(self.queue) + self.running) * self.queue.guess / workers))

    def finished(self, caller: str, cpu: float) -> None:
        self.queue.charge(caller, cpu)
        self.queue.guess += (cpu - self.queue.guess) / 16


class Pool:
    """Runs jobs of `fullhouse.server.jobs` on the workers it is given.

    The reserved ones among them, the first, do only what is quick and a game waits for.
    """

    def __init__(
        self,
        workers: Sequence[Worker],
        charge: Charge = charge_nobody,
        *,
        reserved: int = 0,
        leisure: float = 1.0,
    ) -> None:
        self._workers, self._charge, self._leisure = tuple(workers), charge, leisure
        """Leisure: how many times as much CPU time a job may take as on a server that many share."""
        self._reserved = self._workers[:reserved]
        self._idle = list(self._workers)
        self._quick, self._study = _Lane(), _Lane()
        self._tasks: dict[asyncio.Task[None], _Waiting] = {}
        self._is_closed = False

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def waiting(self) -> int:
        return len(self._quick.queue) + len(self._study.queue)

    @property
    def running(self) -> int:
        return self.size - len(self._idle)

    async def run(self, job: str, body: bytes, *, caller: str, seconds: float = TIME_LIMIT_SECONDS) -> bytes:
        limit = limit_of(job)
        lane = self._quick if limit.is_quick else self._study
        if self._is_closed or not lane.has_place(caller):
            raise Unavailable("busy", wait=lane.wait(self.size))
        order = Order(job, body, self._leisure * limit.soft, self._leisure * limit.hard)
        waiting = _Waiting(order, caller, seconds, lane)
        lane.queue.put(caller, waiting)
        self._dispatch()
        try:
            return await waiting.done
        except asyncio.CancelledError:
            lane.queue.discard(caller, waiting)
            if waiting.worker is not None:
                waiting.worker.interrupt()
            raise
        finally:
            lane.leave(caller)

    async def start(self) -> None:
        """Start the workers before the first job needs them."""
        for worker in self._workers:
            await worker.start()

    async def close(self) -> None:
        """Stop the workers; waiting callers are told to try again."""
        self._is_closed = True
        for lane in (self._quick, self._study):
            while lane.queue:
                _refuse(lane.queue.take(), Unavailable("busy", wait=1))
        running = dict(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for waiting in running.values():
            _refuse(waiting, Unavailable("busy", wait=1))
        for worker in self._workers:
            await worker.stop()

    def _dispatch(self) -> None:
        if not self._is_closed:
            self._give(self._quick, [*self._idle])
            self._give(self._study, [worker for worker in self._idle if worker not in self._reserved])

    def _give(self, lane: _Lane, idle: Sequence[Worker]) -> None:
        """Give what waits to idle workers, reserved ones first."""
        for worker in sorted(idle, key=self._workers.index):
            if not lane.queue:
                return
            waiting = lane.queue.take()
            waiting.worker = worker
            lane.running += 1
            self._idle.remove(worker)
            task = asyncio.get_running_loop().create_task(self._work(worker, waiting))
            self._tasks[task] = waiting
            task.add_done_callback(self._tasks.pop)

    async def _work(self, worker: Worker, waiting: _Waiting) -> None:
        cpu = 0.0
        try:
            if waiting.done.done():
                return
            reply = await worker.do(waiting.order, waiting.seconds)
            cpu = reply.cpu
            self._finish(waiting, reply)
        except TimeoutError:
            cpu = min(waiting.seconds, waiting.order.hard)
            _refuse(waiting, Unavailable("too-much-work"))
        except WorkerLost:
            log.exception("the worker of %s ended", waiting.order.job)
            _refuse(waiting, InternalError())
        finally:
            waiting.worker = None
            waiting.lane.running -= 1
            waiting.lane.finished(waiting.caller, cpu)
            self._charge(waiting.caller, cpu)
            self._idle.append(worker)
            self._dispatch()

    def _finish(self, waiting: _Waiting, reply: Reply) -> None:
        if reply.failure is not None:
            log.error("%s failed", waiting.order.job, exc_info=JobFailure(reply.failure))
            _refuse(waiting, InternalError())
        elif reply.refusal is not None:
            _refuse(waiting, RefusedByJob(reply.refusal))
        elif not waiting.done.done():
            waiting.done.set_result(reply.body)


def _refuse(waiting: _Waiting, error: FullHouseError) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)


ENDING_SECONDS = 5.0
"""Until a killed process counts as ended."""
STARTING_SECONDS = 120.0
"""Until a process has to be ready, on a machine as busy as may be."""
COMMAND = (sys.executable, "-m", "fullhouse.server.jobs")


RESERVED = 4
"""One of so many processes is kept for what is quick."""
NICENESS, STUDY_NICENESS = 10, 15
"""The event loop's process goes first, then what is quick."""


def process_pool(size: int, clock: Clock, charge: Charge = charge_nobody) -> Pool:
    """A pool of so many processes. Where there are several, some are reserved, and go before the others."""
    reserved = ceil(size / RESERVED) if size > 1 else 0
    niceness = [NICENESS if place < reserved or not reserved else STUDY_NICENESS for place in range(size)]
    return Pool([ProcessWorker(clock, nice) for nice in niceness], charge, reserved=reserved)


class ProcessWorker:
    """Sends its orders to `python -m fullhouse.server.jobs`."""

    def __init__(self, clock: Clock, niceness: int = NICENESS) -> None:
        self._clock, self._niceness = clock, niceness
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
                # A session of its own: Ctrl+C is for the server, which then ends it.
                self._process = await asyncio.create_subprocess_exec(
                    *COMMAND, str(self._niceness), stdin=PIPE, stdout=PIPE, start_new_session=True
                )
            return self._process

    def interrupt(self) -> None:
        if self._process is not None and self._is_ready and ASKED is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(ASKED)

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
