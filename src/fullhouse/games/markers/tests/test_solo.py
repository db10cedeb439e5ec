"""Colour Markers alone: the page `docs/rules/markers.md`, Solo."""

import pytest

from fullhouse.core.events import Ended, TimedOut
from fullhouse.core.ids import TABLE, Seat, Symbol
from fullhouse.games.kit.writing import Erased, Wrote
from fullhouse.games.markers.solo import Solo
from fullhouse.games.markers.tests.boards import TWO_LEFT, happened, kinds, legal, markers
from tests.boards import PROBLEM


def test_writing_and_erasing_are_free_and_nothing_is_called() -> None:
    table = markers(seats=1).play("1 c1=3")
    assert happened(table) == (Wrote(seat=Seat(1), cell="c1", symbol=Symbol(3), points=0),)
    table.play("1 c1=5")
    assert happened(table) == (
        Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=0),
        Wrote(seat=Seat(1), cell="c1", symbol=Symbol(5), points=0),
    )
    assert table.view.board[2] == "5"
    table.play("1 erase c1")
    assert happened(table) == (Erased(seat=Seat(1), cell="c1", symbol=Symbol(5), points=0),)
    assert table.view.board == PROBLEM
    refusal = table.refuses("1 erase c1")
    assert (refusal.code, refusal.facts["cell"]) == ("cell-empty", "c1")


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
def test_no_referee_calls_a_digit_that_does_not_fit(referee: str) -> None:
    table = markers(seats=1, referee=referee).play("1 c1=3", "1 c2=3")
    assert kinds(table) == ["Wrote"]


def test_givens_cannot_be_erased() -> None:
    table = markers(seats=1)
    for move in ("a1=1", "erase a1"):
        refusal = table.refuses(f"1 {move}")
        assert (refusal.code, refusal.facts["cell"]) == ("cell-given", "a1")


def test_what_is_legal() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=1")
    digits = {f"{cell}={digit}" for cell in ("c1", "d1") for digit in range(1, 10)}
    assert legal(table, 1) == digits | {"erase c1", "stop"}
    assert legal(table, TABLE) == set()


def test_solved_is_won_without_a_score() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=4", "1 d1=6")
    assert happened(table)[-1] == Ended(reason="solved", winners=(Seat(1),))
    assert (table.reason, table.scores, table.winners, table.to_move) == ("solved", [0], [1], None)
    assert legal(table, 1) == set()


def test_a_full_board_that_is_wrong_can_still_be_put_right() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=6", "1 d1=4")
    assert table.reason is None
    table.play("1 c1=4", "1 d1=6")
    assert table.reason == "solved"


def test_time_up_is_lost() -> None:
    table = markers(seats=1).play("1 c1=4", "0 time_up")
    assert (table.reason, table.scores, table.winners) == ("time_up", [0], [])


def test_the_only_time_that_runs_out_is_the_one_for_the_problem() -> None:
    table = markers(seats=1)
    assert table.refuses("0 timeout").code == "only-players"
    table.play("1 timeout")
    assert happened(table) == (TimedOut(seat=Seat(1)), Ended(reason="time_up", winners=()))


def test_stopping_alone_needs_no_other_vote() -> None:
    table = markers(seats=1)
    assert table.refuses("1 continue").code == "no-vote"
    table.play("1 stop")
    assert (table.reason, table.winners) == ("agreed", [])


@pytest.mark.parametrize("move", ["pass", "done", "accept", "object", "object c1"])
def test_alone_there_are_no_opponents_to_ask_and_no_turn_to_end(move: str) -> None:
    refusal = markers(seats=1).play("1 c1=4").refuses(f"1 {move}")
    assert (refusal.code, refusal.facts["variant"]) == ("other-variant", "solo")
    assert refusal.facts["allowed"] == ["CELL=D", "erase CELL", "stop"]


def test_seat_0_can_neither_write_nor_send_silence() -> None:
    table = markers(seats=1)
    assert table.refuses("0 c1=4").code == "only-players"
    assert table.refuses("0 silence").code == "other-variant"
    assert Solo().answered(table.state) == (table.state, ())


def test_no_clock_of_a_turn_runs() -> None:
    table = markers(seats=1)
    assert (table.view.options.time_limit, table.view.options.sand_glass) == (None, None)
    assert table.game.deadline(table.state) is None


def test_there_is_no_limit_unless_asked_for() -> None:
    """docs/rules/markers.md, Solo: a limit is advice."""
    assert markers(seats=1).view.options.time_limit is None
    assert markers(seats=1, time_limit=20).view.options.time_limit == 20
    assert markers(seats=2).view.options.time_limit is None


@pytest.mark.no_cover
def test_a_long_game_does_not_become_slow() -> None:
    """A record may have 20,000 moves: nothing that was erased is remembered."""
    table = markers(seats=1).play(*["1 c1=3", "1 erase c1"] * 10_000)
    assert table.view.board == PROBLEM
    assert len(repr(table.state)) < 2 * len(repr(markers(seats=1).state))
