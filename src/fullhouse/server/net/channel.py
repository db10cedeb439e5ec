"""Between a connection and what carries its messages: a WebSocket, or a message port of a browser."""

from typing import Protocol

MOST_BUFFERED_BYTES = 512 * 1024
"""What may wait for a client that does not read; then the connection is closed."""


class Channel(Protocol):
    """Carries messages to one client, in order."""

    @property
    def backlog(self) -> int:
        """The bytes of the messages that wait to be sent."""

    def send(self, message: bytes) -> None:
        """Send this after everything sent before."""

    def forget(self) -> None:
        """Do not send what still waits."""

    def close(self, code: int) -> None:
        """Close once everything said has been sent."""


class Receiver(Protocol):
    """Handles the messages that come over a channel."""

    def take(self, message: bytes) -> None: ...

    def flooded(self) -> None:
        """More frames came than the rate limit allows."""

    def gone(self) -> None:
        """The channel is closed."""
