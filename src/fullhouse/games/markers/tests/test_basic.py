"""Colour Markers, the basic game rule by rule: the page `docs/rules/markers.md`."""

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Called, Ended, Objected, TimedOut, TurnPassed
from fullhouse.core.ids import TABLE, Seat, Seconds, Symbol
from fullhouse.games.kit.writing import Erased, Wrote
from fullhouse.games.markers.tests.boards import BLOCKED, TWO_LEFT, markers, verbs
from fullhouse.games.markers.variant import Passed, Voted
from tests.boards import PROBLEM, SOLUTION

# A turn


def test_a_turn_is_one_digit_and_everybody_else_is_asked_about_it() -> None:
    """docs/rules/markers.md: the next player may not play until all opponents have validated the digit."""
    table = markers(seats=3).play("1 c1=4")
    assert table.happened() == (Wrote(seat=Seat(1), cell="c1", symbol=Symbol(4), points=4),)
    assert table.view.asked == (2, 3)
    assert table.view.pending == "c1"
    assert table.to_move == 2
    assert table.refuses("2 d1=6").code == "answer-first"
    assert table.refuses("1 d1=6").code == "opponents-asked"
    table.play("3 accept")
    assert table.happened() == (Accepted(seats=(Seat(3),)),)
    assert table.to_move == 2
    table.play("2 accept")
    assert table.happened() == (Accepted(seats=(Seat(2),)), TurnPassed(seat=Seat(2)))
    assert table.view.pending is None
    table.play("2 d1=6")
    assert table.scores == [4, 6, 0]


def test_while_opponents_are_asked_the_first_who_has_not_answered_is_to_move() -> None:
    table = markers(seats=4).play("1 c1=4", "2 accept")
    assert table.to_move == 3
    assert table.play("4 accept").to_move == 3
    assert table.play("3 accept").to_move == 2


def test_silence_is_everybody_accepting() -> None:
    table = markers(seats=3).play("1 c1=4", "2 accept", "0 silence")
    assert table.happened() == (Accepted(seats=(Seat(3),), silent=True), TurnPassed(seat=Seat(2)))
    assert table.refuses("0 silence").code == "nobody-asked"


def test_only_the_table_sends_silence_and_only_asked_seats_accept() -> None:
    table = markers(seats=3).play("1 c1=4", "2 accept")
    assert table.refuses("2 silence").code == "only-the-table"
    assert table.refuses("2 accept").code == "not-asked"
    assert table.refuses("1 accept").code == "not-asked"
    assert "accept" not in table.legal(2)
    assert "accept" in table.legal(3)
    assert set(table.legal(TABLE)) == {"silence", "silence 3", "without 3"}


@pytest.mark.parametrize(("digit", "answer"), [("c1=4", "accept"), ("c1=6", "object")])
def test_the_referee_answers_for_somebody_who_does_not(digit: str, answer: str) -> None:
    """docs/rules/README.md, Being asked: a fault is called, anything else is accepted."""
    table = markers(seats=3).play(f"1 {digit}")
    assert (table.game.asked(table.state), table.answer_for(2)) == ((2, 3), answer)
    table.play("0 without 2")
    assert (table.view.asked, table.to_move) == (((3,), 3) if answer == "accept" else ((), 2))


@pytest.mark.parametrize(("move", "event"), [("pass", Passed), ("timeout", TimedOut)])
def test_pass_and_timeout_end_the_turn_and_nothing_is_written(move: str, event: type) -> None:
    table = markers().play(f"1 {move}")
    assert table.happened() == (event(seat=Seat(1)), TurnPassed(seat=Seat(2)))
    assert table.view.board == PROBLEM
    assert table.to_move == 2


@pytest.mark.parametrize("move", ["d1=6", "pass", "timeout"])
def test_only_the_seat_on_turn_writes_passes_or_times_out(move: str) -> None:
    table = markers()
    refusal = table.refuses(f"2 {move}")
    assert (refusal.code, refusal.facts["turn"], refusal.facts["allowed"]) == ("not-your-turn", 1, ["stop"])
    table.play("1 c1=4")
    assert table.refuses(f"1 {move}").code == "opponents-asked"


def test_a_filled_cell_takes_no_digit() -> None:
    table = markers(referee="umpire").play("1 c1=4")
    for move in ("2 c1=1", "2 a1=5"):
        refusal = table.refuses(move)
        assert refusal.code == "cell-not-empty"
        assert refusal.facts["cell"] == move[2:4]
        assert refusal.facts["allowed"] == ["CELL=D", "pass", "stop"]


@pytest.mark.parametrize("move", ["done", "erase c1"])
def test_verbs_of_the_advanced_game_are_refused(move: str) -> None:
    refusal = markers().refuses(f"1 {move}")
    assert refusal.code == "other-variant"
    assert (refusal.facts["move"], refusal.facts["variant"]) == (move.split(maxsplit=1)[0], "basic")


# Faults


