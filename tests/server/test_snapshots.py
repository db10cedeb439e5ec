"""Long games: a table wakes by its snapshot, shows what it showed, and no snapshot outlives its table."""

from pathlib import Path
from typing import Any

import pytest

from fullhouse.client.table import ClientTable
from fullhouse.core.ids import Seconds
from fullhouse.match.history.snapshots import agrees
from fullhouse.match.ids import TableId
from fullhouse.match.table import MOST_SENT, Table
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.idleness import DAY_SECONDS
from fullhouse.server.features.retention import Retention, retire
from fullhouse.server.tables import snapshots
from tests.server.local_server import Served, serving
from tests.waiting import until

ONE = TableId(1)
PAIR = NewTable(game="classic", seats=(NewSeat(who="me", name="Ana"), NewSeat()))


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY_ENTRIES", 30)


async def play_on(table: ClientTable, moves: int) -> None:
    """Put a note and take it away, again and again."""
    if table.table.stage == "gathering":
        seq = await table.start()
        await table.until(lambda table: table.seq >= seq)
    note = next(move for move in table.moves() if move.startswith("note"))
    for _ in range(moves):
        await table.play(note)


async def stored(client: Served) -> Any:
    await client.hub.store.settle()
    return await client.hub.store.read_recent(ONE)


async def test_a_long_game_wakes_by_its_snapshot_and_shows_what_it_showed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[object] = []
    apply = Table.apply

    def counted(table: Table, entry: Any) -> Any:
        applied.append(entry)
        return apply(table, entry)

    async with serving(tmp_path) as client:
        ana = await client.create(PAIR)
        await client.join(ana.code, "Ben")
        async with await client.sit(ana.token) as table:
            await play_on(table, 20)
            assert (await stored(client)).snapshot is None, "too short a game"
            await play_on(table, 30 + MOST_SENT)
        snapshot = await stored(client)
        assert snapshot.snapshot is not None
        log = await client.hub.store.read_log(ONE)
        assert agrees(snapshot.snapshot, log)
        before = client.hub.rooms[ONE].table
    monkeypatch.setattr(Table, "apply", counted)
    async with serving(tmp_path) as client, await client.sit(ana.token, before.seq - 5) as table:
        assert len(applied) < len(log) - snapshot.seq + 3, "the rest is not replayed"
        loaded = client.hub.rooms[ONE].table
        assert (loaded.state, loaded.answered, loaded.chairs) == (
            before.state, before.answered, before.chairs,
        )  # fmt: skip
        assert table.missed is not None
        assert len(table.missed) >= 5
        await play_on(table, 3)


async def test_names_that_are_deleted_are_in_no_snapshot(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        ana = await client.create(PAIR)
        ben = await client.join(ana.code, "Benjamin")
        async with await client.sit(ana.token) as table:
            await play_on(table, 35 + MOST_SENT)
        assert b"Benjamin" in (await stored(client)).snapshot
        await client.forget(ben.token)
        assert (await stored(client)).snapshot is None
        async with await client.sit(ana.token) as table:
            await play_on(table, 35 + MOST_SENT)
        assert b"Benjamin" not in ((await stored(client)).snapshot or b"")
    async with serving(tmp_path) as client:
        async with await client.sit(ana.token) as table:
            await play_on(table, MOST_SENT + 2)
        snapshot = (await stored(client)).snapshot
        assert snapshot is not None
        assert b"Benjamin" not in snapshot


async def test_a_snapshot_is_deleted_with_its_table(tmp_path: Path) -> None:
    now = Seconds(1_000_000_000)

    async with serving(tmp_path, now=lambda: now) as client:
        ana = await client.create(PAIR)
        await client.join(ana.code, "Ben")
        async with await client.sit(ana.token) as table:
            await play_on(table, 35 + MOST_SENT)
        assert (await stored(client)).snapshot is not None
        await until(lambda: not client.hub.rooms[ONE].listeners)
        now = Seconds(now + 401 * DAY_SECONDS)
        client.hub.forget_idle()
        await client.hub.store.settle()
        await retire(client.hub, Retention())
        assert (await stored(client)).snapshot is None
        assert await client.hub.store.read_log(ONE) == []


async def test_an_unusable_snapshot_is_ignored_and_replaced(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        ana = await client.create(PAIR)
        await client.join(ana.code, "Ben")
        async with await client.sit(ana.token) as table:
            await play_on(table, 35 + MOST_SENT)
        seq = client.hub.rooms[ONE].table.seq
        client.hub.store.put_snapshot(ONE, seq, b"of another version", 0)
        assert (await stored(client)).seq == seq
        state = client.hub.rooms[ONE].table.state
    async with serving(tmp_path) as client:
        async with await client.sit(ana.token) as table:
            assert client.hub.rooms[ONE].table.state == state
            await play_on(table, MOST_SENT + 2)
        snapshot = await stored(client)
        assert agrees(snapshot.snapshot, await client.hub.store.read_log(ONE))
