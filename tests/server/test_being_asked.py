"""Being asked, and idle turns: docs/rules/README.md, *Being asked*. Time is the test's."""

from typing import Any

import pytest

from fullhouse.core.ids import Seat
from fullhouse.match.deciding.commands import Leave
from fullhouse.match.entries import Driven
from fullhouse.match.history.rounds import recorded
from fullhouse.match.holder import Holder
from fullhouse.match.info import Settings
from fullhouse.match.nodes import Notification
from fullhouse.records.narration import tell
from fullhouse.records.replay import replay
from fullhouse.server.cluster.follower import Follower
from fullhouse.server.protocol import Touched
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.listeners import encoded
from tests.server.evening import ONE, Evening

CLAIM = {
    "golden": {"a1": 1, "b2": 2, "c3": 3, "f3": 8, "h3": 4, "a7": 9},
    "stack": [7, 9, 4, 9, 9, 1, 2, 3, 5, 6, 8, 8],
}
"""Seat 1 holds a 7, for which there is room."""


def claimed(seats: int = 2, **options: Any) -> Evening:
    """Ana says that her tile fits nowhere, which is false."""
    evening = Evening("tiles", seats, setup=CLAIM, **{"silence": None, **options})
    evening.plays(1, "stuck")
    return evening


def test_nobody_who_is_away_has_answered() -> None:
    """The claim that a person who had gone was taken to accept after ten seconds of silence."""
    evening = claimed(silence=10)
    evening.goes(2)
    evening.wait(600)
    assert evening.moves == [(1, "stuck", 0)]
    evening.comes(2)
    evening.wait(29)
    assert evening.table.stage == "playing"
    evening.wait(2)
    assert evening.moves[-1] == (0, "silence 2", 0)


def test_silence_is_that_of_people_who_are_connected() -> None:
    evening = claimed(3, silence=10)
    evening.goes(3)
    evening.wait(31)
    assert evening.moves[-1] == (0, "silence 2", 0)
    assert evening.table.game.asked(evening.state) == (3,)
    evening.wait(600)
    assert evening.moves[-1] == (0, "silence 2", 0)


def test_whoever_is_asked_is_nudged_once_after_twenty_seconds() -> None:
    evening = claimed(3)
    assert evening.told(1) == ((), (), ())
    evening.wait(19)
    assert evening.told(1) == ((), (), ())
    evening.wait(1)
    assert evening.told(1) == evening.told(2) == ((2, 3), (), ())
    evening.plays(2, "accept")
    assert evening.told(1) == ((3,), (), ())


def test_after_a_minute_the_others_may_go_on_without_an_answer() -> None:
    """The referee answers: the false claim is called. The log tells who pressed, and for whom."""
    evening = claimed(3)
    evening.wait(59)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"
    evening.wait(1)
    assert evening.told(3)[1] == (2, 3)
    evening.goes_on_without(1, 2)
    assert evening.moves[-1] == (0, "without 2", 1)
    assert evening.table.stage == "playing"
    assert evening.table.game.asked(evening.state) == ()
    record = recorded(evening.entries)
    assert record is not None
    assert record.record.moves[-1].by == 1
    assert "Ana goes on without Béa: the umpire answers instead." in "\n".join(tell(replay(record.record)))


def test_somebody_who_is_not_connected_is_waited_for_half_as_long() -> None:
    evening = claimed()
    evening.wait(10)
    evening.goes(2)
    evening.wait(29)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"
    evening.wait(1)
    evening.goes_on_without(1, 2)


def test_still_looking_starts_the_time_again_three_times_at_most() -> None:
    evening = claimed()
    for _ in range(3):
        evening.wait(59)
        evening.touches(2)
    evening.wait(59)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"
    evening.touches(2)
    evening.wait(4)
    evening.touches(2)
    evening.goes_on_without(1, 2)


def test_a_touch_takes_the_offer_back() -> None:
    evening = claimed()
    evening.wait(60)
    assert evening.told(1)[1] == (2,)
    evening.touches(2)
    assert evening.told(1)[1] == ()
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"


