"""Inserts, their points and their faults by referee, and the end: docs/rules/challenge.md.

Objections to the last insert: docs/rules/README.md, "Referee".
"""

from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Called, Ended, Objected
from fullhouse.core.ids import TABLE, Seat, Seconds, Symbol
from fullhouse.games.challenge.data import Fined, Undone
from fullhouse.games.kit.flipping import Inserted
from tests.boards import SOLVED
from tests.drawn import SIX_FIVES, TWO_HIDDEN, Sitting, as_seen, only
from tests.played_game import PlayedGame

REFEREES = ("table", "umpire", "guard")


def sitting(hands: list[list[int]], drawing: str = TWO_HIDDEN, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands, **options)


def assert_undone(table: Sitting) -> None:
    """The 3 of a faulty insert has left the game without points, and the other seat goes on."""
    assert table.scores == [0, 0]
    assert table.board == as_seen(TWO_HIDDEN)
    assert table.hands == [[8], []]
    assert table.view.gone == (3,)
    assert table.to_move == 2
    assert table.refused(2, "object")[0] == "nothing-to-object"


@pytest.mark.parametrize("referee", REFEREES)
def test_printed_example_holding_2_7_9_and_inserting_the_2_brings_8(referee: str) -> None:
    table = sitting([[2, 7, 9], []], referee=referee)
    assert only(table.does(1, "b1=2")) == Inserted(
        seat=Seat(1), cell="b1", symbol=Symbol(2), points=8, held=(7, 9)
    )
    assert table.scores == [8, 0]
    assert table.hands == [[7, 9], []]
    assert table.board == as_seen(TWO_HIDDEN.replace("1 . .", "1 2 ."))
    assert table.to_move == 2


def test_one_of_several_equal_tiles_is_inserted() -> None:
    table = sitting([[2, 2, 9], []])
    table.does(1, "b1=2")
    assert table.hands == [[2, 9], []]


@pytest.mark.parametrize(("move", "points"), [("b1=2", -2), ("e1=2!", 8)])
def test_points_may_become_negative(move: str, points: int) -> None:
    """With twelve tiles still in hand: 10 − 12 or 20 − 12."""
    table = sitting([[2, *[9] * 12], []])
    assert only(table.does(1, move)).points == points
    assert table.scores == [points, 0]


@pytest.mark.parametrize("referee", REFEREES)
def test_refused_by_every_referee(referee: str) -> None:
    table = sitting([[2, 3], [4]], referee=referee)
    for move, code, facts in (
        ("e1=2", "cell-face-down", {"cell": "e1"}),
        ("a1=2", "cell-not-empty", {"cell": "a1"}),
        ("a1=2!", "cell-not-empty", {"cell": "a1"}),
        ("b1=4", "not-in-hand", {"symbol": 4, "hand": [2, 3]}),
        ("b1=4!row", "not-in-hand", {"symbol": 4, "hand": [2, 3]}),
    ):
        refused, told = table.refused(1, move)
        assert refused == code
        assert told.items() >= facts.items()
    assert table.refused(2, "b1=4")[0] == "not-your-turn"


def test_the_guard_refuses_what_does_not_fit_and_what_is_not_forced() -> None:
    table = sitting([[2, 3], []], referee="guard")
    code, facts = table.refused(1, "b1=3")
    assert (code, facts["cell"], facts["symbol"], facts["because"]) == ("does-not-fit", "b1", 3, ("c2",))
    assert table.refused(1, "b1=3!row")[0] == "does-not-fit"
    code, facts = table.refused(1, "b1=2!block")
    assert (code, facts["ground"]) == ("not-forced", "block")
    assert facts["because"] == ("c1", "a2", "b2", "a3", "b3", "c3")
    assert table.refused(1, "b1=2!cell")[1]["because"] == ("b1",)
    code, facts = table.refused(1, "b1=2!")
    assert (code, facts["ground"], facts["because"]) == ("not-forced", "", ("b1",))
    assert facts["allowed"] == ["flip CELL", "CELL=D"]


def test_what_the_guard_offers_are_fitting_tiles_and_forced_positions() -> None:
    table = sitting([[3], []], "1 2 . │ 4 5 6 │ 7 8 I", referee="guard")
    row_1 = [move for move in table.legal(1) if "1=" in move]
    assert row_1 == ["c1=3"]
    table = sitting([[3], []], "1 2 . │ 4 5 6 │ 7 8 I \n . . . │ . . . │ . . 3", referee="guard")
    row_1 = [move for move in table.legal(1) if "1=" in move]
    assert row_1 == ["c1=3", "c1=3!", "c1=3!row"]


