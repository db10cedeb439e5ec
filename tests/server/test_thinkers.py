"""The worker processes of the bots: they answer, die, are replaced, and answer as a thread would."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from fullhouse.bots.requests import BotAnswer, Request, answer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.system_clock import SystemClock
from fullhouse.games import game
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.errors import Unavailable
from fullhouse.server.features.bots import Pace, Thinkers
from fullhouse.server.workers.pool import Pool, ProcessWorker
from tests.server.local_server import serving
from tests.waiting import until


def request(seq: int) -> Request:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": seq})
    view = played.view(state, Seat(1))
    return Request(bot="club", game="tiles", view=view, seat=Seat(1), seq=seq, seed=1)


async def test_an_answer_names_the_entry_it_was_asked_after_and_a_dead_worker_is_replaced() -> None:
    worker = ProcessWorker(SystemClock())
    here, there = Thinkers(), Thinkers(Pool([worker]))
    try:
        first = await there.think(request(3))
        assert (first.seq, first.choice.move is not None) == (3, True)
        assert first == await here.think(request(3))
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert (await there.think(request(4))).seq == 4
    finally:
        await there.close()
    with pytest.raises(Unavailable):
        await there.think(request(5))


async def test_many_bot_tables_think_no_more_than_a_few_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, pace=Pace(Seconds(0), Seconds(0), Seconds(0))) as client:
        services = client.application.services
        assert services is not None
        thinking, most, let_go = 0, 0, asyncio.Event()

        async def think(asked: Request) -> BotAnswer:
            nonlocal thinking, most
            thinking += 1
            most = max(most, thinking)
            await let_go.wait()
            thinking -= 1
            return answer(asked)

        monkeypatch.setattr(services.thinkers, "think", think)
        bots = NewTable(game="tiles", seats=(NewSeat(who="bot", bot="random"),) * 2)
        for _ in range(12):
            await client.create(bots)
        rooms = client.hub.rooms.values()
        await until(lambda: sum(list(room.bot_timers.seats.values()).count(None) for room in rooms) >= 12)
        assert most == services.thinkers.at_once
        let_go.set()
        await until(lambda: min(room.table.seq for room in client.hub.rooms.values()) >= 3)
        assert most == services.thinkers.at_once
