"""The points of many cells at once, as the server tells them at every move."""

from random import Random

import pytest

from fullhouse.games.kit.laying import joined, joins
from fullhouse.games.kit.laying_data import Scoring
from fullhouse.sudoku.board import NINE, SIX, Board


@pytest.mark.parametrize("scoring", ["full", "simple", "block"])
@pytest.mark.parametrize("board", [NINE, SIX])
def test_the_points_of_many_cells_are_those_of_each(board: Board, scoring: Scoring) -> None:
    chance, neighbours, count = Random(7), joined(board, scoring), len(board.cells)
    for _ in range(200):
        filled = chance.getrandbits(count) & chance.getrandbits(count)
        for mask in (board.all & ~filled, board.all & ~filled & chance.getrandbits(count), 0):
            for some in (mask, mask & -mask):
                each = tuple((neighbours[cell] & filled).bit_count() for cell in board.cells_in(some))
                assert joins(board, scoring, filled, some) == each
