"""The bases of games: boards and their verbs, asking opponents, taking turns with objections."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec

from fullhouse.core.clock import Deadline
from fullhouse.core.errors import Refused
from fullhouse.core.events import Accepted, AnsweredFor, Ended, Event, Objected, Outcome
from fullhouse.core.game import Game, S, State, V
from fullhouse.core.ids import TABLE, Cell, Seat, Seconds, Symbol, every_seat
from fullhouse.core.masks import (
    BIT,
    NO_SEATS,
    Cells,
    Seats,
    first_from,
    has_seat,
    seat_bit,
    seats_in,
    seats_of,
)
from fullhouse.core.moves import NOTHING, Move, Moves, Part, Verb, single, verbs
from fullhouse.core.options import TurnOptions
from fullhouse.games.kit.notation import SEATS_NAMED, Notation
from fullhouse.sudoku.board import Board

Events = tuple[Event, ...]
Rule = Callable[[Any, Any, Seat, Move], tuple[Any, Events]]
"""What a verb does: (game, state, seat, move) to the new state and the events."""

SHARED_VERBS: tuple[Verb, ...] = verbs(objects="object", answers="accept", clock="silence without timeout")
"""The verbs of `SHARED_FORMS`."""
OBJECT, ACCEPT = single("object"), single("accept")
LONG = 3
"""How many times longer somebody may be silent who has to look at the whole board."""


class BoardGame(Game[S, V], Generic[S, V]):
    """A game on a board. `rules` names the method of each verb."""

    board: ClassVar[Board]
    notation: ClassVar[Notation]
    rules: ClassVar[Mapping[str, Rule]]

    def play(self, state: S, seat: Seat, move: Move) -> tuple[S, Events]:
        if state.reason is not None:
            raise Refused("game-over", reason=state.reason)
        if not 0 <= seat <= state.seats:
            raise Refused("unknown-seat", seat=seat, most=state.seats)
        rule = self.rules.get(move.verb)
        if rule is None or not self.notation.knows(move):
            self.refuse(state, seat, "unknown-move", move=move.verb)
        return rule(self, state, seat, move)

    def refuse(self, state: S, seat: Seat, code: str, **facts: object) -> NoReturn:
        """Refuse a move, and say in which forms this seat could move instead."""
        verbs = {move.verb for move in self.offered(state, seat)}
        raise Refused(code, seat=seat, **facts, allowed=self.notation.forms_of(verbs))

    def end(self, state: S, reason: str) -> tuple[S, Events]:
        """The state in which the game is over."""
        over = msgspec.structs.replace(state, reason=reason)
        return over, (Ended(reason=reason, winners=self.outcome(over).winners),)

    def standing(self, state: S) -> dict[str, Any]:
        """The fields of a view that every game has: scores, who may act, and whether and why it is over."""
        outcome = self.outcome(state)
        return {
            "scores": outcome.scores,
            "to_move": self.to_move(state),
            "to_act": self.to_act(state),
            "over": outcome.is_over,
            "reason": outcome.reason,
            "winners": outcome.winners,
        }

    @property
    def board_size(self) -> int:
        return self.board.size

    @property
    def forms(self) -> tuple[str, ...]:
        return self.notation.forms

    def read_move(self, text: str) -> Move:
        return self.notation.read(text)

    def write_move(self, move: Move) -> str:
        return self.notation.write(move)


class ManyModes(BoardGame[S, V], Generic[S, V]):
    """A game with several modes, each a game by itself: a position knows which one is played."""

    rules: ClassVar[Mapping[str, Rule]] = {}

    @abstractmethod
    def mode(self, state: S) -> Game[Any, Any]:
        """The mode that is played."""

    def to_move(self, state: S) -> Seat | None:
        return self.mode(state).to_move(state)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return self.mode(state).to_act(state)

    def legal(self, state: S, seat: Seat) -> Sequence[Move]:
        return self.mode(state).legal(state, seat)

    def play(self, state: S, seat: Seat, move: Move) -> tuple[S, Events]:
        return self.mode(state).play(state, seat, move)

    def deadline(self, state: S) -> Deadline | None:
        return self.mode(state).deadline(state)

    def turn_number(self, state: S) -> int:
        return self.mode(state).turn_number(state)

    def outcome(self, state: S) -> Outcome:
        return self.mode(state).outcome(state)

    def votes(self, state: S) -> tuple[Seat, ...]:
        return self.mode(state).votes(state)

    def points(self, state: S, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:
        return self.mode(state).points(state, seat, move, cells)

    def asked(self, state: S) -> tuple[Seat, ...]:
        return self.mode(state).asked(state)

    def referee_answer(self, state: S, seat: Seat) -> Move | None:
        return self.mode(state).referee_answer(state, seat)


class AskingState(State, frozen=True, kw_only=True):
    """A position in which opponents may be asked whether they accept something."""

    asked: Seats = NO_SEATS
    """The mask of the seats that still have to answer; bit *s* is seat *s*."""

    @property
    def asks_long(self) -> bool:
        """Whether those who are asked look at the whole board: for a claim, or for the last time."""
        return True


A = TypeVar("A", bound=AskingState)


class AskingGame(BoardGame[A, V], Generic[A, V]):
    """A game that asks opponents: `accept`, `silence` and `without` are the same for all of them."""

    silence_moves: ClassVar[tuple[Move, ...]]
    without_moves: ClassVar[tuple[Move, ...]]

    def __init_subclass__(cls) -> None:
        if hasattr(cls, "notation"):
            cls.silence_moves = cls.notation.seats_moves("silence SEATS")
            cls.without_moves = cls.notation.seat_moves("without SEAT")

    @abstractmethod
    def answered(self, state: A) -> tuple[A, Events]:
        """What follows once all opponents have answered."""

    def asked(self, state: A) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats_in(state.asked, state.seats) if self.is_asked(state, seat))

    def is_asked(self, state: A, seat: Seat) -> bool:
        """Whether this seat may answer now."""
        return has_seat(state.asked, seat)

    def said_for(self, asked: Seats) -> tuple[Part, Part]:
        """What the table may say for seats that are asked: who accepts by silence, whom to go on without."""
        return (self.silence_moves, _SUBSETS[asked >> 1]), (self.without_moves, asked)

    def accept(self, state: A, seat: Seat, _move: Move) -> tuple[A, Events]:
        if not state.asked & seat_bit(seat):
            self.refuse(state, seat, "not-asked")
        return self._without(state, seat_bit(seat), silent=False)

    def silence(self, state: A, seat: Seat, move: Move) -> tuple[A, Events]:
        """All who are asked have kept silent and so accept, or those seats that are named."""
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="silence")
        if not state.asked:
            self.refuse(state, seat, "nobody-asked")
        silent = seats_of(tuple(Seat(int(one)) for one in move.ground.split())) or state.asked
        if silent & ~state.asked:
            self.refuse(state, seat, "not-asked")
        return self._without(state, silent, silent=True)

    def without(self, state: A, seat: Seat, move: Move) -> tuple[A, Events]:
        """The others go on without a seat that is asked: the referee answers in its place."""
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="without")
        absent = Seat(int(move.ground))
        if not self.is_asked(state, absent):
            self.refuse(state, seat, "not-asked")
        events: Events = (AnsweredFor(seat=absent),)
        while self.is_asked(state, absent) and (answer := self.referee_answer(state, absent)):
            state, more = self.play(state, absent, answer)
            events += more
        return state, events

    # What the verbs of these games share

    def check_turn(self, state: Any, seat: Seat) -> None:
        """Refuse what only the seat whose turn it is may do, and nobody while opponents are asked."""
        if state.asked:
            self.refuse(state, seat, "answer-first" if state.asked & seat_bit(seat) else "opponents-asked")
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def check_objection(self, state: A, seat: Seat, move: Move, cell: Cell, author: Seat) -> str:
        """Refuse an objection to another cell than the one that is open to it, and to what is one's own."""
        name = self.board.name(cell)
        if move.cell not in (cell, Cell(-1)):
            self.refuse(state, seat, "window-closed", cell=self.board.name(move.cell), last=name)
        if seat in (TABLE, author):
            self.refuse(state, seat, "own-move", cell=name)
        return name

    def _without(self, state: A, answering: int, *, silent: bool) -> tuple[A, Events]:
        said = Accepted(seats=seats_in(answering, state.seats), silent=silent)
        state = msgspec.structs.replace(state, asked=state.asked & ~answering)
        if state.asked:
            return state, (said,)
        state, events = self.answered(state)
        return state, (said, *events)


