"""Colour Markers, the advanced game rule by rule: the page `docs/rules/markers.md`."""

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Called, Objected, TimedOut, TurnPassed
from fullhouse.core.ids import TABLE, Seat, Seconds, Symbol
from fullhouse.games.kit.writing import Erased, RoundBegan
from fullhouse.games.markers.tests.boards import BLOCKED, IDLE, TWO_LEFT, advanced, verbs
from fullhouse.games.markers.variant import Passed
from tests.boards import PROBLEM

# A turn


def test_a_turn_has_as_many_digits_as_the_player_likes() -> None:
    table = advanced().play("1 c1=4", "1 d1=6", "1 f1=8")
    assert (table.scores, table.to_move, table.view.asked) == ([18, 0], 1, ())
    table.play("1 done")
    assert table.happened() == (Passed(seat=Seat(1)),)
    table.play("2 accept")
    assert table.happened()[1:] == (TurnPassed(seat=Seat(2)),)
    table.play("2 g1=9", "2 timeout")
    assert table.happened()[0] == TimedOut(seat=Seat(2))
    assert table.scores == [18, 9]


@pytest.mark.parametrize("move", ["d1=6", "erase c1", "done", "timeout"])
def test_only_the_seat_on_turn_writes_erases_or_ends_the_turn(move: str) -> None:
    table = advanced().play("1 c1=4")
    refusal = table.refuses(f"2 {move}")
    assert (refusal.code, refusal.facts["turn"]) == ("not-your-turn", 1)


def test_pass_is_another_word_for_done() -> None:
    """docs/rules/markers.md: as basic, except for what is said; a turn may be passed."""
    assert advanced().play("1 pass").to_move == 2


def test_the_clock_runs_through_the_whole_turn() -> None:
    table = advanced().play("1 c1=4", "1 d1=6")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(30))


# Faults called during the turn


def test_a_fault_called_during_the_turn_has_to_be_erased_before_anything_else_is_written() -> None:
    """docs/rules/markers.md: no other penalty, and the digit stands until its player has erased it."""
    table = advanced(seats=3).play("1 c1=3", "1 d1=6", "3 object c1")
    assert table.happened() == (
        Objected(seat=Seat(3), against=Seat(1), cell="c1", upheld=True, because=("b1",)),
    )
    assert (table.scores, table.view.called, table.to_move) == ([9, 0, 0], ("c1",), 1)
    refusal = table.refuses("1 f1=8")
    assert (refusal.code, refusal.facts["cells"]) == ("erase-first", ("c1",))
    assert refusal.facts["allowed"] == ["erase CELL", "pass", "done", "stop", "object", "object CELL"]
    assert set(table.legal(1)) == {"erase c1", "pass", "done", "stop", "object", "object d1"}
    table.play("1 erase c1")
    assert table.happened() == (Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=3),)
    assert (table.scores, table.view.called) == ([6, 0, 0], ())
    table.play("1 c1=4")
    assert table.scores == [10, 0, 0]


def test_nothing_else_can_be_erased() -> None:
    table = advanced().play("1 c1=3", "1 d1=6")
    for cell in ("c1", "d1", "a1", "f1"):
        refusal = table.refuses(f"1 erase {cell}")
        assert (refusal.code, refusal.facts["cell"]) == ("not-called", cell)


def test_several_faults_can_be_called_and_each_of_them_once() -> None:
    table = advanced().play("1 c1=3", "1 c2=9", "2 object c1", "2 object")
    assert table.view.called == ("c1", "c2")
    for move in ("object", "object c1"):
        refusal = table.refuses(f"2 {move}")
        assert refusal.code == "already-called"
    assert set(table.legal(2)) == {"stop"}
    table.play("1 erase c2")
    assert table.refuses("1 d1=6").code == "erase-first"
    table.play("1 erase c1", "1 d1=6")
    assert table.scores == [6, 0]


def test_a_wrong_objection_changes_nothing() -> None:
    table = advanced().play("1 c1=4")
    before = table.state
    table.play("2 object")
    assert table.event(Objected).upheld is False
    assert table.state == before


def test_a_digit_is_judged_as_it_was_when_it_was_written() -> None:
    """The first 2 fitted, so the second one is the fault, although both see an equal one now."""
    table = advanced().play("1 c1=2", "1 d1=2", "2 object c1")
    assert table.event(Objected).upheld is False
    table.play("2 object d1")
    assert table.event(Objected).because == ("c1",)


@pytest.mark.parametrize("move", ["done", "timeout"])
def test_called_faults_that_still_stand_at_the_end_of_the_turn_are_erased_by_the_referee(move: str) -> None:
    table = advanced().play("1 c1=3", "1 d1=6", "1 c2=9", "2 object c1", "2 object c2", f"1 {move}")
    assert table.kinds[1:] == ["Erased", "Erased"]
    assert (table.scores, table.view.called, table.view.window) == ([6, 0], (), ("d1",))