def test_a_pause_stops_all_these_times() -> None:
    evening = claimed()
    evening.wait(50)
    evening.votes(1, "pause")
    evening.wait(3600)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "table-paused"
    evening.votes(1, "resume")
    evening.wait(9)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"
    evening.wait(1)
    evening.goes_on_without(1, 2)


def test_what_is_touched_in_a_pause_counts_from_its_end_on() -> None:
    evening = Evening("tiles", setup=CLAIM)
    evening.goes(1)
    evening.votes(2, "pause")
    evening.wait(300)
    evening.comes(1)
    evening.votes(2, "resume")
    evening.wait(119)
    assert evening.refuses(evening.lets_a_bot_play, 2, 1) == "still-there"
    evening.wait(1)
    evening.lets_a_bot_play(2, 1)


def test_a_table_at_which_nobody_is_connected_waits() -> None:
    evening = claimed()
    evening.wait(20)
    evening.goes(2)
    evening.goes(1)
    evening.wait(3600)
    evening.comes(1)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"
    evening.wait(30)
    evening.goes_on_without(1, 2)


def test_by_post_the_patience_of_the_table_counts() -> None:
    evening = claimed()
    evening = Evening("tiles", setup=CLAIM, silence=None, settings=Settings(pace="post"))
    evening.plays(1, "stuck")
    for seat in (1, 2):
        evening.goes(seat)
    evening.wait(24 * 3600 - 2)
    evening.comes(1)
    assert evening.told(1) == ((), (), ())
    evening.wait(2)
    assert evening.told(1) == ((), (2,), (2,))
    evening.goes_on_without(1, 2)


def test_an_idle_turn_can_be_given_to_a_bot_at_a_table_without_a_clock() -> None:
    evening = Evening("tiles", setup=CLAIM)
    evening.wait(119)
    assert evening.refuses(evening.lets_a_bot_play, 2, 1) == "still-there"
    assert evening.refuses(evening.goes_on_without, 2, 1) == "not-asked"
    evening.wait(1)
    assert evening.told(2) == ((), (), (1,))
    evening.lets_a_bot_play(2, 1)
    chair = evening.table.chair(Seat(1))
    assert (chair.driver, chair.lent) == ("bot", True)
    assert [entry.by for entry in evening.entries if isinstance(entry, Driven)] == [2]


def test_an_idle_turn_of_somebody_who_is_away_waits_a_minute() -> None:
    evening = Evening("tiles", setup=CLAIM)
    evening.goes(1)
    evening.wait(59)
    assert evening.refuses(evening.lets_a_bot_play, 2, 1) == "still-there"
    evening.wait(1)
    evening.lets_a_bot_play(2, 1)


def test_whoever_has_gone_for_a_minute_can_be_replaced_while_asked() -> None:
    """With silence off and the opponent gone, this was refused for a day."""
    evening = claimed(sand_glass=None)
    evening.goes(2)
    evening.wait(60)
    evening.lets_a_bot_play(1, 2)
    assert evening.table.chair(Seat(2)).driver == "bot"


@pytest.mark.parametrize("back", ["touches", "comes"])
def test_a_person_takes_the_seat_back_by_being_there(back: str) -> None:
    evening = Evening("tiles", setup=CLAIM)
    if back == "comes":
        evening.goes(1)
    evening.wait(120)
    evening.lets_a_bot_play(2, 1)
    getattr(evening, back)(1)
    chair = evening.table.chair(Seat(1))
    assert (chair.driver, chair.bot, chair.lent) == ("person", None, False)
    assert [each["what"] for each in evening.ears[2].all("news")][-1] == "driven"
    evening.plays(1, "lay e5")


def test_a_move_takes_the_seat_back_and_is_played() -> None:
    evening = Evening("tiles", setup=CLAIM)
    evening.wait(120)
    evening.lets_a_bot_play(2, 1)
    evening.plays(1, "lay e5")
    assert evening.moves == [(1, "lay e5", 0)]


