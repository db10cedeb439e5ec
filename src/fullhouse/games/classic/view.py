"""What people see of a problem that is solved on one board, and the position behind it."""

from typing import Any

from fullhouse.core.ids import Seat
from fullhouse.core.masks import BIT, NO_CELLS
from fullhouse.games.classic.data import (
    CENTRE,
    ClassicOptions,
    ClassicState,
    ClassicView,
    Edit,
    Edits,
)
from fullhouse.games.classic.edits import can_do, can_undo, latest
from fullhouse.games.classic.notes import by_cell
from fullhouse.games.kit.setups import read_problem
from fullhouse.sudoku.board import NINE, mask_of
from fullhouse.sudoku.grid import Grid


def view_of(state: ClassicState, standing: dict[str, Any]) -> ClassicView:
    """The same for everybody: only the solution is hidden."""
    return ClassicView(
        options=state.options,
        board=str(state.grid),
        **standing,
        givens=str(state.givens),
        owners=tuple(Seat(owner) for owner in state.owners),
        notes=by_cell(state.notes[:CENTRE]),
        centre=by_cell(state.notes[CENTRE:]),
        settled=state.settled,
        sweeps=state.sweeps,
        wrong=_wrong(state) if state.options.check else None,
        hints=state.hints,
        hint_stage=state.hint_stage,
        mistakes=None if state.reason is None else state.mistakes,
        to_undo=tuple(latest(state, edits, can_undo).latest[-1:] for edits in state.done),
        to_redo=tuple(latest(state, edits, can_do).latest[-1:] for edits in state.undone),
    )


def _wrong(state: ClassicState) -> tuple[str, ...]:
    pairs = enumerate(zip(state.grid.symbols, state.solution.symbols, strict=True))
    return NINE.names(mask_of(cell for cell, (symbol, right) in pairs if symbol not in (0, right)))


def imagined(view: ClassicView) -> ClassicState:
    """A position that gives this view; its solution is worked out from the givens."""
    givens, solution = read_problem({"problem": view.givens})
    notes = [NO_CELLS] * (2 * CENTRE)
    for start, noted in ((0, view.notes), (CENTRE, view.centre)):
        for name, symbols in noted.items():
            for symbol in symbols:
                notes[start + symbol] |= BIT[NINE.cell(name)]
    assert isinstance(view.options, ClassicOptions)
    return ClassicState(
        seats=len(view.scores),
        reason=view.reason,
        options=view.options,
        givens=givens,
        solution=solution,
        grid=Grid.parse(view.board),
        owners=bytes(view.owners),
        notes=tuple(notes),
        settled=view.settled,
        sweeps=view.sweeps,
        done=tuple(map(_remembered, view.to_undo)),
        undone=tuple(map(_remembered, view.to_redo)),
        hints=view.hints,
        hint_stage=view.hint_stage,
        mistakes=view.mistakes,
    )


def _remembered(edits: tuple[Edit, ...]) -> Edits:
    return Edits(latest=edits, count=len(edits))