def test_called_faults_do_not_count_when_the_game_ends_early() -> None:
    for last in (["0 time_up"], ["1 stop", "2 stop"]):
        table = advanced().play("1 c1=3", "1 d1=6", "2 object c1", *last)
        assert table.kinds[-2:] == ["Erased", "Ended"]
        assert table.scores == [6, 0]


def test_the_umpire_calls_at_once() -> None:
    table = advanced(referee="umpire").play("1 c1=3")
    assert table.kinds == ["Wrote", "Called"]
    assert table.event(Called) == Called(against=Seat(1), cell="c1", because=("b1",))
    assert (table.scores, table.view.called) == ([3, 0], ("c1",))
    assert table.refuses("1 d1=6").code == "erase-first"
    assert table.refuses("2 object").code == "nothing-to-object"
    table.play("1 erase c1", "1 c1=4", "1 done")
    assert (table.scores, table.to_move) == ([4, 0], 2)


def test_the_guard_refuses_what_does_not_fit_and_calls_what_only_the_solution_tells() -> None:
    table = advanced(referee="guard", fault="solution")
    assert table.refuses("1 c1=3").code == "does-not-fit"
    assert "c1=3" not in table.legal(1)
    table.play("1 c1=1")
    assert table.event(Called).because == ()
    assert set(table.legal(1)) == {"erase c1", "pass", "done", "stop"}


def test_a_filled_cell_takes_no_digit() -> None:
    assert advanced().play("1 c1=4").refuses("1 c1=4").code == "cell-not-empty"


# Faults called after the turn


@pytest.mark.parametrize("ending", ["done", "timeout"])
def test_a_turn_is_validated_before_the_next_player_writes(ending: str) -> None:
    """docs/rules/markers.md, Advanced: the basic rule holds between turns as well."""
    table = advanced(seats=3).play("1 c1=3", "1 d1=6", f"1 {ending}")
    assert (table.view.asked, table.to_move, table.view.closing) == ((2, 3), 2, True)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    assert table.refuses("2 f1=8").code == "answer-first"
    assert table.refuses("1 f1=8").code == "opponents-asked"
    table.play("2 accept", "3 accept")
    assert (table.to_move, table.view.asked, table.view.window, table.view.closing) == (2, (), (), False)
    assert table.game.deadline(table.state) == Deadline(Seat(2), Seconds(30))


def test_each_right_objection_erases_one_digit_and_validation_goes_on() -> None:
    """docs/rules/markers.md, Advanced. A wrong objection costs nothing and closes nothing."""
    table = advanced(seats=3).play("1 c1=3", "1 d1=6", "1 done", "3 object d1", "3 object c1")
    assert table.kinds == ["Objected", "Erased"]
    assert (table.scores, table.to_move, table.view.window) == ([6, 0, 0], 2, ("d1",))
    table.play("0 silence")
    assert (table.to_move, table.scores) == (2, [6, 0, 0])


def test_nothing_left_to_validate_is_validated() -> None:
    table = advanced().play("1 c1=3", "1 done", "2 object c1")
    assert table.kinds == ["Objected", "Erased", "TurnPassed"]
    assert (table.to_move, table.view.asked, table.scores) == (2, (), [0, 0])


def test_once_validated_a_fault_stays_for_good() -> None:
    """docs/rules/markers.md, Advanced: then the window closes for good."""
    table = advanced().play("1 c1=3", "1 done", "2 accept")
    assert table.refuses("2 object c1").code == "nothing-to-object"
    table.play("2 d1=6")
    assert table.refuses("2 object c1").code == "window-closed"
    assert table.scores == [3, 6]


def test_nobody_seals_their_own_faults_by_beginning_the_next_round() -> None:
    """docs/rules/markers.md, Advanced: with two seats, seat 2 ends round 1 and begins round 2."""
    table = advanced().play("1 done", "2 c1=3", "2 done")
    assert table.refuses("2 d1=6").code == "opponents-asked"
    table.play("1 object c1")
    assert table.kinds == ["Objected", "Erased", "RoundBegan", "TurnPassed"]
    assert (table.scores, table.to_move) == ([0, 0], 2)


def test_the_round_is_counted_after_the_validation() -> None:
    """docs/rules/markers.md, Advanced: what an objection erases then is no progress."""
    table = advanced(rounds=9).play(*IDLE[:5], "2 c1=3", "2 done", "1 object c1")
    assert table.reason == "no_progress"


def test_a_turn_without_standing_digits_is_not_validated() -> None:
    assert advanced().play("1 c1=3", "2 object c1", "1 done").to_move == 2
    assert advanced().play("1 done").view.asked == ()


