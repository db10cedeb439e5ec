"""The door for sockets: Origin, `hello`, size and pace are checked here; then messages go to the hub."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from websockets.http11 import Request

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.server.config import Config
from fullhouse.server.keys import Keys, TooMany
from fullhouse.server.net.limits import Bucket, Limits
from fullhouse.server.net.socket import POLICY, Socket
from fullhouse.server.net.wire import Visitor, Wire
from fullhouse.server.protocol import LARGEST_MESSAGE, PROTOCOL, FromClient, Hello, Ping, Pong, read_message
from fullhouse.server.rooms.hub import Hub
from fullhouse.server.rooms.news import bye, encoded, refused
from fullhouse.server.rooms.room import Room

log = logging.getLogger("fullhouse")
PATH = "/api/socket"
STRIKES = 200
"""Whoever goes on after so many refusals for haste is sent away."""
PROXY = "127.0.0.1"
"""Whose word about the caller's address is taken, as uvicorn does for requests."""
PATIENCE = 10
"""So many seconds a socket may take to say hello."""


class Sockets:
    """Takes sockets of browsers from our own origin, and of programs, which send none."""

    def __init__(self, hub: Hub, keys: Keys, limits: Limits, config: Config) -> None:
        self.hub, self.keys, self.limits = hub, keys, limits
        self._origins = frozenset(config.origins)
        self.rate, self.burst = config.messages_a_second, config.messages_at_once
        self.wires: set[Wire] = set()

    @property
    def count(self) -> int:
        return len(self.wires)

    def welcome(self, wire: Wire, request: Request) -> Visitor | None:
        """Somebody comes: let in to say hello, or sent away."""
        if request.path.partition("?")[0] != PATH or not self.is_welcome(request):
            return None
        self.wires.add(wire)
        return Guest(self, wire, _address(wire, request))

    def is_welcome(self, request: Request) -> bool:
        """A browser says where its page came from: it has to be us."""
        origins = request.headers.get_all("Origin")
        if not origins or origins[0] in self._origins:
            return True
        try:
            came_from = urlsplit(origins[0]).netloc
        except ValueError:
            return False
        return bool(came_from) and came_from in request.headers.get_all("Host")

    def ping_all(self) -> None:
        for wire in list(self.wires):
            wire.ping()


class Guest:
    """Somebody who came over a wire: says hello first, then may ask."""

    __slots__ = ("_address", "_door", "_late", "_room", "_socket", "_wire")

    def __init__(self, door: Sockets, wire: Wire, address: str) -> None:
        self._door, self._wire, self._address = door, wire, address
        self._socket: Socket | None = None
        self._room: Room | None = None
        self._late: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            PATIENCE, self._send_away, BadInput("hello-first")
        )

    def take(self, message: bytes) -> None:
        """One message: always an answer, never an exception."""
        if self._socket is None or self._room is None:
            self._greet(message)
        else:
            self._deal_with(message, self._room, self._socket)

    def gone(self) -> None:
        self._stop_waiting()
        self._door.wires.discard(self._wire)
        if self._socket is not None and self._room is not None:
            self._socket.is_closing = True
            self._door.hub.leave(self._room, self._socket)

    def _greet(self, message: bytes) -> None:
        door = self._door
        try:
            door.limits.check(self._address)
            hello = _read(message)
            if not isinstance(hello, Hello):
                raise BadInput("hello-first")
            if hello.protocol != PROTOCOL:
                raise BadInput("wrong-protocol", value=hello.protocol, expected=PROTOCOL)
            digest, key = door.keys.find(hello.token)
            self._room = door.hub.room(key.table)
        except FullHouseError as error:
            self._send_away(error)
            return
        except Exception:
            log.exception("a hello could not be dealt with")
            self._send_away(BadInput("internal-error"))
            return
        self._stop_waiting()
        bucket = Bucket(rate=door.rate, burst=door.burst, now=door.hub.now())
        self._socket = Socket(self._wire, digest=digest, holder=key.holder, bucket=bucket)
        door.hub.enter(self._room, self._socket, hello.after)

    def _deal_with(self, message: bytes, room: Room, socket: Socket) -> None:
        hub, command_id = self._door.hub, None
        try:
            in_time = socket.bucket.take(hub.now())
            read = _read(message)
            if isinstance(read, Hello):
                raise BadInput("hello-once")
            command_id = read.id
            if not in_time:
                raise TooMany("too-many-messages", rate=self._door.rate)
            if isinstance(read, Ping):
                socket.push(encoded(Pong(id=read.id, now=hub.now())))
                return
            hub.command(hub.room(room.id), socket.holder, read, socket)
        except FullHouseError as error:
            _refuse(room, socket, command_id, error)
        except Exception:
            log.exception("a message could not be dealt with")
            _refuse(room, socket, command_id, BadInput("internal-error"))

    def _send_away(self, error: FullHouseError) -> None:
        self._stop_waiting()
        self._wire.send(refused(None, error))
        self._wire.close(POLICY)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _refuse(room: Room, socket: Socket, command_id: str | None, error: FullHouseError) -> None:
    """Say no, after the news that may be the reason. Whoever cannot stop asking is sent away."""
    room.tell([(socket, refused(command_id, error))])
    if isinstance(error, TooMany | BadInput):
        socket.strikes += 1
        if socket.strikes > STRIKES:
            socket.close(POLICY, bye("too-many-messages"))


def _read(message: bytes) -> FromClient:
    if len(message) > LARGEST_MESSAGE:
        raise BadInput("message-too-large", size=len(message), most=LARGEST_MESSAGE)
    try:
        read: FromClient = read_message(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-message", detail=str(error)) from None
    return read


def _address(wire: Wire, request: Request) -> str:
    """Who calls, also through a proxy on this machine."""
    peer = wire.transport.get_extra_info("peername")
    host = str(peer[0]) if peer else "?"
    forwarded = request.headers.get_all("X-Forwarded-For")
    return forwarded[-1].rpartition(",")[2].strip() if forwarded and host == PROXY else host
