"""What a game is: one object of pure functions over frozen states. Everything else only asks it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeVar

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Event, Outcome
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.moves import Move, Role, Verb
from fullhouse.core.options import Options, read_options

Viewer = Seat | Literal["tv", "spectator", "review"]
"""Who looks: a seat, the big screen, somebody watching, or anybody after the end."""

Setup = Mapping[str, Any]
"""The explicit form of a game's page: everything that chance decided, written down."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one viewer may know, and nothing else. Games add fields of their own."""

    options: Options
    board: str
    """A character a cell, row by row: the symbol, `.` for empty, `?` for face-down."""
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...] = ()
    """The tiles in hand, seat by seat; None where this viewer may not look."""
    to_move: Seat | None
    to_act: tuple[Seat, ...]
    over: bool
    reason: str | None
    winners: tuple[Seat, ...]


class State(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A position. Games add fields of their own; nothing in it is ever mutated."""

    seats: int
    reason: str | None = None
    """Why the game is over; one of the game's `reasons`."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


class HintQuestion(NamedTuple):
    """What the coach is asked at a table: boards as texts, a character a cell."""

    problem: str
    board: str
    notes: str
    """The players' notes: `a1=259 b3=47`."""
    stage: int
    """How much was asked: 0 nothing yet, 1 where to look, 2 which technique, 3 the whole proof."""
    last: str = ""
    """The cell where somebody did something last; empty where that is not known."""


class FreeTurn(NamedTuple):
    """A turn of any number of moves, which lasts until its player or the clock ends it."""

    moves: int
    """How many were made so far and still stand."""
    seconds: Seconds | None


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """One game. Pure: no I/O, no clock, no global randomness, nothing mutated."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Goes up when a changed rule would change the result of a game already played (docs/versions.md)."""
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options: ClassVar[type[Options]]
    verbs: ClassVar[tuple[Verb, ...]]
    """The verbs of its moves, each with its role."""
    reasons: ClassVar[tuple[str, ...]]
    """How it can end. Its own words for it are `<id>-reason-<reason>`; the usual ways have shared words."""
    problem_levels: ClassVar[tuple[int, int] | None] = None
    """The level of problem, 1 to 5, that suits one seat, and several; None: it is not played on a problem."""

    is_shared: ClassVar[bool] = False
    """Whether, by default, all seats play together for one result, and nobody against another."""

    def is_played_together(self, options: Any) -> bool:  # noqa: ARG002
        """Whether nobody plays against another at a table with these options."""
        return self.is_shared

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says how many: two, where two can."""
        return min(max(2, self.fewest_seats), self.most_seats)

    # Before the first move

    @abstractmethod
    def deal(self, options: Any, seats: int, chance: Chance) -> dict[str, Any]:
        """The explicit setup that chance decides. **All chance happens here.**"""

    @abstractmethod
    def begin(self, options: Any, seats: int, setup: Setup) -> S:
        """The first state, from the explicit setup. Raises BadInput where the setup is not of its form."""

    def check_seats(self, seats: int) -> None:
        """BadInput for a number of seats that it cannot be played by."""
        fewest, most = self.fewest_seats, self.most_seats
        if not fewest <= seats <= most:
            facts = {"seats": seats, "fewest": fewest, "most": most, "is_exact": fewest == most}
            raise BadInput("bad-seat-count", game=self.id, **facts)

    def setup(
        self, options: Mapping[str, Any], seats: int, source: Setup, rules: int | None = None
    ) -> tuple[S, dict[str, Any]]:
        """The first state and the explicit setup, from a seed or from an explicit setup.

        Raises BadInput where the game was begun by another version of the rules.
        """
        if rules not in (None, self.version):
            raise BadInput("record-rules", value=rules)
        self.check_seats(seats)
        read = read_options(self.options, options, seats)
        explicit = dict(source)
        if "seed" in source:
            seed = source["seed"]
            if len(source) > 1 or not isinstance(seed, int) or isinstance(seed, bool):
                raise BadInput("bad-seed", value=seed)
            explicit = self.deal(read, seats, Chance(seed))
        return self.begin(read, seats, explicit), explicit

    def redeal(self, setup: Setup, state: S, imagined: S) -> dict[str, Any]:  # noqa: ARG002
        """The explicit setup of a game that has come to `state`, with what is hidden there as in `imagined`.

        The same moves lead from it to a position with the same view. In open games chance hides nothing.
        """
        return dict(setup)

    # While it is played

    @abstractmethod
    def to_move(self, state: S) -> Seat | None:
        """Whose turn it is, or None where there are no turns or the game is over."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Everybody who may move now: the seat whose turn it is, and those who may object, accept or vote."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Move]:
        """What this seat may do now. Whatever the referee would punish but not refuse is among it.

        `timeout` and `time_up` are the clock's, never among it.
        """

    @abstractmethod
    def play(self, state: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The state after a move and what happened; or raises Refused, and nothing has changed."""

    @abstractmethod
    def deadline(self, state: S) -> Deadline | None:
        """What the clock should run now."""

    def turn_number(self, state: S) -> int:  # noqa: ARG002
        """Which turn this is, for games where a seat may have two in a row, or where a turn is interrupted.

        The same deadline in the same turn is the same glass, and goes on where it was. 0: turns change seats.
        """
        return 0

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game stands."""

    def verbs_of(self, *roles: Role) -> frozenset[str]:
        """The names of the verbs with one of these roles."""
        return _verbs_of(self, roles)

    # What only some games have

    def time_limit(self, options: Any) -> Seconds | None:  # noqa: ARG002
        """The playing time of the whole game; its end comes back as the move `time_up` of seat 0."""
        return None

    def favours_first(self, options: Any) -> bool:  # noqa: ARG002
        """Whether the seat that begins has an edge that perfect play keeps: a match lets every seat begin."""
        return False

    def hints(self, state: S) -> int:  # noqa: ARG002
        """How many hints were asked for."""
        return 0

    def mistakes(self, state: S) -> int | None:  # noqa: ARG002
        """How many wrong digits were written; None where no digit is wrong, or nobody has counted."""
        return None

    def hint_question(self, state: S) -> HintQuestion | None:  # noqa: ARG002
        """What the coach is asked about this position; None where there are no hints."""
        return None

    def votes(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002
        """The seats that have voted to stop, where a game is stopped by a vote of all."""
        return ()

    def asked(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002
        """The seats that are asked whether they accept something, and have not answered yet."""
        return ()

    def referee_answer(self, state: S, seat: Seat) -> Move | None:  # noqa: ARG002
        """What the referee says for a seat that is asked: what it finds wrong, or that it accepts.

        After it the same seat may be asked still, for another fault of the same turn. None: nobody is asked.
        """
        return None

    def free_turn(self, view: V, seat: Seat) -> FreeTurn | None:  # noqa: ARG002
        """The turn of this seat in this round, in games of free turns."""
        return None

    def problem(self, view: V) -> str | None:  # noqa: ARG002
        """The problem that is being solved, a character a cell; None where the game is not played on one."""
        return None

    def sheet(self, view: V) -> Sequence[Any]:  # noqa: ARG002
        """The lines of the score sheet, where players check each other's points."""
        return ()

    def offered(self, state: S, seat: Seat) -> Sequence[Move]:
        """What a seat is told that it may try: what is legal, unless that shows what it has to notice."""
        return self.legal(state, seat)

    def considerate(self, state: S, moves: Sequence[Move]) -> Sequence[Move]:  # noqa: ARG002
        """The moves among which a bot chooses: all, unless the options of the table ask bots to be gentle."""
        return moves

    def proved(self, state: S, move: Move) -> Move:  # noqa: ARG002
        """The same move with the proof that this table asks for."""
        return move

    def points(self, state: S, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:  # noqa: ARG002
        """The points that a legal move would bring on each cell of a mask, the lowest cell first.

        It stands for all that differ in their cell only. What the seat cannot see does not count. None: none.
        """
        return None

    # What people see and write

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """The only way out of a state. A field is visible because somebody said so."""

    def shows_moves(self, options: Any, seat: Seat, viewer: Viewer) -> bool:  # noqa: ARG002
        """Whether a viewer may read the moves of a seat as they are written. In most games everybody may."""
        return True

    def view_beside(self, seen: V, state: S, viewer: Viewer) -> V:  # noqa: ARG002
        """The view of another viewer, where somebody's view of the same state is at hand.

        Always equal to `view`; games whose views share most of what is in them save half of the work.
        """
        return self.view(state, viewer)

    def seen_by(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002
        """An event as a viewer may see it. Open games hide nothing."""
        return event

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A full state that has the same view: its viewer cannot tell it from the real one."""

    @property
    @abstractmethod
    def board_size(self) -> int:
        """How many cells wide and high the board is."""

    @property
    @abstractmethod
    def forms(self) -> tuple[str, ...]:
        """The forms of its moves, as records write them: `flip CELL`, `CELL=D`, `stuck` …"""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """A move from the notation of records. Raises BadInput that names what would be accepted."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """A move in the notation of records."""


@cache
def _verbs_of(game: Game[Any, Any], roles: tuple[Role, ...]) -> frozenset[str]:
    return frozenset(verb.name for verb in game.verbs if verb.role in roles)
