"""One-Two-Three, the end: the page `docs/rules/one-two-three.md`, The end."""

from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Ended, Objected
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.games.one_two_three.data import Compensated
from fullhouse.games.one_two_three.tests.boards import (
    happened,
    kinds,
    legal,
    one_two_three,
    without,
)
from tests.boards import SOLUTION
from tests.played_game import PlayedGame

# The grid is complete


def test_the_opponents_are_asked_before_a_complete_grid_ends_the_game() -> None:
    """docs/rules/README.md, Referee: the last move can be objected to as well."""
    table = one_two_three(without("c1", "d1"), seats=3, silence=7).play("1 c1=4", "2 d1=6")
    assert (table.reason, table.view.asked, table.view.completing, table.to_move) == (None, (1, 3), "d1", 3)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(7))
    assert legal(table, TABLE) == {"silence"}
    assert legal(table, 2) == {"object", "object c1", "object d1"}
    for move in ("done", "timeout", "d1=6"):
        assert table.refuses(f"2 {move}").code == "opponents-asked"
    table.play("3 accept")
    assert (happened(table), table.to_move) == ((Accepted(seats=(Seat(3),)),), 1)
    table.play("0 silence")
    assert kinds(table) == ["Accepted", "Compensated", "Ended"]
    assert table.reason == "complete"


def test_waiting_for_an_answer_can_last_for_ever() -> None:
    table = one_two_three(without("c1"), silence="off").play("1 c1=4")
    assert table.game.deadline(table.state) is None


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_with_umpire_and_guard_it_is_over_at_once(referee: str) -> None:
    table = one_two_three(without("c1", "d1"), referee=referee).play("1 c1=4", "2 d1=6")
    assert (table.reason, table.scores, table.winners) == ("complete", [4 + 10, 6 + 10], [2])
    assert table.to_move is None
    assert table.game.to_act(table.state) == ()
    assert legal(table, 1) == set()
    assert table.game.deadline(table.state) is None


def test_fewer_cells_than_digits_asked_for() -> None:
    table = one_two_three(without("c1", "d1"), sequence="express", referee="umpire").play("1 c1=4", "1 d1=6")
    assert table.reason == "complete"


def test_a_seat_without_a_turn_in_the_final_round_gets_ten() -> None:
    table = one_two_three(without("c1", "d1"), seats=4, sequence="express", referee="umpire")
    table.play("1 done", "2 c1=4", "2 d1=6")
    assert happened(table)[-2] == Compensated(seats=(Seat(3), Seat(4)), points=10)
    assert table.scores == [0, 20, 10, 10]


def test_nobody_gets_ten_when_everybody_had_a_turn() -> None:
    table = one_two_three(without("c1"), referee="umpire").play("1 done", "2 c1=4")
    assert kinds(table) == ["Wrote", "Completed", "Ended"]
    assert table.scores == [0, 14]


def test_the_ten_go_by_the_order_of_the_final_round() -> None:
    """Seat 2 has less and begins: the grid is full before seat 1 has its turn."""
    table = one_two_three(without("c1", "d1", "c2", "d2"), referee="umpire")
    table.play("1 c1=4", "2 done", "2 d1=6", "2 c2=2", "1 d2=1")
    assert table.scores == [4 + 1 + 10, 6 + 2 + 10]
    table = one_two_three(without("c1", "d1", "c2"), referee="umpire").play(
        "1 c1=4", "2 done", "2 d1=6", "2 c2=2"
    )
    assert happened(table)[-2] == Compensated(seats=(Seat(1),), points=10)


def test_a_problem_that_is_complete_already_is_over_at_once() -> None:
    table = one_two_three(SOLUTION, handicap=True)
    assert (table.reason, table.scores, table.winners) == ("complete", [10, 14], [2])


# Objections to a complete grid


def test_a_wrong_objection_changes_nothing() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=4", "2 d1=6", "1 object d1")
    assert (table.event(Objected).upheld, table.view.asked, table.reason) == (False, (1,), None)


def test_the_last_digit_corrected_rightly_completes_the_grid_at_once() -> None:
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=4", "2 d1=5", "3 object d1")
    assert (table.reason, table.to_move) == (None, 2)
    table.play("2 correct d1=6")
    assert kinds(table) == ["Corrected", "Compensated", "Ended"]
    assert table.scores == [14, 16 - 1, 10]


def test_the_last_digit_left_keeps_the_game_going() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=4", "2 d1=5", "1 object d1", "2 leave d1")
    assert (table.reason, table.view.asked, table.view.completing) == (None, (), None)
    assert (table.view.round, table.view.final, table.to_move) == (2, True, 2)
    table.play("2 d1=6", "0 silence")
    assert (table.reason, table.scores) == ("complete", [14 + 10, -1 + 16])


def test_another_digit_corrected_meanwhile_leaves_the_others_asked() -> None:
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=9", "2 d1=6", "1 accept", "3 object c1")
    assert (table.view.asked, table.to_move) == ((3,), 1)
    table.play("1 correct c1=4")
    assert (table.reason, table.view.asked, table.to_move) == (None, (3,), 3)
    table.play("3 accept")
    assert table.reason == "complete"


def test_nobody_accepts_a_grid_that_is_being_corrected() -> None:
    """docs/rules/one-two-three.md: the offender corrects at once, before play goes on."""
    table = one_two_three(without("c1", "d1"), seats=3, sand_glass=60).play("1 c1=9", "2 d1=6", "3 object c1")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(60))
    assert table.refuses("0 silence").code == "correction-owed"
    assert table.refuses("3 accept").code == "correction-owed"
    table.play("1 correct c1=4")
    assert (table.reason, table.view.asked) == (None, (1, 3))
    table.play("3 accept", "1 accept")
    assert table.reason == "complete"


