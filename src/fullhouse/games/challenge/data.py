"""The data of `challenge`: options, position, events, what a fault is, and what people see."""

from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import asdict, replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import OfSeat, OfSymbol
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Cell, Seat, Seconds, Symbol
from fullhouse.core.masks import BIT, NO_CELLS, NO_SEATS, Cells, Seats, seats_in, seats_of
from fullhouse.core.options import Packs, SandGlass, TurnOptions
from fullhouse.games.kit import flipping, forced
from fullhouse.games.kit.base import LastMove, TurnState, added
from fullhouse.games.kit.flipping import FlippingView
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

FaultKind = Literal["does-not-fit", "not-forced", "wrong-ground"]


class ChallengeOptions(TurnOptions, frozen=True, kw_only=True):
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "sand_glass": None, "proof": "found"},
        "printed": {"referee": "table", "silence": None, "sand_glass": 30, "proof": "named"},
        "strict": {"referee": "umpire", "sand_glass": 30},
    }

    sand_glass: SandGlass = Seconds(30)
    proof: Literal["found", "named"] = "found"
    """Whether a declaration may leave its ground to the referee, or has to name it."""


class LastInsert(LastMove, frozen=True, gc=False):
    """The insert that can still be objected to."""

    declared: bool
    ground: str
    covered: Cells
    """The mask of its cell where a face-down tile was covered, else 0."""


class ChallengeState(TurnState, frozen=True, kw_only=True):
    options: ChallengeOptions
    last: LastInsert | None = None
    grid: Grid
    tiles: bytes
    face_down: Cells
    hands: tuple[bytes, ...]
    gone: tuple[Symbol, ...] = ()
    """The tiles that were seen to leave the game."""
    warned: Seats = NO_SEATS
    """The mask of the seats that have been warned for thinking too long."""


class LastInserted(msgspec.Struct, frozen=True):
    """The last insert as everybody sees it: whether it is a fault is for the players to notice."""

    seat: Seat
    cell: str
    points: int
    declared: bool
    ground: str
    covered: bool


class ChallengeView(FlippingView, frozen=True, kw_only=True):
    turn: Seat
    gone: tuple[Symbol, ...]
    warned: tuple[Seat, ...]
    last: LastInserted | None
    """The insert that can be objected to."""
    asked: tuple[Seat, ...]


class Undone(OfSymbol, frozen=True, tag="undone"):
    """A fault was called: the action is taken back with its points, and the tile leaves the game."""

    points: int
    """The points taken back; 0 where the referee called it before any were given."""
    why: FaultKind
    face_down: bool
    """Whether the face-down tile that was covered lies there again."""
    ground: str = ""
    """The ground that was named, where one was."""


class Dropped(OfSeat, frozen=True, tag="dropped"):
    """A tile that fits no open cell has left the game."""

    symbol: Symbol


class Warned(OfSeat, frozen=True, tag="warned"):
    """The first time somebody thought too long: the glass is turned again."""


class Fined(OfSeat, frozen=True, tag="fined"):
    """A later time: the turn is lost, and these points."""

    points: int


def fault_cells(grid: Grid, cell: Cell, symbol: Symbol, *, declared: bool, ground: str) -> Cells:
    """The mask of the cells that show the fault of an insert; 0 where there is none."""
    if declared:
        return forced.against(grid, grid.open, cell, symbol, ground)
    return NO_CELLS if grid.fits(cell, symbol) else grid.clashes(cell, symbol)


def fault_kind(grid: Grid, cell: Cell, symbol: Symbol, ground: str) -> FaultKind:
    """Which fault it is, where there is one. A position may be forced, but not on the ground named."""
    if not grid.fits(cell, symbol):
        return "does-not-fit"
    return "wrong-ground" if ground and not forced.against(grid, grid.open, cell, symbol) else "not-forced"


def take_back(state: ChallengeState, last: LastInsert) -> tuple[ChallengeState, Undone]:
    """The position without the last insert. Its tile leaves the game; a covered one lies there again."""
    before = state.grid.clear(last.cell)
    undone = Undone(
        seat=last.seat,
        cell=before.board.name(last.cell),
        symbol=last.symbol,
        points=last.points,
        why=fault_kind(before, last.cell, last.symbol, last.ground),
        ground=last.ground,
        face_down=bool(last.covered),
    )
    state = replace(
        state,
        grid=before,
        face_down=state.face_down | last.covered,
        scores=added(state.scores, last.seat, -last.points),
        gone=(*state.gone, last.symbol),
        last=None,
        asked=0,
    )
    return state, undone


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
        fault=fault_cells(before, cell, symbol, declared=seen.declared, ground=seen.ground),
    )
