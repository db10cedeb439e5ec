"""Accepts WebSockets: checks path and Origin, and limits how many are open."""

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

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
FRAMES = 4
"""Frames for each message of the rate limit: pings, pongs and fragments count, too."""


class Gate:
    """Lets in browsers from our own origin, and programs, which send no Origin."""

    def __init__(self, config: Config, reception: Reception, places: Places) -> None:
        self._reception, self._places = reception, places
        self._proxies, self._hosts = config.proxies, config.hosts
        self._sockets = Places(most=most_connections(config.connections), most_each=config.connections_each)
        self._origins = frozenset(config.origins)

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
        return self._reception.open(wire, caller, partial(self._sockets.give_back, caller))

    def new_bucket(self) -> Bucket:
        """The rate limit for the frames of a wire."""
        rate, burst = FRAMES * self._reception.rate, FRAMES * self._reception.burst
        return Bucket(rate=rate, burst=burst, now=monotonic())

    def ping_all(self) -> None:
        for connection in list(self._reception.connections):
            connection.channel.ping()

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
