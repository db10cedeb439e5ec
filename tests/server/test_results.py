"""Results and records: honest lists of the best, pages of one's own, and no codes of tables."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fullhouse.client import RefusedByServer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.history.results import ResultBody
from fullhouse.match.ids import TableId
from fullhouse.match.info import Settings
from fullhouse.match.ports import StoredResult
from fullhouse.problems.decks import Daily
from fullhouse.server.api import problems
from fullhouse.server.api.shapes import NewSeat, NewTable, Statistics
from fullhouse.server.features.totals import FEWEST, Solvers, Times
from fullhouse.server.tables import room
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.workers import pool
from fullhouse.server.workers.pool import process_pool
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked
from tests.store.sites import result
from tests.waiting import until

ME = NewSeat(who="me", name="Ana")
ALMOST = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
SOLO = NewTable(game="classic", seats=(ME,))


async def given_up(client: Served, new: NewTable) -> str:
    """The token of a table whose game was given up."""
    key = await client.create(new)
    async with await client.sit(key.token) as table:
        await table.vote("abandon")
    return key.token


async def played_out(client: Served, new: NewTable, last: str | None = None) -> None:
    """A game played to its end: by its last move, or by the first move there is, again and again."""
    key = await client.create(new)
    async with await client.sit(key.token) as table:
        while table.table.stage == "playing":
            seq = await table.play(last or table.moves()[0])
            await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]


async def test_only_honest_games_are_among_the_best(tmp_path: Path) -> None:
    arranged = NewTable(game="classic", seats=(ME,), setup={"problem": ALMOST})
    honest = NewTable(game="tiles", seats=(ME,), options={"referee": "guard"})

    async with serving(tmp_path) as client:
        await given_up(client, SOLO)
        await played_out(client, arranged, "i9=9")
        await played_out(client, honest)
        figures = await client.statistics()
        assert figures.finished == {"classic": 2, "tiles": 1}
        assert [best.game for best in figures.best] == ["tiles"]
        codes = {one.table.code for one in client.hub.rooms.values()}
        raw = (await asked(client, "GET", "/api/statistics"))[2].decode()
        assert not any(code in raw for code in codes)
    async with serving(tmp_path) as client:
        assert await client.statistics() == figures, "read again from the store"


async def test_a_day_tells_how_others_did_once_they_are_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only whoever solved the problem alone from its beginning counts, and each table once."""
    monkeypatch.setattr(problems, "daily", lambda level, day, **_: Daily(day, level, ALMOST))
    new = NewTable(game="classic", seats=(ME,), setup={"problem": ALMOST})

    async def figures(client: Served) -> Any:
        return msgspec.json.decode((await asked(client, "GET", "/api/daily"))[2])[0]["solvers"]

    async with serving(tmp_path) as client:
        for _ in range(FEWEST - 1):
            await played_out(client, new, "i9=9")
        two = await client.create(replace(new, seats=(ME, NewSeat(who="me", name="Bo"))))
        async with await client.sit(two.token) as together:
            await together.play("i9=9", seat=Seat(1))
        await given_up(client, new)
        assert await figures(client) is None
        key = await client.create(new)
        async with await client.sit(key.token) as table:
            await table.play("hint")
            await table.play("i9=8")
            assert table.perspectives[0].view["mistakes"] is None, "it would tell that the digit is wrong"
            await table.play("erase i9")
            await table.play("i9=9")
            await table.until(lambda now: now.table.stage == "over")
        before = await figures(client)
        assert (before["count"], len(before["times"])) == (FEWEST, FEWEST)
        assert before["without_hints"] == FEWEST - 1
        assert (before["counted"], before["faultless"]) == (FEWEST, FEWEST - 1)
        assert list(before["times"]) == sorted(before["times"])
    async with serving(tmp_path) as client:
        assert await figures(client) == before, "read again from the store"


def solved_in(
    table: int, seconds: float, problem: str = ALMOST, hints: int = 0, mistakes: int | None = None
) -> StoredResult:
    known = result(TableId(table), 0, at=table)
    body = msgspec.json.decode(known.body, type=ResultBody)
    shape = replace(body.shape, playing=Seconds(seconds), hints=hints, mistakes=mistakes)
    return replace(known, body=msgspec.json.encode(replace(body, shape=shape, problem=problem)))


def test_times_are_bounded_and_a_table_counts_once() -> None:
    times = Times(most=250)
    for table in range(200):
        times.add(solved_in(table, 200 - table, hints=table % 2))
        times.add(solved_in(table, 1))
    figures = times.of(ALMOST)
    assert figures is not None
    assert (figures.count, figures.median, figures.without_hints) == (200, 100.5, 100)
    assert figures.times == tuple(range(1, 200, 2))
    for table in range(200, 260):
        times.add(solved_in(table, 5, problem="another"))
    assert times.of(ALMOST) is None, "what was solved longest ago is forgotten first"
    assert times.of("another") == Solvers(60, Seconds(5), (5,) * 60, 60)


