"""What a browser brings, in Python's shape: its shelf in IndexedDB, and a second worker for heavy jobs."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from fullhouse.core.system_clock import Clock
from fullhouse.server.workers.messages import LENGTH, Order, Reply, WorkerLost, packed, read_reply
from fullhouse.store.browser.shelf import ENTRIES, Changes

STARTING_SECONDS = 60.0


class BrowserShelf:
    """IndexedDB, by the functions of `web/pocket/shelf.mjs`."""

    def __init__(self, js: Any) -> None:
        self._js = js

    async def load(self, kind: str) -> Sequence[tuple[str, bytes]]:
        return _pairs(await self._js.read(kind, ""))

    async def read(self, kind: str, prefix: str) -> Sequence[tuple[str, bytes]]:
        return _pairs(await self._js.read(kind, prefix))

    async def keys(self, kind: str) -> Sequence[str]:
        return list(await self._js.keys(kind))

    async def commit(self, changes: Changes, *, new: frozenset[str] = frozenset()) -> None:
        rows = [(kind, key, value, kind == ENTRIES and key in new) for (kind, key), value in changes.items()]
        await self._js.commit(to_js(rows))


class WebWorker:
    """Does jobs in a worker of the page, by `web/pocket/job_worker.mjs`; ended on timeout."""

    def __init__(self, js: Any, clock: Clock) -> None:
        self._js, self._clock = js, clock

    async def start(self) -> None:
        self._js.start()

    async def do(self, order: Order, seconds: float) -> Reply:
        try:
            async with self._clock.timeout(STARTING_SECONDS):
                await self._js.ready()
            async with self._clock.timeout(seconds):
                answer = await self._js.give(to_js(packed(order)))
        except TimeoutError:
            await self.stop()
            raise
        except Exception as error:  # of JavaScript: it has ended
            await self.stop()
            raise WorkerLost(str(error)) from None
        return read_reply(answer.to_bytes()[LENGTH:])

    def interrupt(self) -> None:
        """No signal reaches a worker of a page: the job goes on."""

    async def stop(self) -> None:
        self._js.stop()


def _pairs(rows: Any) -> list[tuple[str, bytes]]:
    return [(row[0], row[1].to_bytes()) for row in rows]


def to_js(value: Any) -> Any:
    """A list or bytes as JavaScript has them. The module is the browser's, and there only."""
    return import_module("pyodide.ffi").to_js(value)
