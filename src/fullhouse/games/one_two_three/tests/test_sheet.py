"""One-Two-Three: the score sheet, a line a turn, and options that change what a fault costs."""

from random import Random
from typing import Any

import pytest

from fullhouse.core.ids import Seat
from fullhouse.games.one_two_three.data import CorrectionRequired, SheetLine
from fullhouse.games.one_two_three.tests.boards import kinds, legal, one_two_three, without
from tests.examples import FACTOR
from tests.walks import Table, walk

# The score sheet


def test_a_line_a_turn_says_what_brought_its_points() -> None:
    """docs/rules/one-two-three.md, The score sheet: digits, pair or triple, completion, handicap, fines."""
    table = one_two_three(handicap=True, sequence="express")
    table.play("1 e1=7", "1 c1=4", "1 d1=1", "2 object d1", "1 leave d1", "2 done", "1 h1=1", "1 done")
    assert table.game.sheet(table.view) == (
        SheetLine(Seat(2), 0, handicap=4, sum=4),
        SheetLine(Seat(1), 1, cells=("e1", "c1"), digits=(7, 4), house=10, fines=3, sum=18),
        SheetLine(Seat(1), 2, cells=("h1",), digits=(1,), sum=1),
    )


def test_a_corrected_digit_counts_in_the_line_of_its_turn() -> None:
    table = one_two_three(sequence="express").play("1 c1=4", "1 d1=4", "2 object d1", "1 correct d1=6")
    (line,) = table.view.sheet
    assert (line.cells, line.digits, line.equal, line.fines, line.sum) == (("c1", "d1"), (4, 6), 0, 3, 7)


def test_equal_digits_and_the_final_round_have_their_places() -> None:
    table = one_two_three(without("c1", "d9"), seats=3, referee="umpire", sequence="express")
    table.play("1 done", "2 c1=4", "2 d9=2")
    assert [(line.seat, line.equal, line.unable, line.sum) for line in table.view.sheet] == [
        (2, 0, 0, 16),
        (3, 0, 10, 10),
    ]
    table = one_two_three(sequence="express").play("1 f1=8", "1 d4=7", "1 d6=9", "2 e1=7", "2 h5=9", "2 g5=7")
    assert [line.equal for line in table.view.sheet] == [0, 2]


@pytest.mark.no_cover
def test_the_lines_of_the_sheet_add_up_to_the_scores() -> None:
    """Whatever happens: random games with any options, counted by the sheet alone."""
    for seed in range(12 * FACTOR):
        random = Random(seed)
        options: dict[str, Any] = {
            "fault": random.choice(["rule", "solution"]),
            "referee": random.choice(["table", "umpire", "guard"]),
            "fine": random.choice(["printed", "none"]),
            "correction": random.choice(["may", "must"]),
            "corrected_counts": random.random() < 0.5,
            "handicap": random.random() < 0.5,
        }
        table = Table("one-two-three", random.randint(2, 5), options, seed)
        for step in walk(table):
            view = table.game.view(step.after, "tv")
            sums = [
                sum(line.sum for line in view.sheet if line.seat == seat)
                for seat in range(1, table.seats + 1)
            ]
            assert sums == list(view.scores)


# Faults that cost nothing, corrections that must be made


def test_no_fine_takes_the_digit_and_its_place_in_the_turn_but_no_points() -> None:
    """docs/rules/README.md, Packs: the first evening's `fine: none`."""
    table = one_two_three(referee="umpire", fine="none").play("1 c1=1")
    assert kinds(table) == ["Wrote", "Called", "Erased", "CorrectionDue"]
    assert (table.scores, table.view.turns[-1].used) == ([0, 0], 1)
    table.play("1 correct c1=2")
    assert (kinds(table), table.scores, table.to_move) == (["Corrected", "TurnPassed"], [0, 0], 2)
    assert table.view.turns[0].fines == 0


def test_a_correction_must_be_made_where_a_digit_fits() -> None:
    """docs/rules/one-two-three.md, Faults: as in the box, nobody leaves the cell empty."""
    table = one_two_three(correction="must").play("1 c1=1", "2 object c1")
    assert table.event(CorrectionRequired) == CorrectionRequired(seat=Seat(1), cell="c1")
    assert "leave c1" not in legal(table, 1)
    refusal = table.refuses("1 leave c1")
    assert (refusal.code, refusal.facts["cell"]) == ("must-correct", "c1")
    assert kinds(one_two_three().play("1 c1=1", "2 object c1"))[-1] == "CorrectionDue"
    table.play("1 correct c1=2")
    assert (table.to_move, table.scores) == (2, [-2, 0])


def test_a_correction_that_must_be_made_is_left_by_the_clock() -> None:
    """docs/rules/one-two-three.md, The end: a timeout always means `leave`."""
    table = one_two_three(correction="must", sand_glass=60).play("1 c1=1", "2 object c1", "1 timeout")
    assert (kinds(table), table.to_move, table.view.owed) == (["TimedOut", "LeftEmpty"], 2, ())


def test_a_cell_that_no_digit_fits_may_be_left() -> None:
    """docs/rules/one-two-three.md, The end: `correction: must` allows `leave` where nothing fits."""
    table = one_two_three(without("c1", "d1", "d2", "d3"), correction="must", sequence="express")
    table.play("1 d1=4", "1 c1=6", "2 object c1")
    assert kinds(table)[-1] == "CorrectionDue"
    table.play("1 leave c1")
    assert table.view.board[2] == "."
