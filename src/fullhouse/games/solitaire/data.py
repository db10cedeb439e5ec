"""The data of `solitaire`: position, view, and the events that no other game has."""

from fullhouse.core.events import Event
from fullhouse.core.game import State
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import Cells
from fullhouse.core.options import Options
from fullhouse.games.kit.flipping import FlippingView
from fullhouse.sudoku.grid import Grid


class SolitaireState(State, frozen=True, kw_only=True):
    options: Options
    grid: Grid
    tiles: bytes
    face_down: Cells
    hands: tuple[bytes, ...]
    due: Symbol = Symbol(0)
    """The number of which three are in hand: one has to be inserted at once. 0 for none."""

    @property
    def has_succeeded(self) -> bool:
        return not self.face_down and not self.due


class SolitaireView(FlippingView, frozen=True, kw_only=True):
    due: Symbol
    succeeded: bool


class Due(Event, frozen=True, tag="due"):
    """Three equal tiles are in hand: one of them has to be inserted at once, into one of these cells."""

    seat: Seat
    symbol: Symbol
    cells: tuple[str, ...]


class Succeeded(Event, frozen=True, tag="succeeded"):
    """No face-down tile is left; from now on the hand counts."""

    seat: Seat
    points: int
