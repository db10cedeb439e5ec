"""One-Two-Three (Sudoku123.ca 2006): rounds, turns, the final round and the end."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Outcome, TimedOut, TurnPassed, most_points
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Seconds, every_seat
from fullhouse.core.masks import BIT, NO_SEATS, everybody_but, has_seat, seat_bit, seats_in, seats_of
from fullhouse.core.moves import NOTHING, Move, Moves, Part, Verb, single, verbs
from fullhouse.core.options import Options
from fullhouse.games.kit.base import ACCEPT, SHARED_VERBS, Events, Rule, silence_deadline
from fullhouse.games.kit.writing import RoundBegan, nothing_fits, written
from fullhouse.games.one_two_three.data import (
    Compensated,
    Finished,
    OneTwoThreeOptions,
    OneTwoThreeState,
    OneTwoThreeView,
    SheetLine,
    Turn,
    WantsToStop,
)
from fullhouse.games.one_two_three.faults import Faults
from fullhouse.games.one_two_three.score import (
    UNABLE,
    digit_points,
    digits_asked,
    handicap,
    imagined,
    seen,
    with_digit,
)

DONE = single("done")
IDLE_ROUNDS = 3
"""The game is over after this many rounds in a row without a digit that stands."""


class OneTwoThree(Faults):
    id: ClassVar[str] = "one-two-three"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    options: ClassVar[type[Options]] = OneTwoThreeOptions
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="write done correct leave") + SHARED_VERBS
    reasons: ClassVar[tuple[str, ...]] = ("complete", "stuck", "no_progress")

    def begin(self, options: OneTwoThreeOptions, seats: int, setup: Setup) -> OneTwoThreeState:
        if options.teams and seats != 4:
            raise BadInput("teams-need-four", seats=seats)
        state = OneTwoThreeState(**self.pristine(seats, setup), options=options)
        if options.handicap:
            state = replace(state, scores=tuple(map(handicap, every_seat(seats))))
        state, _ = self._next_round(state, ())
        if state.grid.open:
            return state
        return self._finish(state, ())[0]

    # Who may do what

    def to_move(self, state: OneTwoThreeState) -> Seat | None:
        if state.reason is not None:
            return None
        if state.owed:
            return state.owed[0].seat
        if state.asked:
            after = state.place + 1
            order = state.order[after:] + state.order[:after]
            return next(seat for seat in order if state.asked & seat_bit(seat))
        return state.turn

    def to_act(self, state: OneTwoThreeState) -> tuple[Seat, ...]:
        if state.reason is not None:
            return ()
        acting = 0
        for owed in state.owed:
            acting |= seat_bit(owed.seat)
        acting = acting or state.asked or seat_bit(state.turn)
        if state.options.referee == "table" and written(state):
            return every_seat(state.seats)
        return seats_in(acting, state.seats)

    def legal(self, state: OneTwoThreeState, seat: Seat) -> Moves:
        if state.reason is not None:
            return NOTHING
        asked = NO_SEATS if state.owed else state.asked
        if seat == TABLE:
            return Moves(*self.said_for(asked)) if asked else NOTHING
        parts: tuple[Part, ...] = ()
        if state.owed:
            parts = self.corrections(state, seat)
        elif asked:
            parts = ((ACCEPT, has_seat(asked, seat)),)
        elif seat == state.turn:
            parts = self.digits(state, self.write_moves, state.grid.open), (DONE, 1)
        return Moves(*parts, *self.objections(state, seat))

    def deadline(self, state: OneTwoThreeState) -> Deadline | None:
        """The clock of a turn runs through all its digits; while a correction is owed, it is that one's."""
        if state.reason is not None:
            return None
        glass = state.options.sand_glass
        if state.asked and not state.owed:
            return silence_deadline(state)
        if glass is None:
            return None
        if state.owed:
            return Deadline(state.owed[0].seat, glass)
        return Deadline(state.turn, Seconds(state.asks * glass))

    def turn_number(self, state: OneTwoThreeState) -> int:
        return 1 + state.round * state.seats + state.place

    def outcome(self, state: OneTwoThreeState) -> Outcome:
        scores = state.scores
        if state.reason is None:
            return Outcome(scores)
        if state.options.teams:
            one, two, three, four = scores
            winners = most_points((one + three, two + four) * 2)
            return Outcome(scores, state.reason, winners)
        return Outcome(scores, state.reason, most_points(scores))

    # The verbs

    def write(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        self.check_turn(state, seat)
        cell, symbol = move.cell, move.symbol
        self.check_open(state, seat, cell)
        fault = self.check_digit(state, seat, cell, symbol)
        running = state.turns[-1]
        turn, bonuses = with_digit(running, cell, symbol, state.grid.filled | BIT[cell])
        if fault and state.options.referee != "table":
            return self.call(state, turn, cell, symbol, bonuses)
        this, before, earlier = state.recent
        state, wrote = self.put(
            state, seat, cell, symbol,
            points=symbol,
            bonus=turn.points - running.points - symbol,
            fault=fault,
            turns=(*state.turns[:-1], turn),
            last=cell,
            recent=(this | BIT[cell], before, earlier),
        )  # fmt: skip
        return self.go_on(state, (wrote, *bonuses), by=seat)

    def done(self, state: OneTwoThreeState, seat: Seat, _move: Move) -> tuple[OneTwoThreeState, Events]:
        self.check_turn(state, seat)
        options = state.options
        if options.fewer == "asked" and options.referee == "table" and state.stopping == "no":
            asked = everybody_but(seat, state.seats)
            return replace(state, stopping="asked", asked=asked), (WantsToStop(seat=seat),)
        return self._stop(state)

    def timeout(self, state: OneTwoThreeState, seat: Seat, _move: Move) -> tuple[OneTwoThreeState, Events]:
        """The time for a correction or for the turn has run out."""
        said = TimedOut(seat=seat)
        for owed in state.owed:
            if owed.seat == seat:
                state, events = self.left(state, seat, owed.cell)
                return state, (said, *events)
        self.check_turn(state, seat)
        return self._next_turn(state, (said,))

    def accept(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        self._check_nothing_owed(state, seat)
        return super().accept(state, seat, move)

    def silence(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        self._check_nothing_owed(state, seat)
        return super().silence(state, seat, move)

    def is_asked(self, state: OneTwoThreeState, seat: Seat) -> bool:
        return not state.owed and super().is_asked(state, seat)

    def referee_answer(self, state: OneTwoThreeState, seat: Seat) -> Move:  # noqa: ARG002
        """Of all digits only the one that closes the game is judged; a turn may end."""
        is_fault = state.faults & BIT[state.completing]
        return self.object_moves[state.completing] if is_fault else ACCEPT[0]

    def answered(self, state: OneTwoThreeState) -> tuple[OneTwoThreeState, Events]:
        if state.stopping == "asked":
            return self._stop(state)
        return self._finish(state, ())

    def points(
        self,
        state: OneTwoThreeState,
        seat: Seat,  # noqa: ARG002
        move: Move,
        cells: int,
    ) -> tuple[int, ...] | None:
        if move.verb != "write":
            return None
        return digit_points(state.turns[-1], move.symbol, state.grid.filled, cells)

    # How play goes on

    def _check_nothing_owed(self, state: OneTwoThreeState, seat: Seat) -> None:
        for owed in state.owed:
            self.refuse(state, seat, "correction-owed", owing=owed.seat, cell=self.board.name(owed.cell))

    def check_turn(self, state: OneTwoThreeState, seat: Seat) -> None:
        self._check_nothing_owed(state, seat)
        super().check_turn(state, seat)

    def go_on(self, state: OneTwoThreeState, events: Events, by: Seat) -> tuple[OneTwoThreeState, Events]:
        if state.owed:
            return state, events
        if is_last_write(state):
            if state.options.referee != "table":
                return self._finish(state, events)
            # The last look: each correction asks again all but its player, who may have to answer still.
            completing = state.last if state.completing == Cell(-1) else state.completing
            asked = state.asked | everybody_but(by, state.seats)
            return replace(state, completing=completing, asked=asked, stopping="no"), events
        if state.completing != Cell(-1):
            state = replace(state, completing=Cell(-1), asked=0)
        turn = state.turns[-1]
        return self._next_turn(state, events) if turn.used == turn.asks else (state, events)

    def _stop(self, state: OneTwoThreeState) -> tuple[OneTwoThreeState, Events]:
        """A turn ends early: in a final round its seat will get nothing for being unable to write."""
        seat = state.turn
        if state.final:
            state = replace(state, stopped=state.stopped | seat_bit(seat))
        return self._next_turn(state, (Finished(seat=seat, written=state.turns[-1].used),))

    def _next_turn(self, state: OneTwoThreeState, events: Events) -> tuple[OneTwoThreeState, Events]:
        state = replace(state, stopping="no")
        if not state.turns[-1].used:
            state = replace(state, turns=state.turns[:-1])
        place = state.place + 1
        if place == state.seats:
            if state.round >= IDLE_ROUNDS and not any(state.recent):
                state, ended = self.end(state, "no_progress")
                return state, (*events, *ended)
            return self._next_round(state, events)
        seat = state.order[place]
        turn = Turn(seat, state.round, state.asks)
        state = replace(state, place=place, turns=(*state.turns, turn))
        return state, (*events, TurnPassed(seat=seat))

    def _next_round(self, state: OneTwoThreeState, events: Events) -> tuple[OneTwoThreeState, Events]:
        round_ = state.round + 1
        asks = digits_asked(state.options.sequence, round_)
        final = state.final or state.grid.open.bit_count() <= state.seats * asks
        order = every_seat(state.seats)
        if final and state.options.final_order == "lowest_first":
            order = tuple(sorted(order, key=lambda seat: state.scores[seat - 1]))
        state = replace(
            state,
            round=round_,
            asks=asks,
            final=final,
            order=order,
            place=0,
            turns=(*state.turns, Turn(order[0], round_, asks)),
            recent=(0, *state.recent[:2]),
        )
        began = RoundBegan(round=round_, order=order, asks=asks, final=final)
        return state, (*events, began, TurnPassed(seat=order[0]))

    def _finish(self, state: OneTwoThreeState, events: Events) -> tuple[OneTwoThreeState, Events]:
        """Nothing more can be written: seats without a turn in a final round get their points for it."""
        has_written = state.turns[-1].used > 0
        to_come = state.order[state.place + has_written :]
        unable = tuple(seat for seat in to_come if not has_seat(state.stopped, seat))
        if unable and (state.final or not state.grid.open):
            scores = tuple(
                score + UNABLE if seat in unable else score for seat, score in enumerate(state.scores, 1)
            )
            state = replace(state, scores=scores, unable=seats_of(unable))
            events = (*events, Compensated(seats=tuple(sorted(unable)), points=UNABLE))
        state, ended = self.end(state, "stuck" if state.grid.open else "complete")
        return state, (*events, *ended)

    # What people see

    def view(self, state: OneTwoThreeState, viewer: Viewer) -> OneTwoThreeView:
        return OneTwoThreeView(**self.seen(state, viewer), **seen(state))

    def sheet(self, view: OneTwoThreeView) -> tuple[SheetLine, ...]:
        return view.sheet

    def imagine(self, view: OneTwoThreeView, chance: Chance) -> OneTwoThreeState:  # noqa: ARG002
        return imagined(OneTwoThreeState(**self.imagined(view)), view)

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "done": done,
        "correct": Faults.correct,
        "leave": Faults.leave,
        "object": Faults.objection,
        "accept": accept,
        "silence": silence,
        "without": Faults.without,
        "timeout": timeout,
    }


def is_last_write(state: OneTwoThreeState) -> bool:
    """Whether nothing more can be written: the grid is full, or no digit fits any empty cell."""
    return not state.grid.open or nothing_fits(state)


GAME = OneTwoThree()
