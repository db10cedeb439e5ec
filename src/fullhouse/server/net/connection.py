"""One WebSocket connection: its `hello`, its rate limit, its messages to the hub and the answers to it."""

import asyncio
import logging
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.match.holder import Holder
from fullhouse.match.perspectives import may_see
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.errors import InternalError, NotAllowed, TooMany
from fullhouse.server.net.limits import Bucket
from fullhouse.server.net.wire import MOST_BUFFERED, Wire
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
    read_message,
)
from fullhouse.server.tables.asides import react, select
from fullhouse.server.tables.messages import bye, encoded, refused
from fullhouse.server.tables.room import Again, Parcel, Room
from fullhouse.server.tables.visits import enter, leave

if TYPE_CHECKING:
    from fullhouse.server.net.gate import Gate

log = logging.getLogger("fullhouse")
HELLO_TIMEOUT = 10
"""Seconds until the first message has to come."""
MOST_EARLY = 20
"""Messages that may wait for the answer to `hello`."""
MOST_STRIKES = 200
"""Close the connection after this many messages that were malformed or over the rate limit."""
STRIKES = frozenset((HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS))
NOBODY = Holder()


class Connection:
    """Says hello first; after that it listens to one room and sends commands to it."""

    __slots__ = (
        "_bucket",
        "_early",
        "_gate",
        "_greeting",
        "_hello_timer",
        "_room",
        "_strikes",
        "caller",
        "digest",
        "holder",
        "is_closing",
        "wire",
    )

    def __init__(self, gate: "Gate", wire: Wire, caller: str) -> None:
        self._gate, self.wire, self.caller = gate, wire, caller
        self._room: Room | None = None
        self._bucket: Bucket = gate.new_bucket()
        self._strikes = 0
        self._greeting: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        """What came while the hello was looked up."""
        self.holder = NOBODY
        self.digest = b""
        self.is_closing = False
        self._hello_timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            HELLO_TIMEOUT, self._turn_away, BadInput("hello-first")
        )

    # Called by the wire

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
        """The wire is closed."""
        self._stop_hello_timer()
        self._gate.gone(self)
        self.is_closing = True
        if self._room is not None:
            leave(self._gate.hub, self._room, self)

    # Called by the room

    def push(self, message: bytes) -> None:
        """Send this, after everything pushed before. A slow reader holds up nobody else."""
        if self.is_closing:
            return
        if self.wire.backlog > MOST_BUFFERED:
            self.wire.forget()
            self.close(TRY_AGAIN, bye("too-slow"))
            return
        self.wire.send(message)

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""
        if not self.is_closing:
            if last_words is not None:
                self.wire.send(last_words)
            self.is_closing = True
            self.wire.close(code)

    # Inside

    async def _greet(self, message: bytes) -> None:
        gate = self._gate
        try:
            gate.limits.check(self.caller)
            hello = _read(message)
            if not isinstance(hello, Hello):
                raise BadInput("hello-first")
            if hello.protocol != PROTOCOL:
                raise BadInput("wrong-protocol", value=hello.protocol, expected=PROTOCOL)
            digest, key = await gate.keys.find(hello.token)
            room = await gate.hub.room(key.table)
            if hello.after is not None and hello.after > room.table.seq:
                await gate.hub.company.reach(room, hello.after)
                room = await gate.hub.room(key.table)
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
        self.digest, self.holder, self._room = digest, key.holder, room
        enter(gate.hub, room, self, hello.after)
        for early in self._early:
            self._carry_out(early, room)
        self._early.clear()

    def _carry_out(self, message: bytes, room: Room) -> None:
        hub, command_id, command = self._gate.hub, None, None
        try:
            within_rate = self._bucket.take(hub.now())
            read = _read(message)
            if isinstance(read, Hello):
                raise BadInput("hello-once")
            command_id = read.id
            if not within_rate:
                raise TooMany("too-many-messages", rate=self._gate.rate)
            if isinstance(read, Ping):
                self.push(encoded(Pong(id=read.id, now=hub.now())))
                return
            if isinstance(read, React):
                react(hub, room, self.holder, read)
                return
            if isinstance(read, Select):
                select(hub, room, self, read)
                return
            command = read
            hub.command(room, self.holder, read, self)
        except FullHouseError as error:
            again = None if command is None else partial(hub.judge_again, room, self.holder, command, self)
            self._refuse(room, command_id, error, again)
        except Exception:
            log.exception("table %d: a message failed", room.id)
            self._refuse(room, command_id, InternalError())

    def _refuse(
        self, room: Room, command_id: str | None, error: FullHouseError, again: Again | None = None
    ) -> None:
        """Send the refusal after the news that may be its reason; close after too many strikes."""
        parcels: list[Parcel] = [(self, refused(command_id, error))]
        room.tell(parcels, again or partial(room.tell, parcels))
        self._gate.on_refusal(error.code)
        if error.status in STRIKES:
            self._strikes += 1
            if self._strikes > MOST_STRIKES:
                self.close(POLICY, bye("too-many-messages"))

    def _turn_away(self, error: FullHouseError) -> None:
        self._stop_hello_timer()
        self._gate.on_refusal(error.code)
        if isinstance(error, StoreTrouble):
            self.close(TRY_AGAIN, bye(error.code))
        else:
            self.close(POLICY, refused(None, error))

    def _stop_hello_timer(self) -> None:
        if self._hello_timer is not None:
            self._hello_timer.cancel()
            self._hello_timer = None


def _read(message: bytes) -> FromClient:
    if len(message) > LARGEST_MESSAGE:
        raise BadInput("message-too-large", size=len(message), most=LARGEST_MESSAGE)
    try:
        read: FromClient = read_message(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-message", detail=str(error)) from None
    return read
