"""Accepts WebSockets: checks path and Origin, and limits how many are open."""

from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING

from fullhouse.core.system_clock import Clock
from fullhouse.server.net.connection import Connection, Reception
from fullhouse.server.net.files import most_connections
from fullhouse.server.net.limits import Bucket, peer_of
from fullhouse.server.networks import caller_of
from fullhouse.server.places import Places
from fullhouse.server.settings.addresses import is_same_site
from fullhouse.server.settings.config import Config

if TYPE_CHECKING:
    from websockets.http11 import Request

    from fullhouse.server.net.wire import Wire

PATH = "/api/socket"
PING_PARTS = 80
"""Connections are pinged in so many parts: thousands at once, and their answers, would hold up every move."""
FRAMES = 4
"""Frames for each message of the rate limit: pings, pongs and fragments count, too."""


class Gate:
    """Lets in browsers from our own origin, and programs, which send no Origin."""

    def __init__(self, config: Config, reception: Reception, places: Places, clock: Clock) -> None:
        self._reception, self._places, self._clock = reception, places, clock
        self._proxies, self._hosts = config.proxies, config.hosts
        self._sockets = Places(most=most_connections(config.connections), most_each=config.connections_each)
        self._origins = frozenset(config.origins)
        self._parts: tuple[set[Wire], ...] = tuple(set() for _ in range(PING_PARTS))
        """The wires that are pinged together."""
        self._to_join = cycle(self._parts)
        self._to_ping = cycle(self._parts)

    def accept(self, wire: "Wire", request: "Request") -> Connection | None:
        """A connection for this request, or None to refuse it."""
        if request.path.partition("?")[0] != PATH or not self._is_same_origin(request):
            return None
        if any(host not in self._hosts for host in request.headers.get_all("Host")):
            self._reception.refused("unknown-host")
            return None
        caller = caller_of(self._address(wire, request))
        if not self._sockets.take(caller):
            self._reception.refused("too-many-connections")
            return None
        part = next(self._to_join)
        part.add(wire)
        return self._reception.open(wire, caller, partial(self._gone, caller, wire, part))

    def new_bucket(self) -> Bucket:
        """The rate limit for the frames of a wire."""
        rate, burst = FRAMES * self._reception.rate, FRAMES * self._reception.burst
        return Bucket(rate=rate, burst=burst, now=self._clock.monotonic())

    def ping_some(self) -> None:
        """Ping the next part of all connections."""
        for wire in list(next(self._to_ping)):
            wire.ping()

    def _gone(self, caller: str, wire: "Wire", part: "set[Wire]") -> None:
        self._sockets.give_back(caller)
        part.discard(wire)

    def _is_same_origin(self, request: "Request") -> bool:
        """Whether the page that opens the socket is ours. Programs send no Origin."""
        origins = request.headers.get_all("Origin")
        return not origins or is_same_site(origins[0], request.headers.get_all("Host"), self._origins)

    def lost(self, wire: "Wire") -> None:
        """The TCP connection is closed: its place, taken as HTTP, is free."""
        self._places.give_back(caller_of(peer_of(wire.transport)))

    def _address(self, wire: "Wire", request: "Request") -> str:
        """The caller's address, also through a trusted proxy."""
        peer, forwarded = peer_of(wire.transport), request.headers.get_all("X-Forwarded-For")
        return self._proxies.client(peer, forwarded)
