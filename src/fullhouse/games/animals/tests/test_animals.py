"""Animal Tiles, where it differs from Golden Tiles: the page `docs/rules/tiles.md`."""

import pytest

from fullhouse.sudoku.board import SIX, mask_of
from tests.played_game import PlayedGame, bad, cells


@pytest.mark.parametrize("seed", range(10))
def test_starters_are_one_of_each_animal_and_one_in_each_house(seed: int) -> None:
    """docs/rules/tiles.md, `animals`: one per row, column and block; 36 tiles, six of each."""
    setup = PlayedGame("animals", {"seed": seed}).setup
    spread = mask_of(SIX.cell(name) for name in setup["golden"])
    assert all((house & spread).bit_count() == 1 for house in SIX.houses)
    assert sorted(setup["stack"] + list(setup["golden"].values())) == sorted([1, 2, 3, 4, 5, 6] * 6)


def test_without_starters_the_board_is_empty() -> None:
    setup = PlayedGame("animals", {"seed": 1}, starters="off").setup
    assert setup["golden"] == {}
    assert len(setup["stack"]) == 36


def test_blocks_are_two_rows_high_and_three_columns_wide_and_score_by_default() -> None:
    """docs/rules/tiles.md: `block` by default. docs/rules/README.md: 6×6 blocks."""
    board = cells("""
        . 1 . │ 6 . .
        2 . 3 │ . . .
        ──────┼──────
        4 . . │ . . .
        . . . │ . . .
        ──────┼──────
        . . . │ . . .
        . . . │ . . .
    """)
    table = PlayedGame("animals", {"golden": board, "stack": [5, 5]}).play("1 lay a1")
    assert table.scores == [3, 0]
    full = PlayedGame("animals", {"golden": board, "stack": [5, 5]}, scoring="full").play("1 lay a1")
    assert full.scores == [5, 0]


def test_the_default_referee_is_the_guard() -> None:
    """docs/rules/README.md: `guard` is the default for `animals`, with any number of seats."""
    table = PlayedGame("animals", {"golden": {"a1": 1}, "stack": [1, 2]})
    assert table.refuses("1 lay b2").code == "does-not-fit"


def test_there_are_six_animals() -> None:
    bad("bad-symbol", "animals", {"stack": [7]})
    bad("unknown-cell", "animals", {"golden": {"g1": 1}, "stack": []})


def test_points_are_known_before_a_tile_is_laid() -> None:
    board = {"b1": 1, "a2": 2, "c2": 3, "a3": 4}
    table = PlayedGame("animals", {"golden": board, "stack": [5, 5]})
    points = table.points("lay CELL")
    assert (points["a1"], points["b2"], points["f6"], len(points)) == (3, 3, 0, 32)
    full = PlayedGame("animals", {"golden": board, "stack": [5, 5]}, scoring="full")
    assert full.points("lay CELL")["a1"] == 4
    asked = PlayedGame("animals", {"golden": {"a1": 1}, "stack": [1]}, referee="table").play("1 stuck")
    assert asked.points("show CELL") == {}
