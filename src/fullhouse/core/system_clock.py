"""What time it is, and how to wait: the only module that asks the machine or the event loop for the time."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

from fullhouse.core.ids import Seconds


class Clock(Protocol):
    """Handed to everything that reads time or waits. Tests hand in their own, or move the loop's time."""

    def now(self) -> Seconds:
        """Seconds since 1970, for what is stored or shown."""

    def monotonic(self) -> float:
        """Seconds since some moment: what timers and limits go by."""

    def perf_counter(self) -> float:
        """As exact as can be had, to measure how long something took. Nothing is decided by it."""

    async def sleep(self, seconds: float) -> None: ...

    def call_later(self, seconds: float, do: Callable[..., object], *values: Any) -> asyncio.TimerHandle: ...

    def timeout(self, seconds: float | None) -> asyncio.Timeout:
        """A block that ends with TimeoutError after this time."""

    def pause(self, seconds: float) -> None:
        """Hold up this thread, which has no event loop."""


class SystemClock:
    """The time of the event loop it was made in, so that reads and timers agree; outside, the machine's.

    `now` never jumps: it is the system's time at the beginning, and the seconds since. It starts no earlier
    than `not_before`: otherwise a system clock that was set back while the server was down would stop the
    clocks of games until it has caught up. `skew` is added, so that several machines go by one clock.
    """

    def __init__(self, not_before: Seconds | None = None, skew: Seconds = Seconds(0)) -> None:
        try:
            self.monotonic: Callable[[], float] = asyncio.get_running_loop().time
        except RuntimeError:
            self.monotonic = time.monotonic
        self._offset = max(time.time() + skew, not_before or 0) - self.monotonic()
        self.perf_counter = time.perf_counter

    def now(self) -> Seconds:
        return Seconds(self.monotonic() + self._offset)

    def call_later(self, seconds: float, do: Callable[..., object], *values: Any) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, do, *values)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float | None) -> asyncio.Timeout:
        return asyncio.timeout(seconds)

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)
