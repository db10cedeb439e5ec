"""The data of games with face-down tiles: position, view and events of `challenge` and `solitaire`."""

from typing import Protocol

from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import Cells
from fullhouse.games.kit.forced import ForcedProof
from fullhouse.sudoku.grid import Grid


class FlippingState(Protocol):
    """A cell is face-up (in the grid), face-down (in the mask) or empty. The last two are open."""

    @property
    def grid(self) -> Grid:
        """The face-up tiles."""

    @property
    def tiles(self) -> bytes:
        """The tile laid on each cell at the start. It is still there where the cell is face-down."""

    @property
    def face_down(self) -> Cells: ...

    @property
    def hands(self) -> tuple[bytes, ...]:
        """The tiles in each seat's hand, in ascending order, a byte a tile."""


class FlippingView(View, frozen=True, kw_only=True):
    tiles: str | None
    """What lies face down, a character a cell; None for all but the review."""


class Flipped(Event, frozen=True, tag="flipped"):
    """A tile was turned: it fits and stays, or it goes to the hand and its cell is empty."""

    seat: Seat
    cell: str
    symbol: Symbol
    fits: bool
    points: int = 0
    counted: tuple[str, ...] = ()
    """The face-up tiles it scored for."""
    because: tuple[str, ...] = ()
    """The face-up tiles that keep it from fitting."""


class Inserted(Event, frozen=True, tag="inserted"):
    """A tile of the hand was laid on an open cell."""

    seat: Seat
    cell: str
    symbol: Symbol
    points: int = 0
    held: tuple[int, ...] = ()
    """The tiles still in hand afterwards: each took a point away, where inserting scores."""
    declared: bool = False
    ground: str = ""
    """The ground the player gave; empty where none was."""
    covered: bool = False
    """Whether a face-down tile lay there, which has left the game unseen."""
    proof: ForcedProof | None = None
    """What is drawn for a declared forced position."""
