"""One-Two-Three, faults and their corrections: the page `docs/rules/one-two-three.md`, Faults."""

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Called, Objected, TimedOut, TurnPassed
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.games.kit.writing import Erased, Wrote
from fullhouse.games.one_two_three.data import Completed, Corrected, CorrectionDue, Fined, LeftEmpty, Matched
from fullhouse.games.one_two_three.tests.boards import express, one_two_three, without

# Objections


def test_a_right_objection_erases_fines_and_asks_for_a_correction() -> None:
    """c1 is a 4. The fine is the 1 of the round of one."""
    table = one_two_three(seats=3).play("1 c1=3", "3 object c1")
    assert table.happened() == (
        Objected(seat=Seat(3), against=Seat(1), cell="c1", upheld=True, because=("b1",)),
        Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=3),
        Fined(seat=Seat(1), cell="c1", points=1),
        CorrectionDue(seat=Seat(1), cell="c1"),
    )
    assert (table.scores, table.view.board[2], table.to_move) == ([-1, 0, 0], ".", 1)
    refusal = table.refuses("2 d1=6")
    assert (refusal.code, refusal.facts["owing"], refusal.facts["cell"]) == ("correction-owed", 1, "c1")
    table.play("1 correct c1=4")
    assert table.happened() == (Corrected(seat=Seat(1), cell="c1", symbol=Symbol(4), right=True, points=4),)
    assert (table.scores, table.to_move) == ([3, 0, 0], 2)


@pytest.mark.parametrize(("round_", "fine"), [(1, 1), (2, 2), (3, 3)])
def test_the_fine_is_what_the_round_of_the_digit_asked_for(round_: int, fine: int) -> None:
    """However late the objection comes."""
    end = ["done"] * (round_ > 1)
    table = one_two_three().play(
        *["1 done", "2 done"] * (round_ - 1), "1 c1=1", *(f"1 {move}" for move in end)
    )
    table.play("2 d1=6", *(f"2 {move}" for move in end))
    assert table.view.round == round_ + 1
    table.play("2 object c1")
    assert table.event(Fined).points == fine
    assert table.scores[0] == -fine


def test_an_objection_may_come_at_any_time() -> None:
    table = one_two_three(seats=3).play(
        "1 c1=1", "2 d1=6", "3 f1=8", "1 g1=9", "1 c2=2", "2 b2=7", "3 object c1"
    )
    assert table.event(Objected).against == 1
    assert table.to_move == 1
    table.play("1 leave c1")
    assert (table.to_move, table.scores) == (2, [-1 + 11, 13, 8])
    table.play("2 f3=2")
    assert table.to_move == 3


def test_a_wrong_objection_costs_nothing() -> None:
    table = one_two_three().play("1 c1=4")
    before = table.state
    table.play("2 object")
    assert table.happened() == (Objected(seat=Seat(2), against=Seat(1), cell="c1", upheld=False),)
    assert table.state == before


def test_a_bare_objection_means_the_last_digit_written() -> None:
    table = express().play("1 c1=1", "1 d1=2", "2 object")
    assert table.event(Objected).cell == "d1"
    assert table.refuses("2 object").code == "nothing-to-object"
    assert "object" not in table.legal(2)
    table.play("1 correct d1=6", "2 object")
    assert (table.event(Objected).cell, table.event(Objected).upheld) == ("d1", False)


def test_what_cannot_be_objected_to() -> None:
    table = one_two_three()
    assert table.refuses("2 object").code == "nothing-to-object"
    table.play("1 c1=1")
    assert table.refuses("0 object").code == "only-players"
    for cell in ("a1", "d1"):
        refusal = table.refuses(f"2 object {cell}")
        assert (refusal.code, refusal.facts["cell"]) == ("no-digit-there", cell)


def test_players_may_point_out_their_own_faults() -> None:
    """docs/rules/one-two-three.md, Faults: to any digit, one's own too, with the same consequences."""
    table = one_two_three().play("1 c1=1", "1 object")
    assert table.kinds == ["Objected", "Erased", "Fined", "CorrectionDue"]
    assert (table.scores, table.to_move) == ([-1, 0], 1)
    table.play("1 correct c1=4")
    assert table.scores == [3, 0]


def test_everybody_may_act_while_a_digit_stands() -> None:
    table = one_two_three(seats=3)
    assert table.game.to_act(table.state) == (1,)
    table.play("1 c1=1")
    assert table.game.to_act(table.state) == (1, 2, 3)
    table.play("2 d1=6")
    assert table.game.to_act(table.state) == (1, 2, 3)
    assert set(table.legal(2)) == set(table.legal(1)) == {"object", "object c1", "object d1"}


