"""Breaks off a job that goes on after its limit, or that nobody waits for: by signals of the system.

A signal is heard between two instructions of Python: one call of the kernel takes a tenth of a second.
"""

import signal
from types import TracebackType

from fullhouse.server.workers.messages import ASKED


class BrokenOff(BaseException):
    """The job has to end. No job catches it."""


class Brake:
    """Around a job. Without limit, it breaks off only what nobody waits for."""

    def __init__(self) -> None:
        self._is_on = False
        if ASKED is not None:
            signal.signal(ASKED, self._break_off)
            signal.signal(signal.SIGPROF, self._break_off)

    def within(self, seconds: float) -> "Brake":
        self._seconds = seconds
        return self

    def __enter__(self) -> None:
        self._is_on = True
        if ASKED is not None and self._seconds != float("inf"):
            signal.setitimer(signal.ITIMER_PROF, self._seconds)

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._release()

    def _release(self) -> None:
        self._is_on = False
        if ASKED is not None:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _break_off(self, _signal: int, _frame: object) -> None:
        if self._is_on:
            self._release()
            raise BrokenOff
