"""The end, and objections to the last insert: docs/rules/challenge.md, "The end"; docs/rules/README.md,
"Referee".
"""

from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Ended, Objected
from fullhouse.core.ids import TABLE, Seat, Seconds
from tests.boards import SOLVED
from tests.drawn import Sitting

NEARLY_DONE = SOLVED.replace("1 7 9", "1 . .")
"""A solved grid without the 7 of h9 and the 9 of i9."""


def sitting(hands: list[list[int]], drawing: str = NEARLY_DONE, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands, **options)


def test_a_player_to_move_who_can_do_nothing_ends_the_game_already_at_the_start() -> None:
    table = sitting([[1, 2], [7]])
    assert table.reason == "nothing_to_do"
    assert table.game.outcome(table.state).winners == (1, 2)
    assert table.game.deadline(table.state) is None
    assert table.to_move is None
    assert table.game.to_act(table.state) == ()
    assert table.legal(2) == []
    assert table.refused(2, "h9=7")[0] == "game-over"


def test_while_a_face_down_tile_remains_one_can_flip() -> None:
    table = sitting([[1], []], NEARLY_DONE.replace("1 . .", "1 . A"))
    assert table.reason is None
    flipped, ended = table.does(1, "flip i9")
    assert not flipped.fits
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1), Seat(2)))


def test_flips_leave_no_window_so_the_last_flip_ends_the_game_at_once() -> None:
    table = sitting([[], []], NEARLY_DONE.replace("1 . .", "1 . I"))
    flipped, ended = table.does(1, "flip i9")
    assert flipped.points == 19
    assert ended.winners == (1,)
    assert table.scores == [19, 0]


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_last_insert_ends_the_game_at_once_where_nobody_can_object(referee: str) -> None:
    table = sitting([[7], []], referee=referee)
    _, ended = table.does(1, "h9=7!")
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1),))
    assert table.scores == [20, 0]


def test_the_umpire_ends_the_game_after_a_fault() -> None:
    table = sitting([[7, 9], []], referee="umpire")
    _, undone, ended = table.does(1, "h9=9!")
    assert (undone.why, ended.reason) == ("does-not-fit", "nothing_to_do")
    assert table.hands == [[7], []]


def test_at_the_table_opponents_are_asked_before_the_last_insert_ends_the_game() -> None:
    table = sitting([[7], [], []])
    table.does(1, "h9=7")
    assert table.reason is None
    assert table.game.to_act(table.state) == (2, 3)
    assert table.to_move == 2
    assert table.legal(2) == ["accept", "object", "object h9"]
    assert table.legal(1) == []
    assert table.legal(0) == ["silence"]
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(10))
    for move in ("flip a1", "h9=7", "i9=9!", "drop 7", "timeout"):
        assert table.refused(2, move)[0] == "answer-first"
    assert table.refused(1, "accept")[0] == "not-asked"
    assert table.refused(2, "silence")[0] == "only-the-table"
    assert table.does(2, "accept") == (Accepted(seats=(Seat(2),)),)
    assert table.to_move == 3
    assert table.refused(2, "accept")[0] == "not-asked"
    accepted, ended = table.does(3, "accept")
    assert (accepted.seats, ended.reason, ended.winners) == ((3,), "nothing_to_do", (1,))
    assert table.scores == [10, 0, 0]


def test_the_seats_are_asked_clockwise_from_the_one_to_move() -> None:
    table = sitting([[], [7], []], NEARLY_DONE.replace("1 . .", "1 . A"))
    table.does(1, "flip i9")
    table.does(2, "h9=7")
    assert [table.to_move, table.view.asked] == [3, (1, 3)]
    table.does(3, "accept")
    assert table.to_move == 1


def test_silence_counts_as_accept() -> None:
    table = sitting([[7], [], []])
    assert table.refused(0, "silence")[0] == "nobody-asked"
    table.does(1, "h9=7")
    accepted, _ = table.does(0, "silence")
    assert accepted == Accepted(seats=(Seat(2), Seat(3)), silent=True)
    assert table.reason == "nothing_to_do"


@pytest.mark.parametrize(("silence", "deadline"), [(5, Deadline(TABLE, Seconds(5))), ("off", None)])
def test_the_time_for_silence_is_an_option(silence: object, deadline: Deadline | None) -> None:
    table = sitting([[7], []], silence=silence)
    table.does(1, "h9=7")
    assert table.game.deadline(table.state) == deadline


def test_a_wrong_objection_to_the_last_insert_leaves_everybody_asked() -> None:
    table = sitting([[7], []])
    table.does(1, "h9=7")
    assert table.does(2, "object") == (Objected(seat=Seat(2), against=Seat(1), cell="h9", upheld=False),)
    assert table.view.asked == (2,)
    table.does(2, "accept")
    assert table.scores == [10, 0]


def test_after_a_right_objection_the_end_is_judged_again_and_the_game_goes_on() -> None:
    """The false 9 in h9 keeps seat 2 from inserting; once it is gone, seat 2 can go on."""
    table = sitting([[9], [7]])
    table.does(1, "h9=9")
    assert table.view.asked == (2,)
    verdict, undone = table.does(2, "object")
    assert verdict.upheld
    assert undone.points == 10
    assert table.to_move == 2
    assert "h9=7" in table.legal(2)
    assert table.scores == [0, 0]


def test_after_a_right_objection_the_game_may_be_over_all_the_same() -> None:
    table = sitting([[9], []])
    table.does(1, "h9=9")
    _, undone, ended = table.does(2, "object")
    assert undone.symbol == 9
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1), Seat(2)))
    assert table.scores == [0, 0]


def test_a_covered_tile_that_comes_back_can_be_flipped() -> None:
    table = sitting([[7], []], NEARLY_DONE.replace("1 . .", "1 . I"))
    table.does(1, "i9=7!")
    assert table.view.asked == (2,)
    table.does(2, "object")
    assert table.legal(2) == ["flip i9"]


def test_a_timeout_ends_the_game_at_once_even_while_a_window_is_open() -> None:
    """docs/rules/README.md, Referee: only a move that could be a fault leaves its window open.

    Seat 2 could insert but sleeps; seat 3 can do nothing; the insert of seat 1 could still be objected to.
    """
    table = sitting([[7], [9], []])
    table.does(1, "h9=7")
    table.does(2, "timeout")
    table.does(2, "timeout")
    assert table.reason == "nothing_to_do"
    assert table.scores == [10, -10, 0]


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
def test_a_timeout_can_end_the_game(referee: str) -> None:
    table = sitting([[7], []], referee=referee)
    table.does(1, "timeout")
    events = table.does(1, "timeout")
    assert events[-1] == Ended(reason="nothing_to_do", winners=(Seat(2),))
    assert table.scores == [-10, 0]


def test_equal_points_share_the_win() -> None:
    table = sitting([[7], [9], []], referee="guard")
    table.does(1, "h9=7")
    events = table.does(2, "i9=9")
    assert events[-1].winners == (1, 2)
