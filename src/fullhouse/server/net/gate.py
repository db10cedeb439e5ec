"""Accepts WebSockets: checks path and Origin, and keeps the open connections."""

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.http11 import Request

from fullhouse.server.config import Config
from fullhouse.server.keys import Keys
from fullhouse.server.net.connection import Connection
from fullhouse.server.net.files import most_connections
from fullhouse.server.net.limits import Bucket, Limits, Places, caller_of, peer_of
from fullhouse.server.net.wire import Outbox, Wire
from fullhouse.server.tables.hub import Hub

PATH = "/api/socket"
FRAMES = 4
"""Frames for each message of the rate limit: pings, pongs and fragments count, too."""


class Gate:
    """Lets in browsers from our own origin, and programs, which send no Origin."""

    def __init__(self, hub: Hub, keys: Keys, limits: Limits, places: Places, config: Config) -> None:
        self.hub, self.keys, self.limits = hub, keys, limits
        self._places, self._proxies, self._hosts = places, config.proxies, config.hosts
        self._sockets = Places(most=most_connections(config.connections), most_each=config.connections_each)
        self._origins = frozenset(config.origins)
        self.rate, self.burst = config.messages_a_second, config.messages_at_once
        self.connections: set[Connection] = set()
        self._outbox = Outbox()
        self.on_refusal: Callable[[str], None] = lambda _code: None
        """Called with the code of each refusal."""

    @property
    def count(self) -> int:
        return len(self.connections)

    def accept(self, wire: Wire, request: Request) -> Connection | None:
        """A connection for this request, or None to refuse it."""
        if request.path.partition("?")[0] != PATH or not self._is_same_origin(request):
            return None
        if any(host not in self._hosts for host in request.headers.get_all("Host")):
            self.on_refusal("unknown-host")
            return None
        caller = caller_of(self._address(wire, request))
        if not self._sockets.take(caller):
            self.on_refusal("too-many-connections")
            return None
        connection = Connection(self, wire, caller)
        self.connections.add(connection)
        return connection

    def new_wire(self, connections: set[object]) -> Wire:
        now = asyncio.get_running_loop().time()
        frames = Bucket(rate=FRAMES * self.rate, burst=FRAMES * self.burst, now=now)
        return Wire(self.accept, connections, frames=frames, lost=self._lost, outbox=self._outbox)

    def gone(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._sockets.give_back(connection.caller)

    def new_bucket(self) -> Bucket:
        return Bucket(rate=self.rate, burst=self.burst, now=self.hub.now())

    def ping_all(self) -> None:
        for connection in list(self.connections):
            connection.wire.ping()

    def _is_same_origin(self, request: Request) -> bool:
        """Whether the page that opens the socket is ours. Programs send no Origin."""
        origins = request.headers.get_all("Origin")
        if not origins or origins[0] in self._origins:
            return True
        try:
            came_from = urlsplit(origins[0]).netloc
        except ValueError:
            return False
        return bool(came_from) and came_from in request.headers.get_all("Host")

    def _lost(self, wire: Wire) -> None:
        """The TCP connection is closed: its place, taken as HTTP, is free."""
        self._places.give_back(caller_of(peer_of(wire.transport)))

    def _address(self, wire: Wire, request: Request) -> str:
        """The caller's address, also through a trusted proxy."""
        peer, forwarded = peer_of(wire.transport), request.headers.get_all("X-Forwarded-For")
        return self._proxies.client(peer, forwarded)