@pytest.mark.parametrize("referee", ["table", "umpire"])
def test_without_a_guard_right_and_wrong_moves_are_offered_alike(referee: str) -> None:
    table = sitting([[3], []], referee=referee)
    forms = ("{}=3!", "{}=3!row", "{}=3!column", "{}=3!block", "{}=3!cell")
    legal = table.legal(1)
    assert {"b1=3", *(form.format(cell) for form in forms for cell in ("b1", "e1"))} <= set(legal)
    empty, face_down = 76, 2
    assert len(legal) == face_down + empty + 5 * (empty + face_down)
    before = table.state
    for move in legal:
        table.does(1, move)
        table.state = before


# Faults


@pytest.mark.parametrize(
    ("move", "why", "because"),
    [
        ("b1=3", "does-not-fit", ("c2",)),
        ("b1=3!", "does-not-fit", ("c2",)),
        ("d9=3!row", "not-forced", ("a9", "b9", "e9", "f9", "g9", "h9", "i9")),
    ],
)
def test_the_umpire_undoes_a_fault_at_once(move: str, why: str, because: tuple[str, ...]) -> None:
    table = sitting([[3, 8], []], referee="umpire")
    cell = move[:2]
    called, undone = table.does(1, move)
    assert called == Called(against=Seat(1), cell=cell, because=because)
    assert isinstance(undone, Undone)
    assert (undone.seat, undone.cell, undone.symbol, undone.points) == (1, cell, 3, 0)
    assert (undone.why, undone.face_down) == (why, False)
    assert_undone(table)


def test_the_umpire_puts_a_covered_tile_back() -> None:
    table = sitting([[3], []], referee="umpire")
    _, undone = table.does(1, "e1=3!cell")
    assert undone.face_down
    assert table.board == as_seen(TWO_HIDDEN)
    assert only(table.does(2, "flip e1")).symbol == 5


@pytest.mark.parametrize("text", ["object", "object b1"])
def test_at_the_table_an_objection_undoes_a_fault(text: str) -> None:
    table = sitting([[3, 8], []])
    assert only(table.does(1, "b1=3")).points == 9
    assert table.scores == [9, 0]
    assert table.legal(2)[-2:] == ["object", "object b1"]
    verdict, undone = table.does(2, text)
    assert verdict == Objected(seat=Seat(2), against=Seat(1), cell="b1", upheld=True, because=("c2",))
    assert undone == Undone(
        seat=Seat(1), cell="b1", symbol=Symbol(3), points=9, why="does-not-fit", face_down=False
    )
    assert_undone(table)


def test_a_covered_tile_comes_back_face_down_after_an_objection() -> None:
    table = sitting([[3], []])
    assert only(table.does(1, "e1=3!row")).covered
    verdict, undone = table.does(2, "object")
    assert verdict.because == ("d1", "f1", "g1", "h1", "i1")
    assert (undone.why, undone.face_down, undone.points) == ("not-forced", True, 20)
    assert table.board == as_seen(TWO_HIDDEN)
    assert only(table.does(2, "flip e1")).symbol == 5


def test_a_ground_that_does_not_hold_is_a_fault_even_where_another_would() -> None:
    drawing = "1 2 . │ 4 5 6 │ 7 8 I \n . . . │ . . . │ . . 3"
    table = sitting([[3], []], drawing)
    table.does(1, "c1=3!block")
    assert table.does(2, "object")[0].upheld
    table = sitting([[3], []], drawing)
    table.does(1, "c1=3!")
    assert not table.does(2, "object")[0].upheld


def test_a_wrong_objection_costs_nothing_and_leaves_the_window_open() -> None:
    table = sitting([[3, 8], [], []])
    table.does(1, "d9=8")
    before = table.state
    for seat in (2, 3, 2):
        assert only(table.does(seat, "object d9")) == Objected(
            seat=Seat(seat), against=Seat(1), cell="d9", upheld=False
        )
        assert table.state == before


def test_any_opponent_may_object_but_not_the_player_nor_to_another_cell() -> None:
    table = sitting([[3, 8], [], []])
    assert table.refused(2, "object")[0] == "nothing-to-object"
    table.does(1, "b1=3")
    assert table.game.to_act(table.state) == (2, 3)
    code, facts = table.refused(3, "object c2")
    assert (code, facts["cell"], facts["last"]) == ("window-closed", "c2", "b1")
    assert table.refused(1, "object")[0] == "own-move"
    assert table.refused(0, "object")[0] == "own-move"
    assert table.does(3, "object")[0].upheld
    assert table.to_move == 2


