"""How far long work has come: one line of the terminal that is written again and again."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

WIDTH = 40
PAUSE_SECONDS = 0.1
"""Seconds between two writings."""


class Bar:
    """A bar, a share and the time that is left; without a total, only how much is done.

    >>> bar = Bar(200, stream=sys.stdout)
    >>> bar.line(50, seconds=10)
    '##########------------------------------  25 %  0:30'
    """

    def __init__(self, total: int | None, *, stream: TextIO | None = None) -> None:
        self.total, self.done = total, 0
        self._stream = sys.stderr if stream is None else stream
        self._began, self._written = monotonic(), 0.0

    def advance(self, done: int) -> None:
        """So much more is done."""
        self.reach(self.done + done, self.total)

    def reach(self, done: int, total: int | None) -> None:
        """So much is done by now, of so much."""
        self.done, self.total = done, total
        now = monotonic()
        if now - self._written >= PAUSE_SECONDS or self.done == self.total:
            self._written = now
            self._stream.write(f"\r{self.line(self.done, now - self._began)}")
            self._stream.flush()

    def line(self, done: int, seconds: float) -> str:
        if not self.total:
            return f"{done:,}"
        share = min(done / self.total, 1)
        minutes, left = divmod(round(seconds / share * (1 - share)) if share else 0, 60)
        full = round(share * WIDTH)
        return f"{'#' * full}{'-' * (WIDTH - full)}  {share:.0%}  {minutes}:{left:02}".replace("%", " %")

    def clear(self) -> None:
        """Takes the line away."""
        self._stream.write("\r\x1b[K")
        self._stream.flush()
