"""The data of `challenge`: options, position, view, and the events that no other game has."""

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from fullhouse.core.events import Event
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.core.masks import NO_SEATS, Cells, Seats
from fullhouse.core.options import Mark, Packs, SandGlass, TurnOptions
from fullhouse.games.kit.base import LastMove, TurnState
from fullhouse.games.kit.flipping import FlippingView
from fullhouse.sudoku.grid import Grid

FaultKind = Literal["does-not-fit", "not-forced", "wrong-ground"]


class ChallengeOptions(TurnOptions, frozen=True, kw_only=True):
    marks: ClassVar[Mapping[str, Mark]] = {**TurnOptions.marks, "sand_glass": "printed", "proof": "printed"}
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "sand_glass": None, "proof": "found"},
        "printed": {"referee": "table", "sand_glass": 30, "proof": "named"},
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


class Undone(Event, frozen=True, tag="undone"):
    """A fault was called: the action is taken back with its points, and the tile leaves the game."""

    seat: Seat
    cell: str
    symbol: Symbol
    points: int
    """The points taken back; 0 where the referee called it before any were given."""
    why: FaultKind
    face_down: bool
    """Whether the face-down tile that was covered lies there again."""
    ground: str = ""
    """The ground that was named, where one was."""


class Dropped(Event, frozen=True, tag="dropped"):
    """A tile that fits no open cell has left the game."""

    seat: Seat
    symbol: Symbol


class Warned(Event, frozen=True, tag="warned"):
    """The first time somebody thought too long: the glass is turned again."""

    seat: Seat


class Fined(Event, frozen=True, tag="fined"):
    """A later time: the turn is lost, and these points."""

    seat: Seat
    points: int
