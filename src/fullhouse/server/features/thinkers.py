"""Workers in which bots think, apart from those of the guests' work."""

import asyncio
import contextlib
import logging
import pickle

from fullhouse.bots import bots_for
from fullhouse.bots.requests import BotAnswer, Request, answer
from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game
from fullhouse.server.errors import InternalError
from fullhouse.server.workers.port import Workers

log = logging.getLogger("fullhouse")
MOST_ATTEMPTS = 3


class Thinkers:
    """A few workers; without any, a thread thinks."""

    def __init__(self, pool: Workers | None = None, at_once: int = 1) -> None:
        self.pool, self.at_once = pool, at_once
        self._first: asyncio.Task[None] | None = None

    async def think(self, request: Request) -> BotAnswer:
        """A bot's answer. A process that dies is replaced and asked again, a few times; then this raises."""
        if self.pool is None:
            return await asyncio.to_thread(answer, request)
        for attempt in range(1, MOST_ATTEMPTS):
            try:
                return await self._asked(self.pool, request)
            except InternalError:
                log.warning("a worker of the bots was lost, attempt %d", attempt)
        return await self._asked(self.pool, request)

    async def start(self) -> None:
        """Start the processes before the first bot needs them."""
        if self.pool is not None:
            await self.pool.start()
            self._first = asyncio.create_task(self._first_moves(self.pool))

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()
        if self._first is not None:
            await self._first

    async def _first_moves(self, pool: Workers) -> None:
        """Nobody's moves, so that a process has loaded what its first one needs before a table waits."""
        with contextlib.suppress(FullHouseError):
            await asyncio.gather(*(self._asked(pool, _first_move()) for _ in range(self.at_once)))

    async def _asked(self, pool: Workers, request: Request) -> BotAnswer:
        reply = await pool.run("think", pickle.dumps(request), caller="bots")
        answered: BotAnswer = pickle.loads(reply)
        return answered


def _first_move() -> Request:
    """The first move of a new game."""
    played = game(built_in_ids()[0])
    state, _ = played.setup({}, played.fewest_seats, {"seed": 0})
    seat = played.to_move(state) or Seat(1)
    name = bots_for(played.id)[-1]
    return Request(bot=name, game=played.id, view=played.view(state, seat), seat=seat, seq=0, seed=0)
