"""A TCP proxy that cuts, slows, holds up or loses what goes through it, also one way only."""

import asyncio
import contextlib
from random import Random

from tests.nodes.faults.replies import Replies, is_message

CHUNK = 1 << 16
CLOSING_SECONDS = 10.0
TO, FROM = "to", "from"
"""The ways: to the server, and from it."""


class Proxy:
    """Between a node and one of its servers."""

    def __init__(self, target: int, chance: Random | None = None) -> None:
        """With a source of chance it speaks Redis, and can lose single messages."""
        self._target, self._chance = target, chance
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self._is_free = {TO: asyncio.Event(), FROM: asyncio.Event()}
        self._lost: set[str] = set()
        self.delay = 0.0
        """Seconds that each piece is held up."""
        self.lost_share = self.late_share = 0.0
        """Of published messages: never come, or come up to `latest` seconds late and out of order."""
        self.latest = 0.0
        self.port = 0
        self.restore()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Close everything, and let nobody through."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def hold(self, way: str) -> None:
        """Let nothing through one way, as a network that is broken in one direction; nothing is closed."""
        self._is_free[way].clear()

    def lose(self, way: str) -> None:
        """What goes this way never comes. Whoever waits for it waits until the proxy is cut."""
        self._lost.add(way)

    def restore(self) -> None:
        """What was held goes on now, as packets that are sent again would."""
        self._is_cut, self.delay = False, 0.0
        self.lost_share = self.late_share = self.latest = 0.0
        self._lost.clear()
        for way in self._is_free.values():
            way.set()

    async def close(self) -> None:
        self.restore()
        self.cut()
        if self._server is not None:
            self._server.close()
        async with asyncio.timeout(CLOSING_SECONDS):
            while self._open:
                await asyncio.sleep(0.01)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        if self._is_cut:
            writer.transport.abort()
            back.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._pass_on(reader, back, TO), self._pass_on(there, writer, FROM))
        finally:
            self._open -= {writer, back}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        replies = Replies() if way == FROM and self._chance is not None else None
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._is_free[way].wait()
                if way in self._lost:
                    continue
                if replies is None:
                    writer.write(data)
                else:
                    for reply in replies.feed(data):
                        self._pass_reply(reply, writer)
                await writer.drain()
        writer.transport.abort()

    def _pass_reply(self, reply: bytes, writer: asyncio.StreamWriter) -> None:
        assert self._chance is not None
        drawn = self._chance.random() if is_message(reply) else 1.0
        if drawn < self.lost_share:
            return
        if drawn < self.lost_share + self.late_share:
            wait = self._chance.uniform(0, self.latest)
            asyncio.get_running_loop().call_later(wait, _write_late, writer, reply)
        else:
            writer.write(reply)


def _write_late(writer: asyncio.StreamWriter, reply: bytes) -> None:
    if not writer.is_closing():
        writer.write(reply)
