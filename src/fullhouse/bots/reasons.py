"""What a move keeps open and what it denies, counted on the board that everybody sees."""

from typing import Any

from msgspec.structs import replace

from fullhouse.bots.attention import board_of
from fullhouse.bots.bot import Situation, Why
from fullhouse.core.ids import Symbol
from fullhouse.core.moves import Move
from fullhouse.sudoku.grid import Grid


def symbol_of(view: Any, seat: int, move: Move) -> Symbol:
    """The symbol that a move puts down: its own, or the only tile in hand; 0 where nobody knows it."""
    if move.symbol or not view.hands or move.cell < 0 or view.board[move.cell] == "?":
        return move.symbol
    hand = view.hands[seat - 1]
    return Symbol(hand[0]) if hand is not None and len(hand) == 1 else Symbol(0)


def shown_grid(situation: Situation) -> Grid | None:
    """The symbols that everybody sees; None on a board whose houses are not known."""
    board = board_of(situation.game.board_size)
    return None if board is None else Grid.parse(situation.view.board.replace("?", "."), board)


def with_reach(why: Why, situation: Situation, move: Move) -> Why:
    """The reasons with what the move keeps open and denies, where it puts a known symbol on an empty cell."""
    grid, symbol = shown_grid(situation), symbol_of(situation.view, situation.seat, move)
    if grid is None or not symbol or move.cell < 0 or not grid.open >> move.cell & 1:
        return why
    before, after = _ways(grid), _ways(grid.put(move.cell, symbol))
    return replace(why, keeps_open=after, denies=before - after)


def _ways(grid: Grid) -> int:
    """How many pairs of an empty cell and a symbol that fits there are left."""
    return sum(grid.room(Symbol(symbol)).bit_count() for symbol in grid.board.symbols)
