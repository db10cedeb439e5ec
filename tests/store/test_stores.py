"""What every store promises, asked of each of them: SQLite in a file, PostgreSQL on a real server."""

import asyncio
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.history.results import ResultBody, ResultShape
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.ports import Recent, StoredKey, StoredResult, StoredReview
from tests.store.sites import Site, Told, names, new_table, opening, renamed

HOST = Holder(players=frozenset([Player(1)]), host=True)
_numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(tmp_path / "tables.sqlite3")
    return Site(request.getfixturevalue("postgres").new_database())


def play(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def test_a_log_is_read_as_it_was_written(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            for seq, name in enumerate(("Cleo", "Дан", "É"), 2):
                told.append(number, seq, renamed(name, 1000 + seq))
            await store.settle()
            assert told.told == [(2, True), (3, True), (4, True)]
        async with site.opened() as store:
            log = await store.read_log(number)
            assert log[0] == opening("bako-timu")
            assert names(log) == ["Cleo", "Дан", "É"]
            assert len(await store.read_lines(number, Seq(2))) == 2
            assert await store.last_entry(number) == Seconds(1004)
            assert await store.find_table("bako-timu") == number
            assert await store.count_tables() == 1

    play(scene())


def test_what_is_not_there_is_not_found(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            nowhere = TableId(77)
            assert await store.read_log(nowhere) == []
            assert await store.read_lines(nowhere, Seq(5)) == []
            assert await store.last_entry(nowhere) == Seconds(0)
            assert await store.find_table("nowhere") is None
            assert await store.find_key(b"nothing") is None
            assert await store.awake_tables() == []
            assert await store.results_of([nowhere], most=5) == []
            assert await store.totals(5) == ({}, [])
            assert store.last_beat() is None
            assert store.trouble is None

    play(scene())


def test_a_code_is_given_once(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            asked = [store.open_table("bako-timu", opening("bako-timu")) for _ in range(8)]
            given = [number for number in await asyncio.gather(*asked) if number is not None]
            assert len(given) == 1
            assert len(await store.read_log(given[0])) == 1

    play(scene())


def test_after_a_taken_number_nothing_that_was_put_behind_it_is_stored(site: Site) -> None:
    """Those entries were decided upon one that is not in the log."""

    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            told.append(number, 2, renamed("first"))
            await store.settle()
            for seq in (2, 3, 4):
                told.append(number, seq, renamed(f"lost {seq}"))
            await store.settle()
            assert told.told == [(2, True), (2, False), (3, False), (4, False)]
            assert names(await store.read_log(number)) == ["first"]
            told.append(number, 3, renamed("second"))
            await store.settle()
            assert names(await store.read_log(number)) == ["first", "second"]

    play(scene())


def test_a_log_has_no_gap(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, other = await new_table(store), await new_table(store, "mido-sela")
            told, elsewhere = Told(store), Told(store)
            told.append(number, 3, renamed("too early"))
            elsewhere.append(other, 2, renamed("in the same batch"))
            await store.settle()
            assert told.told == [(3, False)]
            assert elsewhere.told == [(2, True)]
            assert names(await store.read_log(number)) == []

    play(scene())


def test_in_a_thousand_races_of_two_writers_one_wins_and_its_entries_follow_each_other(site: Site) -> None:
    async def scene() -> None:
        async with site.opened(shared=True) as one, site.opened(shared=True) as two:
            for heat in range(20):
                opened = [new_table(one, f"race-{heat}-{race}") for race in range(50)]
                tables = await asyncio.gather(*opened)
                writers = {
                    name: {number: Told(store) for number in tables}
                    for name, store in {"one": one, "two": two}.items()
                }
                for name, told in writers.items():
                    for number in tables if name == "one" else reversed(tables):
                        for seq in (2, 3, 4):
                            told[number].append(number, seq, renamed(name))
                await asyncio.gather(one.settle(), two.settle())
                for number in tables:
                    stored = names(await one.read_log(number))
                    assert stored in (["one"] * 3, ["two"] * 3)
                    for name, told in writers.items():
                        assert told[number].told == [(seq, name == stored[0]) for seq in (2, 3, 4)]

    play(scene())


def test_a_burst_of_many_tables_is_stored_whole(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            tables = [await new_table(store, f"table-{n}") for n in range(60)]
            told = {table: Told(store) for table in tables}
            for seq in range(2, 12):
                for table in tables:
                    told[table].append(table, seq, renamed(f"{table} {seq}"))
            await store.settle()
            assert all(one.told == [(seq, True) for seq in range(2, 12)] for one in told.values())
        async with site.opened() as store:
            for table in tables:
                assert names(await store.read_log(table)) == [f"{table} {seq}" for seq in range(2, 12)]

    play(scene())


def test_closing_stores_what_still_waits(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            told.append(number, 2, renamed("last words"))
        async with site.opened() as store:
            assert names(await store.read_log(number)) == ["last words"]

    play(scene())


def test_keys_are_found_changed_and_deleted_with_their_table(site: Site) -> None:
    async def scene() -> None:
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
            told = Told(store)
            told.append(number, 2, renamed("nobody's"))
            await store.settle()
            assert told.told == [(2, False)]

    play(scene())


def test_a_packed_log_is_read_and_continued_as_before(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            for seq in (2, 3):
                told.append(number, seq, renamed(f"n{seq}", 1000 + seq))
            await store.settle()
            before = await store.read_log(number)
            await store.archive(number)
            await store.archive(TableId(99))
            assert await store.read_log(number) == before
            assert await store.last_entry(number) == Seconds(1003)
            told.append(number, 3, renamed("taken"))
            await store.settle()
            told.append(number, 5, renamed("too early"))
            await store.settle()
            told.append(number, 4, renamed("n4", 1004))
            await store.settle()
            assert told.told == [(2, True), (3, True), (3, False), (5, False), (4, True)]
            await store.archive(number)
            assert names(await store.read_log(number)) == ["n2", "n3", "n4"]
            assert len(await store.read_lines(number, Seq(3))) == 3
            await store.delete_table(number)
            assert await store.read_log(number) == []

    play(scene())


@pytest.mark.parametrize("packed", [False, True])
def test_entries_results_and_keys_are_rewritten_together(site: Site, packed: bool) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            told.append(number, 2, renamed("Ana"))
            told.append(number, 3, renamed("Ben"))
            finished = result(number, 5, at=7)
            store.add_result(finished)
            for digest in (b"a" * 32, b"b" * 32):
                await store.add_key(digest, StoredKey(number, HOST))
            await store.settle()
            if packed:
                await store.archive(number)
            changed = msgspec.structs.replace(finished, points=6)
            fewer = StoredKey(number, Holder())
            keys = {b"a" * 32: None, b"b" * 32: fewer}
            await store.rewrite(number, entries={Seq(2): renamed("1")}, results=[changed], keys=keys)
            assert names(await store.read_log(number)) == ["1", "Ben"]
            assert await store.results_of([number], most=5) == [changed]
            assert await store.keys_of(number) == {b"b" * 32: fewer}

    play(scene())


def test_a_snapshot_is_read_with_the_entries_after_it(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, other, told = await new_table(store), await new_table(store, "mido-sela"), Told(store)
            assert await store.read_recent(TableId(99)) == Recent([])
            for seq in range(2, 8):
                told.append(number, seq, renamed(f"n{seq}"))
            await store.settle()
            log = await store.read_log(number)
            assert await store.read_recent(number) == Recent(log)
            for seq, body in ((4, b"four"), (6, b"\x00six"), (5, b"late")):
                store.put_snapshot(number, Seq(seq), body, 0)
            store.put_snapshot(TableId(99), Seq(1), b"of nothing", 0)
            await store.settle()
            assert await store.read_recent(number) == Recent(log[6:], b"\x00six", Seq(6))
            assert (await store.read_recent(other)).snapshot is None
        async with site.opened() as store:
            assert (await store.read_recent(number)).snapshot == b"\x00six"
            assert await store.read_log(number) == log

    play(scene())


def test_a_snapshot_goes_with_its_log(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            for number, is_deleted in ((await new_table(store), False), (await new_table(store, "b"), True)):
                told = Told(store)
                told.append(number, 2, renamed("Ana"))
                store.put_snapshot(number, Seq(1), b"body", 0)
                await store.settle()
                await (store.delete_table if is_deleted else store.archive)(number)
                recent = await store.read_recent(number)
                assert recent.snapshot is None
                assert names(recent.entries) == ([] if is_deleted else ["Ana"])
            told.append(TableId(1), 3, renamed("Ben"))
            await store.settle()
            store.put_snapshot(TableId(1), Seq(2), b"later", 0)
            await store.settle()
            assert names((await store.read_recent(TableId(1))).entries) == ["Ben"], "of a log packed before"

    play(scene())


def test_names_that_were_deleted_are_in_no_snapshot(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, told = await new_table(store), Told(store)
            told.append(number, 2, renamed("Ana"))
            store.put_snapshot(number, Seq(1), b"with Ana", 0)
            await store.settle()
            await store.rewrite(number, entries={Seq(2): renamed("1")}, results=[], keys={})
            store.put_snapshot(number, Seq(2), b"with Ana", 0)
            await store.settle()
            recent = await store.read_recent(number)
            assert (recent.snapshot, recent.revision, names(recent.entries)) == (None, 1, ["1"])
            store.put_snapshot(number, Seq(2), b"without", recent.revision)
            await store.settle()
            assert await store.read_recent(number) == Recent([], b"without", Seq(2), 1)

    play(scene())


def test_awake_and_idle_tables_are_found(site: Site) -> None:
    async def scene() -> None:
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

    play(scene())


def result(
    table: TableId, points: int, *, at: float, reason: str = "solved", arranged: bool = False
) -> StoredResult:
    shape = ResultShape(
        code="bako-timu",
        round=1,
        game="solitaire",
        options={},
        reason=reason,
        started=Seconds(0),
        finished=Seconds(at),
        playing=Seconds(1),
        seats=(),
    )
    return StoredResult(
        table=table,
        round=next(_numbers),
        game="solitaire",
        finished=Seconds(at),
        seats=1,
        points=points,
        options="{}",
        body=msgspec.json.encode(ResultBody(shape, (), arranged)),
    )


def test_results_are_listed_and_ranked(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            mine, other = TableId(5), TableId(6)
            kept = [result(mine, points, at=at) for points, at in ((10, 1), (30, 2), (20, 3))]
            left_out = [
                result(other, 90, at=4, reason="abandoned"),
                result(other, 80, at=5, arranged=True),
            ]
            for one in (*kept, *left_out, kept[0]):
                store.add_result(one)
            await store.settle()
            assert await store.results_of([mine], most=2) == [kept[2], kept[1]]
            assert await store.results_of([mine], most=9, before=Seconds(3)) == [kept[1], kept[0]]
            assert await store.results_of([mine, other], most=1) == [left_out[1]]
            finished, best = await store.totals(2)
            assert finished == {"solitaire": 5}
            assert sorted(best, key=lambda one: -one.points) == [kept[1], kept[2]]

    play(scene())


def test_a_result_is_stored_if_and_only_if_its_entry_is(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            table, other = await new_table(store), await new_table(store, "mido-sela")
            won, lost, next_one = (result(table, points, at=points) for points in (1, 2, 3))
            elsewhere = result(other, 4, at=4)
            told = Told(store)
            told.append(table, 2, renamed("wins"), won)
            await store.settle()
            told.append(table, 2, renamed("loses"), lost)
            told.append(other, 2, renamed("in the same batch"), elsewhere)
            told.append(table, 4, renamed("does not follow"), lost)
            await store.settle()
            assert sorted(told.told) == [(2, False), (2, True), (2, True), (4, False)]
            assert await store.results_of([table, other], most=9) == [elsewhere, won]
            told.append(table, 3, renamed("again"), next_one)
            told.append(table, 4, renamed("and on"))
            await store.settle()
            assert await store.results_of([table], most=9) == [next_one, won]
            assert (await store.totals(9))[0] == {"solitaire": 3}

    play(scene())


def test_of_two_writers_who_end_a_game_one_has_its_result(site: Site) -> None:
    async def scene() -> None:
        async with site.opened(shared=True) as one, site.opened(shared=True) as two:
            for number in range(20):
                table = await new_table(one, f"table-{number}")
                ends = [
                    replace(result(table, points, at=points), round=1)
                    for points in (10 + number, 50 + number)
                ]
                told = [Told(one), Told(two)]
                for store, end in zip(told, ends, strict=True):
                    store.append(table, 2, renamed(f"{end.points}"), end)
                await asyncio.gather(one.settle(), two.settle())
                (stored,) = await one.results_of([table], most=9)
                assert names(await one.read_log(table)) == [f"{stored.points}"]
                assert sorted(each.told for each in told) == [[(2, False)], [(2, True)]]

    play(scene())


def review(table: TableId, number: int, body: bytes = b"says") -> StoredReview:
    return StoredReview(table=table, round=number, format="form/1", body=body)


def test_reviews_are_kept_with_their_table(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number, other = await new_table(store), await new_table(store, "mido-sela")
            for one in (review(number, 1, b"first"), review(number, 1), review(number, 2), review(other, 1)):
                store.add_review(one)
            await store.settle()
            await store.archive(number)
        async with site.opened() as store:
            assert await store.find_review(number, 1) == review(number, 1)
            assert await store.find_review(number, 3) is None
            await store.delete_table(number)
            store.add_review(review(number, 1))
            await store.settle()
            assert [await store.find_review(number, round_) for round_ in (1, 2)] == [None, None]
            assert await store.find_review(other, 1) == review(other, 1)

    play(scene())


def test_the_heartbeat_outlives_the_server(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            store.beat(Seconds(1))
            store.beat(Seconds(1234.5))
        async with site.opened() as store:
            assert store.last_beat() == 1234.5
            await store.try_write()

    play(scene())


def test_a_second_server_of_a_file_is_refused_while_the_first_one_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        site = Site(tmp_path / "tables.sqlite3")
        async with site.opened():
            with pytest.raises(BadInput, match="database-locked"):
                async with site.opened():
                    pass
        async with site.opened():
            pass

    play(scene())


def test_everything_before_settle_is_durable_after_it(site: Site) -> None:
    async def scene() -> None:
        async with site.opened() as store:
            number = await new_table(store)
            for seq in range(2, 30):
                told = Told(store)
                told.append(number, seq, renamed(str(seq)))
                await store.settle()
                assert told.told == [(seq, True)]
                assert len(await store.read_log(number)) == seq

    play(scene())
