"""WebSockets: who may open one; handshake, pings and buffers at the level of frames. Knows nothing of tables.

uvicorn hands a connection over when it asks for a WebSocket. There is no task for each socket: a message is
handled in the callback that received it, and everything sent in one iteration of the event loop is written
at once. `websockets` does the handshake, and reads the frames (`frames.py`).
"""

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from itertools import cycle
from typing import Protocol, cast

from websockets.http11 import Request
from websockets.server import ServerProtocol

from fullhouse.core.system_clock import Clock
from fullhouse.server.capacity import Capacity, Rate, caller_of, most_connections
from fullhouse.server.net.connection import MOST_BUFFERED_BYTES, Connection, Connections, Receiver
from fullhouse.server.net.frames import (
    CLOSE,
    HEADS,
    MOST_HEADS,
    PING,
    PONG,
    FrameError,
    FrameReader,
    close_code,
    close_frame,
    control,
    log,
    text_head,
)
from fullhouse.server.net.rate_limit import Bucket, peer_of
from fullhouse.server.protocol import LARGEST_MESSAGE
from fullhouse.server.settings import Config, is_same_site

LARGEST_READ_BYTES = 4 * LARGEST_MESSAGE
"""Messages up to this size are refused with an error; larger ones close the socket."""
CLOSE_TIMEOUT_SECONDS, LINGER_SECONDS = 10.0, 2.0
"""For the client to answer a close frame, and to hang up after the last one."""
COUNTED_TOGETHER = 8
"""Whole texts after which they are counted against the limit of frames."""
PING_FRAME = control(PING)
SLICE_BYTES = 4_096
"""What is parsed at once: a flood of tiny frames is noticed after this many."""
PATH = "/api/socket"
PING_PARTS = 80
"""Connections are pinged in so many parts: thousands at once, and their answers, would hold up every move."""
FRAMES = 4
"""Frames for each message of the rate limit: pings, pongs and fragments count, too."""


class Phase(Enum):
    """How far a wire has come."""

    NEW = auto()
    OPEN = auto()
    CLOSING = auto()
    """Our close frame is sent; the client's is awaited."""
    CLOSED = auto()


Accept = Callable[["Wire", Request], Receiver | None]
"""The receiver for this request, or None to refuse it."""


class Writing(Protocol):
    def write(self) -> None:
        """Write what waits."""


