"""The data of Colour Markers: options, positions, views and events of its three variants."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from fullhouse.core.events import Event
from fullhouse.core.ids import Cell, Seat, Seconds
from fullhouse.core.masks import NO_CELLS, NO_SEATS, Cells, Seats
from fullhouse.core.options import OPPONENTS, Count, Forbidden, Mark, Packs, SandGlass, TimeLimit, Use
from fullhouse.games.kit.writing import WritingOptions, WritingState, WritingView

VariantName = Literal["basic", "advanced", "solo"]
LONGEST_GLASS = 60
"""Seconds of an advanced turn: with more, somebody quick fills the board in one (tests/adversary)."""


class MarkersOptions(WritingOptions, frozen=True, kw_only=True):
    solo: ClassVar[Mapping[str, Any]] = {
        "referee": "guard",
        "variant": "solo",
        "sand_glass": None,
    }
    uses: ClassVar[Mapping[str, Use]] = {
        **WritingOptions.uses,
        "variant": Use(seats=OPPONENTS),
        "variant=solo": Use(seats=(1, 1)),
        "fault": Use(seats=OPPONENTS),
        "sand_glass": Use(seats=OPPONENTS),
        "rounds": Use(seats=OPPONENTS, given={"variant": ("advanced",)}),
    }
    marks: ClassVar[Mapping[str, Mark]] = {
        **WritingOptions.marks,
        "variant": "printed",
        "time_limit": "printed",
        "rounds": "printed",
    }
    forbidden: ClassVar[tuple[Forbidden, ...]] = (
        Forbidden("glass-needed", {"variant": ("advanced",), "sand_glass": (None,)}),
        Forbidden("glass-too-long", {"variant": ("advanced",)}, over={"sand_glass": LONGEST_GLASS}),
    )
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "variant": "basic", "sand_glass": None, "time_limit": None},
        "printed": {"referee": "table", "sand_glass": 30},
        "strict": {"referee": "umpire", "fault": "solution", "sand_glass": 30},
    }

    variant: VariantName = "basic"
    sand_glass: SandGlass = Seconds(30)
    time_limit: TimeLimit = None
    rounds: Count = None
    """How many rounds the advanced game has; None for as many as there are seats."""


class MarkersState(WritingState, frozen=True, kw_only=True):
    """A position of any variant; the solo game needs no more than this."""

    options: MarkersOptions
    turn: Seat = Seat(1)
    votes: Seats = NO_SEATS
    """The mask of the seats that want to stop; bit *s* is seat *s*."""


class BasicState(MarkersState, frozen=True, kw_only=True):
    pending: Cell | None = None
    """The digit that the opponents have to validate."""
    placed: bool = False
    """Whether a digit of this round stands."""
    idle: int = 0
    """How many rounds in a row have gone by without one."""


class AdvancedState(MarkersState, frozen=True, kw_only=True):
    round: int = 1
    played: int = 0
    """How many turns of this round are over."""
    window: Cells = NO_CELLS
    """The mask of the digits of this turn that can be objected to, with the referee `table`."""
    order: tuple[Cell, ...] = ()
    """The same cells, in the order they were written."""
    called: Cells = NO_CELLS
    """The mask of the faults that the seat to move has to erase."""
    recent: tuple[int, int, int] = (0, 0, 0)
    """The masks of the cells written in this round and in the two before."""
    closing: bool = False
    """Whether the turn is over, and its digits are being validated before play goes on."""


class MarkersView(WritingView, frozen=True, kw_only=True):
    turn: Seat
    votes: tuple[Seat, ...]
    """Who wants to stop."""


class BasicView(MarkersView, frozen=True, kw_only=True):
    pending: str | None
    placed: bool
    idle: int


class AdvancedView(MarkersView, frozen=True, kw_only=True):
    round: int
    rounds: int
    played: int
    window: tuple[str, ...]
    """The digits of this turn, which can be objected to, in the order they were written."""
    called: tuple[str, ...]
    recent: tuple[tuple[str, ...], ...]
    closing: bool


class Passed(Event, frozen=True, tag="passed"):
    """A seat ends its turn without writing, or writes no more."""

    seat: Seat


class Voted(Event, frozen=True, tag="voted"):
    """A seat wants to stop, or takes that back."""

    seat: Seat
    stop: bool
    votes: tuple[Seat, ...]
    """Everybody who wants to stop now."""
