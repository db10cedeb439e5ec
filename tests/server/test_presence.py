"""Around a game: reconnecting, several devices, bots that take over, rematches, polling, records."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from fullhouse.client import ClientTable, Gone, RefusedByServer
from fullhouse.client.table import new_id
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games import built_in_ids, game
from fullhouse.match.deciding.commands import Allow, GiveBack, Leave, TakeOver
from fullhouse.match.info import Settings
from fullhouse.server.api.shapes import Handover, NewSeat, NewTable
from fullhouse.server.features.bots import Pace
from fullhouse.server.tables.clocks import expire_clocks
from tests.server.local_server import serving
from tests.server.test_abuse import TWO, plays_on, sitting
from tests.virtual_time import advance
from tests.waiting import TIMEOUT_SECONDS, until


async def taken_over(table: ClientTable, seat: Seat) -> None:
    """Ask until the server has noticed that the player is gone, and for how long."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            try:
                await table.do(TakeOver(id=new_id(), seat=seat))
                return
            except RefusedByServer as refused:
                if refused.code != "still-there":
                    raise
            await asyncio.sleep(1)


async def test_a_reconnecting_client_is_told_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, token):
        seen = ben.seq
        await ben.close()
        await ana.until(lambda table: table.present.seats == (1,))
        await ana.play(ana.moves()[0])
        async with await client.sit(token, after=seen) as loaded:
            assert loaded.missed is not None
            (missed,) = loaded.missed
            assert (missed.what, missed.seat) == ("played", 1)
            assert missed.events[0]["type"] == "laid"
            await loaded.play(loaded.moves()[0])


async def test_a_new_client_is_told_the_last_moves(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, _, _, token):
        await ana.play(ana.moves()[0])
        async with await client.sit(token) as fresh:
            assert fresh.missed is not None
            assert fresh.missed[0].events[0]["type"] == "laid"
            assert all(missed.what == "played" for missed in fresh.missed)


async def test_two_tabs_of_one_seat_see_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, _, token, _):
        tab = await client.sit(token)
        async with tab:
            assert tab.perspective == ana.perspective
            results = await asyncio.gather(
                ana.play(ana.moves()[0]), tab.play(tab.moves()[1]), return_exceptions=True
            )
            refusals = [result for result in results if isinstance(result, RefusedByServer)]
            assert len(refusals) == 1
            assert refusals[0].code == "stale"
            await tab.until(lambda table: table.seq == client.hub.rooms[1].table.seq)
            await ana.until(lambda table: table.seq == tab.seq)
            assert tab.perspective.view == ana.perspective.view


async def test_of_two_moves_on_one_cell_the_first_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        asked = NewTable(game="classic", seats=(NewSeat(who="me", name="Ana"), NewSeat()))
        key = await client.create(asked)
        other = await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
            await ana.start()
            await ben.until(lambda table: table.table.stage == "playing")
            cell = next(move for move in ana.moves() if "=" in move)[:2]
            results = await asyncio.gather(
                ana.play(f"{cell}=1"), ben.play(f"{cell}=2"), return_exceptions=True
            )
            refusals = [result for result in results if isinstance(result, RefusedByServer)]
            assert [refusal.code for refusal in refusals] == ["cell-taken"]


async def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        second = await client.another_key(token, Handover())
        assert (second.seats, second.host) == ((1,), True)
        async with await client.sit(second.token) as both:
            assert both.you.seats == (1,)
        moved = await client.another_key(second.token, Handover(move=True))
        with pytest.raises(RefusedByServer, match="unknown-token"):
            await client.sit(second.token)
        async with await client.sit(moved.token) as phone:
            taken = await client.another_key(token, Handover(move=True))
            with pytest.raises(Gone, match="moved"):
                await ana.until(lambda _: False)
            assert taken.seats == (1,)
            await plays_on(phone, ben)


async def test_a_table_is_handed_round_on_one_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        seats = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))
        key = await client.create(NewTable(game="tiles", seats=seats))
        assert key.seats == (1, 2)
        async with await client.sit(key.token) as device:
            assert device.table.stage == "playing"
            assert [seen.viewer for seen in device.perspectives] == [1, 2]
            with pytest.raises(RefusedByServer, match="which-seat"):
                await device.play(device.moves(Seat(1))[0])
            await device.play(device.moves(Seat(1))[0], seat=Seat(1))
            await device.play(next(m for m in device.moves(Seat(2)) if m.startswith("lay")), seat=Seat(2))
            part = await client.another_key(key.token, Handover(seats=(Seat(2),), move=True))
            with pytest.raises(Gone, match="moved"):
                await device.until(lambda _: False)
        async with await client.sit(part.token) as phone, await client.sit(key.token) as device:
            assert (phone.you.seats, device.you.seats) == ((2,), (1,))
            assert device.you.host


