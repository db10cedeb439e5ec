"""A worker in a process of its own: started when needed, killed when a job takes too long."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

from fullhouse.core.system_clock import Clock
from fullhouse.server.workers.messages import LENGTH, READY, Order, Reply, packed, read_reply
from fullhouse.server.workers.pool import Charge, Pool, charge_nobody
from fullhouse.server.workers.port import WorkerLost

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
