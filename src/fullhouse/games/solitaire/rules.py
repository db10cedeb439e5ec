"""Solitaire, by Colovini, De Toffoli and Zaccariotto: turn all tiles up, never hold three equal ones."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import OfSeat, Outcome
from fullhouse.core.game import Setup, State, Viewer
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import BIT, Cells
from fullhouse.core.moves import NOTHING, Move, Moves, Part, Verb, single, verbs
from fullhouse.core.options import Options, Packs
from fullhouse.games.kit import flipping
from fullhouse.games.kit.base import SHARED_VERBS, BoardGame, Events, Rule
from fullhouse.games.kit.flipping import Flipped, FlippingView, Inserted
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.sudoku.board import NINE, Board
from fullhouse.sudoku.grid import Grid


class SolitaireOptions(Options, frozen=True, kw_only=True):
    packs: ClassVar[Packs] = {"family": {"places": True}, "printed": {"places": False}}

    places: bool = True
    """Whether the table shows where tiles fit, above all a third equal one."""


class SolitaireState(State, frozen=True, kw_only=True):
    options: SolitaireOptions
    grid: Grid
    tiles: bytes
    face_down: Cells
    hands: tuple[bytes, ...]
    due: Symbol = Symbol(0)
    """The number of which three are in hand: one has to be inserted at once. 0 for none."""

    @property
    def has_succeeded(self) -> bool:
        return not self.face_down and not self.due


class SolitaireView(FlippingView, frozen=True, kw_only=True):
    due: Symbol
    succeeded: bool


class Due(OfSeat, frozen=True, tag="due"):
    """Three equal tiles are in hand: one of them has to be inserted at once, into one of these cells."""

    symbol: Symbol
    cells: tuple[str, ...]
    """Where it fits; none where the table does not show that."""


class Succeeded(OfSeat, frozen=True, tag="succeeded"):
    """No face-down tile is left; from now on the hand counts."""

    points: int


NOTATION = Notation(NINE, ("flip CELL", "CELL=D", "finish", *SHARED_FORMS))
FLIPS = NOTATION.cell_moves("flip CELL")
INSERTS = tuple(NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(10))
FINISH = single("finish")

MOST_EQUAL = 2
"""This many equal tiles may be in hand."""
POINTS = (3, 1, 0)
"""For each number, by how many of it are left in hand."""

PLAYER = Seat(1)
Step = tuple[SolitaireState, Events]


class Solitaire(BoardGame[SolitaireState, SolitaireView]):
    id: ClassVar[str] = "solitaire"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1
    options: ClassVar[type[Options]] = SolitaireOptions
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="flip write finish") + SHARED_VERBS
    reasons: ClassVar[tuple[str, ...]] = ("finished", "failed")
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION

    # Setup

    def deal(self, options: Options, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return {"tiles": flipping.shuffled_tiles(self.board, chance)}

    def begin(self, options: SolitaireOptions, seats: int, setup: Setup) -> SolitaireState:
        start = flipping.read_start(self.board, setup, seats)
        for symbol in self.board.symbols:
            if start.hands[0].count(symbol) > MOST_EQUAL:
                raise BadInput("too-many-equal", symbol=symbol, most=MOST_EQUAL)
        state = SolitaireState(
            seats=seats,
            options=options,
            **asdict(start),
        )
        return self._go_on(state, ())[0]

    def redeal(self, setup: Setup, state: SolitaireState, imagined: SolitaireState) -> dict[str, Any]:
        return flipping.redealt(setup, imagined, state.face_down)

    # Who may do what

    def to_move(self, state: SolitaireState) -> Seat | None:
        return PLAYER if state.reason is None else None

    def to_act(self, state: SolitaireState) -> tuple[Seat, ...]:
        return (PLAYER,) if state.reason is None else ()

    def legal(self, state: SolitaireState, seat: Seat) -> Moves:
        if state.reason is not None or seat != PLAYER:
            return NOTHING
        grid, face_down = state.grid, state.face_down
        if state.due:
            return Moves((INSERTS[state.due], grid.room(state.due) & ~face_down))
        taken = grid.filled | face_down
        everywhere, barred = self.board.all, grid.barred
        parts: list[Part] = [(FLIPS, face_down)] if face_down else [(FINISH, 1)]
        for symbol in dict.fromkeys(state.hands[0]):
            parts.append((INSERTS[symbol], everywhere & ~(taken | barred[symbol])))
        return Moves(*parts)

    def deadline(self, state: SolitaireState) -> Deadline | None:  # noqa: ARG002
        """The printed game knows no glass."""
        return None

    def outcome(self, state: SolitaireState) -> Outcome:
        winners = (PLAYER,) if state.reason == "finished" else ()
        return Outcome((_points(state),), state.reason, winners)

    # The verbs

    def flip(self, state: SolitaireState, seat: Seat, move: Move) -> Step:
        self._check(state, seat)
        grid, cell, bit = state.grid, move.cell, BIT[move.cell]
        name = self.board.name(cell)
        if not state.face_down & bit:
            self.refuse(state, seat, "not-face-down", cell=name)
        symbol = Symbol(state.tiles[cell])
        face_down = state.face_down ^ bit
        if not grid.barred[symbol] & bit:
            state = replace(state, grid=grid.put(cell, symbol), face_down=face_down)
            return self._go_on(state, (Flipped(seat=seat, cell=name, symbol=symbol, fits=True),))
        because = self.board.names(grid.clashes(cell, symbol))
        flipped = Flipped(seat=seat, cell=name, symbol=symbol, fits=False, because=because)
        hand = flipping.with_tile(state.hands[0], symbol)
        state = replace(state, face_down=face_down, hands=(hand,))
        if hand.count(symbol) <= MOST_EQUAL:
            return self._go_on(state, (flipped,))
        state = replace(state, due=symbol)
        room = grid.room(symbol) & ~face_down
        if room:
            shown = self.board.names(room) if state.options.places else ()
            return state, (flipped, Due(seat=seat, symbol=symbol, cells=shown))
        state, ended = self.end(state, "failed")
        return state, (flipped, *ended)

    def insert(self, state: SolitaireState, seat: Seat, move: Move) -> Step:
        cell, symbol = move.cell, move.symbol
        self._check(state, seat, symbol)
        grid, hand, name = state.grid, state.hands[0], self.board.name(cell)
        if symbol not in hand:
            self.refuse(state, seat, "not-in-hand", symbol=symbol, hand=list(hand))
        if grid.filled & BIT[cell]:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        if state.face_down & BIT[cell]:
            self.refuse(state, seat, "cell-face-down", cell=name)
        if not grid.fits(cell, symbol):
            because = self.board.names(grid.clashes(cell, symbol))
            self.refuse(state, seat, "does-not-fit", cell=name, symbol=symbol, because=because)
        rest = flipping.without_tile(hand, symbol)
        already = state.has_succeeded
        state = replace(state, grid=grid.put(cell, symbol), hands=(rest,), due=Symbol(0))
        inserted = Inserted(seat=seat, cell=name, symbol=symbol, held=tuple(rest))
        return self._go_on(state, (inserted,), already=already)

    def finish(self, state: SolitaireState, seat: Seat, _move: Move) -> Step:
        self._check(state, seat)
        if state.face_down:
            self.refuse(state, seat, "not-succeeded", left=state.face_down.bit_count())
        return self.end(state, "finished")

    def not_here(self, state: SolitaireState, seat: Seat, move: Move) -> Step:
        """Moves that every game can read but that need opponents or a sand-glass."""
        self.refuse(state, seat, "not-in-this-game", move=move.verb)

    # What the verbs share

    def _check(self, state: SolitaireState, seat: Seat, symbol: Symbol = Symbol(0)) -> None:
        if seat != PLAYER:
            self.refuse(state, seat, "not-your-turn", turn=PLAYER)
        if state.due and symbol != state.due:
            self.refuse(state, seat, "must-insert", symbol=state.due)

    def _go_on(self, state: SolitaireState, events: Events, *, already: bool = False) -> Step:
        """Success when nothing is face-down any more, and the end when nothing more can be inserted."""
        if state.face_down:
            return state, events
        if not already:
            events = (*events, Succeeded(seat=PLAYER, points=_points(state)))
        if flipping.has_room(state.grid, state.hands[0]):
            return state, events
        state, ended = self.end(state, "finished")
        return state, (*events, *ended)

    # What people see

    def view(self, state: SolitaireState, viewer: Viewer) -> SolitaireView:
        return SolitaireView(
            options=state.options,
            **flipping.shown(state, viewer),
            **self.standing(state),
            due=state.due,
            succeeded=state.has_succeeded,
        )

    def imagine(self, view: SolitaireView, chance: Chance) -> SolitaireState:
        assert isinstance(view.options, SolitaireOptions)
        start = flipping.imagined_start(self.board, view, chance)
        return SolitaireState(
            seats=1,
            reason=view.reason,
            options=view.options,
            **asdict(start),
            due=view.due,
        )

    rules: ClassVar[Mapping[str, Rule]] = {
        "flip": flip,
        "write": insert,
        "finish": finish,
        "object": not_here,
        "accept": not_here,
        "silence": not_here,
        "without": not_here,
        "timeout": not_here,
    }


def _points(state: SolitaireState) -> int:
    """The final points; none before success."""
    if not state.has_succeeded:
        return 0
    return sum(POINTS[state.hands[0].count(symbol)] for symbol in NINE.symbols)


GAME = Solitaire()
