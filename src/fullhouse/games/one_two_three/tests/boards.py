"""The problems that the tests of One-Two-Three are played on."""

from typing import Any

from fullhouse.sudoku.board import NINE
from tests.boards import SOLUTION
from tests.played_game import PlayedGame, drawn

PROBLEM = drawn("""
    5 3 . │ . . . │ . . .
    6 . . │ 1 9 5 │ . . .
    . 9 8 │ . 4 . │ . 6 .
    ──────┼───────┼──────
    8 . . │ . 6 . │ . . 3
    4 . . │ 8 5 3 │ . . 1
    7 . . │ . 2 . │ . . 6
    ──────┼───────┼──────
    . 6 . │ . 3 . │ 2 8 .
    . . . │ 4 1 9 │ . . 5
    . . . │ . 8 . │ . 7 9
""")
"""Column e lacks only e1."""


def without(*names: str) -> str:
    """The solution with some cells empty."""
    empty = {NINE.cell(name) for name in names}
    return "".join("." if cell in empty else char for cell, char in enumerate(SOLUTION))


def one_two_three(
    problem: str = PROBLEM, *, seats: int = 2, handicap: bool = False, **options: Any
) -> PlayedGame:
    return PlayedGame("one-two-three", {"problem": problem}, seats=seats, handicap=handicap, **options)


def express(problem: str = PROBLEM, **options: Any) -> PlayedGame:
    return one_two_three(problem, sequence="express", **options)
