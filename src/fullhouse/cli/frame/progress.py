"""How far long work has come: one line of the terminal that is written again and again; and who does it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Annotated, Protocol, TextIO

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import language, option_help
from fullhouse.words import say

WIDTH = 40
PAUSE_SECONDS = 0.1
"""Seconds between two writings."""

Processes = Annotated[
    int | None,
    Option("--threads", min=1, max=1024, show_default=False, help=option_help("lines", "processes")),
]


class Advance(Protocol):
    def __call__(self, done: int) -> None: ...


Reach = Callable[[int, int], None]
"""Told how much is done by now, and of how much."""


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


@contextmanager
def progress(total: int | None, *, is_wanted: bool | None = None) -> Iterator[Advance]:
    """A progress bar on a terminal; nothing elsewhere, nor where it would mix with answers."""
    with _bar(total, is_wanted=not sys.stdout.isatty() if is_wanted is None else is_wanted) as bar:
        yield bar.advance if bar else lambda done: None  # noqa: ARG005


@contextmanager
def progress_by_itself() -> Iterator[Reach]:
    """The same for work that counts what it does, and answers only when all of it is done."""
    with _bar(None, is_wanted=True) as bar:
        yield bar.reach if bar else lambda _done, _total: None


@contextmanager
def copying() -> Iterator[Reach]:
    """The same for a copy of a database, which is checked afterwards: that has no share to show."""

    def reach(done: int, total: int) -> None:
        bar(done, total)
        if done >= total and sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{say('backup-checking', language())}")
            sys.stderr.flush()

    with progress_by_itself() as bar:
        yield reach


@contextmanager
def _bar(total: int | None, *, is_wanted: bool) -> Iterator[Bar | None]:
    if not is_wanted or not sys.stderr.isatty():
        yield None
        return
    bar = Bar(total)
    try:
        yield bar
    finally:
        bar.clear()
