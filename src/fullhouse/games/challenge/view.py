"""What people see of a `challenge`, and what they can imagine behind it."""

from typing import Any

from msgspec.structs import asdict

from fullhouse.core.chance import Chance
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Symbol
from fullhouse.core.masks import BIT, NO_CELLS, seats_in, seats_of
from fullhouse.games.challenge import faults
from fullhouse.games.challenge.data import (
    ChallengeOptions,
    ChallengeState,
    ChallengeView,
    LastInsert,
    LastInserted,
)
from fullhouse.games.kit import flipping
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def view_of(state: ChallengeState, viewer: Viewer, standing: dict[str, Any]) -> ChallengeView:
    """Hides the face-down tiles, and whether the last insert is a fault."""
    last = state.last
    return ChallengeView(
        options=state.options,
        **flipping.shown(state, viewer, covered=NO_CELLS if last is None else last.covered),
        **standing,
        turn=state.turn,
        gone=state.gone,
        warned=seats_in(state.warned, state.seats),
        last=None if last is None else _as_seen(last),
        asked=seats_in(state.asked, state.seats),
    )


def _as_seen(last: LastInsert) -> LastInserted:
    return LastInserted(
        seat=last.seat,
        cell=NINE.name(last.cell),
        points=last.points,
        declared=last.declared,
        ground=last.ground,
        covered=bool(last.covered),
    )


def imagined(view: ChallengeView, chance: Chance) -> ChallengeState:
    """A position that gives this view; whether the last insert is a fault is judged from the board alone."""
    last = None if view.last is None else _recalled(view.last, view.board)
    start = flipping.imagined_start(
        NINE, view, chance, gone=view.gone, covered=last.covered if last is not None else 0
    )
    assert isinstance(view.options, ChallengeOptions)
    return ChallengeState(
        seats=len(view.scores),
        reason=view.reason,
        options=view.options,
        **asdict(start),
        scores=view.scores,
        turn=view.turn,
        gone=view.gone,
        warned=seats_of(view.warned),
        last=last,
        asked=seats_of(view.asked),
    )


def _recalled(seen: LastInserted, board: str) -> LastInsert:
    cell = NINE.cell(seen.cell)
    symbol = Symbol(int(board[cell]))
    before = Grid.parse(board.replace("?", "."), NINE).clear(cell)
    return LastInsert(
        seat=seen.seat,
        cell=cell,
        symbol=symbol,
        points=seen.points,
        declared=seen.declared,
        ground=seen.ground,
        covered=BIT[cell] if seen.covered else NO_CELLS,
        fault=faults.shown_by(before, cell, symbol, declared=seen.declared, ground=seen.ground),
    )
