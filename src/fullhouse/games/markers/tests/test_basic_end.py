"""Colour Markers, the end of the basic game: the page `docs/rules/markers.md`."""

import pytest

from fullhouse.core.events import Ended
from fullhouse.core.ids import Seat
from fullhouse.games.markers.tests.boards import (
    TWO_LEFT,
    happened,
    kinds,
    legal,
    markers,
)
from fullhouse.games.markers.variant import Voted
from tests.boards import SOLUTION


def test_a_filled_board_is_judged_after_its_validation() -> None:
    table = markers(TWO_LEFT).play("1 c1=4", "2 accept", "2 d1=6")
    assert not table.view.over
    table.play("1 accept")
    assert happened(table)[-1] == Ended(reason="solved", winners=(Seat(2),))
    assert (table.reason, table.scores, table.winners, table.to_move) == ("solved", [4, 6], [2], None)
    assert table.view.pending is None


def test_an_objection_to_the_last_digit_keeps_the_game_going() -> None:
    table = markers(TWO_LEFT).play("1 c1=4", "2 accept", "2 d1=5", "1 object")
    assert (table.reason, table.to_move, table.scores) == (None, 1, [4, 0])


def test_a_filled_board_with_a_wrong_digit_is_full() -> None:
    table = markers(TWO_LEFT).play("1 c1=4", "2 accept", "2 d1=9", "0 silence")
    assert (table.reason, table.winners) == ("full", [2])


def test_the_umpire_lets_the_last_digit_end_the_game_at_once() -> None:
    table = markers(TWO_LEFT, referee="umpire").play("1 c1=4", "2 d1=6")
    assert (table.reason, table.winners) == ("solved", [2])


def test_a_problem_that_is_solved_already_is_over_at_once() -> None:
    for variant, seats in (("basic", 2), ("advanced", 3), ("solo", 1)):
        assert markers(SOLUTION, variant=variant, seats=seats).reason == "solved"


def test_three_rounds_without_a_digit_that_stands_end_the_game() -> None:
    """docs/rules/markers.md, The end, 2. The digit of round 1 counts for it although it came first in its
    round.
    """
    table = markers().play("1 c1=4", "2 accept", *["2 pass", "1 pass"] * 3)
    assert (table.reason, table.view.idle) == (None, 2)
    table.play("2 timeout")
    assert happened(table)[-1] == Ended(reason="no_progress", winners=(Seat(1),))
    assert table.winners == [1]


def test_a_digit_that_was_erased_does_not_count_as_progress() -> None:
    table = markers().play(*["1 c1=3", "2 object", "2 pass"] * 3)
    assert table.reason == "no_progress"
    table = markers(referee="umpire").play(*["1 c1=3", "2 c1=5"] * 3)
    assert (table.reason, table.winners) == ("no_progress", [1, 2])


def test_a_digit_that_stands_begins_the_count_again() -> None:
    table = markers().play(
        *["1 pass", "2 pass"] * 2, "1 pass", "2 c1=4", "1 accept", *["1 pass", "2 pass"] * 2
    )
    assert (table.reason, table.view.idle) == (None, 2)
    table.play("1 pass", "2 pass")
    assert table.reason == "no_progress"


def test_time_up_ends_the_game() -> None:
    table = markers(time_limit=5).play("1 c1=4", "2 accept")
    assert table.refuses("1 time_up").code == "only-the-table"
    table.play("0 time_up")
    assert (table.reason, table.scores, table.winners) == ("time_up", [4, 0], [1])
    assert table.refuses("2 accept").code == "game-over"


@pytest.mark.parametrize(("digit", "score"), [(3, 0), (4, 4)])
def test_time_up_during_a_validation_is_judged_by_the_referee(digit: int, score: int) -> None:
    """docs/rules/markers.md, The end, 3: a fault is erased."""
    table = markers().play(f"1 c1={digit}", "0 time_up")
    assert (table.reason, table.scores) == ("time_up", [score, 0])
    assert ("Called" in kinds(table)) == (score == 0)


def test_stop_is_a_vote_that_can_be_withdrawn() -> None:
    table = markers(seats=3).play("3 stop")
    assert happened(table) == (Voted(seat=Seat(3), stop=True, votes=(Seat(3),)),)
    assert table.refuses("3 stop").code == "already-voted"
    assert table.refuses("1 continue").code == "no-vote"
    assert ("stop" in legal(table, 3), "continue" in legal(table, 3)) == (False, True)
    table.play("3 continue")
    assert happened(table) == (Voted(seat=Seat(3), stop=False, votes=()),)
    table.play("1 stop", "2 stop")
    assert (table.reason, table.view.votes) == (None, (1, 2))


def test_a_digit_that_is_being_validated_is_judged_when_everybody_stops() -> None:
    """docs/rules/markers.md, The end, 4: as in 3."""
    table = markers().play("1 c1=3", "2 stop", "1 stop")
    assert kinds(table) == ["Voted", "Called", "Erased", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("agreed", [0, 0], [1, 2])
    assert markers().play("1 c1=4", "2 stop", "1 stop").scores == [4, 0]


def test_the_table_does_not_vote() -> None:
    table = markers()
    for move in ("stop", "continue"):
        assert table.refuses(f"0 {move}").code == "only-players"


def test_equal_points_share_the_win() -> None:
    table = markers(referee="umpire").play("1 c1=4", "2 e3=4", "1 stop", "2 stop")
    assert table.winners == [1, 2]
