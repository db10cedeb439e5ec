"""What happens when a node, PostgreSQL or Redis is away: slower or refused, never wrong."""

import contextlib
import logging
from pathlib import Path

import pytest

from fullhouse.client import Gone
from fullhouse.client.table import new_id
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import Start
from fullhouse.match.entries import Played
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.match.nodes import Here
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.commands import enter
from fullhouse.server.tables.room import Author, Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from fullhouse.store.redis import bus as redis_bus
from fullhouse.store.redis.bus import RedisBus
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.nodes.bus import InProcessBus, Line
from tests.nodes.fakes import TABLE, OneNode
from tests.nodes.sites import TWO, site
from tests.server.fakes import Ear
from tests.waiting import until

pytestmark = pytest.mark.real_time

ONE = TableId(1)
GLASS = NewTable(
    game="tiles",
    options={"sand_glass": 30, "referee": "guard"},
    seats=(NewSeat(who="me", name="Ana"), NewSeat(who="open")),
)


async def test_a_node_that_was_paused_fires_nothing_when_it_wakes(postgres: Postgres, tmp_path: Path) -> None:
    """Its deadline was fired by another node meanwhile, once; its own entries are under an old epoch."""
    time, line = [1000.0], Line()

    def now() -> Seconds:
        return Seconds(time[0])

    async with site(postgres.new_database(), tmp_path, 2, lambda: InProcessBus(line), now=now) as nodes:
        one, two = nodes
        ana = await one.create(GLASS)
        ben = await one.join(ana.code, "Ben")
        async with await one.sit(ana.token) as here, await two.sit(ben.token) as there:
            await here.do(Start(id=new_id()))
            await there.until(lambda table: table.table.stage == "playing")
            paused, other = one.hub.rooms[ONE], two.hub.rooms[ONE]
            await until(lambda: bool(paused.keeping.epoch) or bool(other.keeping.epoch))
            if other.keeping.epoch:
                one, two, paused, other = two, one, other, paused
            old, seq = paused.keeping.epoch, paused.table.seq
            one.nodes.close()
            paused.alarm.cancel()
            while time[0] < 1033:
                time[0] += 1
                await two.nodes.beat()
            await until(lambda: "timeout" in [happened.move for happened in other.table.tail])
            await until(lambda: other.stored == other.table.seq)
            assert other.keeping.epoch > old
            # It wakes: first its timer, then what it had decided before.
            expire_clocks(one.hub, paused, Author.KEEPER)
            assert paused.stored == paused.table.seq == seq, "it knows that it was taken for dead"
            one.hub.append(paused, Played(at=now(), seat=Seat(1), move="timeout"), author=Author.KEEPER)
            await until(lambda: not paused.is_reloading and paused.stored > seq)
            log = await two.hub.store.read_log(ONE)
            fired = [entry for entry in log if isinstance(entry, Played) and entry.move == "timeout"]
            assert len(fired) == 1
            assert paused.table.state == other.table.state


async def test_the_same_epoch_check_stops_a_bot_of_a_paused_node(postgres: Postgres, tmp_path: Path) -> None:
    """The log has not grown since: only the epoch tells that the table has another keeper."""
    async with site(postgres.new_database(), tmp_path, 2) as (one, two):
        seats = (NewSeat(who="me"), NewSeat(who="me"))
        await one.create(NewTable(game="tiles", seats=seats, options={"referee": "guard"}))
        room = one.hub.rooms[ONE]
        epoch = await one.hub.store.registry("that stops").claim(ONE, one.hub.now())
        room.keeping.take(epoch)
        assert await two.hub.store.registry("that goes on").claim(ONE, two.hub.now()) == epoch + 1
        seq = room.stored
        move = room.table.game.write_move(room.table.game.legal(room.table.state, Seat(1))[0])
        one.hub.append(room, Played(at=one.hub.now(), seat=Seat(1), move=move), author=Author.KEEPER)
        await until(lambda: not room.keeping.is_here and not room.is_reloading)
        assert len(await one.hub.store.read_log(ONE)) == room.table.seq == seq


