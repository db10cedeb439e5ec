"""The data of laying games: options, position, view and events of `tiles` and `animals`."""

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import Cells
from fullhouse.core.options import Mark, TurnOptions
from fullhouse.games.kit.turns import TurnState
from fullhouse.sudoku.grid import Grid

TRACK = 40
"""The score track has the fields 0 to 39; passing 0 brings a token worth 40."""

Scoring = Literal["full", "simple", "block", "value"]


class LayingOptions(TurnOptions, frozen=True, kw_only=True):
    marks: ClassVar[Mapping[str, Mark]] = {
        **TurnOptions.marks,
        "scoring": "printed",
        "stack_end": "reading",
        "golden": "printed",
        "starters": "reading",
    }

    scoring: Scoring = "full"
    stack_end: Literal["play_on", "stop"] = "play_on"


class LayingState(TurnState, frozen=True, kw_only=True):
    options: LayingOptions
    grid: Grid
    golden: Cells
    stack: tuple[Symbol, ...]
    drawn: int
    """How many tiles of the stack have been drawn."""
    hands: tuple[Symbol, ...]
    """The tile each seat holds; 0 for none."""
    gone: tuple[Symbol, ...] = ()
    """The tiles that have left the game."""
    claim: bool = False
    """Whether the seat to move says that its tile fits nowhere."""
    ending: bool = False
    """Whether the tiles are used up, and only the last one has still to be accepted."""


class LastLaid(msgspec.Struct, frozen=True):
    """The last tile as everybody sees it: whether it is a fault is for the players to notice."""

    seat: Seat
    cell: str
    points: int


class LayingView(View, frozen=True, kw_only=True):
    golden: tuple[str, ...]
    stack_left: int
    holding: tuple[bool, ...]
    """Which seats hold a tile."""
    gone: tuple[Symbol, ...]
    tokens: tuple[int, ...]
    """Lap tokens; the pawn stands on field `scores − 40 × tokens` of the track."""
    last: LastLaid | None
    """The tile that can be objected to."""
    turn: Seat
    claimed: bool
    asked: tuple[Seat, ...]


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    cell: str
    symbol: Symbol
    points: int
    counted: tuple[str, ...]
    """The tiles it scored for."""


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    symbol: Symbol | None
    """None for those who may not see it."""
    left: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A tile has left the game; its points, if it had brought any, are taken back."""

    seat: Seat
    symbol: Symbol
    points: int = 0


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat says that its tile fits nowhere, and shows it."""

    seat: Seat
    symbol: Symbol


class NoRoom(Event, frozen=True, tag="no_room"):
    """The referee has found that the tile of a seat fits nowhere: the player has said nothing."""

    seat: Seat
    symbol: Symbol


class Shown(Event, frozen=True, tag="shown"):
    """An opponent pointed at a cell where the tile is said to fit."""

    seat: Seat
    cell: str
    right: bool

    @property
    def is_upheld(self) -> bool:
        return self.right
