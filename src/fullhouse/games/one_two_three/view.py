"""One-Two-Three as everybody sees it, and a position imagined from that. All but the solution is public."""

from typing import Any

from msgspec.structs import replace

from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.masks import Cells
from fullhouse.games.kit.writing import faults_in_order
from fullhouse.games.one_two_three.data import (
    OneTwoThreeState,
    OneTwoThreeView,
    Owed,
    OwedSeen,
    Turn,
    TurnSeen,
)
from fullhouse.sudoku.board import NINE, mask_of


def seen(state: OneTwoThreeState) -> dict[str, Any]:
    """The fields that the view of this game adds."""
    return {
        "round": state.round,
        "asks": state.asks,
        "final": state.final,
        "order": state.order,
        "turn": state.order[state.place],
        "turns": tuple(
            TurnSeen(
                seat=turn.seat,
                round=turn.round,
                asks=turn.asks,
                used=turn.used,
                cells=tuple(map(NINE.name, turn.cells)),
                lost=NINE.names(turn.lost),
                houses=tuple(map(NINE.names, turn.houses)),
                points=turn.points,
            )
            for turn in state.turns
        ),
        "owed": tuple(OwedSeen(owed.seat, owed.round, NINE.name(owed.cell)) for owed in state.owed),
        "last": _name(state.last),
        "completing": _name(state.completing),
        "recent": tuple(map(NINE.names, state.recent)),
    }


def imagined(state: OneTwoThreeState, view: OneTwoThreeView) -> OneTwoThreeState:
    """A state of the shared fields, with those of this game from its view."""
    turns = tuple(
        Turn(
            seat=turn.seat,
            round=turn.round,
            asks=turn.asks,
            used=turn.used,
            cells=tuple(map(NINE.cell, turn.cells)),
            symbols=tuple(Symbol(state.grid.symbols[NINE.cell(name)]) for name in turn.cells),
            lost=_mask(turn.lost),
            houses=tuple(map(_mask, turn.houses)),
            points=turn.points,
        )
        for turn in view.turns
    )
    this, before, earlier = map(_mask, view.recent)
    return replace(
        state,
        round=view.round,
        asks=view.asks,
        final=view.final,
        order=view.order,
        place=view.order.index(view.turn),
        turns=turns,
        owed=tuple(Owed(owed.seat, owed.round, NINE.cell(owed.cell)) for owed in view.owed),
        last=_cell(view.last),
        completing=_cell(view.completing),
        recent=(this, before, earlier),
        faults=faults_in_order(state, [cell for turn in turns for cell in turn.cells]),
    )


def _name(cell: Cell) -> str | None:
    return None if cell == Cell(-1) else NINE.name(cell)


def _cell(name: str | None) -> Cell:
    return Cell(-1) if name is None else NINE.cell(name)


def _mask(names: tuple[str, ...]) -> Cells:
    return mask_of(map(NINE.cell, names))