@pytest.mark.parametrize(
    ("fault", "digit", "upheld"),
    [
        ("rule", 1, False),
        ("rule", 3, True),
        ("solution", 1, True),
        ("solution", 3, True),
        ("solution", 4, False),
    ],
)
def test_what_a_fault_is(fault: str, digit: int, upheld: bool) -> None:
    """c1 is a 4; a 1 would fit there, a 3 would not."""
    table = one_two_three(fault=fault).play(f"1 c1={digit}", "2 object")
    assert table.event(Objected).upheld is upheld


def test_a_digit_is_judged_as_it_was_when_it_was_written() -> None:
    """docs/rules/one-two-three.md with `fault: rule`: the second 2 of the row is the fault, and stays one."""
    table = one_two_three(fault="rule").play("1 c1=2", "2 d1=2", "2 object c1")
    assert table.event(Objected).upheld is False
    table.play("1 object d1")
    assert table.event(Objected).because == ("c1",)


# Counting a turn again


def test_a_pair_is_lost_with_one_of_its_digits() -> None:
    table = express().play("1 f1=8", "1 i2=8", "1 g2=8", "2 object g2")
    assert table.event(Erased).points == 8 + 1
    assert table.scores == [16 + 2 - 3, 0]
    table.play("1 correct g2=3")
    assert table.scores == [16 + 2 + 3 - 3, 0]


def test_a_correction_can_make_a_pair() -> None:
    table = express().play("1 f1=8", "1 i2=1", "1 g2=3", "2 object i2", "1 correct i2=8")
    assert table.event(Corrected).points == 8 + 2
    assert table.scores == [8 + 8 + 2 + 3 - 3, 0]


def test_the_ten_are_lost_with_the_digit_and_come_back_with_its_correction() -> None:
    """Column e lacks only e1, which is a 7."""
    table = one_two_three().play("1 e1=1")
    assert table.event(Completed).points == 10
    table.play("2 object")
    assert table.event(Erased).points == 11
    table.play("1 correct e1=7")
    assert table.event(Corrected).points == 17
    assert table.scores == [17 - 1, 0]


def test_the_ten_stay_when_a_digit_in_another_house_is_erased() -> None:
    table = express().play("1 e1=7", "1 i2=1", "2 object i2")
    assert table.event(Erased).points == 1
    assert table.scores == [17 - 3, 0]


def test_the_ten_are_lost_with_any_own_digit_of_the_house_but_not_with_those_of_others() -> None:
    """Row 1 lacks c1, d1 and e1: seat 1 writes d1, seat 2 the other two, and completes it."""
    problem = without("c1", "d1", "e1", "c5", "d5", "e5", "c9", "d9", "e9", "a2", "b5", "d2")
    table = one_two_three(problem).play("1 d1=1", "2 done", "1 done", "2 c1=9", "2 e1=7")
    assert table.scores == [1, 9 + 7 + 10]
    table.play("2 object d1", "1 leave d1")
    assert table.scores == [-1, 26]
    table.play("1 object c1")
    assert table.scores == [-1, 7 - 2]


def test_filling_the_cell_that_was_left_completes_the_house() -> None:
    table = one_two_three().play("1 e1=1", "2 object", "1 leave e1", "2 e1=7")
    assert table.event(Completed).points == 10
    assert table.scores == [-1, 17]


def test_the_same_turn_may_fill_the_cell_that_it_left() -> None:
    table = express(referee="umpire").play("1 e1=1", "1 leave e1", "1 e1=7")
    assert table.event(Completed).points == 10
    assert table.scores == [17 - 3, 0]


def test_a_house_that_was_left_does_not_come_back_while_another_cell_of_it_is_empty() -> None:
    """Row 1 lacks c1 and d1. Seat 2 completes it wrongly, both digits go, and c1 alone is written again."""
    problem = without("c1", "d1", "a5", "b5", "c5", "a6", "b6", "c6", "a9", "h9", "i9", "i3", "b3", "c3")
    table = express(problem).play("1 d1=4", "1 done", "2 c1=6")
    assert table.event(Completed).points == 10
    table.play("1 object c1", "2 object d1", "1 leave d1", "2 leave c1", "2 c1=4")
    assert table.kinds == ["Wrote"]
    assert table.scores == [-3, 4 - 3]


