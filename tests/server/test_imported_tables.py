"""A log that somebody brings may be written by them: it is judged by a worker, and set right."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.match.entries import Rematch
from fullhouse.server.api.shapes import ExportedTable, ExportTable, Key
from fullhouse.server.capacity import Rate
from fullhouse.server.keys import read_code
from fullhouse.server.workers import pool
from fullhouse.server.workers.pool import process_pool
from fullhouse.solver import solve
from tests.server.local_server import Served, serving
from tests.waiting import until

Line = dict[str, Any]
ANA = NewSeat(who="me", name="Ana")
WITH_A_BOT = NewTable(game="tiles", seats=(ANA, NewSeat(who="bot")))
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


async def taken(client: Served, table: NewTable = WITH_A_BOT) -> list[Line]:
    """The log of a running table."""
    key = await client.create(table)
    moving = await client.post("/api/export", ExportTable(), ExportedTable, key.token)
    return [msgspec.json.decode(line) for line in moving.log.splitlines()]


async def bring(client: Served, lines: list[Line]) -> Key:
    log = "\n".join(msgspec.json.encode(line).decode() for line in lines)
    return await client.post("/api/import", ExportedTable(log=log), Key)


def changed(**changes: Any) -> Callable[[list[Line]], list[Line]]:
    return lambda lines: [{**lines[0], **changes}, *lines[1:]]


def chairs(**changes: Any) -> Callable[[list[Line]], list[Line]]:
    return lambda lines: [
        {**lines[0], "chairs": [{**chair, **changes} for chair in lines[0]["chairs"]]},
        *lines[1:],
    ]


@pytest.mark.parametrize(
    "change",
    [
        changed(rules=99),
        changed(rules=-1),
        changed(options={"sand_glass": 0.001}),
        chairs(colour=1_000_000),
        chairs(bot="nobody"),
        lambda lines: [{**lines[0], "chairs": [lines[0]["chairs"][0]] * 200}, *lines[1:]],
        lambda lines: [*lines, {**lines[-1], "what": "recoloured", "seat": 1, "colour": -3}],
        lambda lines: [*lines, {**lines[-1], "what": "driven", "seat": 2, "driver": "bot", "bot": "nobody"}],
    ],
)
async def test_what_no_house_writes_is_refused(
    tmp_path: Path, change: Callable[[list[Line]], list[Line]]
) -> None:
    async with serving(tmp_path) as client:
        lines = await taken(client)
        await bring(client, lines)
        before = len(client.hub.rooms)
        with pytest.raises(RefusedByServer, match="bad-log"):
            await bring(client, change(lines))
        assert len(client.hub.rooms) == before


@pytest.mark.parametrize("first", ["[" * 100_000, '{"a":' * 100_000, '{"at":' + "[" * 100_000])
async def test_a_log_that_is_nested_deeply_is_refused(tmp_path: Path, first: str) -> None:
    async with serving(tmp_path) as client:
        with pytest.raises(RefusedByServer, match="bad-log"):
            await client.post("/api/import", ExportedTable(log=first), Key)


async def test_codes_names_and_times_are_set_right(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        lines = await taken(client)
        lines[0]["code"] = "../\r\nset-cookie: a=b"
        lines[0]["chairs"][0]["name"] = "\x1b[31mAna\nBen"
        lines[0]["at"] = 1.7e308
        lines[-1]["at"] = -1.7e308
        lines.append({"what": "woke", "down": 1.7e308, "at": -1.7e308})
        key = await bring(client, lines)
        assert read_code(key.code) == key.code
        room = await client.hub.room_of_code(key.code)
        assert room.table.chairs[0].name == "[31mAna Ben"
        now = client.services.now()
        log = await client.hub.store.read_log(room.id)
        assert all(now - 60 <= entry.at <= now for entry in log)
        assert log[-1].down <= now
        lines[-1] = {"what": "renamed", "seat": 1, "name": "x" * 1_000, "at": 0}
        with pytest.raises(RefusedByServer, match="bad-name"):
            await bring(client, lines)


async def test_a_log_tells_nothing_about_a_problem_that_others_play_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        lines = await taken(client, NewTable(game="classic", seats=(ANA,), setup={"problem": PROBLEM}))
        people = (ANA, NewSeat(who="me", name="Ben"))
        await client.create(NewTable(game="one-two-three", seats=people, setup={"problem": PROBLEM}))
        right = solve(PROBLEM)[2]
        for digit in (right, "1" if right != "1" else "2"):
            guessed = PROBLEM[:2] + digit + PROBLEM[3:]
            for line in lines:
                if line.get("setup"):
                    line["setup"] = {"problem": guessed}
            with pytest.raises(RefusedByServer, match="problem-in-play"):
                await bring(client, lines)


async def test_who_imports_a_table_does_not_know_its_next_deal(tmp_path: Path) -> None:
    """The secrets in a log are those of whoever brings it: twice the same log, and two deals."""
    async with serving(tmp_path) as client:
        lines = await taken(client)
        next_deals = []
        for _ in range(2):
            key = await bring(client, lines)
            async with await client.sit(key.token) as ana:
                await ana.vote("abandon")
                await ana.vote("rematch")
            room = await client.hub.room_of_code(key.code)
            *_, last = await client.hub.store.read_log(room.id)
            assert isinstance(last, Rematch)
            next_deals.append(last.setup)
        assert next_deals[0] != next_deals[1]


async def test_everybody_sees_that_a_table_was_imported(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        here = await client.create(WITH_A_BOT)
        imported = await bring(client, await taken(client))
        for key, is_imported in ((here, False), (imported, True)):
            watcher = await client.watch(key.code)
            for token in (key.token, watcher.token):
                async with await client.sit(token) as table:
                    assert table.table.imported == is_imported


async def test_a_log_that_is_exported_does_not_tell_the_next_deal(tmp_path: Path) -> None:
    """A table is played on after a copy of it was made, and may wait for its first deal until then."""
    async with serving(tmp_path) as client:
        waiting = await client.create(msgspec.structs.replace(WITH_A_BOT, wait=True))
        over = await client.create(WITH_A_BOT)
        async with await client.sit(over.token) as ana:
            await ana.vote("abandon")
        for key, known in ((waiting, 0), (over, 1)):
            exported = await client.post("/api/export", ExportTable(copy=True), ExportedTable, key.token)
            room = await client.hub.room_of_code(key.code)
            assert room.table.seal is not None
            assert room.table.seal.secret not in exported.log
            assert exported.log.count('"sealed"') == known


async def test_a_log_is_played_again_by_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-m", "tests.server.slow_jobs"))
    monkeypatch.setenv("RELEASED", str(tmp_path / "released"))

    async with serving(tmp_path, pool=process_pool) as client:
        bringing = asyncio.create_task(bring(client, await taken(client)))
        await until(lambda: client.services.workers.running == 1)
        await client.health()
        assert not bringing.done()
        (tmp_path / "released").touch()
        assert (await bringing).seats == (1,)


async def test_a_long_log_costs_more(tmp_path: Path) -> None:
    async with serving(tmp_path, requests=Rate(0.001, 140)) as client:
        lines = await taken(client)  # 26 for the table, 27 for taking it
        with pytest.raises(RefusedByServer, match="too-many-requests"):
            await bring(client, [*lines, {"what": "paused", "id": "x" * 400_000, "at": 0}])
        await bring(client, lines)
