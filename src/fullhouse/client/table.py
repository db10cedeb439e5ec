"""A connection to a table: sends commands, waits for their answers, and keeps the latest state."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.ids import Seat
from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.match.deciding.commands import AnyCommand, Play, Start, Vote
from fullhouse.match.ids import Seq, Topic
from fullhouse.match.info import ClockInfo, LegalMoves, Missed, Perspective, TableInfo
from fullhouse.server.protocol import (
    Advice,
    AnyFromServer,
    Bye,
    Done,
    Hello,
    News,
    Ping,
    Pong,
    Present,
    React,
    Reacted,
    Reaction,
    RefusedMessage,
    Welcome,
    You,
)

COLUMNS = "abcdefghi"
ANSWER_TIMEOUT_SECONDS = 30
Plain = dict[str, Any]
"""Views and events stay plain data, whatever the game."""
Heard = AnyFromServer[Plain, Plain]
hear = msgspec.json.Decoder(Heard).decode


class RefusedByServer(FullHouseError):
    """The server refused: the code and the facts."""


class Gone(Exception):
    """The connection is closed; the message is the server's reason, if it gave one."""


class ClientTable:
    """A live table. `perspectives`, `table`, `you`, `clock` are what the server said last."""

    def __init__(self, connection: ClientConnection, clock: Clock) -> None:
        self._connection, self._time = connection, clock
        self._waiting: dict[str, asyncio.Future[Seq]] = {}
        self._asking: dict[str, asyncio.Future[Advice]] = {}
        self._changed = asyncio.Condition()
        self._gone: str | None = None
        self._listening: asyncio.Task[None] | None = None
        self.heard: list[bytes] = []
        """Every message as it was received."""
        self.seq = Seq(0)
        self.table: TableInfo
        self.you: You
        self.present: Present
        self.perspectives: tuple[Perspective[Plain, Plain], ...] = ()
        self.clock: ClockInfo | None = None
        self.limit: ClockInfo | None = None
        self.missed: tuple[Missed[Plain], ...] | None = None
        self.news: list[News[Plain, Plain]] = []
        self.reactions: list[Reacted] = []

    @staticmethod
    async def connect(
        address: str,
        token: str,
        after: Seq | None = None,
        clock: Clock | None = None,
        *,
        session: str | None = None,
        again: int = 0,
    ) -> "ClientTable":
        """Say hello, and wait for the welcome."""
        url = f"ws{address.removeprefix('http')}/api/socket"
        connection = await connect(url, compression=None, max_size=None, open_timeout=ANSWER_TIMEOUT_SECONDS)
        table = ClientTable(connection, clock or SystemClock())
        hello = Hello(token=token, after=after, session=session, again=again)
        try:
            await connection.send(msgspec.json.encode(hello).decode())
            async with table._time.timeout(ANSWER_TIMEOUT_SECONDS):
                first = await connection.recv(decode=False)
            heard = hear(first)
            if isinstance(heard, Bye):
                await connection.close()
                raise Gone(heard.code)
            table._take(heard, first)
        except ConnectionClosed as closed:
            raise Gone(str(closed)) from None
        except BaseException:
            await connection.close()
            raise
        table._listening = asyncio.create_task(table._listen())
        return table

    async def __aenter__(self) -> "ClientTable":
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._connection.close()
        if self._listening is not None:
            await self._listening

    # Commands

    async def do(self, command: AnyCommand) -> Seq:
        """Send a command and wait for its answer. Raises RefusedByServer, or Gone."""
        answer: asyncio.Future[Seq] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = answer
        try:
            await self.send(msgspec.json.encode(command))
            async with self._time.timeout(ANSWER_TIMEOUT_SECONDS):
                return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def start(self) -> Seq:
        """The host starts the game; seats that are still open are taken away."""
        return await self.do(Start(id=new_id()))

    async def play(self, move: str, seat: Seat | None = None, after: Seq | None = None) -> Seq:
        """Make a move for the position seen last."""
        seen = self.seq if after is None else after
        return await self.do(Play(id=new_id(), move=move, after=seen, seat=seat))

    async def hint(
        self, seat: Seat | None = None, *, language: str = "en", command: str | None = None
    ) -> Advice:
        """Ask the coach. The game counts it; repeating a command's id does not count twice."""
        asked = Play(id=command or new_id(), move="hint", after=self.seq, seat=seat, language=language)
        answer: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        self._asking[asked.id] = answer
        try:
            await self.do(asked)
            async with self._time.timeout(ANSWER_TIMEOUT_SECONDS):
                advice = await answer
        finally:
            self._asking.pop(asked.id, None)
        if advice.code is not None:
            raise RefusedByServer(advice.code, **advice.facts)
        return advice

    async def vote(self, topic: Topic, *, agree: bool = True, share: str = "") -> Seq:
        """A vote; one for another game may bring a share of its deal along."""
        return await self.do(Vote(id=new_id(), topic=topic, agree=agree, share=share))

    async def react(self, reaction: Reaction, seat: Seat | None = None) -> None:
        """Send a reaction; whether it is told shows in `reactions`."""
        await self.send(msgspec.json.encode(React(id=new_id(), reaction=reaction, seat=seat)))

    async def ping(self) -> None:
        command = new_id()
        answer: asyncio.Future[Seq] = asyncio.get_running_loop().create_future()
        self._waiting[command] = answer
        await self.send(msgspec.json.encode(Ping(id=command)))
        async with self._time.timeout(ANSWER_TIMEOUT_SECONDS):
            await answer

    async def send(self, message: bytes) -> None:
        """Send a raw text message."""
        try:
            await self._connection.send(message.decode())
        except ConnectionClosed as closed:
            raise Gone(self._gone or str(closed)) from None

    # State

    @property
    def is_gone(self) -> bool:
        """Whether the connection is closed, by whichever side."""
        return self._gone is not None

    @property
    def perspective(self) -> Perspective[Plain, Plain]:
        """What one sees, of several seats the first. Raises BadInput in the lobby: no board is there yet."""
        if not self.perspectives:
            raise BadInput("no-board-yet", stage=self.table.stage)
        return self.perspectives[0]

    def perspective_of(self, seat: Seat) -> Perspective[Plain, Plain]:
        """The same of a seat that the key is for."""
        seen = next((one for one in self.perspectives if one.viewer == seat), None)
        if seen is None:
            raise BadInput("no-board-yet", stage=self.table.stage)
        return seen

    def moves(self, seat: Seat | None = None) -> list[str]:
        """All legal moves of a seat, as text."""
        seen = self.perspective if seat is None else self.perspective_of(seat)
        size = 9 if len(seen.view["board"]) == 81 else 6
        return [text for legal in seen.legal for text in spelled_out(legal, size)]

    async def until(
        self, is_so: Callable[["ClientTable"], bool], seconds: float | None = None
    ) -> "ClientTable":
        """Wait until a condition holds. Raises Gone if the connection closes first."""
        async with self._time.timeout(ANSWER_TIMEOUT_SECONDS if seconds is None else seconds), self._changed:
            while not is_so(self):
                if self._gone is not None:
                    raise Gone(self._gone)
                await self._changed.wait()
        return self

    # Messages

    async def _listen(self) -> None:
        why = "closed"
        try:
            async for message in self._connection:
                raw = message if isinstance(message, bytes) else message.encode()
                heard = hear(raw)
                if isinstance(heard, Bye):
                    why = heard.code
                async with self._changed:
                    self._take(heard, raw)
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._gone = why
            waiting: tuple[asyncio.Future[Any], ...] = (*self._waiting.values(), *self._asking.values())
            for answer in waiting:
                if not answer.done():
                    answer.set_exception(Gone(why))
            with contextlib.suppress(asyncio.CancelledError):
                async with self._changed:
                    self._changed.notify_all()

    def _take(self, heard: Heard, raw: bytes) -> None:
        self.heard.append(raw)
        match heard:
            case Welcome():
                self.seq, self.table, self.you = heard.seq, heard.table, heard.you
                self.present, self.missed = heard.present, heard.missed
                self.perspectives, self.clock, self.limit = heard.perspectives, heard.clock, heard.limit
            case News():
                self.seq = heard.seq
                # News that changes nothing on the board brings no perspectives.
                self.perspectives = heard.perspectives or self.perspectives
                self.clock, self.limit = heard.clock, heard.limit
                self.table, self.you = heard.table or self.table, heard.you or self.you
                self.news.append(heard)
            case Present():
                self.present = heard
            case Reacted():
                self.reactions.append(heard)
            case Done():
                self._answer(heard.id, heard.seq)
            case Advice():
                asked = self._asking.get(heard.id)
                if asked is not None and not asked.done():
                    asked.set_result(heard)
            case Pong():
                self._answer(heard.id, Seq(0))
            case RefusedMessage():
                self._refuse(heard)
            case Bye():
                pass

    def _answer(self, command: str, seq: Seq) -> None:
        answer = self._waiting.pop(command, None)
        if answer is not None and not answer.done():
            answer.set_result(seq)

    def _refuse(self, heard: RefusedMessage) -> None:
        refusal = RefusedByServer(heard.code, **heard.facts)
        answer = self._waiting.pop(heard.id or "", None)
        if answer is not None and not answer.done():
            answer.set_exception(refusal)
        elif not hasattr(self, "table"):
            raise refusal


def new_id() -> str:
    """A unique id for a command."""
    return secrets.token_urlsafe(9)


def new_session() -> str:
    """A text by which the connections of one client are known."""
    return secrets.token_urlsafe(16)


def spelled_out(legal: LegalMoves, size: int) -> list[str]:
    """The texts of moves that differ only in their cell.

    >>> spelled_out(LegalMoves("lay CELL", "201"), 9)
    ['lay a1', 'lay a2']
    """
    if legal.cells is None:
        return [legal.form]
    mask = int(legal.cells, 16)
    cells = [f"{COLUMNS[cell % size]}{cell // size + 1}" for cell in range(size * size) if mask >> cell & 1]
    return [legal.form.replace("CELL", cell) for cell in cells]
