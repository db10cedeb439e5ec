"""Any node serves any socket and any request: what one stores, the players of the others see."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from fullhouse.client import Gone, RefusedByServer
from fullhouse.client.table import ClientTable, new_id
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.deciding.commands import Start
from fullhouse.match.entries import Joined
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Bus, Notification
from fullhouse.server.api.shapes import Handover, NewSeat, NewTable
from fullhouse.server.cluster import follower
from fullhouse.store.bus import NoBus
from fullhouse.store.redis.bus import RedisBus
from fullhouse.sudoku.board import NINE
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.nodes.bus import InProcessBus, Line
from tests.nodes.sites import TWO, site
from tests.server.test_fairness import PROBLEM, hint, problem_at
from tests.server.test_looks import look, looks
from tests.server.test_why import ask as ask_why
from tests.waiting import until

pytestmark = pytest.mark.real_time

NewBus = Callable[[], Bus]
WITH_BOT = NewTable(
    game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="bot")), options={"referee": "guard"}
)


@pytest.fixture(params=["in-process", "redis", "polling"])
def bus(request: pytest.FixtureRequest) -> NewBus:
    """Redis only notifies: everything works without it, later; but reactions are told by it alone."""
    if request.param == "polling":
        return NoBus
    if request.param == "in-process":
        line = Line()
        return lambda: InProcessBus(line)
    address, site = request.getfixturevalue("redis").address, request.node.name
    return lambda: RedisBus(address, site)


async def test_two_players_at_two_nodes_play_one_game(
    postgres: Postgres, tmp_path: Path, bus: NewBus
) -> None:
    async with site(postgres.new_database(), tmp_path, 2, bus) as (one, two):
        ana = await one.create(TWO)
        assert (await two.preview(ana.code)).open_seats == (2,)
        ben = await two.join(ana.code, "Ben")
        async with await one.sit(ana.token) as here, await two.sit(ben.token) as there:
            await here.until(lambda table: len(table.present.seats) == 2)
            await there.until(lambda table: len(table.present.seats) == 2)
            await _both_at(await here.do(Start(id=new_id())), here, there)
            for _ in range(6):
                mover = here if here.moves() else there
                await _both_at(await mover.play(mover.moves()[0]), here, there)
            assert here.perspective.view["board"] == there.perspective.view["board"]
            assert here.table == there.table


async def _both_at(seq: Seq, *tables: ClientTable) -> None:
    for table in tables:
        await table.until(lambda table: table.seq >= seq)


async def test_a_problem_of_a_running_game_is_asked_about_at_no_node(
    postgres: Postgres, tmp_path: Path, redis: Redis
) -> None:
    def bus() -> Bus:
        return RedisBus(redis.address, "fair")

    address = postgres.new_database()
    async with site(address, tmp_path, 2, bus) as (one, two):
        assert (await hint(two, PROBLEM))["text"]
        await problem_at(one, setup={"problem": PROBLEM})
        await until(lambda: bool(two.services.fairness.guarded()))
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await hint(two, PROBLEM)
        async with site(address, tmp_path / "later", 1, bus) as (late,):
            await until(lambda: bool(late.services.fairness.guarded()))
            with pytest.raises(RefusedByServer, match="coach-closed"):
                await hint(late, PROBLEM)


async def test_a_bot_has_one_keeper_and_plays_on_when_its_node_stops(
    postgres: Postgres, tmp_path: Path, bus: NewBus
) -> None:
    address = postgres.new_database()
    async with site(address, tmp_path / "one", 1, bus) as (one,):
        async with site(address, tmp_path / "two", 1, bus) as (two,):
            ana = await two.create(WITH_BOT)
            table = await two.sit(ana.token)
            await table.play((await _my_turn(table)).moves()[0])
            await _my_turn(table)  # by now a keeper has let the bot move
            rooms = [node.hub.rooms[1] for node in (one, two) if 1 in node.hub.rooms]
            assert len([room for room in rooms if room.keeping.is_here]) == 1
        with pytest.raises(Gone):
            await table.ping()
        async with await one.sit(ana.token, after=table.seq) as again:
            assert again.missed is not None, "nothing was lost"
            for _ in range(3):
                await again.play((await _my_turn(again)).moves()[0])
            await _my_turn(again)


async def _my_turn(table: ClientTable) -> ClientTable:
    return await table.until(lambda table: bool(table.perspectives) and bool(table.moves()))


async def test_a_seat_that_moves_to_another_device_is_lost_at_every_node(
    postgres: Postgres, tmp_path: Path, bus: NewBus
) -> None:
    async with site(postgres.new_database(), tmp_path, 2, bus) as (one, two):
        ana = await one.create(TWO)
        async with await one.sit(ana.token) as old:
            await two.another_key(ana.token, Handover(move=True))
            with pytest.raises(Gone, match="moved"):
                await old.until(lambda _: False)


async def test_players_who_join_at_two_nodes_at_once_are_two(postgres: Postgres, tmp_path: Path) -> None:
    line = Line()
    async with site(postgres.new_database(), tmp_path, 2, lambda: InProcessBus(line)) as (one, two):
        for _ in range(10):
            asked = NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(), NewSeat()))
            ana = await one.create(asked)
            await two.preview(ana.code)
            ben, cleo = await asyncio.gather(one.join(ana.code, "Ben"), two.join(ana.code, "Cleo"))
            assert {ben.seats, cleo.seats} == {(2,), (3,)}
            await one.hub.store.settle()
            log = await one.hub.store.read_log(await one.hub.store.find_table(ana.code))
            players = [entry.player for entry in log if isinstance(entry, Joined)]
            assert len(set(players)) == 2, "nobody holds another's seat"
            with pytest.raises(RefusedByServer, match="no-open-seat"):
                await two.join(ana.code, "Dan")


async def test_a_name_that_is_deleted_is_gone_at_every_node(
    postgres: Postgres, tmp_path: Path, bus: NewBus
) -> None:
    async with site(postgres.new_database(), tmp_path, 2, bus) as (one, two):
        ana = await one.create(TWO)
        ben = await two.join(ana.code, "Ben")
        async with await one.sit(ana.token) as here:
            await two.forget(ben.token)
            with contextlib.suppress(Gone):
                await here.until(lambda table: table.table.seats[1].name != "Ben")
        async with await one.sit(ana.token) as here:
            assert here.table.seats[1].name != "Ben"
        assert "Ben" not in str(one.hub.rooms[1].table.chairs)


@pytest.mark.parametrize("bus", ["in-process", "redis"], indirect=True)
@pytest.mark.parametrize("race", [False, True])
async def test_reactions_and_selected_cells_are_told_at_other_nodes(
    postgres: Postgres, tmp_path: Path, bus: NewBus, race: bool
) -> None:
    """But not the cells of those whose moves are nobody's business, as in a race."""
    async with site(postgres.new_database(), tmp_path, 2, bus) as (one, two):
        seats = NewSeat(who="me", name="Ana"), NewSeat()
        key = await one.create(NewTable(game="classic", seats=seats, options={"race": race}))
        other = await two.join(key.code, "Ben")
        async with await one.sit(key.token) as ana, await two.sit(other.token) as ben:
            await ana.until(lambda table: len(table.present.seats) == 2)
            await _both_at(await ana.do(Start(id="start")), ana, ben)
            await look(ana, "a1", "b2")
            await ana.react("bravo")
            await ben.until(lambda table: bool(table.reactions))
            assert [(said.seat, said.reaction) for said in ben.reactions] == [(1, "bravo")]
            assert looks(ben) == ([] if race else [["a1", "b2"]])
            await ana.until(lambda table: bool(table.reactions))
            assert (len(ana.reactions), looks(ana)) == (1, [])


