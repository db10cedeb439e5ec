"""Two servers on one log: the primary key decides, and the loser goes on with the log as it is."""

from pathlib import Path

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import Renamed
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.tables.commands import enter, start_if_full
from fullhouse.store.file.store import SqliteStore
from tests.server.fakes import Ear, make_hub
from tests.waiting import until

TABLE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))


def now() -> Seconds:
    return Seconds(1000)


async def test_the_losing_writer_goes_on_with_the_log(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "tables.sqlite3", shared=True) for _ in range(2)]
    hubs = [make_hub(store, now) for store in stores]
    room = await hubs[0].open("bako-timu", opened(TABLE, "bako-timu", now(), 1))
    assert room is not None
    start_if_full(hubs[0], room)
    await stores[0].settle()
    other = await hubs[1].room(room.id)
    ears = [Ear(Holder(players=frozenset([Player(1)]))) for _ in range(2)]
    enter(hubs[0], room, ears[0], None)
    enter(hubs[1], other, ears[1], None)
    hubs[0].append(room, Renamed(at=now(), seat=Seat(1), name="First"))
    await stores[0].settle()
    hubs[1].append(other, Renamed(at=now(), seat=Seat(1), name="Second"))
    await stores[1].settle()
    assert [message["what"] for message in ears[0].all("news")] == ["renamed"]
    await until(lambda: not other.is_reloading)
    names = [message["table"]["seats"][0]["name"] for message in ears[1].all("news")]
    assert names == ["First"], "the loser's listeners are told the truth, and stay"
    assert not ears[1].closed
    assert (await hubs[1].room(room.id)).table.chair(Seat(1)).name == "First"
    for store in stores:
        await store.close()


async def test_an_idle_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    time = [1000.0]
    store = SqliteStore(tmp_path / "tables.sqlite3")
    hub = make_hub(store, lambda: Seconds(time[0]))
    room = await hub.open("bako-timu", opened(TABLE, "bako-timu", now(), 1))
    assert room is not None
    start_if_full(hub, room)
    await store.settle()
    before = room.table.state
    time[0] += 301
    hub.forget_idle()
    assert hub.rooms == {}
    assert (await hub.room_of_code("bako-timu")).table.state == before
    await store.close()
