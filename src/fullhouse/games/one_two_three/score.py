"""What a turn of One-Two-Three is worth, the score sheet, and the position as everybody sees it.

All but the solution is public.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from fullhouse.core.ids import Cell, Seat, Symbol, every_seat
from fullhouse.core.masks import BIT, Cells, seats_in, seats_of
from fullhouse.games.kit.writing import faults_in_order
from fullhouse.games.one_two_three.data import (
    Completed,
    Matched,
    OneTwoThreeState,
    OneTwoThreeView,
    Owed,
    OwedSeen,
    Sequence,
    SheetLine,
    Turn,
    TurnSeen,
)
from fullhouse.sudoku.board import NINE, mask_of

EQUAL = (0, 2, 3)
"""For no, two and three equal digits in one turn."""
HOUSE = 10
"""For completing houses, once a turn."""
UNABLE = 10
"""For having no turn in the final round, because nothing more can be written."""


def digits_asked(sequence: Sequence, round_: int) -> int:
    """How many digits a round asks for.

    >>> [[digits_asked(name, n) for n in (1, 2, 3, 4)] for name in ("classic", "shortened", "express")]
    [[1, 2, 3, 1], [1, 2, 3, 3], [3, 3, 3, 3]]
    """
    if sequence == "express":
        return 3
    return min(round_, 3) if sequence == "shortened" else 1 + (round_ - 1) % 3


def handicap(seat: Seat) -> int:
    """The points that a seat starts with.

    >>> [handicap(Seat(seat)) for seat in (1, 2, 3, 4, 5)]
    [0, 4, 6, 8, 10]
    """
    return 0 if seat == 1 else 2 + 2 * (seat - 1)


def houses_filled_by(filled: int, cell: Cell) -> tuple[int, ...]:
    """The houses of a cell in which no cell is empty any more."""
    houses = (NINE.row_of[cell], NINE.column_of[cell], NINE.block_of[cell])
    return tuple(house for house in houses if house & filled == house)


def worth(turn: Turn) -> int:
    """The points of a turn: face values, equal digits, ten for a house that it completed and still holds."""
    return sum(turn.symbols) + for_equal(turn) + for_house(turn)


def for_equal(turn: Turn) -> int:
    """The points for two or three equal digits."""
    return EQUAL[len(turn.symbols) - len(set(turn.symbols))]


def for_house(turn: Turn) -> int:
    """The points for completing a row, a column or a block."""
    return HOUSE if turn.houses and has_house(turn) else 0


def has_house(turn: Turn) -> bool:
    """Whether all digits that the turn wrote in one of its houses still stand."""
    return any(not house & turn.lost for house in turn.houses)


def with_digit(
    turn: Turn, cell: Cell, symbol: Symbol, filled: int
) -> tuple[Turn, tuple[Matched | Completed, ...]]:
    """The turn with a digit more, the cells that are filled then, and the bonuses that it brings."""
    houses = houses_filled_by(filled, cell)
    after = _counted(
        replace(
            turn,
            used=turn.used + 1,
            cells=(*turn.cells, cell),
            symbols=(*turn.symbols, symbol),
            houses=turn.houses + houses,
        )
    )
    gained = after.points - turn.points - symbol
    if not gained and not houses:
        return after, ()
    events: tuple[Matched | Completed, ...] = ()
    ten = HOUSE if has_house(after) and not has_house(turn) else 0
    if gained - ten:
        count = after.symbols.count(symbol)
        events = (Matched(seat=turn.seat, symbol=symbol, count=count, points=gained - ten),)
    if houses:
        events += (Completed(seat=turn.seat, houses=tuple(map(NINE.names, houses)), points=ten),)
    return after, events


def digit_points(turn: Turn, symbol: Symbol, filled: int, cells: int) -> tuple[int, ...]:
    """What `with_digit` would add to the turn, for each cell of a mask."""
    symbols = (*turn.symbols, symbol)
    worth_there = sum(symbols) + EQUAL[len(symbols) - len(set(symbols))] - worth(turn)
    if has_house(turn):
        return (worth_there + HOUSE,) * cells.bit_count()
    last = _last_cells(filled)
    return tuple([worth_there + HOUSE if last & BIT[cell] else worth_there for cell in NINE.cells_in(cells)])


@lru_cache(maxsize=64)
def _last_cells(filled: int) -> int:
    """The mask of the cells that are the last empty ones of a house. Cached: it is asked for each digit."""
    last = 0
    for house in NINE.houses:
        empty = house & ~filled
        if not empty & (empty - 1):
            last |= empty
    return last


def without_digit(turn: Turn, cell: Cell) -> Turn:
    """The turn counted again without one of its digits."""
    at = turn.cells.index(cell)
    return _counted(
        replace(
            turn,
            cells=turn.cells[:at] + turn.cells[at + 1 :],
            symbols=turn.symbols[:at] + turn.symbols[at + 1 :],
            lost=turn.lost | BIT[cell],
        )
    )


def with_correction(turn: Turn, cell: Cell, symbol: Symbol) -> Turn:
    """The turn counted as if the right digit had been written in it."""
    return _counted(
        replace(
            turn,
            cells=(*turn.cells, cell),
            symbols=(*turn.symbols, symbol),
            lost=turn.lost & ~BIT[cell],
        )
    )


def left_without(turn: Turn, cell: Cell) -> Turn:
    """The turn when no digit that counts will come back to a cell: its houses there are lost for good."""
    houses = tuple(house for house in turn.houses if not house & BIT[cell])
    return replace(turn, lost=turn.lost & ~BIT[cell], houses=houses)


def _counted(turn: Turn) -> Turn:
    return replace(turn, points=worth(turn))


def seen(state: OneTwoThreeState) -> dict[str, Any]:
    """The fields that the view of this game adds."""
    return {
        "round": state.round,
        "asks": state.asks,
        "final": state.final,
        "order": state.order,
        "turn": state.turn,
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
        "stopping": state.stopping,
        "stopped": seats_in(state.stopped, state.seats),
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
        stopping=view.stopping,
        stopped=seats_of(view.stopped),
        recent=(this, before, earlier),
        faults=faults_in_order(state, [cell for turn in turns for cell in turn.cells]),
    )


def _name(cell: Cell) -> str | None:
    return None if cell == Cell(-1) else NINE.name(cell)


def _cell(name: str | None) -> Cell:
    return Cell(-1) if name is None else NINE.cell(name)


def _mask(names: tuple[str, ...]) -> Cells:
    return mask_of(map(NINE.cell, names))
