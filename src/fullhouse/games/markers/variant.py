"""What the variants of Colour Markers share: the data, the vote to stop, the end of the time, the score."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec.structs import replace

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Event, OfSeat, Outcome, most_points
from fullhouse.core.game import Setup
from fullhouse.core.ids import TABLE, Cell, Seat, Seconds, every_seat
from fullhouse.core.masks import (
    NO_CELLS,
    NO_SEATS,
    Cells,
    Seats,
    everybody_but,
    has_seat,
    seat_bit,
    seats_in,
    seats_of,
)
from fullhouse.core.moves import Move, Part, Verb, single, verbs
from fullhouse.core.options import (
    OPPONENTS,
    Count,
    Forbidden,
    Options,
    Packs,
    SandGlass,
    TimeLimit,
    Use,
)
from fullhouse.games.kit.base import SHARED_VERBS, Events, Rule, turn_deadline
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.games.kit.writing import WritingGame, WritingOptions, WritingState, WritingView, written
from fullhouse.sudoku.board import NINE, Board

VariantName = Literal["basic", "advanced", "solo"]
LONGEST_GLASS = 60
"""Seconds of an advanced turn: with more, somebody quick fills the board in one (tests/adversary)."""

FORMS = ("CELL=D", "erase CELL", "pass", "done", "stop", "continue", "time_up", *SHARED_FORMS)
NOTATION = Notation(NINE, FORMS)
VERBS = verbs(acts="write done", aside="erase pass", votes="stop continue", clock="time_up") + SHARED_VERBS
REASONS = ("solved", "full", "no_progress", "time_up", "agreed", "rounds_played")
ERASE = NOTATION.cell_moves("erase CELL")
IDLE_ROUNDS = 3
"""After this many rounds in a row without a digit that stands, the game is over."""
PASS, DONE, STOP, CONTINUE = single("pass"), single("done"), single("stop"), single("continue")


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
    forbidden: ClassVar[tuple[Forbidden, ...]] = (
        Forbidden("glass-needed", {"variant": ("advanced",), "sand_glass": (None,)}),
        Forbidden("glass-too-long", {"variant": ("advanced",)}, over={"sand_glass": LONGEST_GLASS}),
    )
    packs: ClassVar[Packs] = {
        "family": {
            "referee": "guard",
            "variant": "basic",
            "fault": "solution",
            "sand_glass": None,
            "time_limit": None,
        },
        "printed": {"referee": "table", "silence": None, "sand_glass": 30},
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

    @property
    def stop_offered(self) -> bool:
        """Whether a whole round has brought no digit that stands: somebody may want to stop."""
        return False


class BasicState(MarkersState, frozen=True, kw_only=True):
    pending: Cell | None = None
    """The digit that the opponents have to validate."""
    placed: bool = False
    """Whether a digit of this round stands."""
    idle: int = 0
    """How many rounds in a row have gone by without one."""

    @property
    def asks_long(self) -> bool:
        return not self.grid.open

    @property
    def stop_offered(self) -> bool:
        return self.idle > 0


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

    @property
    def asks_long(self) -> bool:
        return not self.closing

    @property
    def stop_offered(self) -> bool:
        this, before, _ = self.recent
        return self.round > 1 and not (this | before) & written(self)


class MarkersView(WritingView, frozen=True, kw_only=True):
    turn: Seat
    votes: tuple[Seat, ...]
    """Who wants to stop."""
    stop_offered: bool
    """Whether everybody is asked whether to stop, because a whole round has brought nothing."""


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


class Passed(OfSeat, frozen=True, tag="passed"):
    """A seat ends its turn without writing, or writes no more."""


class Voted(OfSeat, frozen=True, tag="voted"):
    """A seat wants to stop, or takes that back."""

    stop: bool
    votes: tuple[Seat, ...]
    """Everybody who wants to stop now."""


class NothingFits(Event, frozen=True, tag="nothing_fits"):
    """No digit fits any empty cell, so nothing can change any more: the game is over."""


M = TypeVar("M", bound=MarkersState)
MV = TypeVar("MV", bound=MarkersView)


class Declared:
    """What the game declares, and each of its variants."""

    id: ClassVar[str] = "markers"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = MarkersOptions
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 1)  # a turn is short: there has to be much to find
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION


class Variant(Declared, WritingGame[M, MV], Generic[M, MV]):
    """One way to play with colour markers. Everybody may vote at any time, so everybody may always act."""

    position: type[M]
    """The class of this variant's positions."""

    def begin(self, options: MarkersOptions, seats: int, setup: Setup) -> M:
        state = self.position(**self.pristine(seats, setup), options=options)
        return state if state.grid.open else self.end_filled(state, ())[0]

    def to_act(self, state: M) -> tuple[Seat, ...]:
        return every_seat(state.seats) if state.reason is None else ()

    def deadline(self, state: M) -> Deadline | None:
        """The clock of a turn or of the opponents; that of the whole game is the option `time_limit`."""
        return None if state.reason is not None else turn_deadline(state)

    def outcome(self, state: M) -> Outcome:
        winners = most_points(state.scores) if state.reason is not None else ()
        return Outcome(state.scores, state.reason, winners)

    def votes(self, state: M) -> tuple[Seat, ...]:
        return seats_in(state.votes, state.seats)

    # The verbs that all variants have

    def stop(self, state: M, seat: Seat, move: Move) -> tuple[M, Events]:
        self.check_player(state, seat, move)
        if state.votes & seat_bit(seat):
            self.refuse(state, seat, "already-voted")
        state, voted = self._vote(state, seat, state.votes | seat_bit(seat))
        if state.votes != everybody_but(TABLE, state.seats):
            return state, voted
        state, judged = self.judged(state)
        return self._end_early(state, (*voted, *judged), "agreed")

    def go_on(self, state: M, seat: Seat, move: Move) -> tuple[M, Events]:
        """`continue`: whoever has voted to stop takes that back; whoever is asked to says no to all."""
        self.check_player(state, seat, move)
        if not state.votes:
            self.refuse(state, seat, "no-vote")
        return self._vote(state, seat, state.votes & ~seat_bit(seat) if has_seat(state.votes, seat) else 0)

    def time_up(self, state: M, seat: Seat, _move: Move) -> tuple[M, Events]:
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="time_up")
        state, judged = self.judged(state)
        return self._end_early(state, judged, "time_up")

    def elsewhere(self, state: M, seat: Seat, move: Move) -> tuple[M, Events]:
        """A verb of another variant."""
        self.refuse(state, seat, "other-variant", move=move.verb, variant=state.options.variant)

    def judged(self, state: M) -> tuple[M, Events]:
        """The state after the referee has checked the digits not validated yet."""
        return state, ()

    def cleared(self, state: M) -> tuple[M, Events]:
        """The state without what must not stand when the game ends early."""
        return state, ()

    # What the verbs share

    def vote_moves(self, state: M, seat: Seat) -> tuple[Part, Part]:
        return (STOP, not has_seat(state.votes, seat)), (CONTINUE, state.votes != NO_SEATS)

    def end_filled(self, state: M, events: Events) -> tuple[M, Events]:
        """Every cell is filled, without an objection."""
        state, ended = self.end(state, "solved" if is_solved(state) else "full")
        return state, (*events, *ended)

    def end_blocked(self, state: M, events: Events) -> tuple[M, Events]:
        """Where the referee sees it, the game is over as soon as no digit fits any empty cell."""
        state, ended = self.end(state, "no_progress")
        return state, (*events, NothingFits(), *ended)

    def _end_early(self, state: M, events: Events, reason: Any) -> tuple[M, Events]:
        state, erased = self.cleared(state)
        state, ended = self.end(state, reason)
        return state, (*events, *erased, *ended)

    def _vote(self, state: M, seat: Seat, votes: int) -> tuple[M, Events]:
        wants = bool(votes & seat_bit(seat))
        voted = Voted(seat=seat, stop=wants, votes=seats_in(votes, state.seats))
        return replace(state, votes=votes), (voted,)

    table_rules: ClassVar[Mapping[str, Rule]] = {"stop": stop, "continue": go_on, "time_up": time_up}
    """Verbs of all variants."""

    def seen_with_votes(self, state: M, viewer: Any) -> dict[str, Any]:
        """The fields that the views of all variants share."""
        return {
            **self.seen(state, viewer),
            "turn": state.turn,
            "votes": self.votes(state),
            "stop_offered": state.reason is None and state.stop_offered,
        }

    def imagined_with_votes(self, view: MV) -> dict[str, Any]:
        """The fields that the positions of all variants share."""
        return {**self.imagined(view), "turn": view.turn, "votes": seats_of(view.votes)}


def is_solved(state: MarkersState) -> bool:
    return state.grid.symbols == state.solution