async def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        asked = NewTable(
            game="tiles",
            seats=TWO.seats,
            options={"referee": "table"},
            settings=Settings(patience=Seconds(0.05)),
        )
        key = await client.create(asked)
        other = await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana:
            ben = await client.sit(other.token)
            await ana.start()
            await ana.play(ana.moves()[0])
            with pytest.raises(RefusedByServer, match="still-there"):
                await ana.do(TakeOver(id="t", seat=Seat(2)))
            await ben.close()
            await taken_over(ana, Seat(2))
            await ana.until(lambda table: table.news[-1].seat == 2 and table.news[-1].what == "played")
            async with await client.sit(other.token) as back:
                assert (back.table.seats[1].driver, back.table.seats[1].lent) == ("person", False)
                await back.do(TakeOver(id="t", seat=Seat(2)))
                with pytest.raises(RefusedByServer, match="bot-drives"):
                    await back.play("object")
                await back.do(GiveBack(id="g", seat=Seat(2)))
                assert back.table.seats[1].driver == "person"
                await back.do(Leave(id="l", seat=Seat(2)))
                assert back.you.seats == ()
            third = await client.join(key.code, "Cleo")
            assert third.seats == (2,)


async def test_a_bot_finishes_nothing_that_it_has_not_begun(tmp_path: Path) -> None:
    """docs/rules/README.md, Being asked: the person takes the seat back by being there."""
    async with serving(tmp_path, pace=Pace(think=Seconds(30))) as client:
        key = await client.create(
            NewTable(game="tiles", seats=TWO.seats, settings=Settings(patience=Seconds(5)))
        )
        other = await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana:
            ben = await client.sit(other.token)
            await ana.start()
            await ana.play(ana.moves()[0])
            await ben.close()
            await taken_over(ana, Seat(2))
            async with await client.sit(other.token) as back:
                await ana.until(lambda table: table.news[-1].what == "driven")
                seq = back.seq
                await advance(600)
                assert (back.seq, back.table.seats[1].driver) == (seq, "person")
                await back.play(back.moves()[0])


async def test_clocks_stop_while_the_only_person_is_away(tmp_path: Path) -> None:
    time = [1000.0]

    async with serving(tmp_path, now=lambda: Seconds(time[0])) as client:
        key = await client.create(NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat(who="bot"))))
        async with await client.sit(key.token) as ana:
            assert ana.perspective.view["to_move"] == 1
            time[0] += 10
        await until(lambda: client.hub.rooms[1].presence.unattended_since is not None)
        time[0] += 3600
        expire_clocks(client.hub, client.hub.rooms[1])
        async with await client.sit(key.token) as ana:
            assert ana.perspective.view["warned"] == []
            assert ana.clock is not None
            assert ana.clock.left == Seconds(20)
            time[0] += 21
            expire_clocks(client.hub, client.hub.rooms[1])
            await ana.until(lambda table: table.perspective.view["warned"] == [1])


async def test_one_person_among_bots_plays_by_the_printed_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="bot"))))
        async with await client.sit(key.token) as ana:
            assert ana.table.options["referee"] == "table"
            assert ana.table.stage == "playing"


async def test_a_rematch_starts_with_the_next_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        for table in (ana, ben):
            await table.vote("abandon")
        for table in (ana, ben):
            await table.vote("rematch")
        await ana.until(lambda table: table.table.round == 2)
        await ben.until(lambda table: table.table.round == 2)
        assert (ana.you.seats, ben.you.seats) == ((2,), (1,))
        assert [seat.name for seat in ana.table.seats] == ["Ben", "Ana"]
        await plays_on(ben, ana)
        assert (await client.record(ana.table.code, number=1))["seats"] == ["Ana", "Ben"]
        (result,) = await client.results(token)
        assert (result.reason, result.you) == ("abandoned", (1,))


def _is_round(number: int, table: ClientTable) -> bool:
    return table.table.round == number


@pytest.mark.parametrize("name", built_in_ids())
async def test_whoever_plays_again_is_there_wherever_they_sit_now(tmp_path: Path, name: str) -> None:
    seats = max(game(name).fewest_seats, min(2, game(name).most_seats))

    async with serving(tmp_path) as client:
        bots = (NewSeat(who="bot"),) * (seats - 1)
        key = await client.create(NewTable(game=name, seats=(NewSeat(who="me"), *bots)))
        async with await client.sit(key.token) as ana:
            for number in range(1, 5):
                await ana.until(partial(_is_round, number))
                await ana.until(lambda table: table.present.seats == table.you.seats)
                await ana.vote("abandon")
                await ana.vote("rematch")


async def test_your_turn_can_be_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, _, token, other):
        mine, his, nothing = await client.turns(token, other, "no-such-token-at-all")
        assert (mine.your_turn, his.your_turn, nothing.table) == ((1,), (), None)
        await ana.play(ana.moves()[0])
        mine, his = await client.turns(token, other)
        assert (mine.your_turn, his.your_turn) == ((), (2,))


async def test_spectators_need_permission(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, _, token, _):
        code = ana.table.code
        watcher = await client.watch(code.upper().replace("-", " "))
        async with await client.sit(watcher.token) as spectator:
            assert (spectator.you.watching, spectator.perspective.viewer) == ("spectator", "spectator")
            assert spectator.perspective.view["hands"] == [None, None]
            with pytest.raises(RefusedByServer, match="no-seat"):
                await spectator.play("lay a1")
            with pytest.raises(RefusedByServer, match="no-seat"):
                await spectator.vote("pause")
        await ana.do(Allow(id="a", spectators=False))
        with pytest.raises(RefusedByServer, match="no-spectators"):
            await client.watch(code)
        tv = await client.watch(code, tv=True, token=token)
        async with await client.sit(tv.token) as screen:
            assert screen.perspective.viewer == "tv"
            assert screen.present.tvs == 1
