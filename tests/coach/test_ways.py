"""The ways of the booklet on drawn grids: the lines that docs/rules/techniques.md draws between them."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import Symbol
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.drawn import cells_of

WAYS = ("slide", "block_crossing", "elimination", "exclusion")


def ways_to(cell: str, symbol: int, drawing: str) -> list[str]:
    """The ways that find a number in a cell; the compiled search and the readable one agree."""
    position = Position.of(Grid.parse(cells_of(drawing)))
    place = (NINE.cell(cell), Symbol(symbol))
    compiled = [way for way in WAYS if any(place in step.places for step in search.all_steps(position, way))]
    readable = [way for way in WAYS if any(place in step.places for step in by_name()[way].find(position))]
    assert compiled == readable
    return compiled


def test_two_parallel_lines_make_a_slide() -> None:
    """Only lines through the block that hold the number are needed, and two of them are parallel."""
    rows = """
        . 2 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        . . . │ . . . │ . 1 .
    """
    assert ways_to("a1", 1, rows) == ["slide"]
    rows_and_column = """
        . . 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        . . . │ . . . │ . 1 .
        ──────┼───────┼──────
        . 1 . │ . . . │ . . .
    """
    assert ways_to("a1", 1, rows_and_column) == ["slide"]


@pytest.mark.parametrize(
    "drawing",
    [
        """
        . . 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        4 . 5 │ . . . │ . . .
        ──────┼───────┼──────
        . 1 . │ . . . │ . . .
        """,
        """
        . 2 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        4 6 5 │ . . . │ . . .
        """,
    ],
    ids=["a row and a column", "one row"],
)
def test_other_reasons_make_a_block_crossing(drawing: str) -> None:
    assert ways_to("a1", 1, drawing) == ["block_crossing"]


def test_few_gaps_in_a_line_make_an_elimination() -> None:
    """Four cells of the row are empty; of 6, 7, 8 and 9 the cell a1 can only be 6."""
    drawing = """
        . 1 2 │ 3 4 5 │ . . .
        7 . . │ . . . │ . . .
        . 8 . │ . . . │ . . .
        ──────┼───────┼──────
        9 . . │ . . . │ . . .
    """
    assert ways_to("a1", 6, drawing) == ["elimination"]


def test_many_gaps_make_an_exclusion() -> None:
    """Five cells of the row are empty, and more of the column: eight different numbers meet in a1."""
    drawing = """
        . 1 2 │ 3 4 . │ . . .
        7 . . │ . . . │ . . .
        . 8 . │ . . . │ . . .
        ──────┼───────┼──────
        9 . . │ . . . │ . . .
        5 . . │ . . . │ . . .
    """
    assert ways_to("a1", 6, drawing) == ["exclusion"]
    assert ways_to("a1", 6, drawing.replace("5 . .", ". . .")) == []
