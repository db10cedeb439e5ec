"""Last Word on a 6×6 board: a point for each house completed, three for the last number that fits."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Event, OfSeat, OfSymbol, Outcome, TimedOut, TurnPassed, most_points
from fullhouse.core.game import Setup, State, View, Viewer
from fullhouse.core.ids import Cell, Seat, Seconds, Symbol, seat_after
from fullhouse.core.masks import BIT, NO_SEATS, Cells, Seats, seat_bit, seats_in, seats_of
from fullhouse.core.moves import NOTHING, Move, Moves, Part, Verb, single, verbs
from fullhouse.core.options import Options, SandGlass
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import BoardGame, Events, Rule, added
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import golden_tiles
from fullhouse.sudoku.board import SIX, Board
from fullhouse.sudoku.grid import Grid

NOTATION = Notation(SIX, ("CELL=D", "pass", "timeout"))
WRITE = [NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(SIX.size + 1)]
PASS = single("pass")
LAST = 3
"""The points for writing the last number that fits."""


class LastWordOptions(Options, frozen=True, kw_only=True):
    starters: bool = True
    """Whether one number of each kind stands on the board from the start."""
    sand_glass: SandGlass = None

    @property
    def clocks(self) -> tuple[Seconds | None, ...]:
        return (self.sand_glass,)


class LastWordState(State, frozen=True, kw_only=True):
    options: LastWordOptions
    grid: Grid
    scores: tuple[int, ...]
    turn: Seat = Seat(1)
    passed: Seats = NO_SEATS
    """The mask of the seats that have passed: everybody may do so once."""


class LastWordView(View, frozen=True, kw_only=True):
    turn: Seat
    passed: tuple[Seat, ...]


class Placed(OfSymbol, frozen=True, tag="placed"):
    points: int


class Waited(OfSeat, frozen=True, tag="waited"):
    """A seat has used its only pass."""


class LastWord(BoardGame[LastWordState, LastWordView]):
    id: ClassVar[str] = "last-word"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = LastWordOptions
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="write pass", clock="timeout")
    reasons: ClassVar[tuple[str, ...]] = ("nothing_fits",)
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: LastWordOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return {"tiles": golden_tiles(SIX, chance, by_block=True) if options.starters else {}}

    def begin(self, options: LastWordOptions, seats: int, setup: Setup) -> LastWordState:
        setups.only_fields(setup, required=("tiles",))
        if not isinstance(setup["tiles"], dict):
            raise BadInput("not-an-object", field="tiles", value=setup["tiles"])
        grid = Grid.empty(SIX)
        for name, value in setup["tiles"].items():
            grid = grid.put(SIX.cell(name), setups.symbol(SIX, "tiles", value))
        state = LastWordState(seats=seats, options=options, grid=grid, scores=(0,) * seats)
        return state if has_room(grid) else self.end(state, "nothing_fits")[0]

    # Who may do what

    def to_move(self, state: LastWordState) -> Seat | None:
        return state.turn if state.reason is None else None

    def to_act(self, state: LastWordState) -> tuple[Seat, ...]:
        return (state.turn,) if state.reason is None else ()

    def legal(self, state: LastWordState, seat: Seat) -> Moves:
        if state.reason is not None or seat != state.turn:
            return NOTHING
        parts: list[Part] = [(WRITE[symbol], state.grid.room(Symbol(symbol))) for symbol in SIX.symbols]
        return Moves(*parts, (PASS, 0 if state.passed & seat_bit(seat) else 1))

    def deadline(self, state: LastWordState) -> Deadline | None:
        glass = state.options.sand_glass
        return None if glass is None or state.reason is not None else Deadline(state.turn, glass)

    def outcome(self, state: LastWordState) -> Outcome:
        winners = most_points(state.scores) if state.reason is not None else ()
        return Outcome(state.scores, state.reason, winners)

    def points(self, state: LastWordState, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:  # noqa: ARG002
        if move.verb != "write":
            return None
        return tuple(houses_completed(state.grid.filled | BIT[cell], cell) for cell in SIX.cells_in(cells))

    # The verbs

    def write(self, state: LastWordState, seat: Seat, move: Move) -> tuple[LastWordState, Events]:
        self._check_turn(state, seat)
        name, grid = SIX.name(move.cell), state.grid
        if grid.symbols[move.cell]:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        if not grid.fits(move.cell, move.symbol):
            because = SIX.names(grid.clashes(move.cell, move.symbol))
            self.refuse(state, seat, "does-not-fit", cell=name, symbol=move.symbol, because=because)
        grid = grid.put(move.cell, move.symbol)
        points = houses_completed(grid.filled, move.cell)
        placed = Placed(seat=seat, cell=name, symbol=move.symbol, points=points)
        if has_room(grid):
            return self._next(replace(state, grid=grid, scores=_paid(state, seat, points)), placed)
        state = replace(state, grid=grid, scores=_paid(state, seat, points + LAST))
        state, ended = self.end(state, "nothing_fits")
        return state, (placed, *ended)

    def wait(self, state: LastWordState, seat: Seat, _move: Move) -> tuple[LastWordState, Events]:
        """`pass`, once a game."""
        self._check_turn(state, seat)
        if state.passed & seat_bit(seat):
            self.refuse(state, seat, "last-word-passed")
        return self._next(replace(state, passed=state.passed | seat_bit(seat)), Waited(seat=seat))

    def timeout(self, state: LastWordState, seat: Seat, _move: Move) -> tuple[LastWordState, Events]:
        self._check_turn(state, seat)
        return self._next(state, TimedOut(seat=seat))

    def _check_turn(self, state: LastWordState, seat: Seat) -> None:
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def _next(self, state: LastWordState, event: Event) -> tuple[LastWordState, Events]:
        turn = seat_after(state.turn, state.seats)
        return replace(state, turn=turn), (event, TurnPassed(seat=turn))

    # What people see: everything

    def view(self, state: LastWordState, viewer: Viewer) -> LastWordView:  # noqa: ARG002
        return LastWordView(
            options=state.options,
            board=str(state.grid),
            **self.standing(state),
            turn=state.turn,
            passed=seats_in(state.passed, state.seats),
        )

    def imagine(self, view: LastWordView, chance: Chance) -> LastWordState:  # noqa: ARG002
        assert isinstance(view.options, LastWordOptions)
        return LastWordState(
            seats=len(view.scores),
            reason=view.reason,
            options=view.options,
            grid=Grid.parse(view.board, SIX),
            scores=view.scores,
            turn=view.turn,
            passed=seats_of(view.passed),
        )

    rules: ClassVar[Mapping[str, Rule]] = {"write": write, "pass": wait, "timeout": timeout}


def has_room(grid: Grid) -> bool:
    """Whether any number fits any empty cell."""
    return any(grid.room(Symbol(symbol)) for symbol in SIX.symbols)


def houses_completed(filled: Cells, cell: Cell) -> int:
    """How many houses of a cell are full."""
    houses = (SIX.row_of[cell], SIX.column_of[cell], SIX.block_of[cell])
    return sum(house & filled == house for house in houses)


def _paid(state: LastWordState, seat: Seat, points: int) -> tuple[int, ...]:
    return added(state.scores, seat, points)


GAME = LastWord()
