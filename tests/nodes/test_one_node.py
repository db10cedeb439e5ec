"""One node whose store and registry fail or answer late: it tries again, and holds back no other node."""

import asyncio

import pytest

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import Consulted, Left, Renamed, write_entry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.nodes import Conflict, TableMeta
from fullhouse.match.ports import Recent, StoredKey, StoreTrouble
from fullhouse.server.api.shapes import NewTable
from fullhouse.server.errors import NotAllowed
from fullhouse.server.features.retention import leave_seats
from fullhouse.server.tables.conflict import append_and_wait, reload_after_conflict
from fullhouse.server.tables.room import Room
from tests import virtual_time
from tests.boards import PROBLEM
from tests.nodes.fakes import NOW, TABLE, OneNode
from tests.server.fakes import Ear, FakeStore
from tests.waiting import until


class Failing(FakeStore):
    """Fails while a test says so."""

    fails = False
    reads = 0

    async def read_recent(self, table: TableId) -> Recent:
        self.reads += 1
        await asyncio.sleep(0)
        if self.fails:
            raise StoreTrouble("away")
        return await super().read_recent(table)

    async def keys_of(self, table: TableId) -> dict[bytes, StoredKey]:
        if self.fails:
            raise StoreTrouble("away")
        return await super().keys_of(table)


async def test_nobody_is_let_into_a_room_that_was_unloaded_before_they_heard_of_it() -> None:
    store = Failing()
    one = OneNode(store)
    number = (await one.open()).id
    one.hub.rooms.clear()
    given: list[Room] = []

    async def ask_and_unload() -> None:
        given.append(await one.hub.room(number))
        one.hub.reload(given[0], "not-stored")

    first, second = asyncio.create_task(ask_and_unload()), asyncio.create_task(one.hub.room(number))
    await first
    room = await second
    assert room is not given[0]
    assert one.hub.is_loaded(room)


async def test_all_who_ask_for_a_table_at_the_same_time_wait_for_one_reading() -> None:
    store = Failing()
    one = OneNode(store)
    number = (await one.open()).id
    one.hub.rooms.clear()
    store.fails, store.reads = True, 0
    asking = [asyncio.create_task(one.hub.room(number)) for _ in range(3)]
    failed = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(error) for error in failed] == [StoreTrouble] * 3
    store.fails = False
    asking = [asyncio.create_task(one.hub.room(number)) for _ in range(3)]
    await asyncio.sleep(0)
    asking[0].cancel()
    gone, *rooms = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(gone, asyncio.CancelledError)
    assert rooms == [one.hub.rooms[number]] * 2
    assert store.reads == 2, "one that failed, one that did not"


async def test_a_change_of_keys_is_looked_at_again_where_reading_them_failed() -> None:
    store = Failing()
    one = OneNode(store)
    room = await one.open()
    ear = Ear(Holder(players=frozenset([Player(1)])))
    room.presence.enter(ear, room.last_at)
    one.registry.metas = [TableMeta(table=room.id, seq=room.table.seq, revision=1)]
    store.fails = True
    with pytest.raises(StoreTrouble):
        await one.follower.look_at([room.id])
    assert not ear.closed
    store.fails = False
    await one.follower.look_at([room.id])
    assert ear.closed, "its key is gone"


async def test_nobody_is_shown_less_than_they_have_seen_while_the_store_is_away() -> None:
    one = OneNode()
    room = await one.open()
    seen = Seq(room.table.seq + 1)
    await one.follower.catch_up_to(room, seen)  # the log has no more: somebody has made the number up
    one.registry.is_away = True
    with pytest.raises(StoreTrouble):
        await one.follower.catch_up_to(room, seen)
    await one.follower.catch_up_to(room, room.table.seq)  # nothing is missing


async def test_a_node_says_again_what_it_keeps_and_what_has_to_be_kept() -> None:
    one = OneNode()
    room = await one.open()
    room.alarm.wake(awake=True)
    one.node.say_again()
    assert one.registry.said_again == ([room.id], [room.id])
    room.keeping.lose()
    one.node.say_again()
    assert one.registry.said_again == ([], [room.id])


async def test_a_new_keeper_replaces_the_deadline_of_the_one_before() -> None:
    one = OneNode()
    room = await one.open()
    one.node.keep(room, 2)
    assert one.registry.deadlines == [(room.id, None)], "no clock runs at this table"