def test_an_objection_that_is_right_erases_the_digit_and_the_turn_is_over() -> None:
    """docs/rules/markers.md, Penalty."""
    table = markers(seats=3).play("1 c1=3", "3 object c1")
    assert table.happened() == (
        Objected(seat=Seat(3), against=Seat(1), cell="c1", upheld=True, because=("b1",)),
        Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=3),
        TurnPassed(seat=Seat(2)),
    )
    assert table.scores == [0, 0, 0]
    assert table.view.board == PROBLEM
    assert table.view.asked == ()
    assert table.to_move == 2


def test_an_objection_that_is_wrong_ends_the_validation_and_the_digit_stands() -> None:
    table = markers(seats=3).play("1 c1=1", "2 object")
    assert table.happened()[0] == Objected(seat=Seat(2), against=Seat(1), cell="c1", upheld=False)
    assert table.kinds == ["Objected", "TurnPassed"]
    assert table.scores == [1, 0, 0]
    assert table.refuses("3 object").code == "nothing-to-object"


def test_a_seat_that_accepted_may_still_object_while_others_are_asked() -> None:
    table = markers(seats=3).play("1 c1=3", "2 accept")
    assert set(table.legal(2)) == {"object", "object c1", "stop"}
    table.play("2 object")
    assert table.scores == [0, 0, 0]


def test_a_fault_that_nobody_objects_to_stands_for_good() -> None:
    table = markers().play("1 c1=3", "2 accept")
    assert table.scores == [3, 0]
    assert table.refuses("2 object c1").code == "nothing-to-object"
    table.play("2 d1=6")
    refusal = table.refuses("1 object c1")
    assert (refusal.code, refusal.facts["cell"], refusal.facts["last"]) == ("window-closed", "c1", "d1")


def test_nobody_objects_to_their_own_digit_nor_the_table_to_any() -> None:
    table = markers().play("1 c1=3")
    assert table.refuses("1 object").code == "own-move"
    refusal = table.refuses("0 object c1")
    assert (refusal.code, refusal.facts["move"]) == ("only-players", "object")
    assert set(table.legal(1)) == {"stop"}


@pytest.mark.parametrize(
    ("fault", "digit", "upheld", "because"),
    [
        ("rule", 1, False, ()),
        ("rule", 3, True, ("b1",)),
        ("rule", 4, False, ()),
        ("solution", 1, True, ()),
        ("solution", 3, True, ("b1",)),
        ("solution", 4, False, ()),
    ],
)
def test_what_a_fault_is(fault: str, digit: int, upheld: bool, because: tuple[str, ...]) -> None:
    """docs/rules/markers.md, Fault: c1 is a 4; a 1 would fit there, a 3 would not."""
    table = markers(fault=fault).play(f"1 c1={digit}", "2 object")
    verdict = table.event(Objected)
    assert (verdict.upheld, verdict.because) == (upheld, because)
    assert table.scores == [0 if upheld else digit, 0]
    table = markers(fault=fault, referee="umpire").play(f"1 c1={digit}")
    assert [event.because for event in table.happened() if isinstance(event, Called)] == [because] * upheld
    assert table.scores == [0 if upheld else digit, 0]


def test_a_digit_that_is_barred_by_a_fault_that_stands_is_a_fault_itself() -> None:
    """docs/rules/markers.md: `rule` asks for nothing but whether it fits."""
    table = markers().play("1 c1=6", "2 accept", "2 d1=6", "1 object")
    assert table.event(Objected).because == ("c1",)


def test_the_umpire_calls_a_fault_at_once_and_asks_nobody() -> None:
    table = markers(referee="umpire").play("1 c1=3")
    assert table.happened() == (
        Wrote(seat=Seat(1), cell="c1", symbol=Symbol(3), points=3),
        Called(against=Seat(1), cell="c1", because=("b1",)),
        Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=3),
        TurnPassed(seat=Seat(2)),
    )
    assert table.view.board == PROBLEM
    table.play("2 c1=4")
    assert table.kinds == ["Wrote", "TurnPassed"]
    assert table.refuses("1 object").code == "nothing-to-object"


def test_the_guard_refuses_what_does_not_fit_and_offers_only_what_does() -> None:
    table = markers(referee="guard")
    refusal = table.refuses("1 c1=3")
    assert refusal.code == "does-not-fit"
    assert (refusal.facts["cell"], refusal.facts["symbol"], refusal.facts["because"]) == ("c1", 3, ("b1",))
    assert {move for move in table.legal(1) if move.startswith("c1")} == {"c1=1", "c1=2", "c1=4"}
    table.play("1 c1=1")
    assert (table.scores, table.to_move) == ([1, 0], 2)


def test_the_guard_refuses_only_what_the_board_shows() -> None:
    """docs/rules/README.md: a digit that fits but is not the solution's is called as the umpire would."""
    table = markers(referee="guard", fault="solution")
    assert "c1=1" in table.legal(1)
    assert table.refuses("1 c1=3").code == "does-not-fit"
    table.play("1 c1=1")
    assert table.kinds == ["Wrote", "Called", "Erased", "TurnPassed"]
    assert (table.scores, table.to_move) == ([0, 0], 2)


