"""Sealed Cells: all choose a cell in secret, then all are opened. A cell that only one has chosen is theirs.

A game without turns: `to_move` is None and `to_act` lists everybody who has not chosen yet. What somebody has
chosen is hidden from the others in the view, in the events and in the moves (`shows_moves`).
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import OfCell, OfSeat, Outcome, most_points
from fullhouse.core.game import Setup, State, View, Viewer
from fullhouse.core.ids import Cell, Seat, Symbol, every_seat
from fullhouse.core.masks import BIT
from fullhouse.core.moves import NOTHING, Move, Moves, Verb, verbs
from fullhouse.core.options import Options
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import BoardGame, Events, Rule, with_seat
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import SIX, Board

NOTATION = Notation(SIX, ("choose CELL",))
CHOOSE = NOTATION.cell_moves("choose CELL", Symbol(0))
ROUNDS = 6
NONE = -1
EMPTY = "."


class SealedState(State, frozen=True, kw_only=True):
    options: Options
    owners: str
    """A character a cell: the seat that has it, or a dot."""
    chosen: tuple[int, ...]
    """The cell that each seat has chosen in this round; -1 for none yet."""
    round: int = 1


class SealedView(View, frozen=True, kw_only=True):
    round: int
    chosen: tuple[str | None, ...]
    """The cell of each seat, as far as the viewer may know it; None: not chosen yet, or a secret."""
    ready: tuple[Seat, ...]
    """Who has chosen."""


class Chose(OfSeat, frozen=True, tag="sealed_cells_chose"):
    """Somebody has chosen; what, is told when all are opened."""


class Opened(OfCell, frozen=True, tag="sealed_cells_opened"):
    points: int


class SealedCells(BoardGame[SealedState, SealedView]):
    id: ClassVar[str] = "sealed-cells"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = Options
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="choose")
    reasons: ClassVar[tuple[str, ...]] = ("rounds_played",)
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: Options, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def begin(self, options: Options, seats: int, setup: Setup) -> SealedState:
        setups.only_fields(setup, required=())
        board = EMPTY * len(SIX.cells)
        return SealedState(seats=seats, options=options, owners=board, chosen=(NONE,) * seats)

    def to_move(self, state: SealedState) -> Seat | None:  # noqa: ARG002
        return None

    def to_act(self, state: SealedState) -> tuple[Seat, ...]:
        if state.reason is not None:
            return ()
        return tuple(seat for seat in every_seat(state.seats) if state.chosen[seat - 1] == NONE)

    def legal(self, state: SealedState, seat: Seat) -> Moves:
        if seat not in self.to_act(state):
            return NOTHING
        return Moves((CHOOSE, sum(BIT[cell] for cell, owner in enumerate(state.owners) if owner == EMPTY)))

    def deadline(self, state: SealedState) -> Deadline | None:  # noqa: ARG002
        return None

    def outcome(self, state: SealedState) -> Outcome:
        scores = tuple(points(state.owners, seat) for seat in every_seat(state.seats))
        return Outcome(scores, state.reason, () if state.reason is None else most_points(scores))

    def choose(self, state: SealedState, seat: Seat, move: Move) -> tuple[SealedState, Events]:
        if seat not in self.to_act(state):
            self.refuse(state, seat, "sealed-cells-chosen")
        if state.owners[move.cell] != EMPTY:
            self.refuse(state, seat, "cell-not-empty", cell=SIX.name(move.cell))
        state = replace(state, chosen=with_seat(state.chosen, seat, int(move.cell)))
        if self.to_act(state):
            return state, (Chose(seat=seat),)
        state, opened = _open(state)
        if state.round <= ROUNDS:
            return state, (Chose(seat=seat), *opened)
        state, ended = self.end(replace(state, round=ROUNDS), "rounds_played")
        return state, (Chose(seat=seat), *opened, *ended)

    def shows_moves(self, options: Any, seat: Seat, viewer: Viewer) -> bool:  # noqa: ARG002
        return viewer in (seat, "review")

    def view(self, state: SealedState, viewer: Viewer) -> SealedView:
        chosen = tuple(
            SIX.name(Cell(cell)) if cell != NONE and viewer in (seat, "review") else None
            for seat, cell in enumerate(state.chosen, 1)
        )
        ready = tuple(seat for seat in every_seat(state.seats) if state.chosen[seat - 1] != NONE)
        return SealedView(
            options=state.options,
            board=state.owners,
            **self.standing(state),
            round=state.round,
            chosen=chosen,
            ready=ready,
        )

    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        """Whoever has chosen in secret may have chosen any empty cell."""
        empty = [cell for cell, owner in enumerate(view.board) if owner == EMPTY]
        chosen = [
            int(SIX.cell(name)) if name is not None else chance.choice(empty) if seat in view.ready else NONE
            for seat, name in enumerate(view.chosen, 1)
        ]
        return SealedState(
            seats=len(view.scores),
            reason=view.reason,
            options=view.options,
            owners=view.board,
            chosen=tuple(chosen),
            round=view.round,
        )

    rules: ClassVar[Mapping[str, Rule]] = {"choose": choose}


def points(owners: str, seat: Seat) -> int:
    """A point for each cell, and one more for each pair of one's own in a row, a column or a block."""
    own = [cell for cell, owner in enumerate(owners) if owner == str(seat)]
    pairs = [(one, other) for one in own for other in own if one < other]
    return len(own) + sum(bool(SIX.peers[one] & BIT[other]) for one, other in pairs)


def _open(state: SealedState) -> tuple[SealedState, Events]:
    """All cells are opened; those that only one has chosen are taken."""
    owners, events = list(state.owners), []
    for seat, cell in enumerate(state.chosen, 1):
        is_alone = state.chosen.count(cell) == 1
        if is_alone:
            owners[cell] = str(seat)
        events.append(Opened(seat=Seat(seat), cell=SIX.name(Cell(cell)), points=int(is_alone)))
    chosen = (NONE,) * state.seats
    return replace(state, owners="".join(owners), chosen=chosen, round=state.round + 1), tuple(events)


GAME = SealedCells()
