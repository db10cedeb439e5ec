"""What every store promises, asked of each of them: SQLite in a file, PostgreSQL on a real server."""

import asyncio
from pathlib import Path

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Outage
from fullhouse.match.ports import StoredKey, Sums
from tests.store.sites import HOST, Appends, Site, names, new_table, opening, renamed

pytestmark = pytest.mark.real_time


async def test_a_log_is_read_as_it_was_written(site: Site) -> None:
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        for seq, name in enumerate(("Cleo", "Дан", "É"), 2):
            appends.append(number, seq, renamed(name, 1000 + seq))
        await store.settle()
        assert appends.outcomes == [(2, True), (3, True), (4, True)]
    async with site.opened() as store:
        log = await store.read_log(number)
        assert log[0] == opening("bako-timu")
        assert names(log) == ["Cleo", "Дан", "É"]
        assert len(await store.read_lines(number, Seq(2))) == 2
        assert await store.last_entry(number) == Seconds(1004)
        assert await store.find_table("bako-timu") == number
        assert await store.idle_tables(Seconds(1e12), 10) == [number]


async def test_what_is_not_there_is_not_found(site: Site) -> None:
    async with site.opened() as store:
        nowhere = TableId(77)
        assert await store.read_log(nowhere) == []
        assert await store.read_lines(nowhere, Seq(5)) == []
        assert await store.last_entry(nowhere) == Seconds(0)
        assert await store.find_table("nowhere") is None
        assert await store.find_key(b"nothing") is None
        assert await store.awake_tables() == []
        assert await store.results_of([nowhere], most=5) == []
        assert await store.totals(5, 5) == Sums({}, [], [])
        assert store.last_beat() is None
        assert store.trouble is None


async def test_a_code_is_given_once(site: Site) -> None:
    async with site.opened() as store:
        asked = [store.open_table("bako-timu", opening("bako-timu")) for _ in range(8)]
        given = [number for number in await asyncio.gather(*asked) if number is not None]
        assert len(given) == 1
        assert len(await store.read_log(given[0])) == 1


async def test_after_a_taken_number_nothing_that_was_put_behind_it_is_stored(site: Site) -> None:
    """Those entries were decided upon one that is not in the log."""
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        appends.append(number, 2, renamed("first"))
        await store.settle()
        for seq in (2, 3, 4):
            appends.append(number, seq, renamed(f"lost {seq}"))
        await store.settle()
        assert appends.outcomes == [(2, True), (2, False), (3, False), (4, False)]
        assert names(await store.read_log(number)) == ["first"]
        appends.append(number, 3, renamed("second"))
        await store.settle()
        assert names(await store.read_log(number)) == ["first", "second"]


async def test_a_log_has_no_gap(site: Site) -> None:
    async with site.opened() as store:
        number, other = await new_table(store), await new_table(store, "mido-sela")
        appends, elsewhere = Appends(store), Appends(store)
        appends.append(number, 3, renamed("too early"))
        elsewhere.append(other, 2, renamed("in the same batch"))
        await store.settle()
        assert appends.outcomes == [(3, False)]
        assert elsewhere.outcomes == [(2, True)]
        assert names(await store.read_log(number)) == []


async def test_in_a_thousand_races_of_two_writers_one_wins_and_its_entries_follow_each_other(
    shared_site: Site,
) -> None:
    async with shared_site.opened(shared=True) as one, shared_site.opened(shared=True) as two:
        for heat in range(20):
            opened = [new_table(one, f"race-{heat}-{race}") for race in range(50)]
            tables = await asyncio.gather(*opened)
            writers = {
                name: {number: Appends(store) for number in tables}
                for name, store in {"one": one, "two": two}.items()
            }
            for name, appends in writers.items():
                for number in tables if name == "one" else reversed(tables):
                    for seq in (2, 3, 4):
                        appends[number].append(number, seq, renamed(name))
            await asyncio.gather(one.settle(), two.settle())
            for number in tables:
                stored = names(await one.read_log(number))
                assert stored in (["one"] * 3, ["two"] * 3)
                for name, appends in writers.items():
                    assert appends[number].outcomes == [(seq, name == stored[0]) for seq in (2, 3, 4)]


