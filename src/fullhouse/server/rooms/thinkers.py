"""Worker processes in which bots think, apart from those of the guests' work."""

import asyncio
import logging
import pickle

from fullhouse.bots.requests import BotAnswer, Request, answer
from fullhouse.server.errors import InternalError
from fullhouse.server.workers.pool import Pool

log = logging.getLogger("fullhouse")
ATTEMPTS = 3


class Thinkers:
    """A few processes; without any, a thread thinks."""

    def __init__(self, processes: int) -> None:
        self.at_once = max(1, processes)
        self.pool = Pool(processes) if processes else None

    async def think(self, request: Request) -> BotAnswer:
        """A bot's answer. A process that dies is replaced and asked again, a few times; then this raises."""
        if self.pool is None:
            return await asyncio.to_thread(answer, request)
        for attempt in range(1, ATTEMPTS):
            try:
                return await self._asked(self.pool, request)
            except InternalError:
                log.warning("a worker of the bots was lost, attempt %d", attempt)
        return await self._asked(self.pool, request)

    async def start(self) -> None:
        """Start the processes before the first bot needs them."""
        if self.pool is not None:
            await self.pool.start()

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()

    async def _asked(self, pool: Pool, request: Request) -> BotAnswer:
        reply = await pool.run("think", pickle.dumps(request), caller="bots")
        found: BotAnswer = pickle.loads(reply)
        return found