def test_wrong_digits_are_told_of_enough_of_those_who_are_counted() -> None:
    times = Times(most=250)
    for table in range(20):
        mistakes = None if table < 10 else table % 3
        times.add(solved_in(table, 9, mistakes=mistakes))
        figures = times.of(ALMOST)
        known = table - 9
        if figures is not None:
            assert figures.count == table + 1
            assert figures.counted == (known if known >= FEWEST else 0)
    assert figures is not None
    assert figures.faultless == sum(table % 3 == 0 for table in range(10, 20))


async def test_the_best_are_listed_by_options_and_stay_when_their_game_is_uninstalled(tmp_path: Path) -> None:
    usual = NewTable(game="tiles", seats=(ME,))

    async with serving(tmp_path) as client:
        await played_out(client, usual)
        await played_out(client, NewTable(game="tiles", seats=(ME,), options={"golden": "blocks"}))
        figures = await client.statistics()
        assert [(best.options["golden"], len(best.results)) for best in figures.best] == [
            ("blocks", 1),
            ("lines", 1),
        ]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
        known = file.execute("SELECT * FROM results WHERE table_id = 1").fetchone()
        file.execute("INSERT INTO results VALUES (9, 1, 'uninstalled', ?, ?, ?, ?, ?)", known[3:])
    async with serving(tmp_path) as client:
        figures = await client.statistics()
        assert [(best.game, best.options["golden"], len(best.results)) for best in figures.best] == [
            ("tiles", "blocks", 1),
            ("tiles", "lines", 1),
            ("uninstalled", "lines", 1),
        ]


async def test_statistics_look_at_no_stored_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unasked(*_arguments: Any, **_more: Any) -> None:
        raise AssertionError

    async with serving(tmp_path) as client:
        await given_up(client, SOLO)
        for question in ("results_of", "totals"):
            monkeypatch.setattr(client.hub.store, question, unasked)
        figures: Statistics = await client.statistics()
        assert figures.finished == {"classic": 1}


async def test_results_come_in_pages_and_each_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        tokens = []
        for _ in range(5):
            tokens.append(await given_up(client, SOLO))
            await asyncio.sleep(1)

        async def page(**more: Any) -> list[dict[str, Any]]:
            question = msgspec.json.encode({"tokens": tokens + tokens, **more})
            body = (await asked(client, "POST", "/api/results", question))[2]
            return msgspec.json.decode(body, type=list[dict[str, Any]])

        everything = await page()
        assert len(everything) == 5
        first = await page(most=3)
        rest = await page(most=3, before=first[-1]["finished"])
        assert [*first, *rest] == everything
        assert everything == sorted(everything, key=lambda one: -one["finished"])


async def test_the_record_of_a_table_without_spectators_needs_a_token(tmp_path: Path) -> None:
    closed = NewTable(game="classic", seats=(ME,), settings=Settings(spectators=False))

    async with serving(tmp_path) as client:
        token = await given_up(client, closed)
        code = client.hub.rooms[1].table.code
        with pytest.raises(RefusedByServer, match="unknown-token"):
            await client.record(code)
        assert (await client.record(code, token))["game"] == "classic"


async def test_a_record_is_put_together_by_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-m", "tests.server.slow_jobs"))
    monkeypatch.setenv("RELEASED", str(tmp_path / "released"))

    async with serving(tmp_path, pool=process_pool) as client:
        await given_up(client, SOLO)
        record = asyncio.create_task(client.record(client.hub.rooms[1].table.code))
        await until(lambda: client.services.workers.running == 1)
        await client.health()
        assert not record.done()
        (tmp_path / "released").touch()
        assert (await record)["game"] == "classic"


async def test_the_log_of_a_table_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_ENTRIES", 6)
    now = Seconds(1000)
    new = NewTable(game="tiles", seats=(ME, ME), options={"sand_glass": 5})

    async with serving(tmp_path, now=lambda: now) as client:
        key = await client.create(new)
        async with await client.sit(key.token) as table:
            for _ in range(6):
                now = Seconds(now + 1000)
                expire_clocks(client.hub, client.hub.rooms[1])
            assert client.hub.rooms[1].table.seq >= 6
            seq = client.hub.rooms[1].table.seq
            now = Seconds(now + 1000)
            expire_clocks(client.hub, client.hub.rooms[1])
            await table.until(lambda one: one.seq == seq)
            assert (client.hub.rooms[1].table.seq, client.hub.rooms[1].alarm.timer) == (seq, None)
            with pytest.raises(RefusedByServer, match="table-full"):
                await table.vote("pause")
