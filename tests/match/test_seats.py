"""Who sits where: take-over, leaving, rematch, arranging and colours, decided without any server."""

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding import commands as asked
from fullhouse.match.deciding.deals import dealt
from fullhouse.match.entries import Joined, Rematch
from fullhouse.match.history.rounds import recorded
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.info import Settings
from fullhouse.match.perspectives import table_info
from fullhouse.match.series import new_series
from fullhouse.match.waiting import Limits, Overdue, limits
from fullhouse.records.replay import replay
from tests.match.tables import HOST, Desk, person


def test_a_bot_takes_over_once_a_player_has_been_away_long_enough() -> None:
    desk = Desk().start()
    take = asked.TakeOver(id="t", seat=Seat(2), bot="greedy")
    assert desk.refuses(desk.do, person(1), take) == "still-there"
    desk.overdue = Overdue(unanswered=(Seat(2),))
    assert desk.refuses(desk.do, person(1), take) == "still-there"
    desk.overdue = Overdue(idle=(Seat(2),))
    assert desk.refuses(desk.do, Holder(watching="spectator"), take) == "no-seat"
    assert desk.refuses(desk.do, person(1), msgspec.structs.replace(take, bot="nobody")) == "unknown-bot"
    assert desk.refuses(desk.do, Holder(host=True), take) == "no-seat"
    desk.do(person(1), take)
    assert desk.table.chair(Seat(2)).lent
    assert desk.table.chair(Seat(2)).driver == "bot"
    assert desk.refuses(desk.play, 2, "object") == "bot-drives"
    assert desk.refuses(desk.do, person(1), asked.GiveBack(id="g", seat=Seat(2))) == "not-your-seat"
    desk.do(person(2), asked.GiveBack(id="g", seat=Seat(2)))
    assert desk.table.chair(Seat(2)).driver == "person"


def test_people_wait_a_minute_for_each_other_and_by_post_a_day() -> None:
    """docs/rules/README.md: by post is a setting of the table, never derived from its clocks."""
    live = Limits(Seconds(20), Seconds(60), Seconds(30), Seconds(120), Seconds(60))
    assert limits(Desk().table) == live
    assert limits(Desk(silence=None, sand_glass=None).table) == live
    day = Seconds(24 * 3600)
    assert limits(Desk(settings=Settings(pace="post")).table) == Limits(None, day, day, day, day)
    assert float(limits(Desk(settings=Settings(patience=Seconds(5))).table).answer) == 5


def test_a_left_seat_is_open_and_its_old_key_is_invalid() -> None:
    desk = Desk().start()
    desk.do(person(2), asked.Leave(id="l", seat=Seat(2)))
    assert desk.table.open_seats == (2,)
    assert desk.refuses(desk.do, person(2), asked.GiveBack(id="g", seat=Seat(2))) == "not-your-seat"
    desk.append(Joined(at=desk.now, seat=Seat(2), player=Player(3), name="Cleo"))
    assert desk.table.seats_of(frozenset([Player(3)])) == (2,)


def test_a_rematch_lets_the_next_seat_start_and_keeps_everybodys_key() -> None:
    desk = Desk(people=2, bots=1).start()
    assert desk.refuses(desk.vote, 1, "rematch") == "no-such-vote"
    desk.vote(1, "abandon")
    desk.vote(2, "abandon")
    assert (desk.table.stage, desk.table.abandoned) == ("over", True)
    desk.vote(1, "rematch")
    desk.vote(2, "rematch")
    assert [chair.name for chair in desk.table.chairs] == ["P2", "Bot", "P1"]
    assert desk.table.seats_of(person(1).players) == (3,)
    assert (desk.table.round, desk.table.stage) == (2, "playing")
    one, two = recorded(desk.log, 1), recorded(desk.log)
    assert one is not None
    assert two is not None
    assert (one.record.seats, two.record.seats) == (("P1", "P2", "Bot"), ("P2", "Bot", "P1"))
    replay(two.record)
    assert recorded(desk.log, 3) is None


