"""One open socket: as whom it came, how much it may ask, and what if it falls behind. No decisions here."""

from typing import Protocol

from fullhouse.match.holder import Holder
from fullhouse.server.net.limits import Bucket

MOST_WAITING = 500
"""Whoever is further behind than this is sent away, and can come back for the whole picture."""
TRY_AGAIN, POLICY = 1013, 1008


class Line(Protocol):
    """Where messages go: a wire to a browser, or a test's ear."""

    @property
    def waiting(self) -> int: ...

    def send(self, message: bytes) -> None: ...

    def forget(self) -> None: ...

    def close(self, code: int) -> None: ...


class Socket:
    """Messages go out in order; a slow reader holds up nobody else."""

    __slots__ = ("_line", "bucket", "digest", "holder", "is_closing", "strikes")

    def __init__(self, line: Line, *, digest: bytes, holder: Holder, bucket: Bucket) -> None:
        self._line = line
        self.is_closing = False
        self.digest = digest
        self.holder = holder
        self.bucket = bucket
        self.strikes = 0

    def push(self, message: bytes) -> None:
        """Send this, after everything pushed before."""
        if self.is_closing:
            return
        if self._line.waiting >= MOST_WAITING:
            self._line.forget()
            self.close(TRY_AGAIN, b'{"say":"bye","code":"too-slow"}')
            return
        self._line.send(message)

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""
        if not self.is_closing:
            if last_words is not None:
                self._line.send(last_words)
            self.is_closing = True
            self._line.close(code)
