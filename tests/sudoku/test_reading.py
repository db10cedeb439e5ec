"""A grid from whatever looks like one, and from nothing else."""

from typing import Any

import numpy as np
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.game import State
from fullhouse.core.reasons import need
from fullhouse.sudoku.board import NINE, SIX
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import grid_of, grid_on
from tests.boards import PROBLEM

NUMBERS = [0 if char == "." else int(char) for char in PROBLEM]
ROWS = [NUMBERS[at : at + 9] for at in range(0, 81, 9)]


class Puzzle:
    grid = Grid.parse(PROBLEM)


@pytest.mark.parametrize(
    "source",
    [
        PROBLEM,
        f"{PROBLEM}\n",
        "\n".join(PROBLEM[at : at + 9] for at in range(0, 81, 9)),
        PROBLEM.encode(),
        bytes(NUMBERS),
        Grid.parse(PROBLEM),
        Puzzle(),
        NUMBERS,
        list(PROBLEM),
        [bytes([char]) for char in PROBLEM.encode()],
        ROWS,
        [PROBLEM[at : at + 9] for at in range(0, 81, 9)],
        [[digit or None for digit in row] for row in ROWS],
        np.array(ROWS),
        np.array([[digit or np.nan for digit in row] for row in ROWS]),
        [np.array(row) for row in ROWS],
        memoryview(bytes(NUMBERS)),
    ],
)
def test_it_is_the_same_grid(source: Any) -> None:
    assert grid_of(source) == Grid.parse(PROBLEM)
    assert grid_on(NINE, source) == Grid.parse(PROBLEM)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "bad-grid-length: length=0, expected=81 36"),
        (f"{PROBLEM}5", "bad-grid-length: length=82, expected=81 36"),
        (f"{PROBLEM}x", "bad-grid-text: length=82, expected=81 36, character=x, position=82"),
        (f"x{PROBLEM[1:]}", "bad-grid-character: character=x, cell=a1, most=9"),
        (b"", "bad-grid-length: length=0, expected=81 36"),
        ([1, 2], "bad-grid-length: length=2, expected=81 36"),
        ([*NUMBERS[:-1], 12], "bad-grid-character: character=12, cell=i9, most=9"),
        ([*NUMBERS[:-1], 0.5], "bad-grid-character: character=0.5, cell=i9, most=9"),
        ([*NUMBERS[:-1], True], "bad-grid-character: character=True, cell=i9, most=9"),
        ([*NUMBERS[:-1], list], "bad-grid-character: character=<class 'list'>, cell=i9, most=9"),
        ([*NUMBERS[:-1], "é"], "bad-grid-character: character=é, cell=i9, most=9"),
        (None, "not-a-grid: value=None"),
        (5, "not-a-grid: value=5"),
        (np.ndarray, "not-a-grid: value=<class 'numpy.ndarray'>"),
    ],
)
def test_anything_else_is_refused_with_its_place(source: Any, said: str) -> None:
    with pytest.raises(BadInput) as bad:
        grid_of(source)
    assert str(bad.value) == said


def test_the_coach_wants_the_large_board() -> None:
    with pytest.raises(BadInput, match="bad-grid-length: length=36, expected=81"):
        grid_on(NINE, "." * 36)
    assert grid_on(SIX, "." * 36).board is SIX


@pytest.mark.parametrize("where", ["b1", " B1 ", 1, np.int64(1)])
def test_a_cell_is_named_or_numbered(where: Any) -> None:
    assert NINE.locate(where) == 1


@pytest.mark.parametrize("where", ["j1", 81, -1, True, None, 1.0, (1, 2)])
def test_no_other_cell_is_there(where: Any) -> None:
    with pytest.raises(BadInput, match="unknown-cell"):
        NINE.locate(where)


def test_an_error_says_its_sentence_where_it_has_one() -> None:
    error = BadInput("not-a-grid", value=5)
    assert isinstance(error, ValueError)
    error.sentence = "This is no grid."
    assert str(error) == "This is no grid."


def test_an_extra_is_asked_for_by_name() -> None:
    need("play", "email", "json")
    with pytest.raises(BadInput, match="extra-missing: extra=play, package=no_such_thing"):
        need("play", "email", "no_such_thing")
    assert State(seats=2).__copy__() == State(seats=2)
