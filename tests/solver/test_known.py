"""Problems whose answers are known, by every way to ask."""

from itertools import islice

import pytest

import fullhouse
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from tests.oracles import solver as oracle

PROBLEM = (
    "53. .7. ...6.. 195 ....98 ... .6.8.. .6. ..34.. 8.3 ..17.. .2. ..6.6. ... 28.... 419 ..5... .8. .79"
).replace(" ", "")
SOLUTION = (
    "534 678 912672 195 348198 342 567859 761 423426 853 791713 924 856961 537 284287 419 635345 286 179"
).replace(" ", "")
CONTRADICTION = "55" + "." * 79
EMPTY = "." * 81


def test_solves() -> None:
    assert fullhouse.solve(PROBLEM) == SOLUTION
    assert fullhouse.solve(PROBLEM.replace(".", "0")) == SOLUTION
    assert fullhouse.solve(SOLUTION) == SOLUTION


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (CONTRADICTION, "problem-without-solution"),
        (EMPTY, "problem-with-several-solutions"),
        ("", "bad-grid-length"),
        (PROBLEM + ".", "bad-grid-length"),
        (PROBLEM[:-1] + "x", "bad-grid-character"),
        (PROBLEM[:-1] + "é", "bad-grid-character"),
        (PROBLEM[:-1] + "\ud800", "bad-grid-character"),
        (PROBLEM[:-1] + "\0", "bad-grid-character"),
        ("7" + "." * 35, "bad-grid-character"),
        (PROBLEM + "x", "bad-grid-text"),
        (None, "not-a-grid"),
        (5, "not-a-grid"),
    ],
)
def test_invalid_input_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        fullhouse.solve(text)
    assert bad.value.code == code
    if code not in ("problem-without-solution", "problem-with-several-solutions"):
        with pytest.raises(BadInput) as same:
            fullhouse.count(text, 5)
        assert str(same.value) == str(bad.value)
        with pytest.raises(BadInput) as same:
            list(fullhouse.solutions(text))
        assert str(same.value) == str(bad.value)


@pytest.mark.parametrize("limit", [0, -1, 1 << 64, "2"])
def test_invalid_limits_are_refused(limit: int) -> None:
    with pytest.raises(BadInput):
        fullhouse.count(EMPTY, limit)


def test_names_the_cells_in_which_two_solutions_first_differ() -> None:
    first, second = islice(fullhouse.solutions(EMPTY), 2)
    differ, other, *_ = (cell for cell in range(81) if first[cell] != second[cell])
    with pytest.raises(BadInput) as bad:
        fullhouse.solve(EMPTY)
    assert bad.value.facts == {
        "cell": NINE.name(Cell(differ)),
        "symbols": [int(first[differ]), int(second[differ])],
        "both": [NINE.name(Cell(differ)), NINE.name(Cell(other))],
    }


def test_counts_up_to_the_limit() -> None:
    assert fullhouse.count(EMPTY, 1) == 1
    assert fullhouse.count(EMPTY, 1234) == 1234
    assert fullhouse.count(PROBLEM, 10) == 1
    assert fullhouse.count(CONTRADICTION, 10) == 0


def test_solutions_come_one_at_a_time_and_in_order() -> None:
    some = list(islice(fullhouse.solutions(EMPTY), 200))
    assert some == sorted(set(some))
    assert some[:3] == list(islice(oracle.solutions(EMPTY), 3))
    assert list(fullhouse.solutions(PROBLEM)) == [SOLUTION]
    assert list(fullhouse.solutions(CONTRADICTION)) == []


def test_counts_the_six_by_six_grids_below_a_first_row() -> None:
    start = "123456456..." + "." * 24
    every_grid, first_rows, ends_of_the_first_block = 28_200_960, 720, 6
    assert fullhouse.count(start, 10**6) == every_grid // first_rows // ends_of_the_first_block
    assert len(list(fullhouse.solutions(start))) == fullhouse.count(start, 10**6)
