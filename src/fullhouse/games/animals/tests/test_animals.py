"""Animal Tiles, where it differs from Golden Tiles: the page `docs/rules/tiles.md`."""

from collections.abc import Sequence

import pytest

from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
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


def test_at_a_gentle_table_a_bot_leaves_the_most_room() -> None:
    """docs/decisions/rules.md: the animal with the least room counts first."""
    board = cells("""
        . . . │ . 2 3
        2 . 3 │ . 4 6
        ──────┼──────
        3 . 2 │ 4 . .
        4 6 . │ 3 . 2
        ──────┼──────
        . 3 4 │ . . .
        . 2 . │ . . 4
    """)
    setup = {"golden": board, "stack": [1, 5]}
    table, usual = PlayedGame("animals", setup, gentle=True), PlayedGame("animals", setup)
    moves = table.game.legal(table.state, Seat(1))
    kind = table.game.considerate(table.state, moves)
    assert {table.game.write_move(move) for move in kind} < {table.game.write_move(move) for move in moves}
    assert least_room(table, kind) > least_room(table, [move for move in moves if move not in kind])
    assert usual.game.considerate(usual.state, moves) == moves
    assert table.game.considerate(table.state, []) == []


def least_room(table: PlayedGame, moves: Sequence[Move]) -> tuple[int, int]:
    """The most cells that some of these moves leaves to the animal with the fewest, and to all."""

    def room(move: Move) -> tuple[int, int]:
        after = str(table.game.play(table.state, Seat(1), move)[0].grid)
        free = [
            sum(
                after[cell] == "." and not any(after[peer] == str(symbol) for peer in PEERS[cell])
                for cell in range(36)
            )
            for symbol in range(1, 7)
        ]
        return min(free), sum(free)

    return max(map(room, moves))


PEERS = [[peer for peer in range(36) if SIX.peers[cell] >> peer & 1] for cell in range(36)]


@pytest.mark.parametrize("seed", range(20))
def test_starters_by_lines_ignore_the_blocks(seed: int) -> None:
    """docs/rules/tiles.md, animals: as in the box, laid like the golden tiles."""
    golden = PlayedGame("animals", {"seed": seed}, starters="lines").setup["golden"]
    assert sorted(golden.values()) == [1, 2, 3, 4, 5, 6]
    assert {len({cell[0] for cell in golden}), len({cell[1] for cell in golden})} == {6}


def test_some_starters_by_lines_share_a_block() -> None:
    def blocks(seed: int) -> int:
        golden = PlayedGame("animals", {"seed": seed}, starters="lines").setup["golden"]
        return len({("abcdef".index(cell[0]) // 3, (int(cell[1]) - 1) // 2) for cell in golden})

    assert min(map(blocks, range(20))) < 6