@pytest.mark.parametrize("action", ["flip i1", "a9=4"])
def test_the_next_action_closes_the_window_and_the_fault_stands(action: str) -> None:
    table = sitting([[3, 8], [4]])
    table.does(1, "b1=3")
    scored = only(table.does(2, action)).points
    if action == "flip i1":
        assert table.refused(1, "object")[0] == "nothing-to-object"
    else:
        assert table.refused(1, "object b1")[0] == "window-closed"
    assert table.scores == [9, scored]
    assert table.view.board[1] == "3"


def test_drops_and_timeouts_leave_the_window_open() -> None:
    drawing = f"""{SIX_FIVES}        . . 5 │ . . . │ . . A
        . . . │ . . 5 │ . . .
        . . . │ . . . │ . . 5
    """
    table = sitting([[5, 8], [5]], drawing)
    table.does(1, "b1=5")
    table.does(2, "drop 5")
    table.does(2, "timeout")
    assert isinstance(table.does(2, "timeout")[1], Fined)
    assert table.to_move == 1
    assert table.game.to_act(table.state) == (1, 2)
    assert table.does(2, "object")[0].upheld
    assert table.scores == [0, -10]
    assert table.board == as_seen(drawing)
    assert table.to_move == 1


def test_points_are_known_before_a_tile_is_inserted_or_turned() -> None:
    """docs/rules/challenge.md: 10 or 20 less the tiles still in hand; a flip counts what it joins."""
    tiles = "1" + "." * 79 + "2"
    setup = {"tiles": tiles, "face_up": ["a1"], "hands": [[4, 5], []]}
    table = PlayedGame("challenge", setup)
    assert table.points("CELL=4")["b2"] == 9
    assert table.points("CELL=5!row")["b2"] == 19
    assert table.points("flip CELL") == {"i9": 0}
    full = "4123" + "." * 77
    dropping = PlayedGame("challenge", {"tiles": full, "face_up": ["b1", "c1", "d1"], "hands": [[], []]})
    assert dropping.points("flip CELL") == {"a1": 3}


NEARLY_DONE = SOLVED.replace("1 7 9", "1 . .")
"""A solved grid without the 7 of h9 and the 9 of i9."""


def ending(hands: list[list[int]], drawing: str = NEARLY_DONE, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands, **options)


def test_a_player_to_move_who_can_do_nothing_ends_the_game_already_at_the_start() -> None:
    table = ending([[1, 2], [7]])
    assert table.reason == "nothing_to_do"
    assert table.game.outcome(table.state).winners == (1, 2)
    assert table.game.deadline(table.state) is None
    assert table.to_move is None
    assert table.game.to_act(table.state) == ()
    assert table.legal(2) == []
    assert table.refused(2, "h9=7")[0] == "game-over"


def test_while_a_face_down_tile_remains_one_can_flip() -> None:
    table = ending([[1], []], NEARLY_DONE.replace("1 . .", "1 . A"))
    assert table.reason is None
    flipped, ended = table.does(1, "flip i9")
    assert not flipped.fits
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1), Seat(2)))


def test_flips_leave_no_window_so_the_last_flip_ends_the_game_at_once() -> None:
    table = ending([[], []], NEARLY_DONE.replace("1 . .", "1 . I"))
    flipped, ended = table.does(1, "flip i9")
    assert flipped.points == 19
    assert ended.winners == (1,)
    assert table.scores == [19, 0]


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_last_insert_ends_the_game_at_once_where_nobody_can_object(referee: str) -> None:
    table = ending([[7], []], referee=referee)
    _, ended = table.does(1, "h9=7!")
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1),))
    assert table.scores == [20, 0]


def test_the_umpire_ends_the_game_after_a_fault() -> None:
    table = ending([[7, 9], []], referee="umpire")
    _, undone, ended = table.does(1, "h9=9!")
    assert (undone.why, ended.reason) == ("does-not-fit", "nothing_to_do")
    assert table.hands == [[7], []]