def test_an_open_window_is_judged_when_all_agree_to_stop() -> None:
    """docs/rules/markers.md, The end, 4."""
    table = advanced().play("1 c1=3", "1 stop", "2 stop")
    assert (table.kinds, table.scores) == (["Voted", "Called", "Erased", "Ended"], [0, 0])


def test_objections_are_for_players() -> None:
    table = advanced()
    assert table.refuses("2 object").code == "nothing-to-object"
    table.play("1 c1=3", "1 d1=6")
    assert table.refuses("0 object").code == "only-players"
    assert set(table.legal(2)) == {"object", "object c1", "object d1", "stop"}


def test_players_may_point_out_their_own_faults() -> None:
    """docs/rules/markers.md, Advanced: everybody checks, the writer too, with the same consequence."""
    table = advanced().play("1 c1=3", "1 d1=6", "1 object d1")
    assert not table.event(Objected).upheld
    table.play("1 object c1")
    assert (table.event(Objected).upheld, table.view.called) == (True, ("c1",))
    table.play("1 erase c1", "1 done")
    assert table.scores == [6, 0]


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


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_referee_sees_that_nothing_fits_any_more(referee: str) -> None:
    """docs/rules/markers.md: the advanced game ends by 2, too."""
    table = advanced(BLOCKED, referee=referee).play("1 d1=8")
    assert (table.kinds, table.reason) == (["Wrote", "NothingFits", "Ended"], "no_progress")


def test_at_the_table_stopping_is_offered_after_a_round_without_a_digit() -> None:
    table = advanced(BLOCKED, rounds=9).play("1 d1=8", "1 done", "2 accept", *IDLE[1:3])
    assert (table.view.round, table.view.stop_offered) == (2, False)
    assert table.play("1 done").view.stop_offered
    assert not advanced(rounds=9).play("1 done").view.stop_offered


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
    assert set(table.legal(3)) == {"object", "object c1", "object d1", "stop"}
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
    assert table.kinds == ["Called", "Erased", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("time_up", [6, 0], [1])


def test_a_full_board_is_asked_about() -> None:
    """docs/rules/README.md, Referee: the last move can be objected to as well."""
    table = advanced(TWO_LEFT).play("1 c1=4", "1 d1=6")
    assert (table.reason, table.view.asked, table.to_move) == (None, (2,), 2)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(30))
    assert set(table.legal(TABLE)) == {"silence", "silence 2", "without 2"}
    assert set(table.legal(1)) == {"object", "object c1", "object d1", "stop"}
    for move in ("c1=8", "done", "timeout", "erase c1"):
        assert table.refuses(f"1 {move}").code == "opponents-asked"
    table.play("2 object")
    assert (table.event(Objected).upheld, table.view.asked) == (False, (2,))
    table.play("2 accept")
    assert (table.reason, table.scores, table.winners) == ("solved", [10, 0], [1])


@pytest.mark.parametrize(
    ("setup", "moves", "answer"),
    [
        (PROBLEM, ["1 c1=6", "1 d1=4", "1 done"], "object c1"),
        (PROBLEM, ["1 c1=4", "1 done"], "accept"),
        (TWO_LEFT, ["1 c1=4", "1 d1=8"], "object d1"),
        (TWO_LEFT, ["1 c1=6", "1 d1=6"], "accept"),
    ],
)
def test_the_referee_answers_for_somebody_who_does_not(setup: str, moves: list[str], answer: str) -> None:
    """docs/rules/README.md, Being asked: a fault is called; at the last look only of the closing digit."""
    table = advanced(setup, fault="solution").play(*moves)
    assert table.answer_for(2) == answer


def test_without_somebody_all_faults_of_the_turn_are_called() -> None:
    """docs/rules/README.md, Being asked: a fault is called, anything else is accepted."""
    table = advanced(seats=3, fault="solution").play("1 c1=6", "1 d1=6", "1 f1=9", "1 done", "2 accept")
    table.play("0 without 3")
    assert table.kinds == [
        "AnsweredFor", "Objected", "Erased", "Objected", "Erased", "Accepted", "TurnPassed"
    ]  # fmt: skip
    assert (table.scores, table.to_move) == ([6, 0, 0], 2)


def test_only_the_seats_that_are_asked_are_waited_for() -> None:
    """Seat 2 fills the board and would begin round 2, but it is seat 1 who has to answer."""
    table = advanced(TWO_LEFT).play("1 done", "2 c1=4", "2 d1=6")
    assert (table.view.asked, table.to_move) == ((1,), 1)


def test_a_fault_called_on_a_full_board_is_erased_by_the_player_whose_turn_goes_on() -> None:
    """docs/rules/markers.md: a fault called during the turn must be erased by the player; only `done` or
    time end it.
    """
    table = advanced(TWO_LEFT, seats=3).play("1 c1=4", "1 d1=5", "3 accept", "2 object d1")
    assert table.kinds == ["Objected"]
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
    assert set(advanced().legal(TABLE)) == set()