def test_a_bot_that_one_has_asked_for_plays_on_under_ones_eyes() -> None:
    evening = Evening("tiles", setup=CLAIM)
    evening.lets_a_bot_play(1, 1)
    evening.touches(1)
    assert evening.table.chair(Seat(1)).driver == "bot"
    evening.goes(1)
    evening.wait(1)
    evening.comes(1)
    assert evening.table.chair(Seat(1)).driver == "bot", "a page that was loaded again is no absence"
    evening.goes(1)
    evening.wait(60)
    evening.comes(1)
    assert evening.table.chair(Seat(1)).driver == "person"


def test_a_touch_at_another_node_counts() -> None:
    evening = claimed()
    no_bus: Any = None
    follower = Follower(evening.hub, no_bus, no_bus, no_bus, bell=Bell(), guarded=list)
    evening.wait(59)
    follower.heard(Notification(ONE, aside=encoded(Touched(seat=Seat(2))).decode()))
    evening.wait(1)
    assert evening.refuses(evening.goes_on_without, 1, 2) == "still-looking"


def test_in_a_pause_of_everybody_nobody_holds_up_who_wants_to_go_on() -> None:
    evening = Evening("tiles", 3, setup=CLAIM, settings=Settings(pause="everybody"))
    for seat in (1, 2, 3):
        evening.votes(seat, "pause")
    evening.goes(3)
    evening.wait(3600)
    evening.votes(1, "resume")
    evening.wait(119)
    evening.lets_a_bot_play(1, 3)
    assert evening.refuses(evening.lets_a_bot_play, 1, 2) == "still-there"
    evening.votes(1, "resume")
    evening.wait(120)
    evening.lets_a_bot_play(1, 2)
    evening.votes(1, "resume")
    assert not evening.table.paused


def test_spectators_are_offered_nothing() -> None:
    evening = claimed()
    evening.wait(60)
    watcher = Holder(watching="spectator")
    assert evening.refuses(evening.goes_on_without, watcher, 2) == "no-seat"
    assert evening.refuses(evening.goes_on_without, Holder(host=True), 2) == "no-seat"
    evening.goes(2)
    evening.wait(60)
    assert evening.refuses(evening.lets_a_bot_play, watcher, 2) == "no-seat"


def test_answers_that_nobody_waits_for_change_nothing() -> None:
    """Of people who were not asked, to an old question, twice, and after the others have gone on."""
    evening = claimed(4)
    asked = evening.table.seq
    assert evening.refuses(evening.plays, 1, "accept") == "not-asked"
    evening.plays(2, "accept")
    assert evening.refuses(evening.plays, 2, "accept") == "not-asked"
    evening.wait(60)
    evening.goes_on_without(1, 3)
    assert evening.refuses(evening.goes_on_without, 2, 4, asked) == "stale"
    assert evening.refuses(evening.goes_on_without, 2, 4) == "not-asked"
    assert evening.refuses(evening.plays, 4, "accept", asked) == "stale"
    assert evening.refuses(evening.plays, 4, "accept") == "not-asked"
    assert evening.refuses(evening.goes_on_without, 2, 5) == "unknown-seat"
    assert evening.refuses(evening.plays, 2, "without 4") == "only-the-clock"
    assert evening.refuses(evening.goes_on_without, 2, 4, evening.table.seq + 1) == "unknown-seq"


def test_of_two_who_press_at_once_the_first_goes_on() -> None:
    evening = claimed(3)
    evening.wait(60)
    seen = evening.table.seq
    evening.goes_on_without(1, 2, seen)
    assert evening.refuses(evening.goes_on_without, 3, 2, seen) == "stale"


def test_an_answer_of_somebody_else_makes_no_press_stale() -> None:
    evening = Evening("tiles", 3, setup={"golden": {"a1": 5}, "stack": [5]}, silence=None)
    evening.plays(1, "lay b1")
    evening.wait(60)
    seen = evening.table.seq
    evening.plays(2, "accept")
    evening.goes_on_without(1, 3, seen)


def test_an_empty_seat_is_not_waited_for() -> None:
    evening = claimed(3)
    evening.does(3, Leave(id=evening.new_id(), seat=Seat(3)))
    assert evening.told(1)[1] == (3,)
    evening.goes_on_without(1, 3)
