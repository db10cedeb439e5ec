"""All Together: everybody may write only some of the numbers, and all win or lose together.

A cooperative game: `is_shared` says that there is one result, and `outcome` gives it to everybody.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import Event, OfSeat, OfSymbol, Outcome, TurnPassed
from fullhouse.core.game import Setup, State, View, Viewer
from fullhouse.core.ids import Cell, Seat, Symbol, every_seat, seat_after
from fullhouse.core.moves import NOTHING, Move, Moves, Verb, single, verbs
from fullhouse.core.options import Options
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import BoardGame, Events, Rule
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import SIX, Board
from fullhouse.sudoku.grid import Grid

NOTATION = Notation(SIX, ("CELL=D", "pass"))
WRITE = [NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(SIX.size + 1)]
PASS = single("pass")
GOAL = 30
"""As many cells have to be filled to win."""


class TogetherState(State, frozen=True, kw_only=True):
    options: Options
    grid: Grid
    turn: Seat = Seat(1)
    passes: int = 0


class TogetherView(View, frozen=True, kw_only=True):
    passes: int
    numbers: tuple[tuple[int, ...], ...]
    """Who may write which numbers."""


class Wrote(OfSymbol, frozen=True, tag="all_together_wrote"):
    """A number was written."""


class Passed(OfSeat, frozen=True, tag="all_together_passed"):
    """A seat has nothing to write."""


class AllTogether(BoardGame[TogetherState, TogetherView]):
    id: ClassVar[str] = "all-together"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 3
    options: ClassVar[type[Options]] = Options
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="write", aside="pass")
    reasons: ClassVar[tuple[str, ...]] = ("enough_filled", "all_passed")
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = NOTATION
    is_shared: ClassVar[bool] = True

    def deal(self, options: Options, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return {"cell": SIX.name(Cell(chance.below(len(SIX.cells)))), "symbol": 1 + chance.below(SIX.size)}

    def begin(self, options: Options, seats: int, setup: Setup) -> TogetherState:
        setups.only_fields(setup, required=("cell", "symbol"))
        place, symbol = setups.cell(SIX, "cell", setup["cell"]), setups.symbol(SIX, "symbol", setup["symbol"])
        return TogetherState(seats=seats, options=options, grid=Grid.empty(SIX).put(place, symbol))

    def to_move(self, state: TogetherState) -> Seat | None:
        return state.turn if state.reason is None else None

    def to_act(self, state: TogetherState) -> tuple[Seat, ...]:
        return (state.turn,) if state.reason is None else ()

    def legal(self, state: TogetherState, seat: Seat) -> Moves:
        if state.reason is not None or seat != state.turn:
            return NOTHING
        parts = ((WRITE[symbol], state.grid.room(Symbol(symbol))) for symbol in numbers_of(seat, state.seats))
        return Moves(*parts, (PASS, 1))

    def deadline(self, state: TogetherState) -> Deadline | None:  # noqa: ARG002
        return None

    def outcome(self, state: TogetherState) -> Outcome:
        """The same points for all; all have won, or nobody."""
        filled = state.grid.filled.bit_count()
        winners = every_seat(state.seats) if state.reason == "enough_filled" else ()
        return Outcome((filled,) * state.seats, state.reason, tuple(winners))

    def write(self, state: TogetherState, seat: Seat, move: Move) -> tuple[TogetherState, Events]:
        self._check_turn(state, seat)
        name, grid = SIX.name(move.cell), state.grid
        if move.symbol not in numbers_of(seat, state.seats):
            self.refuse(state, seat, "all-together-not-yours", symbol=move.symbol)
        if grid.symbols[move.cell]:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        if not grid.fits(move.cell, move.symbol):
            because = SIX.names(grid.clashes(move.cell, move.symbol))
            self.refuse(state, seat, "does-not-fit", cell=name, symbol=move.symbol, because=because)
        state = replace(state, grid=grid.put(move.cell, move.symbol), passes=0)
        return self._next(state, Wrote(seat=seat, cell=name, symbol=move.symbol))

    def wait(self, state: TogetherState, seat: Seat, _move: Move) -> tuple[TogetherState, Events]:
        self._check_turn(state, seat)
        return self._next(replace(state, passes=state.passes + 1), Passed(seat=seat))

    def _check_turn(self, state: TogetherState, seat: Seat) -> None:
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def _next(self, state: TogetherState, event: Event) -> tuple[TogetherState, Events]:
        is_won = state.grid.filled.bit_count() >= GOAL
        if is_won or state.passes == state.seats:
            state, ended = self.end(state, "enough_filled" if is_won else "all_passed")
            return state, (event, *ended)
        turn = seat_after(state.turn, state.seats)
        return replace(state, turn=turn), (event, TurnPassed(seat=turn))

    def view(self, state: TogetherState, viewer: Viewer) -> TogetherView:  # noqa: ARG002
        return TogetherView(
            options=state.options,
            board=str(state.grid),
            **self.standing(state),
            passes=state.passes,
            numbers=tuple(numbers_of(seat, state.seats) for seat in every_seat(state.seats)),
        )

    def imagine(self, view: TogetherView, chance: Chance) -> TogetherState:  # noqa: ARG002
        return TogetherState(
            seats=len(view.scores),
            reason=view.reason,
            options=view.options,
            grid=Grid.parse(view.board, SIX),
            turn=view.to_move or Seat(1),
            passes=view.passes,
        )

    rules: ClassVar[Mapping[str, Rule]] = {"write": write, "pass": wait}


def numbers_of(seat: Seat, seats: int) -> tuple[int, ...]:
    """The numbers that a seat may write: all six are shared out."""
    return tuple(range(seat, SIX.size + 1, seats))


GAME = AllTogether()
