"""Colour Markers, the rounds and the end of the advanced game: the page `docs/rules/markers.md`."""

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Objected
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.games.kit.writing import RoundBegan
from fullhouse.games.markers.tests.boards import (
    IDLE,
    TWO_LEFT,
    advanced,
    kinds,
    legal,
    verbs,
)


def test_round_k_starts_with_seat_k_and_there_are_as_many_rounds_as_seats() -> None:
    table = advanced(seats=3)
    turns = []
    while table.reason is None:
        turns.append(table.to_move)
        table.play(f"{table.to_move} done")
        if len(turns) in (3, 6):
            first = Seat(len(turns) // 3 + 1)
            began = table.event(RoundBegan)
            assert (began.round, began.order[0], len(began.order)) == (first, first, 3)
    assert turns == [1, 2, 3, 2, 3, 1, 3, 1, 2]
    assert (table.reason, table.winners) == ("rounds_played", [1, 2, 3])


def test_the_number_of_rounds_is_an_option() -> None:
    table = advanced(rounds=1).play("1 done")
    assert (table.view.round, table.view.rounds) == (1, 1)
    table.play("2 done")
    assert table.reason == "rounds_played"
    table = advanced(rounds=3).play("1 done", "2 done", "2 done", "1 done")
    assert (table.view.round, table.to_move) == (3, 1)


def test_three_idle_rounds_end_the_game() -> None:
    """docs/rules/markers.md: the advanced game ends by 2, too: three rounds without a digit that stands."""
    table = advanced(rounds=9).play(*IDLE)
    assert (table.reason, table.view.round) == ("no_progress", 3)
    table = advanced(rounds=9).play("1 c1=4", "1 done", "2 accept", *IDLE[1:])
    assert (table.reason, table.view.round) == (None, 4)
    table.play("2 done", "1 done")
    assert table.reason == "no_progress"


def test_an_erased_digit_does_not_count_as_progress() -> None:
    table = advanced(rounds=9).play(*IDLE[:4], "1 c1=3", "2 object", "1 erase c1", "1 done", "2 done")
    assert table.reason == "no_progress"


def test_as_many_idle_rounds_as_agreed_are_all_rounds() -> None:
    assert advanced(rounds=3).play(*IDLE).reason == "rounds_played"


@pytest.mark.parametrize("ending", ["done", "timeout"])
def test_the_digits_of_the_last_turn_are_checked_like_any_other(ending: str) -> None:
    """docs/rules/markers.md, Advanced: the opponents may object; the referee erases a fault."""
    table = advanced(rounds=1, seats=3).play("1 done", "2 done", "3 c1=3", "3 d1=6", f"3 {ending}")
    assert (table.reason, table.view.asked, table.to_move) == (None, (1, 2), 2)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    assert legal(table, 3) == {"object", "object c1", "object d1", "stop"}
    assert table.refuses("3 f1=8").code == "opponents-asked"
    table.play("1 object c1")
    assert (table.event(Objected).upheld, table.scores, table.view.called) == (True, [0, 0, 6], ())
    table.play("1 accept", "2 accept")
    assert (table.reason, table.scores, table.winners) == ("rounds_played", [0, 0, 6], [3])


def test_the_last_turn_is_over_when_nothing_of_it_is_left_to_check() -> None:
    table = advanced(rounds=1).play("1 done", "2 c1=3", "2 done", "1 object")
    assert (table.reason, table.scores) == ("rounds_played", [0, 0])


def test_a_last_turn_without_a_digit_ends_the_game_at_once() -> None:
    table = advanced(rounds=1).play("1 c1=3", "1 done", "0 silence", "2 done")
    assert (table.reason, table.scores) == ("rounds_played", [3, 0])


def test_time_up_judges_what_nobody_has_checked() -> None:
    """docs/rules/markers.md, The end, 3: a fault is erased, anything else stands."""
    table = advanced().play("1 c1=3", "1 d1=6", "0 time_up")
    assert kinds(table) == ["Called", "Erased", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("time_up", [6, 0], [1])


def test_a_full_board_is_asked_about() -> None:
    """docs/rules/README.md, Referee: the last move can be objected to as well."""
    table = advanced(TWO_LEFT).play("1 c1=4", "1 d1=6")
    assert (table.reason, table.view.asked, table.to_move) == (None, (2,), 2)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    assert legal(table, TABLE) == {"silence"}
    assert legal(table, 1) == {"object", "object c1", "object d1", "stop"}
    for move in ("c1=8", "done", "timeout", "erase c1"):
        assert table.refuses(f"1 {move}").code == "opponents-asked"
    table.play("2 object")
    assert (table.event(Objected).upheld, table.view.asked) == (False, (2,))
    table.play("2 accept")
    assert (table.reason, table.scores, table.winners) == ("solved", [10, 0], [1])


def test_only_the_seats_that_are_asked_are_waited_for() -> None:
    """Seat 2 fills the board and would begin round 2, but it is seat 1 who has to answer."""
    table = advanced(TWO_LEFT).play("1 done", "2 c1=4", "2 d1=6")
    assert (table.view.asked, table.to_move) == ((1,), 1)


def test_a_fault_called_on_a_full_board_is_erased_by_the_player_whose_turn_goes_on() -> None:
    """docs/rules/markers.md: a fault called during the turn must be erased by the player; only `done` or
    time end it.
    """
    table = advanced(TWO_LEFT, seats=3).play("1 c1=4", "1 d1=5", "3 accept", "2 object d1")
    assert kinds(table) == ["Objected"]
    assert (table.reason, table.view.asked, table.to_move, table.scores) == (None, (), 1, [9, 0, 0])
    assert table.refuses("1 c1=4").code == "erase-first"
    table.play("1 erase d1", "1 d1=6")
    assert (table.reason, table.view.asked) == (None, (2, 3))
    table.play("2 accept", "3 accept")
    assert (table.reason, table.scores) == ("solved", [10, 0, 0])


def test_a_fault_called_on_a_full_board_is_erased_by_the_referee_when_the_turn_ends() -> None:
    table = advanced(TWO_LEFT).play("1 c1=4", "1 d1=5", "2 object d1", "1 timeout")
    assert (table.reason, table.to_move, table.scores) == (None, 2, [4, 0])
    table.play("0 silence", "2 d1=6", "0 silence")
    assert (table.reason, table.scores) == ("solved", [4, 6])


def test_a_full_board_that_is_not_the_solution_is_full() -> None:
    table = advanced(TWO_LEFT).play("1 c1=4", "1 d1=5", "2 accept")
    assert (table.reason, table.winners) == ("full", [1])


def test_with_the_umpire_a_full_board_ends_the_game_at_once() -> None:
    table = advanced(TWO_LEFT, referee="umpire").play("1 c1=4", "1 d1=6")
    assert table.reason == "solved"


def test_a_called_fault_does_not_fill_the_board() -> None:
    """The turn continues: the writer erases it and may write the right one."""
    table = advanced(TWO_LEFT, referee="umpire").play("1 c1=4", "1 d1=5")
    assert (table.reason, table.to_move) == (None, 1)
    table.play("1 erase d1", "1 d1=6")
    assert (table.reason, table.scores) == ("solved", [10, 0])


def test_after_the_end_nobody_may_act() -> None:
    table = advanced().play("0 time_up")
    assert (table.to_move, table.game.to_act(table.state)) == (None, ())
    assert verbs(table, 1) == set()
    assert legal(advanced(), TABLE) == set()
