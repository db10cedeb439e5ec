"""What only the store of a browser has to stand: a shelf that is full, and a second page that writes."""

import asyncio

import pytest

from fullhouse.match.ids import Seq
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import NewEntry, StoreTrouble
from tests.store.shelves import MemoryShelf
from tests.store.sites import Appends, Site, names, new_table, opening, renamed


async def test_what_a_full_shelf_refuses_is_told_and_leaves_nothing_behind() -> None:
    shelf = MemoryShelf()
    async with Site(shelf).opened() as store:
        number, appends = await new_table(store), Appends(store)
        shelf.refuses = "QuotaExceededError"
        appends.append(number, 2, renamed("lost"))
        appends.append(number, 3, renamed("lost with it"))
        with pytest.raises(StoreTrouble):
            await store.try_write()
        assert store.trouble == "QuotaExceededError"
        with pytest.raises(StoreTrouble):
            await store.open_table("mido-sela", opening("mido-sela"))
        assert await store.find_table("mido-sela") is None
        shelf.refuses = None
        appends.append(number, 2, renamed("kept"))
        await store.settle()
        assert appends.outcomes == [(2, False), (3, False), (2, True)]
        assert store.trouble is None
        assert names(await store.read_log(number)) == ["kept"]


async def test_of_two_pages_that_write_one_log_only_one_is_told_that_it_did() -> None:
    """The browser's lock keeps them apart; if it ever failed, no entry would be replaced."""
    site = Site(MemoryShelf())
    async with site.opened() as one:
        number = await new_table(one)
        async with site.opened() as two:
            first, second = Appends(one), Appends(two)
            first.append(number, 2, renamed("one"))
            await one.settle()
            second.append(number, 2, renamed("two"))
            await two.close()
            assert (first.outcomes, second.outcomes) == ([(2, True)], [(2, False)])
            assert names(await one.read_log(number)) == ["one"]


async def test_what_comes_while_a_batch_is_stored_goes_into_the_next_one() -> None:
    shelf = MemoryShelf()
    async with Site(shelf).opened() as store:
        number, appends = await new_table(store), Appends(store)
        before = shelf.commits
        for seq in range(2, 40):
            appends.append(number, seq, renamed(f"n{seq}"))
        await store.settle()
        assert len(appends.outcomes) == 38
        assert shelf.commits - before == 1


async def test_whoever_fails_when_told_stops_nobody_else() -> None:
    async with Site(MemoryShelf()).opened() as store:
        number, heard = await new_table(store), asyncio.Event()

        def fails(error: BaseException | None) -> None:
            assert isinstance(error, Conflict)
            heard.set()
            raise RuntimeError("of the one who listens")

        store.append(NewEntry(number, Seq(9), renamed("too early")), fails)
        await store.settle()
        assert heard.is_set()
        await store.settle()
