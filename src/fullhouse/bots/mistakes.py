"""Honest mistakes: a clash in one house that was not looked at, or a guess between two digits."""

from fullhouse.bots.perception import Perception
from fullhouse.bots.reasons import shown_grid, symbol_of
from fullhouse.core.ids import Cell
from fullhouse.core.moves import Move
from fullhouse.sudoku.grid import Grid


def honest_mistake(perception: Perception) -> Move | None:
    """A move that looks right to a player who overlooks something; it may still be right."""
    grid = shown_grid(perception.situation)
    if grid is None:
        return None
    for moves in perception.seen(lambda _move: True):
        tempting = [move for move in moves if _looks_right(perception, grid, move)]
        if tempting:
            return max(tempting, key=lambda move: perception.points(move, perception.state))
    return None


def _looks_right(perception: Perception, grid: Grid, move: Move) -> bool:
    symbol, cell = symbol_of(perception.view, perception.seat, move), Cell(move.cell)
    if not symbol or not grid.open >> cell & 1:
        return False
    if perception.needs_proof:
        return grid.fits(cell, symbol) and len(grid.candidates(cell)) == 2
    clashes, board = grid.clashes(cell, symbol), grid.board
    houses = (board.row_of[cell], board.column_of[cell], board.block_of[cell])
    return bool(clashes) and sum(bool(clashes & house) for house in houses) == 1