def test_the_host_arranges_seats_before_the_start_and_nobody_else_does() -> None:
    desk = Desk(people=3)
    assert desk.refuses(desk.do, person(2), asked.Start(id="s")) == "host-only"
    desk.do(HOST, asked.Arrange(id="a", seat=Seat(2), bot="greedy"))
    assert desk.table.chairs[1].name == "Greedy"
    desk.do(HOST, asked.Arrange(id="aa", seat=Seat(3), bot="greedy", name=" Magpie "))
    desk.do(HOST, asked.Reorder(id="b", order=(Seat(2), Seat(3), Seat(1))))
    assert desk.refuses(desk.do, HOST, asked.Reorder(id="c", order=(Seat(2), Seat(2)))) == "bad-order"
    desk.do(HOST, asked.Arrange(id="d", seat=Seat(1)))
    desk.do(HOST, asked.Start(id="e"))
    assert [chair.name for chair in desk.table.chairs] == ["Magpie", "P1"]
    assert desk.refuses(desk.do, HOST, asked.Start(id="f")) == "wrong-stage"
    assert desk.refuses(desk.do, HOST, asked.Arrange(id="g", seat=Seat(1))) == "wrong-stage"
    desk.do(HOST, asked.Allow(id="h", spectators=False))
    desk.do(HOST, asked.Rename(id="i", seat=Seat(2), name="  Ana\tMaria "))
    assert table_info(desk.table).seats[1].name == "Ana Maria"


def test_an_empty_order_shuffles_the_seats() -> None:
    """docs/rules/README.md, Words: the host orders the seats, or has them shuffled."""
    desk = Desk(people=4)
    desk.do(HOST, asked.Reorder(id="a", order=()))
    names = [chair.name for chair in desk.table.chairs]
    assert sorted(names) == ["P1", "P2", "P3", "P4"]
    assert names != ["P1", "P2", "P3", "P4"]
    assert desk.table.seats_of(person(1).players) == (names.index("P1") + 1,)


def test_in_as_many_games_as_players_everybody_begins_once() -> None:
    """docs/rules/markers.md: so a match of that many games gives the edge of beginning to everybody."""
    desk = Desk("markers", people=3).start()
    began = [desk.table.chairs[0].name]
    for _ in range(2):
        for topic in ("abandon", "rematch"):
            for number in (1, 2, 3):
                desk.vote(number, topic)
        began.append(desk.table.chairs[0].name)
        assert desk.table.game.to_move(desk.table.state) == 1
    assert began == ["P1", "P2", "P3"]


def test_too_few_seats_do_not_start() -> None:
    desk = Desk("challenge", people=2)
    desk.do(HOST, asked.Arrange(id="a", seat=Seat(2)))
    assert desk.refuses(desk.do, HOST, asked.Start(id="s")) == "bad-seat-count"


def test_everybody_chooses_a_colour_and_keeps_it_in_a_rematch() -> None:
    desk = Desk(people=2, bots=1).start()
    assert [desk.table.colour(Seat(seat)) for seat in (1, 2, 3)] == [1, 2, 3]
    desk.do(person(2), asked.Recolour(id="a", seat=Seat(2), colour=5))
    assert [desk.table.colour(Seat(seat)) for seat in (1, 2, 3)] == [1, 5, 3]
    desk.do(person(1), asked.Recolour(id="b", seat=Seat(1), colour=3))
    assert [desk.table.colour(Seat(seat)) for seat in (1, 2, 3)] == [3, 5, 1], "exchanged with the bot"
    assert desk.refuses(desk.do, person(1), asked.Recolour(id="c", seat=Seat(1), colour=5)) == "colour-taken"
    assert desk.refuses(desk.do, person(2), asked.Recolour(id="d", seat=Seat(1), colour=6)) == "not-your-seat"
    desk.do(person(1), asked.Recolour(id="e", seat=Seat(3), colour=7))
    desk.append(Rematch(at=desk.now, setup=dealt(desk.table, 3, desk.context), series=new_series(3)))
    names = [(chair.name, desk.table.colour(Seat(seat))) for seat, chair in enumerate(desk.table.chairs, 1)]
    assert names == [("P2", 5), ("Bot", 7), ("P1", 3)]
