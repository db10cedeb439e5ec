"""The base of every game here: validates a move, calls the rule of its verb, asks opponents."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec

from fullhouse.core.errors import Refused
from fullhouse.core.events import Accepted, Ended, Event
from fullhouse.core.game import Game, S, State, V
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.masks import NO_SEATS, Seats, seat_bit, seats_in
from fullhouse.core.moves import Move, single
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import Board

Events = tuple[Event, ...]
Rule = Callable[[Any, Any, Seat, Move], tuple[Any, Events]]
"""What a verb does: (game, state, seat, move) to the new state and the events."""

SHARED_VERBS: tuple[Verb, ...] = verbs(objects="object", answers="accept", clock="silence timeout")
"""The verbs of `SHARED_FORMS`."""
OBJECT, ACCEPT, SILENCE = single("object"), single("accept"), single("silence")


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


class AskingState(State, frozen=True, kw_only=True):
    """A position in which opponents may be asked whether they accept something."""

    asked: Seats = NO_SEATS
    """The mask of the seats that still have to answer; bit *s* is seat *s*."""


A = TypeVar("A", bound=AskingState)


class AskingGame(BoardGame[A, V], Generic[A, V]):
    """A game that asks opponents: the verbs `accept` and `silence` are the same for all of them."""

    @abstractmethod
    def answered(self, state: A) -> tuple[A, Events]:
        """What follows once all opponents have answered."""

    def accept(self, state: A, seat: Seat, _move: Move) -> tuple[A, Events]:
        if not state.asked & seat_bit(seat):
            self.refuse(state, seat, "not-asked")
        return self._without(state, seat_bit(seat), silent=False)

    def silence(self, state: A, seat: Seat, _move: Move) -> tuple[A, Events]:
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="silence")
        if not state.asked:
            self.refuse(state, seat, "nobody-asked")
        return self._without(state, state.asked, silent=True)

    def _without(self, state: A, answering: int, *, silent: bool) -> tuple[A, Events]:
        said = Accepted(seats=seats_in(answering, state.seats), silent=silent)
        state = msgspec.structs.replace(state, asked=state.asked & ~answering)
        if state.asked:
            return state, (said,)
        state, events = self.answered(state)
        return state, (said, *events)