async def test_a_burst_of_many_tables_is_stored_whole(site: Site) -> None:
    async with site.opened() as store:
        tables = [await new_table(store, f"table-{n}") for n in range(60)]
        appends = {table: Appends(store) for table in tables}
        for seq in range(2, 12):
            for table in tables:
                appends[table].append(table, seq, renamed(f"{table} {seq}"))
        await store.settle()
        assert all(one.outcomes == [(seq, True) for seq in range(2, 12)] for one in appends.values())
    async with site.opened() as store:
        for table in tables:
            assert names(await store.read_log(table)) == [f"{table} {seq}" for seq in range(2, 12)]


async def test_closing_stores_what_still_waits(site: Site) -> None:
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        appends.append(number, 2, renamed("last words"))
    async with site.opened() as store:
        assert names(await store.read_log(number)) == ["last words"]


async def test_keys_are_found_changed_and_deleted_with_their_table(site: Site) -> None:
    async with site.opened() as store:
        number = await new_table(store)
        for digest in (b"a" * 32, b"b" * 32, b"c" * 32):
            await store.add_key(digest, StoredKey(number, HOST))
        assert await store.find_key(b"a" * 32) == StoredKey(number, HOST)
        rest = StoredKey(number, Holder(watching="tv"))
        await store.change_key(b"a" * 32, rest)
        await store.change_key(b"b" * 32, None)
        assert await store.find_key(b"a" * 32) == rest
        assert await store.find_key(b"b" * 32) is None
        await store.delete_table(number)
        assert await store.find_key(b"c" * 32) is None
        assert await store.read_log(number) == []
        assert await store.find_table("bako-timu") is None
        appends = Appends(store)
        appends.append(number, 2, renamed("nobody's"))
        await store.settle()
        assert appends.outcomes == [(2, False)]


async def test_awake_and_idle_tables_are_found(site: Site) -> None:
    async with site.opened() as store:
        tables = [await new_table(store, f"table-{n}", at=1000 + n) for n in range(4)]
        store.set_awake(tables[1], awake=True)
        store.set_awake(tables[3], awake=True)
        store.set_awake(tables[3], awake=False)
        store.touch(tables[0], Seconds(5000))
        await store.settle()
        assert await store.awake_tables() == [tables[1]]
        assert await store.idle_tables(Seconds(1002), 10) == [tables[1], tables[2]]
        assert await store.idle_tables(Seconds(9000), 3) == [tables[1], tables[2], tables[3]]


async def test_the_heartbeat_outlives_the_server(site: Site) -> None:
    async with site.opened() as store:
        store.beat(Seconds(1))
        store.beat(Seconds(1234.5))
    async with site.opened() as store:
        assert store.last_beat() == 1234.5
        await store.try_write()


async def test_a_time_without_a_server_is_remembered(tmp_path: Path) -> None:
    """Of a site of several nodes their registry knows, and a browser keeps everything anyway."""
    file = Site(tmp_path / "tables.sqlite3")
    outages = [Outage(Seconds(1), Seconds(2.5)), Outage(Seconds(3), Seconds(4))]
    async with file.opened() as store:
        for outage in reversed(outages):
            await store.add_outage(outage)
    async with file.opened() as store:
        assert await store.outages() == outages


async def test_a_second_server_of_a_file_is_refused_while_the_first_one_runs(tmp_path: Path) -> None:
    site = Site(tmp_path / "tables.sqlite3")
    async with site.opened():
        with pytest.raises(BadInput, match="database-locked"):
            async with site.opened():
                pass
    async with site.opened():
        pass


async def test_everything_before_settle_is_durable_after_it(site: Site) -> None:
    async with site.opened() as store:
        number = await new_table(store)
        for seq in range(2, 30):
            appends = Appends(store)
            appends.append(number, seq, renamed(str(seq)))
            await store.settle()
            assert appends.outcomes == [(seq, True)]
            assert len(await store.read_log(number)) == seq
