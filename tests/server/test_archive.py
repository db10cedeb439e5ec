"""The archive: a log without news for a week is packed, read as before, and unpacked by the next entry."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Abandoned, Paused, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import NewEntry
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.idleness import DAY_SECONDS
from fullhouse.server.features.retention import Retention, retire
from fullhouse.store.file.backup import check
from fullhouse.store.file.store import SqliteStore
from tests.match.tables import Desk
from tests.server.local_server import Served, serving
from tests.server.test_results import played_out
from tests.waiting import until

SOLO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"),), options={"referee": "guard"})


def number(folder: Path, question: str) -> int:
    """What the database file says."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return int(connection.execute(question).fetchone()[0])


def rows(folder: Path, kind: str) -> int:
    return number(folder, f"SELECT count(*) FROM {kind}")


async def retired(client: Served) -> None:
    """Unload what nobody uses, and look for what is due."""
    client.hub.forget_idle()
    await client.hub.store.settle()
    await retire(client.hub, Retention())


async def test_a_finished_table_is_packed_and_read_as_before(tmp_path: Path) -> None:
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        await played_out(client, SOLO)
        store, code = client.hub.store, client.hub.rooms[1].table.code
        before, log = await client.record(code), await store.read_log(TableId(1))
        now = Seconds(now + 6 * DAY_SECONDS)
        await retired(client)
        assert rows(tmp_path, "archive") == 0
        now = Seconds(now + 2 * DAY_SECONDS)
        await retired(client)
        assert (rows(tmp_path, "archive"), rows(tmp_path, "entries")) == (1, 0)
        assert await store.read_log(TableId(1)) == log
        assert await store.last_entry(TableId(1)) == log[-1].at
        assert await client.record(code) == before
        assert (await client.preview(code)).stage == "over"
        packed = number(tmp_path, "SELECT length(body) FROM archive")
        assert packed < sum(len(write_entry(entry)) for entry in log) / 2
        await retired(client)
        assert rows(tmp_path, "archive") == 1, "a packed log stays packed"
    assert check(tmp_path / "tables.sqlite3").entries == len(log)


async def test_who_comes_back_to_a_packed_table_plays_on(tmp_path: Path) -> None:
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        key = await client.create(SOLO)
        async with await client.sit(key.token) as table:
            await table.play(table.moves()[0])
        await until(lambda: not client.hub.rooms[1].listeners)
        now = Seconds(now + 8 * DAY_SECONDS)
        await retired(client)
        assert rows(tmp_path, "archive") == 1
        async with await client.sit(key.token) as table:
            assert table.table.stage == "playing"
            seq = await table.play(table.moves()[0])
            await table.until(lambda seen: seen.seq >= seq)
        assert rows(tmp_path, "archive") == 0
        assert rows(tmp_path, "entries") == client.hub.rooms[1].table.seq


async def test_a_packed_log_has_no_gap_and_no_entry_twice(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    table = await store.open_table("bako-timu", Desk().log[0])
    assert table is not None
    outcomes: list[BaseException | None] = []
    store.append(NewEntry(table, Seq(2), Paused(at=Seconds(5))), outcomes.append)
    await store.archive(table)
    await store.archive(table)
    for seq in (2, 4):
        store.append(NewEntry(table, Seq(seq), Abandoned(at=Seconds(6))), outcomes.append)
    await store.settle()
    assert [error is None for error in outcomes] == [True, False, False]
    store.append(NewEntry(table, Seq(3), Abandoned(at=Seconds(6))), outcomes.append)
    await store.settle()
    log = await store.read_log(table)
    assert [type(entry).__name__ for entry in log] == ["Opened", "Paused", "Abandoned"]
    assert [len(lines) for lines in [await store.read_lines(table, Seq(2))]] == [2]
    await store.close()


async def test_the_number_of_a_deleted_table_is_not_given_again(tmp_path: Path) -> None:
    """Its results are still there, and would be those of the new table."""
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        await played_out(client, SOLO)
        now = Seconds(now + 401 * DAY_SECONDS)
        await retired(client)
        assert [rows(tmp_path, kind) for kind in ("tables", "entries", "archive", "keys")] == [0] * 4
        key = await client.create(SOLO)
        assert await client.results(key.token) == []


@pytest.mark.parametrize("days", [7, 30, 400])
async def test_every_length_can_be_changed(tmp_path: Path, days: int) -> None:
    """A table is looked at as often as the shortest length asks for, and each step happens in its time."""
    now = Seconds(1_000_000_000)
    lengths = {7: "archived", 30: "abandoned", 400: "kept"}
    policy = Retention(**{lengths[days]: Seconds(DAY_SECONDS)})

    async with serving(tmp_path, now=lambda: now) as client:
        store, key = client.hub.store, await client.create(SOLO)
        async with await client.sit(key.token) as table:
            await table.play(table.moves()[0])
        await until(lambda: not client.hub.rooms[1].listeners)
        now = Seconds(now + 2 * DAY_SECONDS)
        client.hub.forget_idle()
        await store.settle()
        await retire(client.hub, policy)
        state = (rows(tmp_path, "archive"), rows(tmp_path, "tables"), "Abandoned" in await _kinds(store))
        assert state == {7: (1, 1, False), 30: (0, 1, True), 400: (0, 0, False)}[days]


async def _kinds(store: Any) -> list[str]:
    return [type(entry).__name__ for entry in await store.read_log(TableId(1))]
