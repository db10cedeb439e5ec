"""Processes in which bots think, so that they never hold up the event loop."""

import asyncio
import contextlib
import logging
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from fullhouse.bots.requests import Answer, Request, answer

log = logging.getLogger("fullhouse")
ATTEMPTS = 3
NICENESS = 10
"""The event loop's process goes first."""


class Thinkers:
    """A few processes, started with the first request; with none of them, a thread thinks."""

    def __init__(self, processes: int) -> None:
        self.at_once = max(1, processes)
        self._processes = processes
        self._executor: Executor | None = None
        self._is_closed = False

    async def think(self, request: Request) -> Answer:
        """A bot's answer. A process that dies is replaced and asked again, a few times; then this raises."""
        for attempt in range(1, ATTEMPTS + 1):
            executor = self._open()
            try:
                return await asyncio.wrap_future(executor.submit(answer, request))
            except BrokenProcessPool:
                log.warning("A process of the bots has died, attempt %d", attempt)
                if self._executor is executor:
                    self._executor = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def close(self) -> None:
        self._is_closed = True
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> Executor:
        if self._is_closed:
            raise asyncio.CancelledError
        if self._executor is None:
            if self._processes:
                spawned = get_context("spawn")  # a fork would take the server's sockets along
                self._executor = ProcessPoolExecutor(self._processes, spawned, initializer=_begin)
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
        return self._executor


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