def test_both_digits_corrected_complete_the_grid() -> None:
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=9", "2 d1=5", "3 object c1", "3 object d1")
    table.play("2 correct d1=6")
    assert table.reason is None
    table.play("1 correct c1=4")
    assert table.view.reason == "complete"


def test_a_turn_that_was_cut_short_goes_on_when_the_grid_is_open_again() -> None:
    table = one_two_three(without("c1", "d1", "c2", "d2"), sequence="express")
    table.play("1 c1=9", "1 d1=6", "1 c2=2", "2 d2=1", "2 object c1", "1 leave c1")
    assert (table.reason, table.to_move) == (None, 2)
    table.play("2 c1=4", "1 accept")
    assert table.reason == "complete"


def test_nothing_is_judged_again_in_the_final_count() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=9", "2 d1=5", "1 accept")
    assert (table.reason, table.scores) == ("complete", [19, 15])


# No progress


def test_three_rounds_without_a_digit_that_stands_end_the_game() -> None:
    table = one_two_three().play("1 c1=4", "2 done", *["1 done", "2 done"] * 2)
    assert not table.view.over
    table.play("1 done", "2 timeout")
    assert happened(table)[-1] == Ended(reason="no_progress", winners=(Seat(1),))


def test_the_first_round_is_not_the_third() -> None:
    table = one_two_three().play(*["1 done", "2 done"] * 2)
    assert table.reason is None
    table.play("1 done", "2 done")
    assert table.view.reason == "no_progress"


def test_a_digit_erased_later_does_not_count_as_progress() -> None:
    """Both digits of round 2 are gone when round 4 ends, and rounds 2, 3 and 4 have nothing to show."""
    table = one_two_three().play(
        "1 c1=4", "2 d1=6", "1 f1=1", "1 done", "2 done", "1 done", "2 done", "1 done"
    )
    table.play("2 object f1", "1 leave f1", "2 done")
    assert (table.reason, table.view.round) == ("no_progress", 4)


def test_a_correction_is_progress_when_it_is_made() -> None:
    table = one_two_three().play("1 c1=9", "2 done", *["1 done", "2 done"] * 2, "1 done", "2 object c1")
    table.play("1 correct c1=4", "2 done")
    assert (table.reason, table.view.round) == (None, 5)


# Teams


def test_teams_add_their_scores() -> None:
    """docs/rules/one-two-three.md: seats 1 and 3 against 2 and 4."""
    table = one_two_three(without("c1", "d1", "c9", "d9"), seats=4, teams=True, referee="umpire")
    table.play("1 d1=6", "2 c1=4", "3 d9=2", "4 c9=5")
    assert table.scores == [16, 14, 12, 15]
    assert table.winners == [2, 4]


def test_equal_teams_share_the_win() -> None:
    table = one_two_three(seats=4, teams=True).play(*[f"{seat} done" for seat in (1, 2, 3, 4)] * 3)
    assert (table.reason, table.winners) == ("no_progress", [1, 2, 3, 4])


def test_without_teams_the_most_points_win() -> None:
    table = one_two_three(without("c1", "d1", "c9", "d9"), seats=4, referee="umpire")
    table.play("1 d1=6", "2 c1=4", "3 d9=2", "4 c9=5")
    assert table.winners == [1]


# No digit fits any cell


def stuck(*moves: str, seats: int = 2, **options: Any) -> PlayedGame:
    """An 8 in d1 leaves no digit that fits d5 or f1."""
    setup = {"problem": without("d1", "d5", "f1")}
    table = PlayedGame("one-two-three", setup, seats=seats, handicap=False, **options)
    return table.play(*moves)


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_game_ends_when_no_digit_fits_any_cell(referee: str) -> None:
    """docs/rules/one-two-three.md, The end: outside a final round nobody gets points for it."""
    table = stuck("1 d1=8", fault="rule", referee=referee)
    assert kinds(table) == ["Wrote", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("stuck", [8, 0], [1])
    assert stuck("1 d5=8", fault="rule", referee=referee).reason is None


def test_in_a_final_round_seats_still_to_come_get_ten() -> None:
    table = stuck("1 d1=8", seats=3, fault="rule", referee="umpire")
    assert table.event(Compensated) == Compensated(seats=(Seat(2), Seat(3)), points=10)
    assert (table.reason, table.scores, table.winners) == ("stuck", [8, 10, 10], [2, 3])


def test_the_opponents_are_asked_before_a_stuck_grid_ends_the_game() -> None:
    table = stuck("1 d1=8", fault="rule")
    assert (table.reason, table.view.asked, table.view.completing) == (None, (2,), "d1")
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    assert table.refuses("1 done").code == "opponents-asked"
    table.play("2 object d1")
    assert (table.event(Objected).upheld, table.view.asked) == (False, (2,))
    table.play("0 silence")
    assert (kinds(table), table.reason) == (["Accepted", "Ended"], "stuck")


def test_a_fault_that_left_no_room_is_taken_back_and_play_goes_on() -> None:
    table = one_two_three(without("d1", "f1"), fault="rule").play("1 d1=8")
    assert (table.view.asked, table.view.completing) == ((2,), "d1")
    table.play("2 object d1", "1 leave d1")
    assert (table.reason, table.view.asked, table.view.completing, table.to_move) == (None, (), None, 2)


def test_only_the_rule_leaves_no_room() -> None:
    """With the solution as measure, the right digit can always be written."""
    assert stuck("1 d1=8", fault="solution").view.asked == ()