_SUBSETS = tuple(
    sum(1 << some for some in range(1 << SEATS_NAMED) if not some & ~asked)
    for asked in range(1 << SEATS_NAMED)
)
"""For each set of seats, the mask of the sets that are part of it."""


class LastMove(msgspec.Struct, frozen=True, gc=False):
    """The move that can still be objected to."""

    seat: Seat
    cell: Cell
    symbol: Symbol
    points: int
    fault: Cells
    """The mask of the cells that show the fault; 0 where there is none."""


class TurnState(AskingState, frozen=True, kw_only=True):
    options: TurnOptions
    scores: tuple[int, ...]
    turn: Seat
    last: LastMove | None = None


T = TypeVar("T", bound=TurnState)


class TurnGame(AskingGame[T, V], Generic[T, V]):
    """A game in which one seat has the turn, and its opponents may object until the next move."""

    object_moves: ClassVar[tuple[Move, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "notation"):
            cls.object_moves = cls.notation.cell_moves("object CELL")

    def referee_answer(self, state: T, seat: Seat) -> Move:  # noqa: ARG002
        return OBJECT[0] if state.last is not None and state.last.fault else ACCEPT[0]

    @abstractmethod
    def turn_moves(self, state: T) -> list[Part]:
        """What the seat whose turn it is may do."""

    def reactions(self, state: T, seat: Seat) -> list[Part]:
        """What anybody may do about what somebody else has done."""
        last = state.last
        if last is None or seat in (TABLE, last.seat):
            return []
        return [(OBJECT, 1), (self.object_moves, BIT[last.cell])]

    def has_reactions(self, state: T) -> bool:
        """Whether there is anything to react to."""
        return state.last is not None

    def to_move(self, state: T) -> Seat | None:
        """Whose turn it is; while opponents are asked, the first of them from that seat on."""
        if state.reason is not None:
            return None
        return first_from(state.turn, state.asked, state.seats) if state.asked else state.turn

    def to_act(self, state: T) -> tuple[Seat, ...]:
        if state.reason is not None:
            return ()
        acting = state.asked or seat_bit(state.turn)
        if self.has_reactions(state):
            for seat in every_seat(state.seats):
                if self.reactions(state, seat):
                    acting |= seat_bit(seat)
        return seats_in(acting, state.seats)

    def legal(self, state: T, seat: Seat) -> Moves:
        if state.reason is not None:
            return NOTHING
        parts: list[Part] = []
        if state.asked:
            if seat == TABLE:
                parts = [*self.said_for(state.asked)]
            elif state.asked & seat_bit(seat):
                parts = [(ACCEPT, 1)]
        elif seat == state.turn:
            parts = self.turn_moves(state)
        if self.has_reactions(state):
            parts = [*parts, *self.reactions(state, seat)]
        return Moves(*parts)

    def deadline(self, state: T) -> Deadline | None:
        return None if state.reason is not None else turn_deadline(state)

    def judge(self, state: T, seat: Seat, move: Move) -> tuple[Any, Objected]:
        """The last move, and the verdict on an objection to it."""
        last = state.last
        if last is None:
            self.refuse(state, seat, "nothing-to-object")
        name = self.check_objection(state, seat, move, last.cell, last.seat)
        because = self.board.names(last.fault)
        return last, Objected(seat=seat, against=last.seat, cell=name, upheld=bool(because), because=because)


def turn_deadline(state: Any) -> Deadline | None:
    """The clock of the seat whose turn it is, or of the opponents who are asked."""
    options: TurnOptions = state.options
    if state.asked:
        return silence_deadline(state)
    return None if options.sand_glass is None else Deadline(state.turn, options.sand_glass)


def silence_deadline(state: Any) -> Deadline | None:
    """How long those who are asked may say nothing."""
    silence: Seconds | None = state.options.silence
    return None if silence is None else Deadline(TABLE, Seconds(silence * (LONG if state.asks_long else 1)))


def with_seat(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The same values seat by seat, but for one seat.

    >>> with_seat((3, 4), Seat(2), 9)
    (3, 9)
    """
    return (*values[: seat - 1], value, *values[seat:])


def added(values: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """The same values seat by seat, but more for one seat.

    >>> added((3, 4), Seat(2), -1)
    (3, 3)
    """
    return with_seat(values, seat, values[seat - 1] + more)