async def test_whatever_else_the_bus_carries_is_not_passed_on(postgres: Postgres, tmp_path: Path) -> None:
    line = Line()
    stranger = InProcessBus(line)
    await stranger.start(lambda _hint: None, SystemClock())
    async with site(postgres.new_database(), tmp_path, 1, lambda: InProcessBus(line)) as (one,):
        key = await one.create(TWO)
        async with await one.sit(key.token) as ana:
            for aside in (
                '{"say":"bye","code":"moved"}',
                "nonsense",
                '{"say":"reacted","reaction":"bravo","seat":9}',
                '{"say":"reacted","reaction":"bravo","seat":2}',
            ):
                stranger.notify(Notification(TableId(1), aside=aside))
                stranger.notify(Notification(TableId(77), aside=aside))
            await ana.until(lambda table: bool(table.reactions))
            assert [said.seat for said in ana.reactions] == [2]


async def test_every_node_can_say_how_a_bot_found_a_digit(postgres: Postgres, tmp_path: Path) -> None:
    async with site(postgres.new_database(), tmp_path, 2) as (one, two):
        seats = NewSeat(who="me", name="Ana"), NewSeat(who="bot", bot="club")
        key = await one.create(NewTable(game="classic", seats=seats, setup={"problem": PROBLEM}))
        async with await one.sit(key.token) as ana:
            await ana.until(lambda table: 2 in table.perspective.view["owners"])
            cell = ana.perspective.view["owners"].index(2)
        asked = NINE.name(cell)
        reason = await ask_why(one, key.token, asked)
        assert reason[0] == 200
        assert await ask_why(two, key.token, asked) == reason


async def test_who_has_seen_more_than_a_node_is_told_no_older_position_by_it(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each node has a line of its own: notifications get lost, and polls come too late.
    monkeypatch.setattr(follower, "POLL_SECONDS", 3600.0)
    async with site(postgres.new_database(), tmp_path, 2, lambda: InProcessBus(Line())) as (one, two):
        ana = await one.create(TWO)
        ben = await one.join(ana.code, "Ben")
        async with await one.sit(ana.token) as here, await two.sit(ben.token) as behind:
            seq = await here.do(Start(id=new_id()))
            assert behind.seq < seq
            async with await two.sit(ana.token, after=seq) as there:
                assert (there.seq, there.missed) == (seq, ())
            async with await two.sit(ana.token, after=Seq(seq + 1000)) as wrong:
                assert (wrong.seq, wrong.missed) == (seq, None)
            await behind.until(lambda table: table.seq == seq)


async def test_a_long_poll_hears_of_other_nodes(postgres: Postgres, tmp_path: Path, bus: NewBus) -> None:
    async with site(postgres.new_database(), tmp_path, 2, bus) as (one, two):
        ana = await one.create(TWO)
        (turn,) = await two.turns(ana.token)
        waiting = asyncio.create_task(two.turns(ana.token, after=[turn.seq], wait=60))
        await until(lambda: bool(two.services.bell.waiting))
        await one.join(ana.code, "Ben")
        (changed,) = await waiting
        assert changed.table is not None
        assert changed.table.seats[1].name == "Ben"
