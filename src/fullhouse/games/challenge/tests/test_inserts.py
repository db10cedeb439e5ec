"""Inserts, their points and their faults, by referee: docs/rules/challenge.md, "Insert" and "Faults"."""

from typing import Any

import pytest

from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Seat, Symbol
from fullhouse.games.challenge.data import Fined, Undone
from fullhouse.games.kit.flipping import Inserted
from tests.drawn import Sitting, as_seen, only
from tests.played_game import PlayedGame

REFEREES = ("table", "umpire", "guard")

BOARD = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . 7 . │ . . .
"""


def sitting(hands: list[list[int]], drawing: str = BOARD, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands, **options)


@pytest.mark.parametrize("referee", REFEREES)
def test_printed_example_holding_2_7_9_and_inserting_the_2_brings_8(referee: str) -> None:
    table = sitting([[2, 7, 9], []], referee=referee)
    assert only(table.does(1, "b1=2")) == Inserted(
        seat=Seat(1), cell="b1", symbol=Symbol(2), points=8, held=(7, 9)
    )
    assert table.scores == [8, 0]
    assert table.hands == [[7, 9], []]
    assert table.board == as_seen(BOARD.replace("1 . .", "1 2 ."))
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
    assert table.scores == [0, 0]
    assert table.board == as_seen(BOARD)
    assert table.hands == [[8], []]
    assert table.view.gone == (3,)
    assert table.to_move == 2
    assert table.refused(2, "object")[0] == "nothing-to-object"


def test_the_umpire_puts_a_covered_tile_back() -> None:
    table = sitting([[3], []], referee="umpire")
    _, undone = table.does(1, "e1=3!cell")
    assert undone.face_down
    assert table.board == as_seen(BOARD)
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
    assert table.scores == [0, 0]
    assert table.board == as_seen(BOARD)
    assert table.hands == [[8], []]
    assert table.view.gone == (3,)
    assert table.to_move == 2
    assert table.refused(2, "object")[0] == "nothing-to-object"


def test_a_covered_tile_comes_back_face_down_after_an_objection() -> None:
    table = sitting([[3], []])
    assert only(table.does(1, "e1=3!row")).covered
    verdict, undone = table.does(2, "object")
    assert verdict.because == ("d1", "f1", "g1", "h1", "i1")
    assert (undone.why, undone.face_down, undone.points) == ("not-forced", True, 20)
    assert table.board == as_seen(BOARD)
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
    drawing = """
        5 . . │ . . . │ . . .
        . . . │ 5 . . │ . . .
        . . . │ . . . │ 5 . .
        ──────┼───────┼──────
        . 5 . │ . . . │ . . .
        . . . │ . 5 . │ . . .
        . . . │ . . . │ . 5 .
        ──────┼───────┼──────
        . . 5 │ . . . │ . . A
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
