"""One-Two-Three as everybody sees it, and a position imagined from that. All but the solution is public."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from fullhouse.core.ids import Cell, Symbol, every_seat
from fullhouse.core.masks import Cells, seats_in, seats_of
from fullhouse.games.kit.writing import faults_in_order
from fullhouse.games.one_two_three.data import (
    OneTwoThreeState,
    OneTwoThreeView,
    Owed,
    OwedSeen,
    SheetLine,
    Turn,
    TurnSeen,
)
from fullhouse.games.one_two_three.points import UNABLE, for_equal, for_house, handicap
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
                fines=turn.fines,
            )
            for turn in state.turns
        ),
        "unable": seats_in(state.unable, state.seats),
        "sheet": tuple(score_sheet(state)),
        "owed": tuple(OwedSeen(owed.seat, owed.round, NINE.name(owed.cell)) for owed in state.owed),
        "last": _name(state.last),
        "completing": _name(state.completing),
        "recent": tuple(map(NINE.names, state.recent)),
    }


def score_sheet(state: OneTwoThreeState) -> Iterator[SheetLine]:
    """The score sheet: the points before the first round, a line a turn, those for being unable to write."""
    for seat in every_seat(state.seats):
        if state.options.handicap and handicap(seat):
            yield SheetLine(seat, 0, handicap=handicap(seat), sum=handicap(seat))
    for turn in state.turns:
        if turn.used:
            yield SheetLine(
                turn.seat,
                turn.round,
                cells=tuple(map(NINE.name, turn.cells)),
                digits=tuple(turn.symbols),
                equal=for_equal(turn),
                house=for_house(turn),
                fines=turn.fines,
                sum=turn.points - turn.fines,
            )
    for seat in seats_in(state.unable, state.seats):
        yield SheetLine(seat, state.round, unable=UNABLE, sum=UNABLE)


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
            fines=turn.fines,
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
        unable=seats_of(view.unable),
        recent=(this, before, earlier),
        faults=faults_in_order(state, [cell for turn in turns for cell in turn.cells]),
    )


def _name(cell: Cell) -> str | None:
    return None if cell == Cell(-1) else NINE.name(cell)


def _cell(name: str | None) -> Cell:
    return Cell(-1) if name is None else NINE.cell(name)


def _mask(names: tuple[str, ...]) -> Cells:
    return mask_of(map(NINE.cell, names))