@pytest.mark.parametrize("entries", [ValueError, None], ids=["the log cannot be read", "a command fails"])
async def test_a_table_that_cannot_be_mended_is_loaded_anew(
    entries: type[Exception] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_table: TableId) -> Recent:
        raise ValueError

    def fail() -> None:
        raise ValueError

    one = OneNode()
    room = await one.open()
    ear = Ear(Holder(players=frozenset([Player(1)])))
    room.presence.enter(ear, room.last_at)
    room.begin_reload()
    room.tell([], fail)
    with monkeypatch.context() as patch:
        if entries is not None:
            patch.setattr(one.store, "read_recent", broken)
        await reload_after_conflict(one.hub, room)
    assert ear.closed
    assert not (await one.hub.room(room.id)).is_reloading


async def test_tables_that_were_claimed_and_cannot_be_read_are_released() -> None:
    store = Failing()
    one = OneNode(store)
    store.fails = True
    one.registry.swept = {TableId(number): 1 for number in (4, 5, 6)}
    with pytest.raises(StoreTrouble):
        await one.node.sweep()
    assert sorted(one.registry.released) == [4, 5, 6]


def renamed(_room: Room) -> Renamed:
    return Renamed(at=NOW, seat=Seat(1), name="Anna")


async def test_an_entry_that_may_be_stored_is_not_made_a_second_time() -> None:
    one = OneNode()
    room = await one.open()
    asking = asyncio.create_task(append_and_wait(one.hub, room.id, renamed))
    await until(lambda: bool(one.store.waiting))
    one.store.commit(failing=True)
    with pytest.raises(StoreTrouble):
        await asking
    assert one.store.waiting == []


async def test_an_entry_waits_as_long_as_its_table_is_read_again() -> None:
    one = OneNode()
    room = await one.open()
    room.begin_reload()
    asking = asyncio.create_task(append_and_wait(one.hub, room.id, renamed))
    await virtual_time.advance(1)
    assert not one.store.waiting
    room.end_reload(room.table)
    await until(lambda: bool(one.store.waiting))
    one.store.commit()
    assert (await asking).seq == room.stored


async def test_whoever_waits_for_an_entry_may_go() -> None:
    one = OneNode()
    room = await one.open()
    asking = asyncio.create_task(append_and_wait(one.hub, room.id, renamed))
    await until(lambda: bool(one.store.waiting))
    asking.cancel()
    await asyncio.wait([asking])
    one.store.commit()
    assert room.stored == room.table.seq


@pytest.mark.parametrize(("is_here", "expected"), [(False, []), (True, [False])])
async def test_only_the_keeper_of_a_table_puts_it_to_sleep(
    monkeypatch: pytest.MonkeyPatch, expected: list[bool], *, is_here: bool
) -> None:
    outcomes: list[bool] = []
    one = OneNode()
    room = await one.open()
    monkeypatch.setattr(one.store, "set_awake", lambda _table, *, awake: outcomes.append(awake))
    room.alarm.wake(awake=True)
    room.keeping.take(3)
    if not is_here:
        room.keeping.lose()
    room.presence.idle_since = Seconds(0)
    one.hub.forget_idle()
    assert room.id not in one.hub.rooms
    assert outcomes == expected


async def test_a_player_who_is_removed_meanwhile_can_still_be_erased() -> None:
    one = OneNode()
    room = await one.open()
    asking = asyncio.create_task(leave_seats(one.hub, room.id, frozenset([Player(2)])))
    await until(lambda: bool(one.store.waiting))
    other = Left(at=NOW, seat=Seat(2))
    one.store.logs[room.id].append(write_entry(other))
    waiting, one.store.waiting = one.store.waiting[0], []
    assert (waiting.new.table, waiting.new.seq) == (room.id, room.table.seq)
    waiting.committed(Conflict())
    await asking
    assert isinstance(one.store.entries(room.id)[-1], Left)
    assert one.store.waiting == []


async def test_the_coach_waits_for_a_table_that_is_read_again() -> None:
    async def form(_grid: str) -> str:
        return ""

    one = OneNode()
    fairness = one.fairness
    asked = NewTable(game="classic", seats=TABLE.seats, setup={"problem": PROBLEM}, options={"race": True})
    room = await one.open(asked)
    room.begin_reload()
    asking = asyncio.create_task(fairness.ask("hint", PROBLEM, None, form))
    await virtual_time.advance(1)
    assert not asking.done()
    room.end_reload(room.table)
    await until(lambda: bool(one.store.waiting) or asking.done())
    one.store.commit()
    with pytest.raises(NotAllowed):
        await asking
    assert isinstance(one.store.entries(room.id)[-1], Consulted)
