"""A TCP proxy that can cut, slow down and hold up what goes through it."""

import asyncio
import contextlib

CHUNK = 1 << 16
CLOSING_SECONDS = 10.0


class Proxy:
    """Between a node and one of its servers."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self.delay = 0.0
        """Seconds that each piece is held up."""
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Close everything, and let nobody through."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def restore(self) -> None:
        self._is_cut, self.delay = False, 0.0

    async def close(self) -> None:
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
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        finally:
            self._open -= {writer, back}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
