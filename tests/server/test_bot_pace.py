"""How long bots take: people can follow and object."""

import asyncio
from random import Random

import pytest

from fullhouse.bots.bot import Choice
from fullhouse.bots.requests import BotAnswer, Request
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games import game
from fullhouse.match.entries import Played
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.info import Settings
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.bots import Bots, Pace, Thinkers
from fullhouse.server.services import subscribe
from fullhouse.server.tables.commands import enter, start_if_full
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from tests.clocks import WallClock
from tests.match.tables import Desk
from tests.server.fakes import Ear, FakeStore


def test_bots_leave_people_time_to_object() -> None:
    desk = Desk(people=1, bots=2, referee="table").start()
    keeper = Bots(Hub(FakeStore(), WallClock(lambda: desk.now)), Pace())
    lay = next(move for move in desk.legal(1) if move.startswith("lay"))
    desk.play(1, lay)
    assert 1 <= keeper.delay(desk.table, Seat(2)) <= 2
    lay = next(move for move in desk.legal(2) if move.startswith("lay"))
    desk.append(Played(at=desk.now, seat=Seat(2), move=lay))
    assert keeper.delay(desk.table, Seat(3)) == Pace().breath
    keeper.close()


def test_bots_answer_a_validation_at_once() -> None:
    """docs/rules/markers.md: they leave people time before a move, but not before they accept or object."""
    desk = Desk(people=2, bots=1, game="markers", referee="table").start()
    keeper = Bots(Hub(FakeStore(), WallClock(lambda: desk.now)), Pace(think=Seconds(0.5), breath=Seconds(50)))
    desk.play(1, next(move for move in desk.legal(1) if "=" in move))
    assert Seat(3) in desk.table.game.to_act(desk.table.state)
    assert keeper.delay(desk.table, Seat(3)) < 5
    keeper.close()


def test_bots_wait_for_a_verdict_and_for_nothing_else() -> None:
    desk = Desk(people=1, bots=1, game="markers", referee="umpire").start()
    keeper = Bots(Hub(FakeStore(), WallClock(lambda: desk.now)), Pace())
    desk.play(1, "pass")
    assert 1 <= keeper.delay(desk.table, Seat(2)) <= 2, "voting to stop is no objection"
    desk.append(Played(at=desk.now, seat=Seat(2), move="pass"))
    desk.play(1, "b1=3")  # There is a 3 in a1.
    assert keeper.delay(desk.table, Seat(2)) == Pace().verdict
    keeper.close()


def test_bots_take_a_persons_time_varied_and_longer_where_there_is_more_to_choose() -> None:
    pace, chance = Pace(), Random(1)
    times = [pace.of_move(1.6, 30, chance) for _ in range(200)]
    assert 1 <= min(times) < max(times) <= 2
    few, many = (sum(pace.of_move(1.6, choices, Random(n)) for n in range(100)) for choices in (2, 200))
    assert few < many


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
def test_the_digits_of_a_turn_follow_each_other_quickly(referee: str) -> None:
    """docs/rules/one-two-three.md: a turn has up to three digits, and an end."""
    desk = Desk(people=1, bots=1, game="one-two-three", referee=referee).start()
    keeper = Bots(Hub(FakeStore(), WallClock(lambda: desk.now)), Pace())
    delays: list[float] = []
    while not delays or desk.table.game.to_move(desk.table.state) == Seat(2):
        seat = desk.table.game.to_move(desk.table.state)
        assert seat is not None
        move = next(move for move in desk.legal(seat) if "=" in move)
        if seat == Seat(2):
            desk.append(Played(at=desk.now, seat=seat, move=move))
            if desk.table.game.to_move(desk.table.state) == Seat(2):
                delays.append(keeper.delay(desk.table, Seat(2)))
        else:
            desk.play(seat, move)
    assert sum(delays) <= 2.5
    keeper.close()


def test_bots_hurry_at_a_table_that_asks_for_it() -> None:
    desk = Desk(people=1, bots=1, settings=Settings(brisk=True), referee="umpire").start()
    keeper = Bots(Hub(FakeStore(), WallClock(lambda: desk.now)), Pace())
    desk.play(1, next(move for move in desk.legal(1) if move.startswith("lay")))
    assert 0.3 <= keeper.delay(desk.table, Seat(2)) <= 0.6
    keeper.close()


class Eager(Thinkers):
    """Everybody has an answer at once."""

    async def think(self, request: Request) -> BotAnswer:
        played = game(request.game)
        legal = played.legal(played.imagine(request.view, Chance(1)), request.seat)
        return BotAnswer(request.seq, Choice(next(move for move in legal if move.verb == "write")))


async def test_never_two_bots_at_once() -> None:
    """At a table without turns both of them have something to write at the same moment."""
    pace, played_at, turn = Pace(think=Seconds(0.05)), dict[Seat, float](), 0.001

    class Written(Subscriber):
        def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
            if isinstance(logged.entry, Played):
                played_at.setdefault(logged.entry.seat, asyncio.get_running_loop().time())

    store = FakeStore()
    hub = Hub(store, WallClock(lambda: Seconds(1000)))
    bots = Bots(hub, pace, Eager(at_once=2))
    hub.stream.subscribe(Written())
    subscribe(hub, bots=bots)
    me, bot = NewSeat(who="me"), NewSeat(who="bot")
    new = NewTable(game="classic", seats=(me, bot, bot), options={"race": True})
    room = await hub.open("bako-timu", opened(new, "bako-timu", Seconds(1000), 1))
    assert room is not None
    enter(hub, room, Ear(Holder(players=frozenset([Player(1)]))), None)
    start_if_full(hub, room)
    while len(played_at) < 2:
        store.commit()
        await asyncio.sleep(turn)
    bots.close()
    first, second = sorted(played_at.values())
    assert second - first >= pace.landing - turn
