"""What the variants of Colour Markers share: the vote to stop, the end of the playing time, the score."""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from fullhouse.core.clock import Deadline
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.core.masks import everybody_but, has_seat, seat_bit, seats_in, seats_of
from fullhouse.core.moves import Move, Part, single
from fullhouse.core.options import Options
from fullhouse.core.outcome import Outcome, most_points
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.kit.base import SHARED_VERBS, Events, turn_deadline
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.games.kit.writing import WritingGame
from fullhouse.games.markers.data import MarkersOptions, MarkersState, MarkersView, Voted
from fullhouse.sudoku.board import NINE

FORMS = ("CELL=D", "erase CELL", "pass", "done", "stop", "continue", "time_up", *SHARED_FORMS)
NOTATION = Notation(NINE, FORMS)
VERBS = verbs(acts="write done", aside="erase pass", votes="stop continue", clock="time_up") + SHARED_VERBS
REASONS = ("solved", "full", "no_progress", "time_up", "agreed", "rounds_played")
ERASE = NOTATION.cell_moves("erase CELL")
IDLE_ROUNDS = 3
"""After this many rounds in a row without a digit that stands, the game is over."""
PASS, DONE, STOP, CONTINUE = single("pass"), single("done"), single("stop"), single("continue")

M = TypeVar("M", bound=MarkersState)
MV = TypeVar("MV", bound=MarkersView)


class Variant(WritingGame[M, MV], Generic[M, MV]):
    """One way to play with colour markers. Everybody may vote at any time, so everybody may always act."""

    id: ClassVar[str] = "markers"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = MarkersOptions
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    notation: ClassVar[Notation] = NOTATION

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
        """`continue`: a vote to stop is withdrawn."""
        self.check_player(state, seat, move)
        if not state.votes & seat_bit(seat):
            self.refuse(state, seat, "no-vote")
        return self._vote(state, seat, state.votes & ~seat_bit(seat))

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

    def vote_moves(self, state: M, seat: Seat) -> Part:
        return CONTINUE if has_seat(state.votes, seat) else STOP, 1

    def check_turn(self, state: M, seat: Seat) -> None:
        if state.asked:
            self.refuse(state, seat, "answer-first" if state.asked & seat_bit(seat) else "opponents-asked")
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def end_filled(self, state: M, events: Events) -> tuple[M, Events]:
        """Every cell is filled, without an objection."""
        state, ended = self.end(state, "solved" if is_solved(state) else "full")
        return state, (*events, *ended)

    def _end_early(self, state: M, events: Events, reason: Any) -> tuple[M, Events]:
        state, erased = self.cleared(state)
        state, ended = self.end(state, reason)
        return state, (*events, *erased, *ended)

    def _vote(self, state: M, seat: Seat, votes: int) -> tuple[M, Events]:
        wants = bool(votes & seat_bit(seat))
        voted = Voted(seat=seat, stop=wants, votes=seats_in(votes, state.seats))
        return replace(state, votes=votes), (voted,)

    def seen_with_votes(self, state: M, viewer: Any) -> dict[str, Any]:
        """The fields that the views of all variants share."""
        return {**self.seen(state, viewer), "turn": state.turn, "votes": self.votes(state)}

    def imagined_with_votes(self, view: MV) -> dict[str, Any]:
        """The fields that the positions of all variants share."""
        return {**self.imagined(view), "turn": view.turn, "votes": seats_of(view.votes)}


def is_solved(state: MarkersState) -> bool:
    return state.grid.symbols == state.solution
