"""The door for sockets: Origin, `hello`, size and pace are checked here; then messages go to the hub."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.server.config import Config
from fullhouse.server.hub import Hub
from fullhouse.server.keys import Keys, TooMany
from fullhouse.server.limits import Bucket, Limits
from fullhouse.server.protocol import LARGEST_MESSAGE, PROTOCOL, FromClient, Hello, Ping, Pong, read_message
from fullhouse.server.room import Room
from fullhouse.server.socket import POLICY, Send, Socket
from fullhouse.server.telling import bye, encoded, refused

log = logging.getLogger("fullhouse")
Receive = Callable[[], Awaitable[Any]]
STRIKES = 200
"""Whoever goes on after so many refusals for haste is sent away."""
PATIENCE = 10
"""So many seconds a socket may take to say hello."""


class Sockets:
    """Takes sockets of browsers from our own origin, and of programs, which send none."""

    def __init__(self, hub: Hub, keys: Keys, limits: Limits, config: Config) -> None:
        self._hub, self._keys, self._limits = hub, keys, limits
        self._origins = frozenset(config.origins)
        self._rate, self._burst = config.messages_a_second, config.messages_at_once
        self.count = 0

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self.is_welcome(headers):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        self.count += 1
        try:
            await self._serve(_address(scope), receive, send)
        finally:
            self.count -= 1

    def is_welcome(self, headers: dict[str, str]) -> bool:
        """A browser says where its page came from: it has to be us."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return bool(origin) and urlsplit(origin).netloc == headers.get("host")

    async def _serve(self, address: str, receive: Receive, send: Send) -> None:
        bucket = Bucket(rate=self._rate, burst=self._burst, now=self._hub.now())
        try:
            self._limits.check(address)
            first = await asyncio.wait_for(receive(), PATIENCE)
            if first["type"] != "websocket.receive":
                return
            hello = _read(first)
            if not isinstance(hello, Hello):
                raise BadInput("hello-first")
            if hello.protocol != PROTOCOL:
                raise BadInput("wrong-protocol", value=hello.protocol, expected=PROTOCOL)
            digest, key = self._keys.find(hello.token)
            room = self._hub.room(key.table)
        except (FullHouseError, TimeoutError) as error:
            cause = error if isinstance(error, FullHouseError) else BadInput("hello-first")
            await _farewell(send, cause)
            return
        socket = Socket(send, digest=digest, holder=key.holder, bucket=bucket)
        self._hub.enter(room, socket, hello.after)
        await self._talk(room, socket, receive)

    async def _talk(self, room: Room, socket: Socket, receive: Receive) -> None:
        pump = asyncio.create_task(socket.pump())
        try:
            while not socket.is_closing:
                message = await receive()
                if message["type"] != "websocket.receive":
                    break
                self._take(room, socket, message)
            await asyncio.wait_for(pump, PATIENCE) if socket.is_closing else pump.cancel()
        except (OSError, RuntimeError, TimeoutError) as error:
            log.debug("a socket went away: %s", error)
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pump
            self._hub.leave(room, socket)

    def _take(self, room: Room, socket: Socket, message: dict[str, Any]) -> None:
        """One message: always an answer, never an exception."""
        command_id: str | None = None
        try:
            in_time = socket.bucket.take(self._hub.now())
            read = _read(message)
            if isinstance(read, Hello):
                raise BadInput("hello-once")
            command_id = read.id
            if not in_time:
                raise TooMany("too-many-messages", rate=self._rate)
            if isinstance(read, Ping):
                socket.push(encoded(Pong(id=read.id, now=self._hub.now())))
                return
            current = self._hub.room(room.id)
            self._hub.command(current, socket.holder, read, socket)
        except FullHouseError as error:
            self._refuse(room, socket, command_id, error)
        except Exception:
            log.exception("a message could not be dealt with")
            self._refuse(room, socket, command_id, BadInput("internal-error"))

    def _refuse(self, room: Room, socket: Socket, command_id: str | None, error: FullHouseError) -> None:
        """Say no, after the news that may be the reason. Whoever cannot stop asking is sent away."""
        room.tell([(socket, refused(command_id, error))])
        if isinstance(error, TooMany | BadInput):
            socket.strikes += 1
            if socket.strikes > STRIKES:
                socket.close(POLICY, bye("too-many-messages"))


def _read(message: dict[str, Any]) -> FromClient:
    text = message.get("text")
    source = message.get("bytes") or b"" if text is None else text.encode("utf-8", "replace")
    if len(source) > LARGEST_MESSAGE:
        raise BadInput("message-too-large", size=len(source), most=LARGEST_MESSAGE)
    try:
        read: FromClient = read_message(source)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-message", detail=str(error)) from None
    return read


async def _farewell(send: Send, error: FullHouseError) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.send", "text": refused(None, error).decode()})
        await send({"type": "websocket.close", "code": POLICY})


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"
