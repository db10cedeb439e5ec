"""The worker processes of the bots: they answer, die, are replaced, and answer as a thread would."""

import asyncio
import os
import signal

import pytest

from fullhouse.bots.requests import Request
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.server.errors import Unavailable
from fullhouse.server.rooms.thinkers import Thinkers


def request(seq: int) -> Request:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": seq})
    view = played.view(state, Seat(1))
    return Request(bot="club", game="tiles", view=view, seat=Seat(1), seq=seq, seed=1)


def test_an_answer_names_the_entry_it_was_asked_after_and_a_dead_worker_is_replaced() -> None:
    async def ask() -> None:
        here, there = Thinkers(0), Thinkers(1)
        assert there.pool is not None
        try:
            first = await there.think(request(3))
            assert (first.seq, first.choice.move is not None) == (3, True)
            assert first == await here.think(request(3))
            process = await there.pool._workers[0].start()
            os.kill(process.pid, signal.SIGKILL)
            assert (await there.think(request(4))).seq == 4
        finally:
            await there.close()
        with pytest.raises(Unavailable):
            await there.think(request(5))

    asyncio.run(ask())
