"""Taking turns with a last move that can be objected to: what `challenge` and the laying games share."""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Objected
from fullhouse.core.game import V
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol, every_seat
from fullhouse.core.masks import BIT, Cells, first_from, seat_bit, seats_in
from fullhouse.core.moves import NOTHING, Move, Moves, Part
from fullhouse.core.options import TurnOptions
from fullhouse.games.kit.base import ACCEPT, OBJECT, SILENCE, AskingGame, AskingState


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
        if hasattr(cls, "notation"):
            cls.object_moves = cls.notation.cell_moves("object CELL")

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
                parts = [(SILENCE, 1)]
            elif state.asked & seat_bit(seat):
                parts = [(ACCEPT, 1)]
        elif seat == state.turn:
            parts = self.turn_moves(state)
        if self.has_reactions(state):
            parts = [*parts, *self.reactions(state, seat)]
        return Moves(*parts)

    def deadline(self, state: T) -> Deadline | None:
        return None if state.reason is not None else turn_deadline(state)

    def check_turn(self, state: T, seat: Seat) -> None:
        if state.asked:
            self.refuse(state, seat, "answer-first" if state.asked & seat_bit(seat) else "opponents-asked")
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def judge(self, state: T, seat: Seat, move: Move) -> tuple[Any, Objected]:
        """The last move, and the verdict on an objection to it."""
        last = state.last
        if last is None:
            self.refuse(state, seat, "nothing-to-object")
        name = self.board.name(last.cell)
        if move.cell not in (last.cell, Cell(-1)):
            self.refuse(state, seat, "window-closed", cell=self.board.name(move.cell), last=name)
        if seat in (TABLE, last.seat):
            self.refuse(state, seat, "own-move", cell=name)
        because = self.board.names(last.fault)
        return last, Objected(seat=seat, against=last.seat, cell=name, upheld=bool(because), because=because)


def turn_deadline(state: Any) -> Deadline | None:
    """The clock of the seat whose turn it is, or of the opponents who are asked."""
    options: TurnOptions = state.options
    seat, seconds = (TABLE, options.silence) if state.asked else (state.turn, options.sand_glass)
    return None if seconds is None else Deadline(seat, seconds)


def with_seat(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The same values seat by seat, but for one seat.

    >>> with_seat((3, 4), Seat(2), 9)
    (3, 9)
    """
    return (*values[: seat - 1], value, *values[seat:])
