"""The basic game: one digit a turn, validated by all opponents before anybody plays on."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import Called, Objected, TimedOut, TurnPassed
from fullhouse.core.game import Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol, seat_after
from fullhouse.core.masks import BIT, everybody_but, first_from, has_seat
from fullhouse.core.moves import NOTHING, Move, Moves
from fullhouse.games.kit.base import ACCEPT, OBJECT, Events, Rule
from fullhouse.games.kit.writing import Erased, Wrote, faults_in_order, nothing_fits
from fullhouse.games.markers.variant import IDLE_ROUNDS, PASS, BasicState, BasicView, Passed, Variant


class Basic(Variant[BasicState, BasicView]):
    position = BasicState

    # Who may do what

    def to_move(self, state: BasicState) -> Seat | None:
        if state.reason is not None:
            return None
        if not state.asked:
            return state.turn
        return first_from(seat_after(state.turn, state.seats), state.asked, state.seats)

    def legal(self, state: BasicState, seat: Seat) -> Moves:
        if state.reason is not None:
            return NOTHING
        if seat == TABLE:
            return Moves(*self.said_for(state.asked)) if state.asked else NOTHING
        vote = self.vote_moves(state, seat)
        if state.pending is None:
            if seat != state.turn:
                return Moves(*vote)
            return Moves(self.digits(state, self.write_moves, state.grid.open), (PASS, 1), *vote)
        if seat == state.turn:
            return Moves(*vote)
        objections = (self.object_moves, BIT[state.pending])
        return Moves((ACCEPT, has_seat(state.asked, seat)), (OBJECT, 1), objections, *vote)

    # The verbs

    def write(self, state: BasicState, seat: Seat, move: Move) -> tuple[BasicState, Events]:
        self.check_turn(state, seat)
        cell, symbol = move.cell, move.symbol
        self.check_open(state, seat, cell)
        fault = self.check_digit(state, seat, cell, symbol)
        if state.options.referee == "table":
            asked = everybody_but(seat, state.seats)
            state, wrote = self.put(
                state, seat, cell, symbol, points=symbol, fault=fault, pending=cell, asked=asked
            )
            return state, (wrote,)
        if fault:
            name = self.board.name(cell)
            wrote = Wrote(seat=seat, cell=name, symbol=symbol, points=symbol)
            called = Called(against=seat, cell=name, because=self.why(state, cell, symbol))
            erased = Erased(seat=seat, cell=name, symbol=symbol, points=symbol)
            return self._next_turn(state, (wrote, called, erased), stands=False)
        state, wrote = self.put(state, seat, cell, symbol, points=symbol, fault=False)
        return self._stands(state, (wrote,))

    def skip(self, state: BasicState, seat: Seat, _move: Move) -> tuple[BasicState, Events]:
        """`pass`: nothing is written."""
        self.check_turn(state, seat)
        return self._next_turn(state, (Passed(seat=seat),), stands=False)

    def timeout(self, state: BasicState, seat: Seat, _move: Move) -> tuple[BasicState, Events]:
        self.check_turn(state, seat)
        return self._next_turn(state, (TimedOut(seat=seat),), stands=False)

    def objection(self, state: BasicState, seat: Seat, move: Move) -> tuple[BasicState, Events]:
        """The first objection ends the validation, whether it is right or not."""
        self.check_player(state, seat, move)
        cell = state.pending
        if cell is None:
            self.refuse(state, seat, "nothing-to-object")
        name = self.check_objection(state, seat, move, cell, state.turn)
        upheld = bool(state.faults & BIT[cell])
        because = self.why(state, cell, Symbol(state.grid.symbols[cell])) if upheld else ()
        verdict = Objected(seat=seat, against=state.turn, cell=name, upheld=upheld, because=because)
        if not upheld:
            return self._stands(replace(state, asked=0), (verdict,))
        state, erased = self._rub_out(state, cell)
        return self._next_turn(state, (verdict, erased), stands=False)

    def referee_answer(self, state: BasicState, seat: Seat) -> Move:  # noqa: ARG002
        is_fault = state.pending is not None and state.faults & BIT[state.pending]
        return OBJECT[0] if is_fault else ACCEPT[0]

    def judged(self, state: BasicState) -> tuple[BasicState, Events]:
        cell = state.pending
        if cell is None or not state.faults & BIT[cell]:
            return replace(state, pending=None, asked=0), ()
        because = self.why(state, cell, Symbol(state.grid.symbols[cell]))
        called = Called(against=state.turn, cell=self.board.name(cell), because=because)
        state, erased = self._rub_out(state, cell)
        return state, (called, erased)

    def answered(self, state: BasicState) -> tuple[BasicState, Events]:
        return self._stands(state, ())

    # What the verbs share

    def _rub_out(self, state: BasicState, cell: Cell) -> tuple[BasicState, Erased]:
        return self.rub_out(state, cell, points=state.grid.symbols[cell], pending=None, asked=0)

    def _stands(self, state: BasicState, events: Events) -> tuple[BasicState, Events]:
        """A digit is on the board for good."""
        if not state.grid.open:
            return self.end_filled(replace(state, pending=None), events)
        if state.options.referee != "table" and nothing_fits(state):
            return self.end_blocked(state, events)
        return self._next_turn(state, events, stands=True)

    def _next_turn(self, state: BasicState, events: Events, *, stands: bool) -> tuple[BasicState, Events]:
        turn = seat_after(state.turn, state.seats)
        placed, idle = state.placed or stands, state.idle
        if turn == 1:
            idle = 0 if placed else idle + 1
            if idle == IDLE_ROUNDS:
                state, ended = self.end(replace(state, idle=idle), "no_progress")
                return state, (*events, *ended)
            placed = False
        state = replace(state, turn=turn, pending=None, placed=placed, idle=idle)
        return state, (*events, TurnPassed(seat=turn))

    # What people see

    def view(self, state: BasicState, viewer: Viewer) -> BasicView:
        return BasicView(
            **self.seen_with_votes(state, viewer),
            pending=None if state.pending is None else self.board.name(state.pending),
            placed=state.placed,
            idle=state.idle,
        )

    def imagine(self, view: BasicView, chance: Chance) -> BasicState:  # noqa: ARG002
        state = BasicState(**self.imagined_with_votes(view), placed=view.placed, idle=view.idle)
        if view.pending is None:
            return state
        cell = self.board.cell(view.pending)
        return replace(state, pending=cell, faults=faults_in_order(state, (cell,)))

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "pass": skip,
        "timeout": timeout,
        "object": objection,
        "accept": Variant.accept,
        "silence": Variant.silence,
        "without": Variant.without,
        **Variant.table_rules,
        "erase": Variant.elsewhere,
        "done": Variant.elsewhere,
    }