class Outbox:
    """The wires that write at the end of this turn of the event loop: one callback for all of them."""

    def __init__(self) -> None:
        self._wires: list[Writing] = []

    def add(self, wire: Writing) -> None:
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._write_all)
        self._wires.append(wire)

    def _write_all(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.write()


class Wire(asyncio.Protocol):
    """Sends messages in order; those that the client is too slow for wait here."""

    __slots__ = (
        "_accept",
        "_clock",
        "_closing",
        "_connections",
        "_end",
        "_frames",
        "_is_cut",
        "_is_paused",
        "_lost",
        "_outbox",
        "_outgoing",
        "_phase",
        "_reader",
        "_receiver",
        "_uncounted",
        "_waiting",
        "backlog",
        "is_heard",
        "transport",
    )

    def __init__(
        self,
        accept: Accept,
        connections: set[object],
        *,
        frames: Bucket,
        clock: Clock,
        lost: Callable[["Wire"], None],
        outbox: Outbox,
    ) -> None:
        self._accept, self._outbox, self._clock = accept, outbox, clock
        self._receiver: Receiver | None = None
        self._reader = FrameReader(most=LARGEST_READ_BYTES)
        self._outgoing: list[bytes] = []
        self._waiting: list[bytes] | None = None
        self._frames, self._lost = frames, lost
        self._phase = Phase.NEW
        self._is_paused = self._is_cut = False
        self._closing: int | None = None
        self._uncounted = 0
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
        text = self._reader.whole_text(data) if self._phase is Phase.OPEN and not self._is_cut else None
        if text is not None:  # almost everything that comes
            if self._receiver is not None and self._closing is None:
                self._receiver.take(text)
            self._uncounted += 1
            if self._uncounted >= COUNTED_TOGETHER:
                self._count(self._uncounted)
                self._uncounted = 0
        elif self._phase is Phase.NEW:
            self._shake_hands(data)
        elif len(data) <= SLICE_BYTES:
            self._parse(data)
        else:
            for start in range(0, len(data), SLICE_BYTES):
                self._parse(data[start : start + SLICE_BYTES])

    def pause_writing(self) -> None:
        self._is_paused = True

    def resume_writing(self) -> None:
        waiting = self._waiting
        self._is_paused, self._waiting, self.backlog = False, None, 0
        for message in waiting or ():
            self.send(message)
        if self._closing is not None:
            self._good_bye(self._closing)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connections.discard(self)
        self._lost(self)
        self._is_paused, self._phase = True, Phase.CLOSED
        self._outgoing.clear()
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
                self._waiting = []
            self._waiting.append(message)
            self.backlog += len(message)
        elif self._phase is Phase.OPEN:
            outgoing = self._outgoing
            if not outgoing:
                self._outbox.add(self)
            size = len(message)
            outgoing += HEADS[size] if size < MOST_HEADS else text_head(size), message

    def forget(self) -> None:
        """Do not send what still waits."""
        self._waiting = None
        self.backlog = 0

    def cut(self) -> None:
        """Read nothing more; what was sent still goes out, and the connection ends soon."""
        self._is_cut = True
        self.transport.pause_reading()
        self._hang_up_soon(CLOSE_TIMEOUT_SECONDS)

    def close(self, code: int) -> None:
        """Close once everything said has been sent."""
        if self._closing is None:
            self._closing = code
            if not self._waiting:
                self._good_bye(code)
            self._hang_up_soon(CLOSE_TIMEOUT_SECONDS)

    def ping(self) -> None:
        """Send a ping; abort if nothing came since the last one."""
        if not self.is_heard:
            self.transport.abort()
        elif self._phase is Phase.OPEN:
            self.is_heard = False
            self._send_frame(PING_FRAME)

    # Called by the outbox

    def write(self) -> None:
        """Write what was said in this turn of the event loop."""
        if self.transport.get_write_buffer_size() > MOST_BUFFERED_BYTES:
            self.transport.abort()
        elif self._outgoing:
            self.transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    # Inside

    def _shake_hands(self, data: bytes) -> None:
        """The request for a WebSocket, whole: uvicorn has read and checked it as HTTP."""
        handshake = ServerProtocol(logger=log)
        handshake.receive_data(data)
        for request in handshake.events_received():
            assert isinstance(request, Request)
            response = handshake.accept(request)
            if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                self._receiver = self._accept(self, request)
                if self._receiver is None:
                    response = handshake.reject(HTTPStatus.FORBIDDEN, "")
            handshake.send_response(response)
        handshake.parser.close()  # refers to its owner: a cycle that only the garbage collector would free
        self.transport.write(b"".join(handshake.data_to_send()))
        if self._receiver is not None:
            self._phase = Phase.OPEN
        else:  # nothing else can come that a reset would lose: no place is kept for who is not let in
            self._phase = Phase.CLOSED
            self.transport.close()

    def _parse(self, data: bytes) -> None:
        if self._is_cut or self._has_hung_up():
            return
        before = self._reader.count
        try:
            for opcode, payload in self._reader.feed(data):
                self._take(opcode, payload)
                if self._has_hung_up():
                    break  # what follows a close frame is not looked at
        except FrameError as error:
            self._end_with(error.code)
        self._count(self._reader.count - before)

    def _count(self, frames: int) -> None:
        """Close a connection that sends more frames than anybody does."""
        if frames and not self._frames.take(self._clock.monotonic(), frames):
            if self._receiver is not None:
                self._receiver.flooded()
            self.cut()

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self._send_frame(control(PONG, payload))
        elif opcode == CLOSE:
            self._end_with(close_code(payload))
        elif opcode != PONG and self._receiver is not None and self._closing is None:
            self._receiver.take(payload)

    def _send_frame(self, frame: bytes) -> None:
        if self._phase is Phase.OPEN:
            self._outgoing.append(frame)
            self.write()

    def _good_bye(self, code: int) -> None:
        self._send_frame(close_frame(code))
        if self._phase is Phase.OPEN:
            self._phase = Phase.CLOSING

    def _end_with(self, code: int) -> None:
        """The client says good-bye or breaks the protocol: answer, unless we said it first, and hang up."""
        self._good_bye(code)
        self._hang_up()

    def _hang_up(self) -> None:
        """Say no more, and wait for the client to hang up: a reset could take our last frames with it."""
        self._phase = Phase.CLOSED
        if not self.transport.is_closing():
            self.transport.write_eof()
            self._hang_up_soon(LINGER_SECONDS)

    def _has_hung_up(self) -> bool:
        return self._phase is Phase.CLOSED

    def _hang_up_soon(self, seconds: float) -> None:
        if self._end is None and not self.transport.is_closing():
            self._end = self._clock.call_later(seconds, self.transport.abort)


class SocketAcceptor:
    """Lets in browsers from our own origin, and programs, which send no Origin."""

    def __init__(self, config: Config, connections: Connections, capacity: Capacity, clock: Clock) -> None:
        self._connections, self._capacity, self._clock = connections, capacity, clock
        self._proxies, self._hosts = config.proxies, config.hosts
        self._sockets = Capacity(most=most_connections(config.connections), most_each=config.connections_each)
        self._origins = frozenset(config.origins)
        self._parts: tuple[set[Wire], ...] = tuple(set() for _ in range(PING_PARTS))
        """The wires that are pinged together."""
        self._to_join = cycle(self._parts)
        self._to_ping = cycle(self._parts)

    def accept(self, wire: Wire, request: Request) -> Connection | None:
        """A connection for this request, or None to refuse it."""
        if request.path.partition("?")[0] != PATH or not self._is_same_origin(request):
            return None
        if any(host not in self._hosts for host in request.headers.get_all("Host")):
            self._connections.refused("unknown-host")
            return None
        caller = caller_of(self._address(wire, request))
        if not self._sockets.take(caller):
            self._connections.refused("too-many-connections")
            return None
        part = next(self._to_join)
        part.add(wire)
        return self._connections.open(wire, caller, partial(self._gone, caller, wire, part))

    def new_bucket(self) -> Bucket:
        """The rate limit for the frames of a wire."""
        rate = self._connections.rate
        frames = Rate(FRAMES * rate.a_second, FRAMES * rate.at_once)
        return Bucket(frames, now=self._clock.monotonic())

    def ping_some(self) -> None:
        """Ping the next part of all connections."""
        for wire in list(next(self._to_ping)):
            wire.ping()

    def _gone(self, caller: str, wire: Wire, part: set[Wire]) -> None:
        self._sockets.give_back(caller)
        part.discard(wire)

    def _is_same_origin(self, request: Request) -> bool:
        """Whether the page that opens the socket is ours. Programs send no Origin."""
        origins = request.headers.get_all("Origin")
        return not origins or is_same_site(origins[0], request.headers.get_all("Host"), self._origins)

    def lost(self, wire: Wire) -> None:
        """The TCP connection is closed: its place, taken as HTTP, is free."""
        self._capacity.give_back(caller_of(peer_of(wire.transport)))

    def _address(self, wire: Wire, request: Request) -> str:
        """The caller's address, also through a trusted proxy."""
        peer, forwarded = peer_of(wire.transport), request.headers.get_all("X-Forwarded-For")
        return self._proxies.client(peer, forwarded)
