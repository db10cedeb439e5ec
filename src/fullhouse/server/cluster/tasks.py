"""The background tasks of a node: their errors are logged, and none is started once it closes."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from fullhouse.match.ports import StoreTrouble

log = logging.getLogger("fullhouse")


class Tasks:
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
            log.error("following the other nodes failed", exc_info=error)
