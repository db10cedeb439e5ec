"""A whole site moves between databases, and is the same afterwards."""

import asyncio
from pathlib import Path

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.ids import TableId
from fullhouse.match.nodes import Outage
from fullhouse.match.ports import Store, StoredKey
from fullhouse.store import copy, copy_store
from fullhouse.store.file.backup import SqliteSide
from tests.databases.postgres import Postgres
from tests.store.sites import HOST, Appends, Site, names, new_table, renamed, result, review

TABLES = 30


async def fill(store: Store) -> None:
    """Tables with logs, some packed, one of which was played on; keys, results, reviews and a heartbeat."""
    for n in range(TABLES):
        number, appends = await new_table(store, f"table-{n}"), Appends(store)
        for seq in range(2, 5 + n % 3):
            appends.append(number, seq, renamed(f"{n} ’ {seq}"))
        await store.add_key(n.to_bytes(32, "big"), StoredKey(number, HOST))
        store.add_result(result(number, n, at=n / 3))
        store.add_review(review(number, 1))
    store.set_awake(TableId(4), awake=True)
    store.beat(Seconds(1234.5678))
    await store.add_outage(Outage(Seconds(12.25), Seconds(99)))
    await store.settle()
    for packed in (3, 5, 7):
        await store.archive(TableId(packed))
    appends = Appends(store)
    appends.append(TableId(7), len(await store.read_log(TableId(7))) + 1, renamed("on"))
    await store.settle()


async def contents(store: Store) -> object:
    tables = [TableId(number) for number in range(1, TABLES + 1)]
    return (
        [await store.read_lines(table, 1_000) for table in tables],  # type: ignore[arg-type]
        [await store.keys_of(table) for table in tables],
        await store.results_of(tables, most=1_000),
        [await store.find_review(table, 1) for table in tables],
        await store.awake_tables(),
        await store.idle_tables(Seconds(1e9), 1_000),
        store.last_beat(),
        await store.outages(),
    )


def test_a_site_goes_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    server = postgres.new_database()

    async def scene(where: Path | str, *, filling: bool = False) -> object:
        async with Site(where).opened() as store:
            if filling:
                await fill(store)
            return await contents(store)

    before = asyncio.run(scene(first, filling=True))
    assert copy_store(first, server).tables == TABLES
    assert asyncio.run(scene(server)) == before

    async def go_on() -> None:
        """At a packed table, and at a new one."""
        async with Site(server).opened() as store:
            appends = Appends(store)
            appends.append(TableId(5), len(await store.read_log(TableId(5))) + 1, renamed("later"))
            await store.settle()
            assert await new_table(store, "new") == TABLES + 1

    asyncio.run(go_on())
    there = asyncio.run(scene(server))
    assert copy_store(server, second).tables == TABLES + 1
    assert asyncio.run(scene(second)) == there

    async def look() -> None:
        async with Site(second).opened() as store:
            assert names(await store.read_log(TableId(5)))[-1] == "later"

    asyncio.run(look())


def test_nothing_is_copied_over_anything(postgres: Postgres, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"

    async def scene() -> None:
        for path in (first, second):
            async with Site(path).opened() as store:
                await new_table(store)

    asyncio.run(scene())
    with pytest.raises(BadInput, match="copy-target-used"):
        copy_store(first, second)
    with pytest.raises(BadInput, match="file-unreadable"):
        copy_store(tmp_path / "nothing.sqlite3", postgres.new_database())
    with pytest.raises(BadInput, match="same-file"):
        copy_store(first, first)


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"

    async def scene() -> None:
        async with Site(first).opened() as store:
            await fill(store)

    asyncio.run(scene())
    write = SqliteSide.write

    async def forgetful(side: SqliteSide, kind: str, rows: list[copy.Row]) -> None:
        await write(side, kind, rows[:-1] if kind == "keys" else rows)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteSide, "write", forgetful)
        with pytest.raises(BadInput, match="copy-differs"):
            copy_store(first, second)
    assert copy_store(first, second).tables == TABLES
