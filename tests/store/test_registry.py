"""What the nodes of a site know of each other: keepers, epochs, deadlines, presence and outages."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from fullhouse.core.ids import Seconds
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.nodes import LEASE, NOBODY, Conflict, Here, Outage, Registry, Visit
from fullhouse.match.ports import NewEntry, Rewritten, Store, StoreTrouble
from fullhouse.store.postgres.database import Address
from fullhouse.store.postgres.registry import FENCED
from fullhouse.store.postgres.store import PostgresStore
from tests.databases.postgres import Postgres
from tests.store.sites import Appends, names, new_table, renamed

pytestmark = pytest.mark.real_time

T0 = 1000.0
DEADLOCKED = """
CREATE FUNCTION deadlocked() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$;
CREATE TRIGGER deadlocked BEFORE UPDATE ON tables EXECUTE FUNCTION deadlocked()
"""
"""PostgreSQL ends this statement as one of several that wait for each other."""
LATER = T0 + LEASE + 1


def now(at: float = T0) -> Seconds:
    return Seconds(at)


@contextlib.asynccontextmanager
async def two_nodes(postgres: Postgres) -> AsyncIterator[tuple[Store, Registry, Registry]]:
    """Two nodes of a new site that have beaten once."""
    store = PostgresStore(postgres.new_database())
    await store.prepare()
    await store.start()
    ana, ben = store.registry("ana"), store.registry("ben")
    await ana.beat(now())
    await ben.beat(now())
    try:
        yield store, ana, ben
    finally:
        await store.close()


async def test_a_table_has_one_keeper_until_that_is_dead(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        table = await new_table(store)
        assert await ana.claim(table, now()) == 1
        assert await ben.claim(table, now()) is None
        assert await ana.claim(table, now()) == 2, "the keeper may claim it again"
        for second in range(1, int(LATER - T0) + 1):
            await ben.beat(now(T0 + second))
        assert await ben.claim(table, now(LATER)) == 3
        assert await ana.beat(now(LATER)) == (False, None), "its lease had run out"
        assert await ana.claim(table, now(LATER)) is None
        ben.release(table)
        await store.settle()
        assert await ana.claim(table, now(LATER)) == 4


async def test_who_is_connected_is_stored_when_it_is_said_again(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        one, other = await new_table(store), await new_table(store, "kilo-sane")
        both = Here(players=frozenset([Player(1), Player(2)]), spectators=3)
        ana.set_here(other, Here(tvs=1), now())
        ana.say_here({one: both}, now())
        await store.settle()
        metas = await ben.fetch_meta([one, other], now())
        assert {meta.table: meta.elsewhere for meta in metas} == {one: both, other: NOBODY}
        ana.say_here({one: NOBODY, other: both}, now(T0 + 1))
        ana.say_here({one: NOBODY, other: both}, now(T0 + 2))
        await store.settle()
        metas = await ben.fetch_meta([one, other], now(T0 + 2))
        assert {meta.table: meta.elsewhere for meta in metas} == {one: NOBODY, other: both}
        assert {meta.left for meta in metas} == {T0 + 1}, "what is known already is not said anew"
        ana.say_here({}, now())
        await store.settle()
        assert [meta.elsewhere for meta in await ben.fetch_meta([one, other], now())] == [NOBODY, NOBODY]


async def test_a_deadlock_is_a_trouble_that_passes(postgres: Postgres) -> None:
    address = postgres.new_database()
    store = PostgresStore(address)
    await store.prepare()
    await store.start()
    sql = await Address(address).connect()
    try:
        table, node = await new_table(store), store.registry("ana")
        await sql.execute(DEADLOCKED)
        with pytest.raises(StoreTrouble):
            await node.claim(table, now())
        await sql.execute("DROP TRIGGER deadlocked ON tables")
        assert await node.claim(table, now()) == 1
    finally:
        await sql.close()
        await store.close()


async def test_a_node_that_says_what_it_keeps_frees_the_rest_for_others(postgres: Postgres) -> None:
    """Its release, or that a table has to be kept, may have been lost while PostgreSQL was away."""

    async with two_nodes(postgres) as (store, ana, ben):
        kept, lost = await new_table(store, "kept"), await new_table(store, "lost")
        for table in (kept, lost):
            await ana.claim(table, now())
        assert await ben.sweep(now(), 9) == {}, "its keeper lives"
        ana.keep_only([kept], [kept, lost])
        await store.settle()
        assert await ben.sweep(now(), 9) == {lost: 2}
        ben.keep_only([lost], [])
        await store.settle()
        assert await ana.claim(lost, now()) is None, "it is still kept"


async def test_what_is_done_under_an_old_epoch_is_refused_with_all_that_follows(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        table = await new_table(store)
        old = await ana.claim(table, now())
        await ben.beat(now(LATER))
        new = await ben.claim(table, now(LATER))
        errors: list[BaseException | None] = []
        store.append(NewEntry(table, Seq(2), renamed("paused"), old), errors.append)
        appends = Appends(store)
        appends.append(table, 3, renamed("upon it"))
        await store.settle()
        assert isinstance(errors[0], Conflict)
        assert appends.outcomes == [(3, False)]
        store.append(NewEntry(table, Seq(2), renamed("kept"), new), errors.append)
        await store.settle()
        assert errors[1] is None
        assert names(await store.read_log(table)) == ["kept"]


async def test_tables_of_dead_nodes_and_overdue_ones_are_swept_once(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        tables = [await new_table(store, f"table-{n}") for n in range(20)]
        for table in tables[:10]:
            await ana.claim(table, now())
            store.set_awake(table, awake=True)
        await ben.claim(tables[10], now())
        ben.set_deadline(tables[10], now(T0 + 1))
        ben.set_deadline(tables[11], now(LATER + 10))
        await store.settle()
        assert await ben.sweep(now(), 50) == {}, "all keepers live"
        cleo, dan = store.registry("cleo"), store.registry("dan")
        assert cleo is not None
        assert dan is not None
        for node in (ben, cleo, dan):
            await node.beat(now(LATER))
        swept = await asyncio.gather(*(node.sweep(now(LATER), 5) for node in (cleo, dan, cleo, dan)))
        taken = [table for one in swept for table in one]
        assert sorted(taken) == sorted(tables[:11]), "each of them by one node"


async def test_who_is_connected_elsewhere_is_known_while_that_node_lives(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        table = await new_table(store)
        ana.set_here(table, Here(players=frozenset([Player(1)]), tvs=1), now(T0 + 2))
        ben.set_here(table, Here(players=frozenset([Player(2)])), now(T0 + 3))
        await store.settle()
        (seen,) = await ben.fetch_meta([table, TableId(99)], now())
        assert (seen.seq, seen.elsewhere) == (1, Here(players=frozenset([Player(1)]), tvs=1))
        (dead,) = await ben.fetch_meta([table], now(LATER))
        assert (dead.elsewhere, dead.left) == (NOBODY, T0 + 2)
        ben.release(table)
        await store.settle()
        (gone,) = await ana.fetch_meta([table], now())
        assert (gone.elsewhere, gone.left) == (NOBODY, None)
        await ana.leave()
        (gone,) = await ben.fetch_meta([table], now())
        assert gone.elsewhere == NOBODY


async def test_what_came_over_an_earlier_connection_is_not_stored(postgres: Postgres) -> None:
    """Nor is what was decided upon it; another client's entry, and one of nobody, are."""
    async with two_nodes(postgres) as (store, ana, ben):
        table, other = await new_table(store), await new_table(store, "kilo-sane")
        one, two = (Visit(name, 1) for name in (b"one", b"two"))
        errors: list[BaseException | None] = []

        async def put(table: TableId, seq: int, *visits: Visit | None) -> list[bool]:
            errors.clear()
            for place, visit in enumerate(visits):
                new = NewEntry(table, Seq(seq + place), renamed(f"n{seq + place}"), visit=visit)
                store.append(new, errors.append)
            await store.settle()
            assert all(error is None or isinstance(error, Conflict) for error in errors)
            return [error is None for error in errors]

        assert await put(table, 2, one, two, None) == [True] * 3
        assert await ben.fence(table, Visit(b"one", 2), now()) == 4
        assert await ben.fence(table, Visit(b"one", 1), now()) == 4
        assert await ana.fences(table) == {b"one": 2}, "a fence that comes late lowers none"
        assert await put(table, 5, two, one, None) == [False] * 3
        assert await put(table, 5, two, Visit(b"one", 2), None) == [True] * 3
        assert await put(other, 2, one) == [True], "at this table it has not come back"
        await store.archive(table)
        assert await ben.fence(table, Visit(b"two", 2), now(T0 + FENCED + 1)) == 7
        assert await ana.fences(table) == {b"two": 2}, "those of yesterday are forgotten"
        await store.delete_table(table)
        assert await ana.fences(table) == {}


async def test_only_the_time_without_any_node_is_an_outage(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, ben):
        for second in range(1, 20):
            assert (await ben.beat(now(T0 + second)))[1] is None
        assert await ana.beat(now(T0 + 20)) == (False, None)
        outage = Outage(Seconds(T0 + 20), Seconds(T0 + 60))
        assert await ana.beat(now(T0 + 60)) == (False, outage)
        assert await ben.beat(now(T0 + 61)) == (False, outage)
        assert await store.outages() == [outage]


async def test_changes_of_keys_are_noticed(postgres: Postgres) -> None:
    async with two_nodes(postgres) as (store, ana, _ben):
        table = await new_table(store)
        before = (await ana.fetch_meta([table], now()))[0].revision
        await store.rewrite(table, Rewritten(entries={}, results=(), keys={}))
        assert (await ana.fetch_meta([table], now()))[0].revision > before
