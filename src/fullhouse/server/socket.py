"""One open socket: what waits to be sent, how much it may ask, and as whom it came. No decisions here."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from fullhouse.match.holder import Holder
from fullhouse.server.limits import Bucket

Send = Callable[[Any], Awaitable[None]]
MOST_WAITING = 500
"""Whoever is further behind than this is sent away, and can come back for the whole picture."""
TRY_AGAIN, GOING_AWAY, POLICY = 1013, 1001, 1008


class Socket:
    """Messages go out in order, by a task of its own: a slow reader holds up nobody else."""

    __slots__ = ("_closing", "_outbox", "_send", "_wake", "bucket", "digest", "holder", "strikes")

    def __init__(self, send: Send, *, digest: bytes, holder: Holder, bucket: Bucket) -> None:
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.digest = digest
        self.holder = holder
        self.bucket = bucket
        self.strikes = 0

    def push(self, message: bytes) -> None:
        """Send this soon, after everything pushed before."""
        if self._closing is not None:
            return
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            self.close(TRY_AGAIN, b'{"say":"bye","code":"too-slow"}')
            return
        self._outbox.append(message)
        self._wake.set()

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""
        if self._closing is None:
            if last_words is not None:
                self._outbox.append(last_words)
            self._closing = code
            self._wake.set()

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    async def pump(self) -> None:
        """Send what waits until this side closes. Errors end it: the other side has gone."""
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._wake.clear()
            await self._wake.wait()
