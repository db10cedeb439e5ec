"""The advanced game: as many digits as the sand allows; opponents check meanwhile."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import Called, Event, Objected, TimedOut, TurnPassed
from fullhouse.core.game import Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol, every_seat
from fullhouse.core.masks import BIT, everybody_but, first_from, has_seat
from fullhouse.core.moves import NOTHING, Move, Moves, Part
from fullhouse.games.kit.base import ACCEPT, OBJECT, Events, Rule
from fullhouse.games.kit.writing import RoundBegan, faults_in_order, nothing_fits, written
from fullhouse.games.markers.variant import (
    DONE,
    ERASE,
    IDLE_ROUNDS,
    PASS,
    AdvancedState,
    AdvancedView,
    Passed,
    Variant,
)
from fullhouse.sudoku.board import mask_of


class Advanced(Variant[AdvancedState, AdvancedView]):
    position = AdvancedState

    # Who may do what

    def to_move(self, state: AdvancedState) -> Seat | None:
        if state.reason is not None:
            return None
        return first_from(_turn_after(state)[2], state.asked, state.seats) if state.asked else state.turn

    def turn_number(self, state: AdvancedState) -> int:
        return 1 + state.round * state.seats + state.played

    def legal(self, state: AdvancedState, seat: Seat) -> Moves:
        if state.reason is not None:
            return NOTHING
        if seat == TABLE:
            return Moves(*self.said_for(state.asked)) if state.asked else NOTHING
        parts: list[Part] = [*self.vote_moves(state, seat)]
        if state.asked:
            parts.append((ACCEPT, has_seat(state.asked, seat)))
        elif seat == state.turn:
            open_cells = 0 if state.called else state.grid.open
            parts += ((DONE, 1), (PASS, 1), (ERASE, state.called))
            parts.append(self.digits(state, self.write_moves, open_cells))
        if state.window:
            can_object = state.window & ~state.called
            parts += ((OBJECT, can_object >> state.order[-1] & 1), (self.object_moves, can_object))
        return Moves(*parts)

    # The verbs

    def write(self, state: AdvancedState, seat: Seat, move: Move) -> tuple[AdvancedState, Events]:
        self.check_turn(state, seat)
        cell, symbol, bit = move.cell, move.symbol, BIT[move.cell]
        if state.called:
            self.refuse(state, seat, "erase-first", cells=self.board.names(state.called))
        self.check_open(state, seat, cell)
        fault = self.check_digit(state, seat, cell, symbol)
        recent = (state.recent[0] | bit, *state.recent[1:])
        if state.options.referee == "table":
            state, wrote = self.put(
                state, seat, cell, symbol,
                points=symbol,
                fault=fault,
                window=state.window | bit,
                order=(*state.order, cell),
                recent=recent,
            )  # fmt: skip
        else:
            called = state.called | bit if fault else state.called
            state, wrote = self.put(
                state, seat, cell, symbol, points=symbol, fault=fault, called=called, recent=recent
            )
            if fault:
                because = self.why(state, cell, symbol)
                return state, (wrote, Called(against=seat, cell=self.board.name(cell), because=because))
        if state.grid.open:
            blocked = state.options.referee != "table" and nothing_fits(state)
            return self.end_blocked(state, (wrote,)) if blocked else (state, (wrote,))
        if state.window:
            return replace(state, asked=everybody_but(seat, state.seats)), (wrote,)
        return self.end_filled(state, (wrote,))

    def erase(self, state: AdvancedState, seat: Seat, move: Move) -> tuple[AdvancedState, Events]:
        self.check_turn(state, seat)
        if not state.called & BIT[move.cell]:
            self.refuse(state, seat, "not-called", cell=self.board.name(move.cell))
        state, erased = self._rub_out(state, move.cell)
        return state, (erased,)

    def done(self, state: AdvancedState, seat: Seat, _move: Move) -> tuple[AdvancedState, Events]:
        """`done`, or `pass` as in the basic game: the turn ends early."""
        self.check_turn(state, seat)
        state, erased = self.cleared(state)
        return self.turn_over(state, (Passed(seat=seat), *erased))

    def timeout(self, state: AdvancedState, seat: Seat, _move: Move) -> tuple[AdvancedState, Events]:
        self.check_turn(state, seat)
        state, erased = self.cleared(state)
        return self.turn_over(state, (TimedOut(seat=seat), *erased))

    def objection(self, state: AdvancedState, seat: Seat, move: Move) -> tuple[AdvancedState, Events]:
        self.check_player(state, seat, move)
        if not state.window:
            self.refuse(state, seat, "nothing-to-object")
        cell = state.order[-1] if move.cell == Cell(-1) else move.cell
        name = self.board.name(cell)
        if not state.window & BIT[cell]:
            last = self.board.name(state.order[-1])
            self.refuse(state, seat, "window-closed", cell=name, last=last)
        if state.called & BIT[cell]:
            self.refuse(state, seat, "already-called", cell=name)
        upheld = bool(state.faults & BIT[cell])
        because = self.why(state, cell, Symbol(state.grid.symbols[cell])) if upheld else ()
        verdict = Objected(seat=seat, against=state.turn, cell=name, upheld=upheld, because=because)
        if not upheld:
            return state, (verdict,)
        if not state.closing:
            return replace(state, called=state.called | BIT[cell], asked=0), (verdict,)
        state, erased = self._rub_out(state, cell)
        if not state.closing or state.window:
            return state, (verdict, erased)
        state, ended = self.answered(replace(state, asked=0))
        return state, (verdict, erased, *ended)

    def answered(self, state: AdvancedState) -> tuple[AdvancedState, Events]:
        """A full board, or the digits of a turn, are accepted."""
        if not state.closing:
            return self.end_filled(state, ())
        return self._go_on(replace(state, window=0, order=(), closing=False), ())

    def referee_answer(self, state: AdvancedState, seat: Seat) -> Move:  # noqa: ARG002
        """Between turns every digit of the turn is judged; on a full board only the one that filled it."""
        judged = state.order if state.closing else state.order[-1:]
        fault = next((cell for cell in judged if state.faults & BIT[cell]), None)
        return ACCEPT[0] if fault is None else self.object_moves[fault]

    def judged(self, state: AdvancedState) -> tuple[AdvancedState, Events]:
        events: list[Event] = []
        for cell in self.board.cells_in(state.window & state.faults & ~state.called):
            because = self.why(state, cell, Symbol(state.grid.symbols[cell]))
            events.append(Called(against=state.turn, cell=self.board.name(cell), because=because))
            state, erased = self._rub_out(state, cell)
            events.append(erased)
        return replace(state, asked=0), tuple(events)

    def cleared(self, state: AdvancedState) -> tuple[AdvancedState, Events]:
        """The referee erases what was called and not yet erased."""
        events: list[Event] = []
        for cell in self.board.cells_in(state.called):
            state, erased = self._rub_out(state, cell)
            events.append(erased)
        return state, tuple(events)

    # What the verbs share

    def _rub_out(self, state: AdvancedState, cell: Cell) -> tuple[AdvancedState, Event]:
        keep = ~BIT[cell]
        return self.rub_out(
            state, cell,
            points=state.grid.symbols[cell],
            window=state.window & keep,
            order=tuple(other for other in state.order if other != cell),
            called=state.called & keep,
        )  # fmt: skip

    def turn_over(self, state: AdvancedState, events: Events) -> tuple[AdvancedState, Events]:
        """A turn has ended: its digits are validated first, where players watch each other."""
        if state.window:
            return replace(state, closing=True, asked=everybody_but(state.turn, state.seats)), events
        return self._go_on(state, events)

    def _go_on(self, state: AdvancedState, events: Events) -> tuple[AdvancedState, Events]:
        """The next turn begins, or the last round has been played."""
        round_, played, turn = _turn_after(state)
        if round_ > _rounds(state):
            state, ended = self.end(state, "rounds_played")
            return state, (*events, *ended)
        recent = state.recent
        if round_ > state.round:
            if round_ > IDLE_ROUNDS and not _stands(state):
                state, ended = self.end(state, "no_progress")
                return state, (*events, *ended)
            events = (*events, RoundBegan(round=round_, order=_order(round_, state.seats)))
            recent = (0, *recent[:2])
        state = replace(state, round=round_, played=played, turn=turn, recent=recent)
        return state, (*events, TurnPassed(seat=turn))

    # What people see

    def view(self, state: AdvancedState, viewer: Viewer) -> AdvancedView:
        return AdvancedView(
            **self.seen_with_votes(state, viewer),
            round=state.round,
            rounds=_rounds(state),
            played=state.played,
            window=tuple(map(self.board.name, state.order)),
            called=self.board.names(state.called),
            recent=tuple(map(self.board.names, state.recent)),
            closing=state.closing,
        )

    def imagine(self, view: AdvancedView, chance: Chance) -> AdvancedState:  # noqa: ARG002
        order = tuple(map(self.board.cell, view.window))
        this, before, earlier = (mask_of(map(self.board.cell, names)) for names in view.recent)
        state = AdvancedState(
            **self.imagined_with_votes(view),
            round=view.round,
            played=view.played,
            window=mask_of(order),
            order=order,
            called=mask_of(map(self.board.cell, view.called)),
            recent=(this, before, earlier),
            closing=view.closing,
        )
        return replace(state, faults=faults_in_order(state, order) | state.called)

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "erase": erase,
        "done": done,
        "timeout": timeout,
        "object": objection,
        "accept": Variant.accept,
        "silence": Variant.silence,
        "without": Variant.without,
        **Variant.table_rules,
        "pass": done,
    }


def _rounds(state: AdvancedState) -> int:
    return state.options.rounds or state.seats


def _stands(state: AdvancedState) -> bool:
    """Whether a digit of the last three rounds is still on the board."""
    this, before, earlier = state.recent
    return bool((this | before | earlier) & written(state))


def _order(round_: int, seats: int) -> tuple[Seat, ...]:
    """Round k starts with seat k."""
    everybody, first = every_seat(seats), (round_ - 1) % seats
    return everybody[first:] + everybody[:first]


def _turn_after(state: AdvancedState) -> tuple[int, int, Seat]:
    """The round, the turns played in it, and the seat whose turn comes next."""
    round_, played = state.round, state.played + 1
    if played == state.seats:
        round_, played = round_ + 1, 0
    return round_, played, _order(round_, state.seats)[played]
