"""One-Two-Three, ending a turn with fewer digits than were asked for: `docs/rules/one-two-three.md`."""

from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Objected
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.games.one_two_three.data import Finished, KeepLooking, WantsToStop
from fullhouse.games.one_two_three.tests.boards import one_two_three, without
from tests.played_game import PlayedGame


def asked(*moves: str, **options: Any) -> PlayedGame:
    return one_two_three(fewer="asked", **options).play(*moves)


def test_in_the_box_whoever_stops_early_asks_the_opponents() -> None:
    table = asked("1 c1=4", "2 d1=6", "1 f1=8", "1 done", seats=2)
    assert table.happened() == (WantsToStop(seat=Seat(1)),)
    assert (table.view.asked, table.view.stopping, table.to_move) == ((2,), "asked", 2)
    assert table.legal(2)[:2] == ["accept", "object"]
    assert "object" not in table.legal(1)
    assert table.legal(0) == ["silence", "silence 2", "without 2"]
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(30))
    for move in ("done", "g1=9"):
        assert table.refuses(f"1 {move}").code == "opponents-asked"
    assert table.refuses("1 object").code == "not-asked"
    table.play("2 accept")
    assert table.happened()[1] == Finished(seat=Seat(1), written=1)
    assert (table.to_move, table.view.stopping) == (2, "no")


def test_all_have_to_accept() -> None:
    table = asked("1 done", "2 accept", seats=3)
    assert (table.view.asked, table.to_move) == ((3,), 3)
    assert table.refuses("2 object").code == "not-asked"
    assert table.play("3 accept").to_move == 2


def test_an_opponent_may_refuse_once_a_turn() -> None:
    """docs/rules/one-two-three.md: a second `done` in the same turn is granted."""
    table = asked("1 done", "3 object", seats=3)
    assert table.happened() == (KeepLooking(seat=Seat(3), against=Seat(1)),)
    assert table.event(KeepLooking).is_upheld
    assert (table.view.asked, table.view.stopping, table.to_move) == ((), "refused", 1)
    table.play("1 done")
    assert (table.kinds, table.to_move, table.view.stopping) == (["Finished", "TurnPassed"], 2, "no")
    assert table.play("2 done").view.asked == (1, 3)


def test_six_times_done_is_six_questions() -> None:
    """Nobody wins by the handicap without being let."""
    table = asked(*["1 done", "2 accept", "2 done", "1 accept"] * 2, "1 done", "2 accept", "2 done", seats=2)
    assert table.reason is None
    assert table.play("1 accept").reason == "no_progress"


def test_meanwhile_any_digit_may_be_objected_to() -> None:
    table = asked("1 c1=9", "2 d1=6", "1 done", "2 object c1")
    assert table.event(Objected).upheld
    assert table.refuses("2 accept").code == "correction-owed"
    table.play("1 correct c1=4")
    assert (table.view.asked, table.view.stopping, table.to_move) == ((2,), "asked", 2)
    assert table.play("2 accept").to_move == 2


def test_a_correction_that_leaves_no_room_is_the_last_look_instead() -> None:
    table = asked("1 d1=5", "2 done", "1 object d1", fault="rule", problem=without("d1", "d5", "f1"))
    table.play("1 correct d1=8")
    assert (table.view.asked, table.view.stopping, table.view.completing) == ((1, 2), "no", "d1")
    assert table.play("0 silence").reason == "stuck"


@pytest.mark.parametrize("options", [{"fewer": "may"}, {"fewer": "asked", "referee": "umpire"}])
def test_elsewhere_a_turn_ends_at_once(options: dict[str, Any]) -> None:
    assert one_two_three(**options).play("1 done").to_move == 2


def test_the_referee_lets_a_turn_end() -> None:
    """docs/rules/README.md, Being asked: a fault or a false claim is called, anything else is accepted."""
    assert asked("1 c1=9", "2 done").answer_for(1) == "accept"
