"""What is done in the background, again and again or once. A failure is logged, and ends nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fullhouse.core.system_clock import Clock
from fullhouse.match.ports import StoreTrouble

log = logging.getLogger("fullhouse")


async def every(clock: Clock, seconds: float, do: Callable[[], Awaitable[object] | None]) -> None:
    """Do this after each pause, for good."""
    while True:
        await clock.sleep(seconds)
        await guarded(do)


async def guarded(do: Callable[[], Awaitable[object] | None]) -> None:
    """Do this once; whatever goes wrong is in the log."""
    try:
        doing = do()
        if doing is not None:
            await doing
    except StoreTrouble as error:
        log.warning("%s could not be done now: %s", do.__qualname__, error.detail or "no answer")
    except Exception:
        log.exception("%s failed", do.__qualname__)


class Tasks:
    """Work that its owner waits for nowhere, until the owner is closed. What fails is in the log."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self.is_closed = False

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        if self.is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def close(self) -> None:
        self.is_closed = True
        for task in self._running:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreTrouble):
            log.error("work in the background failed", exc_info=error)
