"""One attack while it runs."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from benchmarks.server.siege.clients import Streams, address, ask, socket

Tally = Counter[str]


class Siege:
    """One attack while it runs: where, how long, and what came back."""

    def __init__(self, port: int, seconds: float, scale: float) -> None:
        self.port, self.until, self.scale = port, time.monotonic() + seconds, scale
        self.tally: Tally = Counter()

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    def many(self, number: int) -> int:
        """This number, scaled down in a short run."""
        return max(2, round(number * self.scale))

    async def ask(self, caller: int, method: str, path: str, body: object = None) -> int:
        status, _ = await ask(self.port, address(caller), method, path, body)
        self.tally[str(status or "none")] += 1
        return status

    async def flood(self, callers: int, one: Callable[[int], Awaitable[object]]) -> None:
        """Repeat a request from several callers at once."""

        async def again(caller: int) -> None:
            while self.is_on:
                await one(caller)
                await asyncio.sleep(0)

        await asyncio.gather(*(again(caller) for caller in range(self.many(callers))))

    async def sockets(self, number: int, each: int, token: str | None = None) -> list[Streams]:
        """Open sockets, `each` from one address: one at least, however late a busy machine lets it begin."""
        opened: list[Streams] = []
        for place in range(self.many(number)):
            if opened and not self.is_on:
                break
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                opened.append(await socket(self.port, address(place // each), token))
        self.tally["sockets"] += len(opened)
        return opened
