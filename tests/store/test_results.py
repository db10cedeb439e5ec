"""What every store promises of results and reviews."""

import asyncio

import pytest
from msgspec.structs import replace

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import OfDay
from fullhouse.match.ids import TableId
from tests.store.sites import Appends, Site, names, new_table, renamed, result, review

pytestmark = pytest.mark.real_time


async def test_results_are_listed_and_ranked(site: Site) -> None:
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
        sums = await store.totals(2, 3)
        assert sums.finished == {"solitaire": 5}
        assert sorted(sums.best, key=lambda one: -one.points) == [kept[1], kept[2]]
        assert sums.latest == [left_out[1], left_out[0], kept[2]]
        assert sums.days == []
        of_days = [result(other, points, at=points, day=OfDay(18, 1)) for points in (6, 7)]
        for one in of_days:
            store.add_result(one)
        await store.settle()
        assert (await store.totals(2, 3)).days == [of_days[1], of_days[0]]
        assert (await store.totals(2, 1)).days == [of_days[1]]


async def test_a_result_is_stored_if_and_only_if_its_entry_is(site: Site) -> None:
    async with site.opened() as store:
        table, other = await new_table(store), await new_table(store, "mido-sela")
        won, lost, next_one = (result(table, points, at=points) for points in (1, 2, 3))
        elsewhere = result(other, 4, at=4)
        appends = Appends(store)
        appends.append(table, 2, renamed("wins"), won)
        await store.settle()
        appends.append(table, 2, renamed("loses"), lost)
        appends.append(other, 2, renamed("in the same batch"), elsewhere)
        appends.append(table, 4, renamed("does not follow"), lost)
        await store.settle()
        assert sorted(appends.outcomes) == [(2, False), (2, True), (2, True), (4, False)]
        assert await store.results_of([table, other], most=9) == [elsewhere, won]
        appends.append(table, 3, renamed("rematch"), next_one)
        appends.append(table, 4, renamed("and on"))
        await store.settle()
        assert await store.results_of([table], most=9) == [next_one, won]
        assert (await store.totals(9, 9)).finished == {"solitaire": 3}


async def test_of_two_writers_who_end_a_game_one_has_its_result(shared_site: Site) -> None:
    async with shared_site.opened(shared=True) as one, shared_site.opened(shared=True) as two:
        for number in range(20):
            table = await new_table(one, f"table-{number}")
            ends = [
                replace(result(table, points, at=points), round=1) for points in (10 + number, 50 + number)
            ]
            appends = [Appends(one), Appends(two)]
            for store, end in zip(appends, ends, strict=True):
                store.append(table, 2, renamed(f"{end.points}"), end)
            await asyncio.gather(one.settle(), two.settle())
            (stored,) = await one.results_of([table], most=9)
            assert names(await one.read_log(table)) == [f"{stored.points}"]
            assert sorted(each.outcomes for each in appends) == [[(2, False)], [(2, True)]]


async def test_reviews_are_kept_with_their_table(site: Site) -> None:
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
