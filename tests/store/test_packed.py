"""What every store promises of packed logs, rewritten names and snapshots."""

import msgspec
import pytest

from fullhouse.core.ids import Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import Recent, Rewritten, StoredKey
from tests.store.sites import HOST, Appends, Site, names, new_table, renamed, result

pytestmark = pytest.mark.real_time


async def test_a_packed_log_is_read_and_continued_as_before(site: Site) -> None:
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        for seq in (2, 3):
            appends.append(number, seq, renamed(f"n{seq}", 1000 + seq))
        await store.settle()
        before = await store.read_log(number)
        await store.archive(number)
        await store.archive(TableId(99))
        assert await store.read_log(number) == before
        assert await store.last_entry(number) == Seconds(1003)
        appends.append(number, 3, renamed("taken"))
        await store.settle()
        appends.append(number, 5, renamed("too early"))
        await store.settle()
        appends.append(number, 4, renamed("n4", 1004))
        await store.settle()
        assert appends.outcomes == [(2, True), (3, True), (3, False), (5, False), (4, True)]
        await store.archive(number)
        assert names(await store.read_log(number)) == ["n2", "n3", "n4"]
        assert len(await store.read_lines(number, Seq(3))) == 3
        await store.delete_table(number)
        assert await store.read_log(number) == []


@pytest.mark.parametrize("packed", [False, True])
async def test_entries_results_and_keys_are_rewritten_together(site: Site, packed: bool) -> None:
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        appends.append(number, 2, renamed("Ana"))
        appends.append(number, 3, renamed("Ben"))
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
        await store.rewrite(number, Rewritten(entries={Seq(2): renamed("1")}, results=[changed], keys=keys))
        assert names(await store.read_log(number)) == ["1", "Ben"]
        assert await store.results_of([number], most=5) == [changed]
        assert await store.keys_of(number) == {b"b" * 32: fewer}


async def test_a_snapshot_is_read_with_the_entries_after_it(site: Site) -> None:
    async with site.opened() as store:
        number, other, appends = await new_table(store), await new_table(store, "mido-sela"), Appends(store)
        assert await store.read_recent(TableId(99)) == Recent([])
        for seq in range(2, 8):
            appends.append(number, seq, renamed(f"n{seq}"))
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


async def test_a_snapshot_goes_with_its_log(site: Site) -> None:
    async with site.opened() as store:
        for number, is_deleted in ((await new_table(store), False), (await new_table(store, "b"), True)):
            appends = Appends(store)
            appends.append(number, 2, renamed("Ana"))
            store.put_snapshot(number, Seq(1), b"body", 0)
            await store.settle()
            await (store.delete_table if is_deleted else store.archive)(number)
            recent = await store.read_recent(number)
            assert recent.snapshot is None
            assert names(recent.entries) == ([] if is_deleted else ["Ana"])
        appends.append(TableId(1), 3, renamed("Ben"))
        await store.settle()
        store.put_snapshot(TableId(1), Seq(2), b"later", 0)
        await store.settle()
        assert names((await store.read_recent(TableId(1))).entries) == ["Ben"], "of a log packed before"


async def test_names_that_were_deleted_are_in_no_snapshot(site: Site) -> None:
    async with site.opened() as store:
        number, appends = await new_table(store), Appends(store)
        appends.append(number, 2, renamed("Ana"))
        store.put_snapshot(number, Seq(1), b"with Ana", 0)
        await store.settle()
        await store.rewrite(number, Rewritten(entries={Seq(2): renamed("1")}, results=[], keys={}))
        store.put_snapshot(number, Seq(2), b"with Ana", 0)
        await store.settle()
        recent = await store.read_recent(number)
        assert (recent.snapshot, recent.revision, names(recent.entries)) == (None, 1, ["1"])
        store.put_snapshot(number, Seq(2), b"without", recent.revision)
        await store.settle()
        assert await store.read_recent(number) == Recent([], b"without", Seq(2), 1)