def test_at_the_table_opponents_are_asked_before_the_last_insert_ends_the_game() -> None:
    table = ending([[7], [], []])
    table.does(1, "h9=7")
    assert table.reason is None
    assert table.game.to_act(table.state) == (2, 3)
    assert table.to_move == 2
    assert table.legal(2) == ["accept", "object", "object h9"]
    assert table.legal(1) == []
    assert table.legal(0) == ["silence", "silence 2", "silence 3", "silence 2 3", "without 2", "without 3"]
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(30))
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
    table = ending([[], [7], []], NEARLY_DONE.replace("1 . .", "1 . A"))
    table.does(1, "flip i9")
    table.does(2, "h9=7")
    assert [table.to_move, table.view.asked] == [3, (1, 3)]
    table.does(3, "accept")
    assert table.to_move == 1


def test_the_referee_judges_the_last_insert_for_somebody_who_does_not_answer() -> None:
    """docs/rules/README.md, Being asked: a fault is called, anything else is accepted."""
    for insert, answer in (("h9=7", "accept"), ("h9=8!cell", "object")):
        table = ending([[7, 8], []], referee="table")
        table.does(1, insert)
        assert table.answer_for(2) == answer
        table.does(0, "without 2")
        assert table.scores == ([9, 0] if answer == "accept" else [0, 0])


def test_silence_counts_as_accept() -> None:
    table = ending([[7], [], []])
    assert table.refused(0, "silence")[0] == "nobody-asked"
    table.does(1, "h9=7")
    accepted, _ = table.does(0, "silence")
    assert accepted == Accepted(seats=(Seat(2), Seat(3)), silent=True)
    assert table.reason == "nothing_to_do"


@pytest.mark.parametrize(("silence", "deadline"), [(5, Deadline(TABLE, Seconds(15))), ("off", None)])
def test_the_time_for_silence_is_an_option(silence: object, deadline: Deadline | None) -> None:
    table = ending([[7], []], silence=silence)
    table.does(1, "h9=7")
    assert table.game.deadline(table.state) == deadline


def test_a_wrong_objection_to_the_last_insert_leaves_everybody_asked() -> None:
    table = ending([[7], []])
    table.does(1, "h9=7")
    assert table.does(2, "object") == (Objected(seat=Seat(2), against=Seat(1), cell="h9", upheld=False),)
    assert table.view.asked == (2,)
    table.does(2, "accept")
    assert table.scores == [10, 0]


def test_after_a_right_objection_the_end_is_judged_again_and_the_game_goes_on() -> None:
    """The false 9 in h9 keeps seat 2 from inserting; once it is gone, seat 2 can go on."""
    table = ending([[9], [7]])
    table.does(1, "h9=9")
    assert table.view.asked == (2,)
    verdict, undone = table.does(2, "object")
    assert verdict.upheld
    assert undone.points == 10
    assert table.to_move == 2
    assert "h9=7" in table.legal(2)
    assert table.scores == [0, 0]


def test_after_a_right_objection_the_game_may_be_over_all_the_same() -> None:
    table = ending([[9], []])
    table.does(1, "h9=9")
    _, undone, ended = table.does(2, "object")
    assert undone.symbol == 9
    assert ended == Ended(reason="nothing_to_do", winners=(Seat(1), Seat(2)))
    assert table.scores == [0, 0]


def test_a_covered_tile_that_comes_back_can_be_flipped() -> None:
    table = ending([[7], []], NEARLY_DONE.replace("1 . .", "1 . I"))
    table.does(1, "i9=7!")
    assert table.view.asked == (2,)
    table.does(2, "object")
    assert table.legal(2) == ["flip i9"]


def test_a_timeout_ends_the_game_at_once_even_while_a_window_is_open() -> None:
    """docs/rules/README.md, Referee: only a move that could be a fault leaves its window open.

    Seat 2 could insert but sleeps; seat 3 can do nothing; the insert of seat 1 could still be objected to.
    """
    table = ending([[7], [9], []])
    table.does(1, "h9=7")
    table.does(2, "timeout")
    table.does(2, "timeout")
    assert table.reason == "nothing_to_do"
    assert table.scores == [10, -10, 0]


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
def test_a_timeout_can_end_the_game(referee: str) -> None:
    table = ending([[7], []], referee=referee)
    table.does(1, "timeout")
    events = table.does(1, "timeout")
    assert events[-1] == Ended(reason="nothing_to_do", winners=(Seat(2),))
    assert table.scores == [-10, 0]


def test_equal_points_share_the_win() -> None:
    table = ending([[7], [9], []], referee="guard")
    table.does(1, "h9=7")
    events = table.does(2, "i9=9")
    assert events[-1].winners == (1, 2)
