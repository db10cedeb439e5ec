"""The solo game: one seat writes and erases freely, and the problem is solved or not."""

from collections.abc import Mapping
from typing import ClassVar

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import Outcome, TimedOut
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat
from fullhouse.core.masks import BIT
from fullhouse.core.moves import NOTHING, Move, Moves
from fullhouse.games.kit.base import Events, Rule
from fullhouse.games.kit.writing import EACH_SYMBOL, written
from fullhouse.games.markers.variant import ERASE, MarkersState, MarkersView, Variant, is_solved


class Solo(Variant[MarkersState, MarkersView]):
    position = MarkersState

    def to_move(self, state: MarkersState) -> Seat | None:
        return state.turn if state.reason is None else None

    def legal(self, state: MarkersState, seat: Seat) -> Moves:
        if state.reason is not None or seat != state.turn:
            return NOTHING
        cells = self.board.all & ~state.givens
        return Moves(
            (self.write_moves, cells * EACH_SYMBOL), (ERASE, written(state)), *self.vote_moves(state, seat)
        )

    def deadline(self, state: MarkersState) -> Deadline | None:  # noqa: ARG002
        return None

    def points(self, state: MarkersState, seat: Seat, move: Move, cells: int) -> None:
        """There are no points alone."""

    def outcome(self, state: MarkersState) -> Outcome:
        """No score: the problem is solved or not."""
        return Outcome(state.scores, state.reason, (Seat(1),) if state.reason == "solved" else ())

    def write(self, state: MarkersState, seat: Seat, move: Move) -> tuple[MarkersState, Events]:
        self._check_free(state, seat, move)
        events: Events = ()
        if state.grid.filled & BIT[move.cell]:
            state, erased = self.rub_out(state, move.cell, points=0)
            events = (erased,)
        state, wrote = self.put(state, seat, move.cell, move.symbol, points=0, fault=False)
        if is_solved(state):
            return self.end_filled(state, (*events, wrote))
        return state, (*events, wrote)

    def erase(self, state: MarkersState, seat: Seat, move: Move) -> tuple[MarkersState, Events]:
        self._check_free(state, seat, move)
        if not state.grid.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-empty", cell=self.board.name(move.cell))
        state, erased = self.rub_out(state, move.cell, points=0)
        return state, (erased,)

    def timeout(self, state: MarkersState, seat: Seat, move: Move) -> tuple[MarkersState, Events]:
        """The only time that can run out for this seat is the one for the problem."""
        self.check_player(state, seat, move)
        state, ended = self.end(state, "time_up")
        return state, (TimedOut(seat=seat), *ended)

    def answered(self, state: MarkersState) -> tuple[MarkersState, Events]:
        """There are no opponents to ask, so nothing follows."""
        return state, ()

    def _check_free(self, state: MarkersState, seat: Seat, move: Move) -> None:
        self.check_player(state, seat, move)
        if state.givens & BIT[move.cell]:
            self.refuse(state, seat, "cell-given", cell=self.board.name(move.cell))

    def view(self, state: MarkersState, viewer: Viewer) -> MarkersView:
        return MarkersView(**self.seen_with_votes(state, viewer))

    def imagine(self, view: MarkersView, chance: Chance) -> MarkersState:  # noqa: ARG002
        return MarkersState(**self.imagined_with_votes(view))

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "erase": erase,
        "timeout": timeout,
        **Variant.table_rules,
        **dict.fromkeys(("object", "accept", "silence", "without", "pass", "done"), Variant.elsewhere),
    }
