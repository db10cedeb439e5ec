"""Accepts WebSockets: checks path and Origin, and keeps the open connections."""

from urllib.parse import urlsplit

from websockets.http11 import Request

from fullhouse.server.config import Config
from fullhouse.server.keys import Keys
from fullhouse.server.net.connection import Connection
from fullhouse.server.net.limits import Bucket, Limits
from fullhouse.server.net.wire import Wire
from fullhouse.server.rooms.hub import Hub

PATH = "/api/socket"
PROXY = "127.0.0.1"
"""Trusted proxy for X-Forwarded-For, the same as uvicorn's for requests."""


class Gate:
    """Lets in browsers from our own origin, and programs, which send no Origin."""

    def __init__(self, hub: Hub, keys: Keys, limits: Limits, config: Config) -> None:
        self.hub, self.keys, self.limits = hub, keys, limits
        self._origins = frozenset(config.origins)
        self.rate, self.burst = config.messages_a_second, config.messages_at_once
        self.connections: set[Connection] = set()

    @property
    def count(self) -> int:
        return len(self.connections)

    def accept(self, wire: Wire, request: Request) -> Connection | None:
        """A connection for this request, or None to refuse it."""
        if request.path.partition("?")[0] != PATH or not self._is_same_origin(request):
            return None
        connection = Connection(self, wire, _address(wire, request))
        self.connections.add(connection)
        return connection

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


def _address(wire: Wire, request: Request) -> str:
    """The caller's address, also through a proxy on this machine."""
    peer = wire.transport.get_extra_info("peername")
    host = str(peer[0]) if peer else "?"
    forwarded = request.headers.get_all("X-Forwarded-For")
    return forwarded[-1].rpartition(",")[2].strip() if forwarded and host == PROXY else host
