"""The processes in which bots think: they answer, die, are replaced, and take their turns."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor

import pytest

from fullhouse.bots.requests import Request
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.server.rooms import thinkers
from fullhouse.server.rooms.thinkers import Thinkers


def request(seq: int, bot: str = "club") -> Request:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": seq})
    view = played.view(state, Seat(1))
    return Request(bot=bot, game="tiles", view=view, seat=Seat(1), seq=seq, seed=1)


def test_an_answer_names_the_entry_it_was_asked_after_and_a_dead_process_is_replaced() -> None:
    async def ask() -> None:
        pool = Thinkers(1)
        try:
            first = await pool.think(request(3))
            assert (first.seq, first.choice.move is not None) == (3, True)
            assert isinstance(pool._executor, ProcessPoolExecutor)
            for process in list(pool._executor._processes):
                os.kill(process, signal.SIGKILL)
            assert (await pool.think(request(4))).seq == 4
        finally:
            pool.close()

    asyncio.run(ask())


def test_a_thread_thinks_as_the_processes_do() -> None:
    async def ask() -> None:
        here, there = Thinkers(0), Thinkers(1)
        try:
            assert await here.think(request(5)) == await there.think(request(5))
        finally:
            here.close()
            there.close()

    asyncio.run(ask())


def test_a_closed_pool_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "answer", lambda _request: pytest.fail("asked after the end"))

    async def ask() -> None:
        pool = Thinkers(0)
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await pool.think(request(6))

    asyncio.run(ask())