def test_the_table_and_the_umpire_offer_every_digit_in_every_empty_cell() -> None:
    for referee in ("table", "umpire"):
        writing = [move for move in markers(referee=referee).legal(1) if "=" in move]
        assert len(writing) == 9 * PROBLEM.count(".")


# Who may act, and the clock


def test_everybody_may_always_act_because_everybody_may_vote() -> None:
    table = markers(seats=3)
    assert table.game.to_act(table.state) == (1, 2, 3)
    assert (verbs(table, 1), verbs(table, 2)) == ({"write", "pass", "stop"}, {"stop"})
    table.play("1 c1=4")
    assert table.game.to_act(table.state) == (1, 2, 3)
    table.play("0 time_up")
    assert table.game.to_act(table.state) == ()
    assert [len(table.game.legal(table.state, Seat(seat))) for seat in range(4)] == [0, 0, 0, 0]


def test_the_clock_runs_for_the_turn_and_then_for_the_opponents() -> None:
    table = markers()
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(30))
    table.play("1 c1=4")
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    table.play("2 accept")
    assert table.game.deadline(table.state) == Deadline(Seat(2), Seconds(30))
    table.play("0 time_up")
    assert table.game.deadline(table.state) is None


def test_clocks_can_be_switched_off() -> None:
    table = markers(sand_glass="off", silence="off")
    assert table.game.deadline(table.state) is None
    table.play("1 c1=4")
    assert table.game.deadline(table.state) is None


def test_a_filled_board_is_judged_after_its_validation() -> None:
    table = markers(TWO_LEFT).play("1 c1=4", "2 accept", "2 d1=6")
    assert not table.view.over
    table.play("1 accept")
    assert table.happened()[-1] == Ended(reason="solved", winners=(Seat(2),))
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
    assert table.happened()[-1] == Ended(reason="no_progress", winners=(Seat(1),))
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


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_referee_sees_that_nothing_fits_any_more(referee: str) -> None:
    """docs/rules/markers.md, The end, 2: nothing can change, so the game ends at once for this reason."""
    table = markers(BLOCKED, referee=referee).play("1 d1=8")
    assert table.kinds == ["Wrote", "NothingFits", "Ended"]
    assert (table.reason, table.scores) == ("no_progress", [8, 0])
    assert markers(BLOCKED, referee=referee).play("1 d1=6").reason is None
    assert markers(BLOCKED, referee=referee, fault="solution").play("1 d1=8").reason is None


def test_at_the_table_stopping_is_offered_after_a_round_without_a_digit() -> None:
    """docs/rules/markers.md: noticing that nothing fits is the players' task."""
    table = markers(BLOCKED).play("1 d1=8", "2 accept", "2 pass")
    assert (table.reason, table.view.stop_offered) == (None, False)
    table.play("1 pass", "2 pass")
    assert table.view.stop_offered
    assert not table.play("1 stop", "2 stop").view.stop_offered
    assert table.reason == "agreed"


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
    assert ("Called" in table.kinds) == (score == 0)


def test_stop_is_a_vote_that_can_be_withdrawn() -> None:
    table = markers(seats=3).play("3 stop")
    assert table.happened() == (Voted(seat=Seat(3), stop=True, votes=(Seat(3),)),)
    assert table.refuses("3 stop").code == "already-voted"
    assert ("stop" in table.legal(3), "continue" in table.legal(3)) == (False, True)
    assert ("stop" in table.legal(1), "continue" in table.legal(1)) == (True, True)
    table.play("3 continue")
    assert table.happened() == (Voted(seat=Seat(3), stop=False, votes=()),)
    assert table.refuses("1 continue").code == "no-vote"
    assert "continue" not in table.legal(1)
    table.play("1 stop", "2 stop")
    assert (table.reason, table.view.votes) == (None, (1, 2))


def test_whoever_is_asked_to_stop_says_no_to_all() -> None:
    """docs/rules/markers.md, The end, 4: a vote is withdrawn by `continue`."""
    table = markers(seats=3).play("1 stop", "2 stop", "1 continue")
    assert table.view.votes == (2,)
    table.play("1 stop", "3 continue")
    assert table.happened() == (Voted(seat=Seat(3), stop=False, votes=()),)
    assert (table.reason, table.view.votes) == (None, ())


def test_a_digit_that_is_being_validated_is_judged_when_everybody_stops() -> None:
    """docs/rules/markers.md, The end, 4: as in 3."""
    table = markers().play("1 c1=3", "2 stop", "1 stop")
    assert table.kinds == ["Voted", "Called", "Erased", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("agreed", [0, 0], [1, 2])
    assert markers().play("1 c1=4", "2 stop", "1 stop").scores == [4, 0]


def test_the_table_does_not_vote() -> None:
    table = markers()
    for move in ("stop", "continue"):
        assert table.refuses(f"0 {move}").code == "only-players"


def test_equal_points_share_the_win() -> None:
    table = markers(referee="umpire").play("1 c1=4", "2 e3=4", "1 stop", "2 stop")
    assert table.winners == [1, 2]
