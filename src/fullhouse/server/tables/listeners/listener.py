"""What a room needs to know of its listeners."""

from typing import Protocol

from fullhouse.match.holder import Holder


class Listener(Protocol):
    """A connection that has said hello, or a test's stand-in for one."""

    @property
    def holder(self) -> Holder: ...

    @property
    def digest(self) -> bytes:
        """The digest of the token it came with."""

    def push(self, message: bytes) -> None:
        """Send this, after everything pushed before."""

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""
