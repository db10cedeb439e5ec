"""A player at any node: moves, comes back when it is cut off, and notes all that it was told."""

import asyncio
import contextlib
import hashlib
import json
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fullhouse.client.table import spelled_out
from fullhouse.match.info import LegalMoves
from tests.nodes.faults.histories import Known

TIMEOUT_SECONDS = 8.0
"""The fewest seconds without any message after which a player tries another node."""
RETRY_DELAYS_S = (0.3, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 2.0)
"""The most seconds before each attempt to come back; the last one repeats. The browser's go on to 16."""
HASTE_SECONDS = 0.05
"""Between two moves of somebody who plays as fast as they can."""
MIN_DELAY_SHARE = 0.5
"""The shortest wait, as a part of the longest."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Heard(NamedTuple):
    """What one message said about the table."""

    seq: int
    what: str
    """The kind of the entry; empty for a welcome."""
    move: str | None
    views: tuple[tuple[int | str, str], ...]
    """By viewer, a digest of position and legal moves."""
    asked: float | None
    """When a welcome was asked for."""


def digest(view: Any, legal: Any) -> str:
    """The same for the same data, in whatever order it is written."""
    text = json.dumps([view, legal], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


class Player:
    """Holds one seat of a table, or several."""

    def __init__(self, name: str, token: str, addresses: list[str], chance: Random, pace: float) -> None:
        self.name, self._token, self._addresses = name, token, addresses
        self._chance, self._pace = chance, pace
        self._patience = max(TIMEOUT_SECONDS, 2 * pace)
        self.is_sleepy = False
        """Lets every sand-glass run out."""
        self.is_deaf = self.is_mute = False
        """Whether nothing that is sent to it, or nothing that it sends, arrives."""
        self.is_hasty = False
        """Whether it plays as fast as it can."""
        self.heard: list[Heard] = []
        self.announced: list[Known] = []
        """The last entry that each message spoke of, answers among them."""
        self.sent: dict[str, float] = {}
        """When each command was sent first."""
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.times_lost = 0
        self.away: list[float] = []
        """Seconds between each loss of the connection and the next welcome."""
        self._lost_at: float | None = None
        self._tries = 0
        """Attempts to come back since the last welcome."""
        self.seq = 0
        self._stage = "gathering"
        self._legal: list[Any] = []
        self._pending: tuple[str, str] | None = None
        """A command without an answer: its id, and its text."""
        self._socket: ClientConnection | None = None
        self._asked = 0.0
        self._count = self._hellos = 0
        self._session = f"{chance.getrandbits(128):032x}"
        self._is_welcome = False
        self.node = ""
        """The address of the node that it talks to."""

    async def play(self) -> None:
        """Until this task is cancelled."""
        while True:
            try:
                await self._stay()
            except LOST:
                self.times_lost += 1
                if self._lost_at is None:
                    self._lost_at = asyncio.get_running_loop().time()
            longest = RETRY_DELAYS_S[min(self._tries, len(RETRY_DELAYS_S) - 1)]
            self._tries += 1
            await asyncio.sleep(self._chance.uniform(MIN_DELAY_SHARE * longest, longest))

    def state(self) -> str:
        """What it knows, for whoever wants to know why nothing happens."""
        silent = asyncio.get_running_loop().time() - (
            self.announced[-1].at if self.announced else self._asked
        )
        return (
            f"{self.name} ({'' if self._is_welcome else 'not '}welcome at {self.node}, {self._stage}, entry"
            f" {self.seq}, {len(self._legal)} forms of moves, unanswered {self._pending}, nothing heard for"
            f" {silent:.0f} s, lost {self.times_lost} times)"
        )

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _stay(self) -> None:
        async with await self._dial() as socket:
            self._socket = socket
            hello: dict[str, Any] = {"do": "hello", "token": self._token, "session": self._session}
            hello |= {"again": self._hellos, **({"after": self.seq} if self.seq else {})}
            self._hellos += 1
            self._asked = asyncio.get_running_loop().time()
            await socket.send(json.dumps(hello))
            self._is_welcome = False
            due = self._next()
            while True:
                now = asyncio.get_running_loop().time()
                try:
                    # Not wait_for: before Python 3.12 it may swallow a cancellation.
                    async with asyncio.timeout(max(0.0, min(due - now, self._patience))):
                        raw = await socket.recv()
                except TimeoutError:
                    if due - now > self._patience:
                        raise
                    if self._is_welcome:
                        await self._act(socket)
                    due = self._next()
                    continue
                if self.is_deaf:
                    continue
                is_new = self._take(msgspec.json.decode(raw))
                if is_new and not self._is_welcome:
                    self._is_welcome = True
                    self._tries = 0
                    if self._lost_at is not None:
                        self.away.append(asyncio.get_running_loop().time() - self._lost_at)
                        self._lost_at = None
                    if self._pending is not None:  # the same id makes a repeat harmless
                        await self._post(socket, self._pending[1])

    async def _dial(self) -> ClientConnection:
        """Connect to any node; where it refuses, to the next one, as a balancer would."""
        for address in self._chance.sample(self._addresses, len(self._addresses)):
            with contextlib.suppress(ConnectionRefusedError):
                socket = await connect(
                    f"ws://{address}/api/socket",
                    compression=None,
                    max_size=None,
                    open_timeout=TIMEOUT_SECONDS,
                )
                self.node = address
                return socket
        raise ConnectionRefusedError

    def _next(self) -> float:
        pace = HASTE_SECONDS if self.is_hasty else self._pace
        return asyncio.get_running_loop().time() + self._chance.uniform(0.3, 1.7) * pace

    def _take(self, message: dict[str, Any]) -> bool:
        """Note a message; whether it shows the table."""
        say = message["say"]
        if say in ("welcome", "news"):
            self._note(message)
            return True
        if say in ("done", "refused") and message["id"] is not None:
            if say == "done":
                self.done[message["id"]] = message["seq"]
                self._know(message["seq"], say)
            else:
                self.refused[message["id"]] = message["code"]
            if self._pending is not None and message["id"] == self._pending[0]:
                self._pending = None
        return False

    def _note(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        if message["table"] is not None:
            self._stage = message["table"]["stage"]
        seen = message["perspectives"]
        self._legal = [form for each in seen for form in each["legal"]]
        views = tuple((each["viewer"], digest(each["view"], each["legal"])) for each in seen)
        asked = self._asked if message["say"] == "welcome" else None
        self.heard.append(Heard(self.seq, message.get("what", ""), message.get("move"), views, asked))
        self._know(self.seq, message["say"])

    def _know(self, seq: int, say: str) -> None:
        now = asyncio.get_running_loop().time()
        self.announced.append(Known(now, seq, f"{say} of {self.node}", is_answer=say == "done"))

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            return
        if self._stage == "over":
            await self._send(socket, {"do": "vote", "topic": "rematch"})
        elif self._stage == "playing" and self._legal and not self.is_sleepy:
            form = self._chance.choice(self._legal)
            size = 9
            moves = spelled_out(LegalMoves(form["form"], form["cells"]), size)
            await self._send(socket, {"do": "play", "after": self.seq, "move": self._chance.choice(moves)})

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self._count += 1
        number = f"{self.name}-{self._count}"
        self._pending = number, json.dumps({**command, "id": number})
        self.sent[number] = asyncio.get_running_loop().time()
        await self._post(socket, self._pending[1])

    async def _post(self, socket: ClientConnection, command: str) -> None:
        if not self.is_mute:
            await socket.send(command)
