"""HTTP connections with timeouts and caps: uvicorn itself has no timeout for a slow or silent client."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, cast

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.system_clock import Clock
from fullhouse.server.capacity import Capacity, caller_of, networks_of
from fullhouse.server.errors import TooMany
from fullhouse.server.net.rate_limit import REFUSAL_DELAY_SECONDS, peer_of
from fullhouse.server.settings import Proxies

REQUEST_TIMEOUT_SECONDS = 15.0
"""For a whole request to arrive."""
WRITE_TIMEOUT_SECONDS = 30.0
"""For a client to read on, once it has stopped reading an answer."""
RETRY_AFTER_SECONDS = 10
FULL = TooMany("too-many-connections")
NO_UPGRADE = BadInput("bad-upgrade")
MOST_HEAD_BYTES = 64 * 1024
BARE_LINE_FEED = re.compile(rb"(?<!\r)\n")
LENGTHS = {b"content-length", b"transfer-encoding"}
RECEIVED = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR, h11.SWITCHED_PROTOCOL)


MOST_HALF_OPEN = 1_000
"""Connections whose request has not come whole."""
MOST_AT_DOOR = 64
"""Connections without a place: they are told so, and probes how the server is."""
DOOR_SECONDS = 1.0
"""For a whole request of theirs to arrive."""
PROBES = ("/healthz", "/readyz")


class Closing(Protocol):
    """A connection that can be ended."""

    def end(self) -> None: ...


class Crowd:
    """A bounded number of connections. One too many ends another: the oldest of the network with most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._networks: dict[str, dict[Closing, None]] = {}

    def __len__(self) -> int:
        return self._count

    def add(self, caller: str, one: Closing) -> None:
        self._networks.setdefault(networks_of(caller)[-1], {})[one] = None
        self._count += 1
        if self._count > self._most:
            largest = max(self._networks.values(), key=len)
            next(iter(largest)).end()

    def discard(self, caller: str, one: Closing) -> None:
        network = networks_of(caller)[-1]
        ones = self._networks.get(network, {})
        if one in ones:
            del ones[one]
            self._count -= 1
            if not ones:
                del self._networks[network]


class Places(NamedTuple):
    """What the connections of a node share."""

    capacity: Capacity
    half_open: Crowd
    door: Crowd

    @staticmethod
    def of(capacity: Capacity) -> "Places":
        return Places(capacity, Crowd(MOST_HALF_OPEN), Crowd(MOST_AT_DOOR))


class StrictRequests(h11.Connection):
    """Reads no request that a proxy in front might read otherwise: it could hide another one."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            waiting, _ = self.trailing_data
            end = waiting.find(b"\r\n\r\n")
            if BARE_LINE_FEED.search(waiting, 0, len(waiting) if end < 0 else end):
                raise h11.RemoteProtocolError("a line feed alone ends no line")
        event = super().next_event()
        if isinstance(event, h11.Request) and {name for name, _ in event.headers} >= LENGTHS:
            raise h11.RemoteProtocolError("a body has one length")
        return event


class HttpConnection(H11Protocol):
    """One HTTP connection. Its place is given back when it is lost, also after it became a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        *,
        places: Places,
        proxies: Proxies,
        clock: Clock,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = StrictRequests(h11.SERVER, config.h11_max_incomplete_event_size or MOST_HEAD_BYTES)
        self._places, self._proxies, self._clock = places, proxies, clock
        self._caller = ""
        self._has_place = False
        self._reading: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        address = peer_of(transport)
        self._caller = caller_of(address)
        self._has_place = self._places.capacity.take(self._caller, is_shared=address in self._proxies)
        if not self._has_place:
            self.app = partial(_at_door, self.app)
            self._places.door.add(self._caller, self)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._expect_request()
        super().data_received(data)
        if self.conn.their_state in RECEIVED:
            self._stop_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._writing is None:
            self._writing = self._clock.call_later(WRITE_TIMEOUT_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_reading()
        self._stop_writing()
        if not self._has_place:
            self._refuse()
        elif event.http_version < b"1.1" or event.method != b"GET":
            self._answer(b"400 Bad Request", NO_UPGRADE)
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_reading()
        self._stop_writing()
        if self._has_place:
            self._has_place = False
            self._give_back(self._caller)
        self._places.door.discard(self._caller, self)
        super().connection_lost(exc)

    def _give_back(self, caller: str) -> None:
        """Free the place: later if the client did not wait for its answer, which may be a slow refusal."""
        is_half_open = self.conn.their_state not in RECEIVED
        if is_half_open or self.cycle is None or self.cycle.response_complete:
            self._places.capacity.give_back(caller)
        else:
            self._clock.call_later(REFUSAL_DELAY_SECONDS, self._places.capacity.give_back, caller)

    def end(self) -> None:
        """Make room for others."""
        self._stop_reading()
        self._places.door.discard(self._caller, self)
        self.transport.abort()

    def _expect_request(self) -> None:
        if self._reading is None:
            seconds, late = (
                (REQUEST_TIMEOUT_SECONDS, self.transport.abort)
                if self._has_place
                else (DOOR_SECONDS, self._refuse)
            )
            self._reading = self._clock.call_later(seconds, late)
            self._places.half_open.add(self._caller, self)

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
            self._places.half_open.discard(self._caller, self)

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def _refuse(self) -> None:
        self._answer(b"503 Service Unavailable", FULL, b"retry-after: %d\r\n" % RETRY_AFTER_SECONDS)

    def _answer(self, status: bytes, error: FullHouseError, more: bytes = b"") -> None:
        """Answer without the application, and close."""
        body = _written(error)
        self.transport.write(
            b"HTTP/1.1 %b\r\ncontent-type: application/json\r\nconnection: close\r\n"
            b"%bcontent-length: %d\r\n\r\n%b" % (status, more, len(body), body)
        )
        self.transport.close()


def _written(error: FullHouseError) -> bytes:
    return msgspec.json.encode({"code": error.code, "facts": error.facts})


async def _at_door(app: Callable[..., Awaitable[None]], scope: Any, receive: Any, send: Any) -> None:
    """All places are taken: probes are answered all the same, everybody else hears when to come again."""

    async def closing(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
        await send(message)

    if scope["path"] in PROBES:
        await app(scope, receive, closing)
        return
    kind, retry = (b"content-type", b"application/json"), (b"retry-after", b"%d" % RETRY_AFTER_SECONDS)
    await closing({"type": "http.response.start", "status": 503, "headers": [kind, retry]})
    await closing({"type": "http.response.body", "body": _written(FULL)})
