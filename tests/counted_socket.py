"""A socket that counts its bytes."""

import socket
from typing import Any


class CountedSocket(socket.socket):
    """One end of a connection. It counts its bytes, so that the loop knows what is on its way."""

    def __init__(self, plain: socket.socket) -> None:
        super().__init__(plain.family, plain.type, plain.proto, fileno=plain.detach())
        self.setblocking(False)
        self.sent = self.received = 0
        self.has_shut = self.has_ended = False
        self.other: CountedSocket | None = None

    def send(self, data: Any, flags: int = 0) -> int:
        count = super().send(data, flags)
        self.sent += count
        return count

    def sendmsg(self, buffers: Any, *rest: Any) -> int:
        count = super().sendmsg(buffers, *rest)
        self.sent += count
        return count

    def recv(self, most: int, flags: int = 0) -> bytes:
        data = super().recv(most, flags)
        self._count(len(data))
        return data

    def recv_into(self, buffer: Any, most: int = 0, flags: int = 0) -> int:
        count = super().recv_into(buffer, most, flags)
        self._count(count)
        return count

    def shutdown(self, how: int) -> None:
        self.has_shut = True
        super().shutdown(how)

    def close(self) -> None:
        self.has_shut = True
        super().close()

    def _count(self, received: int) -> None:
        self.received += received
        self.has_ended |= not received

    def awaits(self, other: "CountedSocket") -> bool:
        """Whether bytes of the other end, or its end, are still to come."""
        return self.received < other.sent or (other.has_shut and not self.has_ended)
