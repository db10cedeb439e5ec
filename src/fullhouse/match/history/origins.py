"""Where a digit comes from: what a bot saw before it wrote it, found in the log."""

from typing import Any, NamedTuple

from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.games import AnyGame
from fullhouse.match.entries import AnyEntry, Played, Rematch, Started
from fullhouse.match.table import Table
from fullhouse.sudoku.board import NINE

EMPTY = "."


class Origin(NamedTuple):
    """A digit, and what its bot saw before."""

    game: AnyGame
    view: Any
    symbol: Symbol


def bot_digit(entries: list[AnyEntry], cell: Cell) -> Origin | None:
    """The digit of a cell in the latest game; None where it is empty or no bot wrote what stands there."""
    start = max(
        (place for place, entry in enumerate(entries) if isinstance(entry, Started | Rematch)), default=None
    )
    if start is None:
        return None
    table = Table.replayed(entries[: start + 1])
    if table.game.board_size != NINE.size:
        return None
    origin = None
    for entry in entries[start + 1 :]:
        if not isinstance(entry, Played) or table.game.read_move(entry.move).cell not in (-1, cell):
            table.apply(entry)
            continue
        is_bot = entry.seat in table.bots
        before = _view(table, entry.seat)
        table.apply(entry)
        shown = _view(table, entry.seat).board[cell]
        if shown != before.board[cell]:
            origin = Origin(table.game, before, Symbol(int(shown))) if is_bot and shown != EMPTY else None
    return origin


def _view(table: Table, seat: Seat) -> Any:
    return table.game.view(table.state, seat or "spectator")
