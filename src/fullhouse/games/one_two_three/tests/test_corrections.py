"""One-Two-Three, corrections of faults: the page `docs/rules/one-two-three.md`, Faults."""

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Objected, TimedOut
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.games.one_two_three.data import Corrected, Fined, LeftEmpty
from fullhouse.games.one_two_three.tests.boards import express, happened, kinds, legal, one_two_three


def test_a_wrong_correction_costs_the_same_again_and_the_cell_stays_empty() -> None:
    table = express().play("1 c1=1", "2 object", "1 correct c1=3")
    assert happened(table) == (
        Corrected(seat=Seat(1), cell="c1", symbol=Symbol(3), right=False, points=0, because=("b1",)),
        Fined(seat=Seat(1), cell="c1", points=3),
    )
    assert (table.scores, table.view.board[2], table.view.owed) == ([-6, 0], ".", ())
    assert table.to_move == 1


def test_a_cell_can_be_left_empty() -> None:
    table = one_two_three().play("1 c1=1", "2 object", "1 leave c1")
    assert happened(table) == (LeftEmpty(seat=Seat(1), cell="c1"),)
    assert (table.scores, table.to_move) == ([-1, 0], 2)
    table.play("2 c1=4")
    assert table.scores == [-1, 4]


def test_the_time_for_a_correction_is_one_minute_and_then_the_cell_is_left() -> None:
    table = one_two_three(sand_glass=60).play("1 done", "2 done", "1 c1=1", "2 object")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(60))
    assert table.refuses("2 timeout").code == "correction-owed"
    table.play("1 timeout")
    assert happened(table) == (TimedOut(seat=Seat(1)), LeftEmpty(seat=Seat(1), cell="c1"))
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(120))


def test_corrections_of_a_later_edition_bring_nothing() -> None:
    """docs/rules/one-two-three.md, `corrected_counts: false`."""
    table = one_two_three(corrected_counts=False).play("1 e1=1", "2 object", "1 correct e1=7")
    assert table.event(Corrected).points == 0
    assert (table.scores, table.view.board[4]) == ([-1, 0], "7")
    table.play("2 object e1")
    assert (table.event(Objected).upheld, table.event(Objected).against) == (False, 1)


def test_with_fault_rule_a_correction_is_right_when_it_fits() -> None:
    table = one_two_three(fault="rule").play("1 c1=3", "2 object", "1 correct c1=1")
    assert table.event(Corrected).right
    assert table.scores == [0, 0]


def test_only_what_is_owed_is_corrected_or_left_and_by_whom() -> None:
    table = one_two_three().play("1 c1=1")
    for move in ("2 correct d1=6", "1 correct c1=4", "1 leave c1"):
        assert table.refuses(move).code == "nothing-to-correct"
    table.play("2 object")
    for move in ("2 correct c1=4", "2 leave c1", "1 leave d1", "1 correct d1=6"):
        assert table.refuses(move).code == "nothing-to-correct"
    assert legal(table, 1) == {f"correct c1={digit}" for digit in range(1, 10)} | {"leave c1"}
    assert table.game.to_act(table.state) == (1,)


def test_several_corrections_may_be_owed_and_are_made_in_any_order() -> None:
    table = one_two_three(seats=3).play("1 c1=1", "2 d1=2", "3 object c1", "3 object d1")
    assert [(owed.seat, owed.cell) for owed in table.view.owed] == [(1, "c1"), (2, "d1")]
    assert table.game.to_act(table.state) == (1, 2)
    assert table.to_move == 1
    for move in ("f1=8", "done", "timeout"):
        assert table.refuses(f"3 {move}").code == "correction-owed"
    table.play("2 correct d1=6")
    assert (table.to_move, kinds(table)) == (1, ["Corrected"])
    table.play("1 correct c1=4", "3 f1=8")
    assert table.scores == [3, 5, 8]


def test_two_corrections_of_one_turn() -> None:
    table = express().play("1 e1=1", "1 c1=1", "2 object e1", "2 object c1")
    assert table.scores == [-6, 0]
    assert table.game.deadline(table.state) is None
    table.play("1 timeout")
    assert [owed.cell for owed in table.view.owed] == ["c1"]
    table.play("1 correct c1=4", "1 e1=7")
    assert table.scores == [4 + 7 + 10 - 6, 0]


def test_objections_stay_possible_while_a_correction_is_owed() -> None:
    table = express().play("1 c1=1", "1 d1=2", "2 object c1")
    assert legal(table, 2) == {"object", "object d1"}


def test_a_turn_of_which_nothing_stands_keeps_its_line_on_the_score_sheet() -> None:
    table = express().play("1 c1=1", "1 d1=6", "1 done", "2 f1=1", "2 done")
    assert [(turn.seat, turn.round, turn.cells) for turn in table.view.turns] == [
        (1, 1, ("c1", "d1")),
        (2, 1, ("f1",)),
        (1, 2, ()),
    ]
    table.play("1 object f1", "2 leave f1", "2 object c1", "1 leave c1")
    assert [(turn.seat, turn.round, turn.cells, turn.fines) for turn in table.view.turns] == [
        (1, 1, ("d1",), 3),
        (2, 1, (), 3),
        (1, 2, (), 0),
    ]
