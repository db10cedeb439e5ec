"""One thing a day: everybody gets the same puzzle and the same deal, and the house tells how others did."""

from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.bots import VERSION
from fullhouse.core.errors import FullHouseError
from fullhouse.match.history.results import DayResult
from fullhouse.problems import days
from fullhouse.problems.days import DayDeal, Today
from fullhouse.server.api import today
from fullhouse.server.api.shapes import DayShape, Key, OpenToday
from tests.server.local_server import Served, serving

pytestmark = pytest.mark.usefixtures("adapter")
NOON = 1_795_089_600.0
"""19 November 2026."""
DAY = "2026-11-19"
ALMOST = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."


async def day(client: Served, wanted: str = DAY) -> DayShape:
    return await client.get(f"/api/today?date={wanted}", DayShape)


async def opened(client: Served, name: str, wanted: str = DAY) -> Key:
    return await client.post("/api/today", OpenToday(date=wanted, name=name, bot_name="Fox", brisk=True), Key)


async def test_a_day_is_the_same_on_every_server_and_at_each_table(tmp_path: Path) -> None:
    listed = days.today(date.fromisoformat(DAY))
    boards = []
    for house in ("one", "two"):
        async with serving(tmp_path / house, now=lambda: NOON) as client:
            shape = await day(client)
            assert (shape.number, shape.problem, shape.game) == (
                listed.number,
                listed.problem,
                listed.deal.game,
            )
            assert await day(client, "") == shape
            key = await opened(client, "Ann")
            async with await client.sit(key.token) as table:
                assert (table.table.day, table.table.game) == (listed.number, listed.deal.game)
                assert [seat.bot for seat in table.table.seats] == [None, listed.deal.bot]
                assert table.table.options["referee"] == "guard"
                boards.append(table.perspective.view["board"])
            room = next(iter(client.hub.rooms.values()))
            assert room.table.chosen_setup == listed.deal.setup
    assert boards[0] == boards[1]


async def test_a_day_may_be_tomorrow_elsewhere_and_no_later(tmp_path: Path) -> None:
    async with serving(tmp_path, now=lambda: NOON) as client:
        assert (await day(client, "2026-11-20")).number == (await day(client)).number + 1
        for wanted, code in (("2026-11-21", "daily-not-yet"), ("2026-02-30", "bad-date")):
            for ask in (day(client, wanted), opened(client, "Ann", wanted)):
                with pytest.raises(FullHouseError, match=code):
                    await ask
        assert (await day(client, "2026-03-01")).number < 1, "days before the first one have theirs, too"


def a_short_day(number: int = 18) -> Today:
    rules: dict[str, Any] = {"referee": "guard", "sand_glass": None}
    deal = DayDeal("markers", "casual", rules, {"problem": ALMOST})
    return Today(date.fromisoformat(DAY), number, 1, ALMOST, deal)


async def test_the_house_lists_what_was_made_of_a_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the day's own deal counts, not a rematch; and only by the same rules against the same bots."""
    monkeypatch.setattr(today, "today", lambda _: a_short_day())
    async with serving(tmp_path, now=lambda: NOON) as client:
        assert (await day(client)).played == 0
        for name in ("Ann", "Ben"):
            key = await opened(client, name)
            async with await client.sit(key.token) as table:
                await table.play("i9=9")
                await table.until(lambda now: now.table.stage == "over")
                if name == "Ben":
                    await table.vote("rematch")
                    await table.until(lambda now: now.table.round == 2)
                    assert table.table.day == 0
                    await table.vote("abandon")
                    await table.until(lambda now: now.table.stage == "over")
        given_up = await opened(client, "Cleo")
        async with await client.sit(given_up.token) as table:
            await table.vote("abandon")
            await table.until(lambda now: now.table.stage == "over")
        told = await day(client)
        assert (told.played, told.best) == (2, (DayResult("Ann", 9, True), DayResult("Ben", 9, True)))
    async with serving(tmp_path, now=lambda: NOON) as client:
        assert await day(client) == told, "read again from the store"
        monkeypatch.setattr("fullhouse.bots.VERSION", VERSION + 1)
        services = client.application.services
        assert services is not None
        await services.totals.load()
        assert (await day(client)).played == 0
        assert msgspec.to_builtins(told)["best"][0] == {"name": "Ann", "points": 9, "won": True}
