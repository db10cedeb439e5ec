"""One WebSocket at the level of frames: handshake, pings, buffers. Knows nothing of tables.

uvicorn hands a connection over when it asks for a WebSocket. There is no task for each socket: a message is
handled in the callback that received it, and everything sent in one iteration of the event loop is written
at once. `websockets` parses the frames.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from fullhouse.server.net.limits import Bucket
from fullhouse.server.protocol import LARGEST_MESSAGE

LARGEST_READ = 4 * LARGEST_MESSAGE
"""Messages up to this size are refused with an error; larger ones close the socket."""
FAREWELL = 10.0
"""Seconds for the client to answer a close frame."""
SLICE = 4_096
"""Bytes parsed at once: a flood of tiny frames is noticed after this many."""
MOST_BUFFERED = 512 * 1024
"""Bytes that may wait for a client that does not read; then the connection is aborted."""

log = logging.getLogger("fullhouse.wire")
log.setLevel(logging.WARNING)  # `websockets` logs every connection at INFO


class Receiver(Protocol):
    """Handles the messages of a wire."""

    def take(self, message: bytes) -> None: ...

    def flooded(self) -> None:
        """More frames came than the rate limit allows."""

    def gone(self) -> None: ...


Accept = Callable[["Wire", Request], Receiver | None]
"""The receiver for this request, or None to refuse it."""


class Wire(asyncio.Protocol):
    """Sends messages in order; those that the client is too slow for wait here."""

    __slots__ = (
        "_accept",
        "_closing",
        "_connection",
        "_connections",
        "_end",
        "_frames",
        "_is_cut",
        "_is_paused",
        "_is_writing_soon",
        "_lost",
        "_parts",
        "_receiver",
        "_waiting",
        "backlog",
        "is_heard",
        "transport",
    )

    def __init__(
        self, accept: Accept, connections: set[object], *, frames: Bucket, lost: Callable[["Wire"], None]
    ) -> None:
        self._accept = accept
        self._connection = ServerProtocol(max_size=LARGEST_READ, logger=log)
        self._receiver: Receiver | None = None
        self._parts: list[bytes] = []
        self._waiting: deque[bytes] | None = None
        self._frames, self._lost = frames, lost
        self._is_paused = self._is_writing_soon = self._is_cut = False
        self._closing: int | None = None
        self._end: asyncio.TimerHandle | None = None
        self._connections = connections
        self.is_heard = True
        """Whether anything came since the last ping."""
        self.backlog = 0
        """The bytes of the messages that wait to be sent."""

    # Called by the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        self.is_heard = True
        for start in range(0, len(data), SLICE):
            if not self._is_cut:
                self._parse(data[start : start + SLICE] if len(data) > SLICE else data)
        if self._connection.close_expected():
            self._hang_up_soon()

    def eof_received(self) -> None:
        self._connection.receive_eof()

    def pause_writing(self) -> None:
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False
        while self._waiting and not self._is_paused:
            message = self._waiting.popleft()
            self.backlog -= len(message)
            self._say(message)
        if not self._is_paused:
            self._waiting = None
            if self._closing is not None:
                self._good_bye(self._closing)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connections.discard(self)
        self._lost(self)
        self._is_paused = True
        if self._end is not None:
            self._end.cancel()
            self._end = None
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.gone()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(1012)
        self.transport.close()

    # Called by the receiver

    def send(self, message: bytes) -> None:
        """Send this after everything sent before."""
        if self._is_paused or self._waiting:
            if self._waiting is None:
                self._waiting = deque()
            self._waiting.append(message)
            self.backlog += len(message)
        else:
            self._say(message)

    def forget(self) -> None:
        """Do not send what still waits."""
        self._waiting = None
        self.backlog = 0

    def cut(self) -> None:
        """Read nothing more; what was sent still goes out, and the connection ends soon."""
        self._is_cut = True
        self.transport.pause_reading()
        self._hang_up_soon()

    def close(self, code: int) -> None:
        """Close once everything said has been sent."""
        if self._closing is None:
            self._closing = code
            if not self._waiting:
                self._good_bye(code)
            self._hang_up_soon()

    def ping(self) -> None:
        """Send a ping; abort if nothing came since the last one."""
        if not self.is_heard:
            self.transport.abort()
        elif self._connection.state is OPEN:
            self.is_heard = False
            self._connection.send_ping(b"")
            self._write()

    # Inside

    def _parse(self, data: bytes) -> None:
        self._connection.receive_data(data)
        frames = 0
        for event in self._connection.events_received():
            if isinstance(event, Frame):
                frames += 1
                self._take(event)
            elif isinstance(event, Request):
                self._answer(event)
        if frames and not self._frames.take(asyncio.get_running_loop().time(), frames):
            if self._receiver is not None:
                self._receiver.flooded()
            self.cut()
        self._write()

    def _answer(self, request: Request) -> None:
        response = self._connection.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._receiver = self._accept(self, request)
            if self._receiver is None:
                response = self._connection.reject(HTTPStatus.FORBIDDEN, "")
        self._connection.send_response(response)

    def _take(self, frame: Frame) -> None:
        """A frame; `ServerProtocol` has handled pings, order and size."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        data = bytes(frame.data)
        if not frame.fin or self._parts:
            self._parts.append(data)
            if not frame.fin:
                return
            data = b"".join(self._parts)
            self._parts = []
        if self._receiver is not None and self._closing is None:
            self._receiver.take(data)

    def _say(self, message: bytes) -> None:
        if self._connection.state is OPEN:
            self._connection.send_text(message)
            if not self._is_writing_soon:
                self._is_writing_soon = True
                asyncio.get_running_loop().call_soon(self._write)

    def _good_bye(self, code: int) -> None:
        if self._connection.state is OPEN:
            self._connection.send_close(code)
            self._write()

    def _write(self) -> None:
        self._is_writing_soon = False
        pieces = self._connection.data_to_send()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()
        elif pieces:
            self.transport.write(b"".join(pieces))
            if not pieces[-1]:  # an empty piece marks the end of the connection
                self.transport.close()

    def _hang_up_soon(self) -> None:
        if self._end is None and not self.transport.is_closing():
            self._end = asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)
