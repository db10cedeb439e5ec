"""How long bots take: people can follow and object."""

import asyncio
from random import Random

import pytest

from fullhouse.bots.bot import Choice
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import Played
from fullhouse.match.ids import TableId
from fullhouse.match.info import Settings
from fullhouse.server.features.bots import Bots, Pace, Thought
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from tests.match.tables import Desk
from tests.server.fakes import FakeStore


def test_bots_leave_people_time_to_object() -> None:
    desk = Desk(people=1, bots=2, referee="table").start()
    keeper = Bots(Hub(FakeStore(), lambda: desk.now), Pace())
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
    keeper = Bots(Hub(FakeStore(), lambda: desk.now), Pace(think=Seconds(0.5), breath=Seconds(50)))
    desk.play(1, next(move for move in desk.legal(1) if "=" in move))
    assert Seat(3) in desk.table.game.to_act(desk.table.state)
    assert keeper.delay(desk.table, Seat(3)) < 5
    keeper.close()


def test_bots_wait_for_a_verdict_and_for_nothing_else() -> None:
    desk = Desk(people=1, bots=1, game="markers", referee="umpire").start()
    keeper = Bots(Hub(FakeStore(), lambda: desk.now), Pace())
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


def test_bots_hurry_at_a_table_that_asks_for_it() -> None:
    desk = Desk(people=1, bots=1, settings=Settings(brisk=True), referee="umpire").start()
    keeper = Bots(Hub(FakeStore(), lambda: desk.now), Pace())
    desk.play(1, next(move for move in desk.legal(1) if move.startswith("lay")))
    assert 0.3 <= keeper.delay(desk.table, Seat(2)) <= 0.6
    keeper.close()


def test_never_two_bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(people=1, bots=2).start()
    keeper = Bots(Hub(FakeStore(), lambda: desk.now), Pace(think=Seconds(60)))
    room = Room(TableId(1), desk.table, desk.now)
    played: list[int] = []
    monkeypatch.setattr(keeper, "_play", lambda _room, seat, _move: played.append(seat))
    move = desk.table.game.legal(desk.table.state, Seat(1))[0]

    async def both() -> None:
        for seat in (2, 3):
            keeper._play_in_turn(room, Seat(seat), Thought(desk.table.seq, Choice(move)), move)
        waiting = room.thinking[Seat(3)]
        assert waiting is not None
        waiting.cancel()

    asyncio.run(both())
    assert played == [2]
    keeper.close()