def test_an_erased_digit_has_used_up_one_of_the_turn() -> None:
    table = express().play("1 c1=1", "1 d1=6", "2 object c1", "1 leave c1", "1 f1=8")
    assert (table.to_move, table.scores) == (2, [6 + 8 - 3, 0])


# Other referees


def test_the_umpire_calls_the_fault_the_moment_it_is_written() -> None:
    table = one_two_three(referee="umpire").play("1 e1=1")
    assert table.happened() == (
        Wrote(seat=Seat(1), cell="e1", symbol=Symbol(1), points=1),
        table.event(Completed),
        Called(against=Seat(1), cell="e1", because=("d2", "e8")),
        Erased(seat=Seat(1), cell="e1", symbol=Symbol(1), points=11),
        Fined(seat=Seat(1), cell="e1", points=1),
        CorrectionDue(seat=Seat(1), cell="e1"),
    )
    assert (table.scores, table.view.board[4], table.game.to_act(table.state)) == ([-1, 0], ".", (1,))
    assert table.refuses("2 object").code == "nothing-to-object"
    table.play("1 correct e1=7")
    assert table.happened()[-1] == TurnPassed(seat=Seat(2))
    assert table.scores == [16, 0]


def test_the_umpire_shows_why() -> None:
    table = one_two_three(referee="umpire").play("1 c1=3")
    assert table.event(Called).because == ("b1",)


def test_the_guard_calls_what_only_the_solution_tells() -> None:
    table = one_two_three(referee="guard").play("1 c1=1")
    assert "Called" in table.kinds
    refusal = table.refuses("1 correct c1=3")
    assert (refusal.code, refusal.facts["because"]) == ("does-not-fit", ("b1",))
    assert set(table.legal(1)) == {"correct c1=1", "correct c1=2", "correct c1=4", "correct c1=7", "leave c1"}
    table.play("1 correct c1=2")
    assert (table.scores, table.to_move) == ([-2, 0], 2)


def test_a_pair_is_told_even_where_the_fault_is_called_at_once() -> None:
    table = express(referee="umpire").play("1 f1=8", "1 c2=8")
    assert table.event(Matched).points == 2
    assert table.event(Erased).points == 10


def test_a_wrong_correction_costs_the_same_again_and_the_cell_stays_empty() -> None:
    table = express().play("1 c1=1", "2 object", "1 correct c1=3")
    assert table.happened() == (
        Corrected(seat=Seat(1), cell="c1", symbol=Symbol(3), right=False, points=0, because=("b1",)),
        Fined(seat=Seat(1), cell="c1", points=3),
    )
    assert (table.scores, table.view.board[2], table.view.owed) == ([-6, 0], ".", ())
    assert table.to_move == 1


def test_a_cell_can_be_left_empty() -> None:
    table = one_two_three().play("1 c1=1", "2 object", "1 leave c1")
    assert table.happened() == (LeftEmpty(seat=Seat(1), cell="c1"),)
    assert (table.scores, table.to_move) == ([-1, 0], 2)
    table.play("2 c1=4")
    assert table.scores == [-1, 4]


def test_the_time_for_a_correction_is_one_minute_and_then_the_cell_is_left() -> None:
    table = one_two_three(sand_glass=60).play("1 done", "2 done", "1 c1=1", "2 object")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(60))
    assert table.refuses("2 timeout").code == "correction-owed"
    table.play("1 timeout")
    assert table.happened() == (TimedOut(seat=Seat(1)), LeftEmpty(seat=Seat(1), cell="c1"))
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
    assert set(table.legal(1)) == {f"correct c1={digit}" for digit in range(1, 10)} | {"leave c1"}
    assert table.game.to_act(table.state) == (1,)


def test_several_corrections_may_be_owed_and_are_made_in_any_order() -> None:
    table = one_two_three(seats=3).play("1 c1=1", "2 d1=2", "3 object c1", "3 object d1")
    assert [(owed.seat, owed.cell) for owed in table.view.owed] == [(1, "c1"), (2, "d1")]
    assert table.game.to_act(table.state) == (1, 2)
    assert table.to_move == 1
    for move in ("f1=8", "done", "timeout"):
        assert table.refuses(f"3 {move}").code == "correction-owed"
    table.play("2 correct d1=6")
    assert (table.to_move, table.kinds) == (1, ["Corrected"])
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
    assert set(table.legal(2)) == {"object", "object d1"}


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
