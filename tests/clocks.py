"""Clocks that show what a test says."""

from collections.abc import Callable

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import SystemClock


class WallClock(SystemClock):
    """Timers go by the event loop; `now` is the test's."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._wall = now

    def now(self) -> Seconds:
        return Seconds(self._wall())


class StandingClock(SystemClock):
    """Stands still until a test sets it."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__()
        self.seconds = seconds
        self.monotonic = lambda: self.seconds

    def now(self) -> Seconds:
        return Seconds(self.seconds)
