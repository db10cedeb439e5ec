"""Whether the server lives (`/healthz`) and whether it can take people in (`/readyz`): it asks the store."""

import asyncio
import logging
import shutil
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from fullhouse.core.system_clock import Clock
from fullhouse.match.ports import Store, StoreTrouble
from fullhouse.server.cluster.node import ClusterNode
from fullhouse.server.settings import Config

log = logging.getLogger("fullhouse")
LEAST_FREE_BYTES = 64 << 20
"""With less free on the disk, the server is not ready."""
WRITE_TIMEOUT_SECONDS = 5.0
"""For a write to become durable."""
KEPT_SECONDS = 1.0
"""For which an answer is kept, so that asking often costs nothing."""

Why = Literal["starting", "stopping", "store-cannot-write", "store-too-slow", "disk-full", "full"]


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """What `/healthz` and `/readyz` answer."""

    service: str = "full-house"
    ready: bool = True
    why: Why | None = None
    bus: Literal["up", "down"] | None = None
    """Whether the nodes hear of each other at once. Without a bus they poll: later, but nothing is wrong."""


def not_ready(why: Why) -> Readiness:
    return Readiness(ready=False, why=why)


class Health:
    """Tries a write, at most once a second, however many ask."""

    def __init__(
        self,
        store: Store,
        config: Config,
        clock: Clock,
        nodes: ClusterNode | None = None,
        *,
        is_full: Callable[[], bool] = lambda: False,
    ) -> None:
        self._store, self._clock, self._is_full = store, clock, is_full
        self._nodes = nodes if config.bus is not None else None
        self._folder = config.database.absolute().parent if config.address is None else None
        self._asked = float("-inf")
        self._asking: asyncio.Task[Readiness] | None = None
        self.is_stopping = False

    async def readiness(self) -> Readiness:
        if self.is_stopping:
            return not_ready("stopping")
        if self._is_full():  # who is there plays on; others had better go to another node
            return not_ready("full")
        now = self._clock.now()
        if self._asking is None or (self._asking.done() and now - self._asked > KEPT_SECONDS):
            self._asked = now
            self._asking = asyncio.get_running_loop().create_task(self._try())
        answer = await asyncio.shield(self._asking)
        if self._nodes is None:
            return answer
        return replace(answer, bus="up" if self._nodes.is_bus_up else "down")

    async def _try(self) -> Readiness:
        answer = await self._written()
        if not answer.ready:
            log.error("not ready: %s", answer.why)
        return answer

    async def _written(self) -> Readiness:
        try:
            if self._folder is not None and shutil.disk_usage(self._folder).free < LEAST_FREE_BYTES:
                return not_ready("disk-full")
            async with self._clock.timeout(WRITE_TIMEOUT_SECONDS):
                await self._store.try_write()
        except TimeoutError:
            return not_ready("store-too-slow")
        except Exception as error:
            is_full = isinstance(error, StoreTrouble | OSError) and "full" in str(error)
            return not_ready("disk-full" if is_full else "store-cannot-write")
        return Readiness()