async def test_without_redis_the_nodes_poll_and_with_it_they_are_quick_again(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(Redis()) as server:
        address = postgres.new_database()
        async with site(address, tmp_path, 2, lambda: RedisBus(server.address)) as (one, two):
            ana = await one.create(TWO)
            async with await one.sit(ana.token) as here:
                await until(lambda: one.nodes.is_bus_up)
                server.stop()
                monkeypatch.setattr(redis_bus, "SILENCE_SECONDS", 1.0)
                await until(lambda: not one.nodes.is_bus_up)
                await two.join(ana.code, "Ben")
                await here.until(lambda table: table.table.seats[1].name == "Ben")
                server.start()
                await until(lambda: two.nodes.is_bus_up and one.nodes.is_bus_up)


async def test_without_postgresql_who_moves_is_sent_to_try_again_and_then_both_nodes_go_on(
    tmp_path: Path,
) -> None:
    line = Line()
    with contextlib.closing(Postgres()) as server:
        async with site(server.new_database(), tmp_path, 2, lambda: InProcessBus(line)) as (one, two):
            ana = await one.create(GLASS)
            ben = await two.join(ana.code, "Ben")
            async with await one.sit(ana.token) as here, await two.sit(ben.token) as there:
                await here.do(Start(id=new_id()))
                await there.until(lambda table: table.table.stage == "playing")
                server.stop()
                for node in (one, two):  # an idle one would find out at its next entry, and refuse that
                    node.services.upkeep.beat()
                await until(lambda: None not in (one.hub.store.trouble, two.hub.store.trouble))
                with pytest.raises(Gone, match="store-trouble"):
                    await here.play(here.moves()[0] if here.moves() else "stuck")
                server.start()
                await until(lambda: one.hub.store.trouble is None and two.hub.store.trouble is None)
            async with await two.sit(ana.token) as here, await one.sit(ben.token) as there:
                mover = here if here.moves() else there
                seq = await mover.play(mover.moves()[0])
                for table in (here, there):
                    await table.until(lambda table: table.seq >= seq)


WITH_A_CLOCK = NewTable(game="tiles", seats=TABLE.seats, options={"referee": "guard", "sand_glass": 500})


async def someone_thinks(one: OneNode) -> Room:
    """A game in which a clock runs."""
    room = await one.open(WITH_A_CLOCK)
    enter(one.hub, room, Ear(Holder(players=frozenset([Player(1), Player(2)]))), None)
    one.node.keep(room, 2)
    assert room.alarm.timer is not None
    return room


async def test_a_clock_goes_on_after_a_trouble_that_was_too_short_to_be_an_outage() -> None:
    one = OneNode()
    room = await someone_thinks(one)
    one.store.trouble = "away"  # type: ignore[assignment]
    one.hub.reschedule(room)
    one.node.look_at_clocks()
    assert room.alarm.timer is None, "what it would do could not be stored"
    one.store.trouble = None
    one.node.look_at_clocks()
    assert room.alarm.timer is not None
    room.stop_timers()


async def test_who_is_here_is_said_again_for_a_keeper_elsewhere() -> None:
    """Its clocks and bots stand still where it believes that nobody is there."""
    one = OneNode()
    room = await someone_thinks(one)
    one.node.say_again()
    assert one.registry.said_here == {room.id: Here(players=frozenset([Player(1), Player(2)]))}
    room.stop_timers()


async def test_a_subscriber_that_the_store_fails_leaves_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Asks(Subscriber):
        def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
            raise StoreTrouble("away")

    one = OneNode()
    one.hub.stream.subscribe(Asks())
    with caplog.at_level(logging.ERROR):
        await one.open()
    logged = [record for record in caplog.records if "Asks failed: away" in record.getMessage()]
    assert logged
    assert not any(record.exc_info for record in logged)
