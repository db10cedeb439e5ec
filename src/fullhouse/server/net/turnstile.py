"""Lets a few requests in at a time, in turns between callers: no move waits behind a crowd of requests."""

import asyncio

from fullhouse.server.fair_queue import FairQueue

AT_ONCE = 4
"""Requests that are let in between two looks of the event loop at its sockets."""


class Turnstile:
    """Who comes while nobody waits goes straight through."""

    def __init__(self) -> None:
        self._queue = FairQueue[asyncio.Future[None]]()
        self._let_in = 0
        self._is_turning = False

    async def enter(self, caller: str) -> None:
        """Wait for this caller's turn."""
        if self._let_in < AT_ONCE and not self._queue:
            self._let_in += 1
            self._turn_soon()
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(caller, waiting)
        self._turn_soon()
        await waiting

    def _turn_soon(self) -> None:
        if not self._is_turning:
            self._is_turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_turning, self._let_in = False, 0
        while self._queue and self._let_in < AT_ONCE:
            waiting = self._queue.take()
            if not waiting.done():
                waiting.set_result(None)
                self._let_in += 1
        if self._let_in or self._queue:
            self._turn_soon()
