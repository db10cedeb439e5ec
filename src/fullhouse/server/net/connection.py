"""Connections to tables: who may open one, its `hello`, rate limits, messages to the hub and the answers."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Protocol

import msgspec

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.reasons import cause_of
from fullhouse.match.deciding.commands import AnyCommand, Play
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Visit
from fullhouse.match.perspectives import may_see
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.capacity import Rate
from fullhouse.server.errors import InternalError, NotAllowed, TooMany
from fullhouse.server.features.hints import Hints
from fullhouse.server.keys import Keys
from fullhouse.server.net.rate_limit import Bucket, Limits
from fullhouse.server.protocol import (
    LARGEST_MESSAGE,
    POLICY,
    PROTOCOL,
    TRY_AGAIN,
    FromClient,
    Hello,
    Ping,
    Pong,
    React,
    Select,
    Touch,
    read_message,
)
from fullhouse.server.tables.commands import carry_out, enter, judge_again, leave, react, select
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import bye, encoded, refused
from fullhouse.server.tables.room import Outgoing, Retry, Room, is_of_game, logged_fault
from fullhouse.server.tables.waiting import touch

log = logging.getLogger("fullhouse")
HELLO_TIMEOUT_SECONDS = 10
"""Until the first message has to come."""
MOST_EARLY = 20
"""Messages that may wait for the answer to `hello`."""
MOST_STRIKES = 200
"""Close the connection after this many messages that were malformed or over the rate limit."""
STRIKES = frozenset((HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS))
NOBODY = Holder()
OnRefusal = Callable[[str], None]
"""Called with the code of each refusal."""
CLIENT_BYTES = 16
"""Of the digest by which the connections of one client are known."""
MOST_BUFFERED_BYTES = 512 * 1024
"""What may wait for a client that does not read; then the connection is closed."""


class Channel(Protocol):
    """Carries messages to one client, in order."""

    @property
    def backlog(self) -> int:
        """The bytes of the messages that wait to be sent."""

    def send(self, message: bytes) -> None:
        """Send this after everything sent before."""

    def forget(self) -> None:
        """Do not send what still waits."""

    def close(self, code: int) -> None:
        """Close once everything said has been sent."""


class Receiver(Protocol):
    """Handles the messages that come over a channel."""

    def take(self, message: bytes) -> None: ...

    def flooded(self) -> None:
        """More frames came than the rate limit allows."""

    def gone(self) -> None:
        """The channel is closed."""


class Connections:
    """What all connections of a node share: the tables, the keys, the limits, and who is connected."""

    def __init__(
        self,
        hub: Hub,
        keys: Keys,
        hints: Hints,
        limits: Limits,
        *,
        rate: Rate,
        refused: OnRefusal,
    ) -> None:
        self.hub, self.keys, self.hints, self.limits = hub, keys, hints, limits
        self.rate, self.refused = rate, refused
        self.opened: set[Connection] = set()

    def open(self, channel: Channel, caller: str, on_gone: Callable[[], None]) -> "Connection":
        """A connection over a channel, from now on until the channel is gone."""
        connection = Connection(self, channel, caller, on_gone)
        self.opened.add(connection)
        return connection

    def new_bucket(self) -> Bucket:
        return Bucket(self.rate, now=self.hub.now())


class Connection:
    """Says hello first; after that it listens to one room and sends commands to it."""

    __slots__ = (
        "_bucket",
        "_connections",
        "_early",
        "_greeting",
        "_hello_timer",
        "_on_gone",
        "_room",
        "_strikes",
        "caller",
        "channel",
        "digest",
        "holder",
        "is_closing",
        "visit",
    )

    def __init__(
        self, connections: Connections, channel: Channel, caller: str, on_gone: Callable[[], None]
    ) -> None:
        self._connections, self.channel, self.caller, self._on_gone = connections, channel, caller, on_gone
        self._room: Room | None = None
        self._bucket: Bucket = connections.new_bucket()
        self._strikes = 0
        self._greeting: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        """What came while the hello was looked up."""
        self.holder = NOBODY
        self.digest = b""
        self.visit: Visit | None = None
        self.is_closing = False
        self._hello_timer: asyncio.TimerHandle | None = connections.hub.clock.call_later(
            HELLO_TIMEOUT_SECONDS, self._turn_away, BadInput("hello-first")
        )

    # Called by the channel

    def take(self, message: bytes) -> None:
        """One message: always an answer, never an exception."""
        if self._room is not None:
            self._carry_out(message, self._room)
        elif self._greeting is None:
            self._greeting = asyncio.get_running_loop().create_task(self._greet(message))
        elif len(self._early) < MOST_EARLY:
            self._early.append(message)
        else:
            self.flooded()

    def flooded(self) -> None:
        self.close(POLICY, bye("too-many-messages"))

    def gone(self) -> None:
        """The channel is closed."""
        self._stop_hello_timer()
        self._connections.opened.discard(self)
        self._on_gone()
        self.is_closing = True
        if self._room is not None:
            leave(self._connections.hub, self._room, self)

    # Called by the room

    def push(self, message: bytes) -> None:
        """Send this, after everything pushed before. A slow reader holds up nobody else."""
        if self.is_closing:
            return
        if self.channel.backlog > MOST_BUFFERED_BYTES:
            self.channel.forget()
            self.close(TRY_AGAIN, bye("too-slow"))
            return
        self.channel.send(message)

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""
        if not self.is_closing:
            if last_words is not None:
                self.channel.send(last_words)
            self.is_closing = True
            self.channel.close(code)

    # Inside

    async def _greet(self, message: bytes) -> None:
        connections = self._connections
        try:
            connections.limits.check(self.caller)
            hello = message_from(message)
            if not isinstance(hello, Hello):
                raise BadInput("hello-first")
            if hello.protocol != PROTOCOL:
                raise BadInput("wrong-protocol", value=hello.protocol, expected=PROTOCOL)
            digest, key = await connections.keys.find(hello.token)
            visit = visit_of(digest, hello)
            room = await self._room_as_seen(key.table, hello.after, visit)
            if self.is_closing:
                return
            if not may_see(room.table, key.holder):
                raise NotAllowed("no-spectators")
        except FullHouseError as error:
            self._turn_away(error)
            return
        except Exception:
            log.exception("hello failed")
            self._turn_away(InternalError())
            return
        self._stop_hello_timer()
        self.digest, self.visit, self.holder, self._room = digest, visit, key.holder, room
        try:
            enter(connections.hub, room, self, hello.after)
        except Exception as error:
            if not is_of_game(room, error):
                log.exception("table %d: nobody can be welcomed", room.id)
            self.close(POLICY, bye(logged_fault(room, error).code if is_of_game(room, error) else "not-told"))
            return
        for early in self._early:
            self._carry_out(early, room)
        self._early.clear()

    async def _room_as_seen(self, table: TableId, after: Seq | None, visit: Visit | None) -> Room:
        """The room of a table, with the entry that was seen elsewhere; it may be unloaded meanwhile.

        Whoever has come back from another node is fenced off there, before anything is refused here.
        """
        hub = self._connections.hub
        room = await hub.room(table)
        if visit is not None and not room.visits.came_from_here(visit):
            after = max(after or Seq(0), await hub.cluster.fence(table, visit))
            room = await hub.room(table)
        while after is not None and after > room.table.seq:
            behind = room
            await hub.cluster.catch_up_to(behind, after)
            room = await hub.room(table)
            if room is behind:
                break  # its log has no more
        return room

    def _carry_out(self, message: bytes, room: Room) -> None:
        hub, command_id = self._connections.hub, None
        command: AnyCommand | None = None
        try:
            within_rate = self._bucket.take(hub.now())
            read = message_from(message)
            if isinstance(read, Hello):
                raise BadInput("hello-once")
            command_id = read.id
            if not within_rate:
                raise TooMany("too-many-messages", rate=self._connections.rate.a_second)
            if isinstance(read, Ping):
                self.push(encoded(Pong(id=read.id, now=hub.now())))
                return
            touch(hub, room, self.holder)
            if isinstance(read, React):
                react(hub, room, self.holder, read)
            elif isinstance(read, Select):
                select(hub, room, self, read)
            elif not isinstance(read, Touch):
                command = read
                carry_out(hub, room, self.holder, read, self)
                if isinstance(read, Play) and not self.is_closing and room.table.asks_for_hint(read.move):
                    self._connections.hints.answer(room, self, read)
        except FullHouseError as error:
            if isinstance(error, StoreTrouble) and not hub.cluster.is_alone:
                # Another node may have stored it: who comes back with its id hears what became of it.
                self._turn_away(error)
                return
            retry = None if command is None else partial(judge_again, hub, room, self.holder, command, self)
            self._refuse(room, command_id, error, retry)
        except Exception:
            log.exception("table %d: a message failed", room.id)
            self._refuse(room, command_id, InternalError())

    def _refuse(
        self, room: Room, command_id: str | None, error: FullHouseError, retry: Retry | None = None
    ) -> None:
        """Send the refusal after the news that may be its reason; close after too many strikes."""
        messages: list[Outgoing] = [(self, refused(command_id, error))]
        room.tell(messages, retry or partial(room.tell, messages))
        self._connections.refused(error.code)
        if error.status in STRIKES:
            self._strikes += 1
            if self._strikes > MOST_STRIKES:
                self.close(POLICY, bye("too-many-messages"))

    def _turn_away(self, error: FullHouseError) -> None:
        self._stop_hello_timer()
        self._connections.refused(error.code)
        if isinstance(error, StoreTrouble):
            self.close(TRY_AGAIN, bye(error.code))
        else:
            self.close(POLICY, refused(None, error))

    def _stop_hello_timer(self) -> None:
        if self._hello_timer is not None:
            self._hello_timer.cancel()
            self._hello_timer = None


def visit_of(digest: bytes, hello: Hello) -> Visit | None:
    """The same session with another key is another client."""
    if hello.session is None:
        return None
    client = hashlib.blake2b(hello.session.encode(), key=digest, digest_size=CLIENT_BYTES).digest()
    return Visit(client, hello.again)


def message_from(message: bytes) -> FromClient:
    if len(message) > LARGEST_MESSAGE:
        raise BadInput("message-too-large", size=len(message), most=LARGEST_MESSAGE)
    try:
        read: FromClient = read_message(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        log.debug("a message that cannot be read: %s", error)
        raise BadInput("bad-message", **cause_of(error)) from None
    return read
