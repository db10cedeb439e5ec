"""A slow, obvious solver: put what is forced, else try what fits in the first open cell.

Solutions come in the order of their text, as those of the kernel do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import BOARDS, grid_of

Candidates = list[int]
"""For each cell the symbols that are still possible: bit *s* for symbol *s*."""


def solutions(text: str) -> Iterator[str]:
    """All ways to fill the grid so that no symbol stands twice in a house, in the order of their text.

    >>> list(islice(solutions("." * 36), 2))
    ['123456456123214365365214531642642531', '123456456123214365365214532641641532']
    """
    grid = grid_of(text)
    for symbols in _fill(grid.board, _candidates(grid)):
        yield "".join(map(str, symbols))


def count(text: str, limit: int) -> int:
    """How many solutions there are; stops counting at the limit."""
    return sum(1 for _ in islice(solutions(text), limit))


def solve(text: str) -> tuple[int, str | None]:
    """0, 1 or 2 for none, one or several solutions, and the solution if it is the only one."""
    answers = list(islice(solutions(text), 2))
    return len(answers), answers[0] if len(answers) == 1 else None


def count_within(board: Board, candidates: Sequence[int], limit: int) -> int:
    """How many solutions these candidates leave; stops counting at the limit."""
    return sum(1 for _ in islice(_fill(board, list(candidates)), limit))


def _candidates(grid: Grid) -> Candidates:
    whatever = sum(1 << symbol for symbol in grid.board.symbols)
    return [1 << symbol if symbol else whatever for symbol in grid.symbols]


def _fill(board: Board, candidates: Candidates) -> Iterator[list[int]]:
    if not _put_forced(board, candidates):
        return
    for cell in board.cells:
        if candidates[cell].bit_count() > 1:
            for symbol in board.symbols:
                if candidates[cell] >> symbol & 1:
                    yield from _fill(board, [*candidates[:cell], 1 << symbol, *candidates[cell + 1 :]])
            return
    yield [bits.bit_length() - 1 for bits in candidates]


def _put_forced(board: Board, candidates: Candidates) -> bool:
    """Removes what cannot be until nothing changes. False when a cell or a house is left without."""
    put = [False] * len(candidates)
    moved = True
    while moved:
        moved = False
        for cell, bits in enumerate(candidates):
            if not put[cell] and bits.bit_count() == 1:
                put[cell] = moved = True
                for peer in _PEERS[board][cell]:
                    candidates[peer] &= ~bits
        if not all(candidates):
            return False
        for house in _HOUSES[board]:
            once = twice = 0
            for cell in house:
                bits = candidates[cell]
                twice |= once & bits
                once |= bits
            if once.bit_count() < board.size:
                return False
            alone = once & ~twice
            for cell in house:
                if not put[cell] and candidates[cell] & alone:
                    candidates[cell] &= alone
                    if candidates[cell].bit_count() > 1:
                        return False
                    moved = True
    return True


def _lists(masks: tuple[int, ...], board: Board) -> list[tuple[Cell, ...]]:
    return [board.cells_in(mask) for mask in masks]


_PEERS = {board: _lists(board.peers, board) for board in BOARDS.values()}
_HOUSES = {board: _lists(board.houses, board) for board in BOARDS.values()}
