"""Retention: games that nobody comes back to end, old tables go with their keys, and a table in use stays."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import RefusedByServer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ports import StoreTrouble
from fullhouse.server import app
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.idleness import DAY_SECONDS
from fullhouse.server.features.retention import Retention, retire
from fullhouse.server.tables.hub import Hub
from tests import virtual_time
from tests.clocks import WallClock
from tests.server.fakes import FakeStore
from tests.server.local_server import count_tables, serving
from tests.waiting import until

TWO = NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat(who="bot")))


async def test_abandoned_games_end_and_their_tables_are_deleted(tmp_path: Path) -> None:
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        left = await client.create(TWO)
        empty = await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat())))
        async with await client.sit(left.token) as table:
            await table.play(table.moves()[0])
        room = client.hub.rooms[1]
        await until(lambda: not room.listeners and not room.bot_timers.seats)  # no bot answers days later
        now = Seconds(now + 20 * DAY_SECONDS)
        used = await client.create(TWO)
        client.hub.forget_idle()
        now = Seconds(now + 11 * DAY_SECONDS)
        client.hub.forget_idle()
        await client.hub.store.settle()
        await retire(client.hub, Retention())
        ended, running = [(await client.turns(key.token))[0].table for key in (left, used)]
        assert ended is not None
        assert (ended.stage, ended.abandoned) == ("over", True)
        assert (await client.turns(empty.token))[0].table is None, "no move was ever made there"
        assert running is not None
        assert running.stage == "playing"
        for _ in range(2):
            now = Seconds(now + 450 * DAY_SECONDS)
            client.hub.forget_idle()
            await client.hub.store.settle()
            await retire(client.hub, Retention())
        with pytest.raises(RefusedByServer, match="unknown-code"):
            await client.preview(left.code)
        assert (await client.turns(left.token))[0].table is None
        assert (await client.statistics()).finished["challenge"] >= 1


@pytest.mark.parametrize("error", [StoreTrouble("away"), KeyError("a mistake")])
async def test_retention_goes_on_after_a_failure(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def failing(_hub: Any, _retention: Retention) -> int:
        nonlocal tries
        tries += 1
        raise error

    monkeypatch.setattr(app, "retire", failing)

    retiring = asyncio.create_task(
        app.keep_retiring(Hub(FakeStore(), WallClock(lambda: Seconds(0))), Retention())
    )
    await virtual_time.advance(3 * app.RETIRE_SECONDS)
    assert tries >= 3
    assert not retiring.done()
    retiring.cancel()


async def test_a_flood_of_old_tables_is_worked_off_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a hundred in ten minutes: whoever makes more than that would never see them go."""
    monkeypatch.setattr("fullhouse.server.features.retention.AT_ONCE", 3)
    monkeypatch.setattr("fullhouse.server.app.AT_ONCE", 3)
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        for _ in range(10):
            await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat())))
        now = Seconds(now + 500 * DAY_SECONDS)
        client.hub.forget_idle()
    async with serving(tmp_path, now=lambda: now) as client:
        await virtual_time.advance(10 * app.RETIRE_SOON_SECONDS)
        assert await count_tables(client.hub.store) == 0


@pytest.mark.parametrize("days", [45, 402])
async def test_a_clock_that_is_wrong_makes_no_table_old(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, days: int
) -> None:
    """A server that starts so many days ahead ends no game and deletes no table, not after a day either."""
    now = Seconds(1_000_000_000)
    async with serving(tmp_path, now=lambda: now) as client:
        key = await client.create(msgspec.structs.replace(TWO, seats=(NewSeat(who="me"), NewSeat(who="me"))))
        unplayed = await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat())))
        async with await client.sit(key.token) as table:
            await table.play(table.moves()[0], Seat(1))
    now = Seconds(now + days * DAY_SECONDS)
    async with serving(tmp_path, now=lambda: now) as client:
        await until(lambda: f"did not run for {days}.0 days" in caplog.text)
        for _ in range(2):
            await retire(client.hub, Retention())
            tables = [(await client.turns(token))[0].table for token in (key.token, unplayed.token)]
            assert [table.stage for table in tables if table] == ["playing", "gathering"]
            client.hub.forget_idle()
            now = Seconds(now + 2 * DAY_SECONDS)
            client.hub.forget_idle()
            await client.hub.store.settle()


async def test_days_in_which_no_server_ran_count_for_no_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Ten days of running, sixty off, nineteen of running: not yet thirty. Two more, and it is said."""
    caplog.set_level("INFO", "fullhouse")
    now = Seconds(1_000_000_000)
    async with serving(tmp_path, now=lambda: now) as client:
        await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat())))
        now = Seconds(now + 10 * DAY_SECONDS)
        client.hub.forget_idle()
    now = Seconds(now + 60 * DAY_SECONDS)
    async with serving(tmp_path, now=lambda: now) as client:
        await virtual_time.settle()  # that no server ran is stored
        for days, left in ((19, 1), (2, 0)):
            now = Seconds(now + days * DAY_SECONDS)
            await retire(client.hub, Retention())
            assert await count_tables(client.hub.store) == left
        assert "1 tables deleted" in caplog.text


async def test_nothing_is_retired_until_the_server_has_run_for_a_day(tmp_path: Path) -> None:
    """What was due before the jump waits, too. Another start does not begin the day anew."""
    now = Seconds(1_000_000_000)
    async with serving(tmp_path, now=lambda: now) as client:
        await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat())))
        now = Seconds(now + 31 * DAY_SECONDS)
    for hours, left in ((8, 1), (8, 1), (9, 0)):
        now = Seconds(now + 3 * DAY_SECONDS)
        async with serving(tmp_path, now=lambda: now) as client:  # noqa: B023
            await virtual_time.settle()
            now = Seconds(now + hours * 3600)
            await retire(client.hub, Retention())
            assert await count_tables(client.hub.store) == left
