"""Laying number tiles that score for the tiles they join: shared by `tiles` and `animals`."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import Called, Event, TimedOut
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import TABLE, Seat, Symbol, seat_after
from fullhouse.core.masks import BIT, NO_CELLS, everybody_but
from fullhouse.core.moves import Move, Part, single
from fullhouse.core.outcome import Outcome, most_points
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.kit.base import SHARED_VERBS, AskingGame, Events, Rule
from fullhouse.games.kit.families.laying_data import (
    Claimed,
    Discarded,
    Drew,
    Laid,
    LayingOptions,
    LayingState,
    LayingView,
    NoRoom,
    Shown,
)
from fullhouse.games.kit.families.laying_points import joined, joins, worth
from fullhouse.games.kit.families.laying_setup import read_start, stack_behind
from fullhouse.games.kit.families.laying_view import imagined, seen_hands, view_of
from fullhouse.games.kit.notation import SHARED_FORMS
from fullhouse.games.kit.turns import LastMove, TurnGame, with_seat

FORMS = ("lay CELL", "stuck", "show CELL", *SHARED_FORMS)
STUCK = single("stuck")


class LayingGame(TurnGame[LayingState, LayingView]):
    """`tiles` and `animals`. What differs are the board, the options and the tiles laid at the start."""

    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="lay stuck", objects="show") + SHARED_VERBS
    reasons: ClassVar[tuple[str, ...]] = ("stuck", "tiles_used_up")
    lay_moves: ClassVar[tuple[Move, ...]]
    show_moves: ClassVar[tuple[Move, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.lay_moves = cls.notation.cell_moves("lay CELL")
        cls.show_moves = cls.notation.cell_moves("show CELL")

    # Setup

    def begin(self, options: LayingOptions, seats: int, setup: Setup) -> LayingState:
        grid, stack = read_start(self.board, setup)
        hands = tuple(Symbol(stack[index] if index < len(stack) else 0) for index in range(seats))
        state = LayingState(
            seats=seats,
            options=options,
            grid=grid,
            golden=grid.filled,
            stack=stack,
            drawn=min(seats, len(stack)),
            hands=hands,
            scores=(0,) * seats,
            turn=Seat(1),
        )
        if not any(hands):
            return self.end(state, "tiles_used_up")[0]
        return self._guarded(state, ())[0]

    def redeal(self, setup: Setup, state: LayingState, imagined: LayingState) -> dict[str, Any]:
        return {**setup, "stack": stack_behind(state, imagined)}

    # Who may do what

    def turn_moves(self, state: LayingState) -> list[Part]:
        if state.options.referee == "guard":
            return [(self.lay_moves, state.grid.room(state.hands[state.turn - 1]))]
        return [(self.lay_moves, state.grid.open), (STUCK, 1)]

    def reactions(self, state: LayingState, seat: Seat) -> list[Part]:
        if state.claim and seat not in (TABLE, state.turn):
            return [(self.show_moves, self.board.all)]
        return super().reactions(state, seat)

    def has_reactions(self, state: LayingState) -> bool:
        return state.claim or state.last is not None

    def turn_number(self, state: LayingState) -> int:
        """How many tiles have been played."""
        return state.grid.filled.bit_count() + len(state.gone)

    def outcome(self, state: LayingState) -> Outcome:
        winners = most_points(state.scores) if state.reason is not None and state.seats > 1 else ()
        return Outcome(state.scores, state.reason, winners)

    # The verbs

    def lay(self, state: LayingState, seat: Seat, move: Move) -> tuple[LayingState, Events]:
        self.check_turn(state, seat)
        grid, cell, symbol = state.grid, move.cell, state.hands[seat - 1]
        name = self.board.name(cell)
        if grid.filled & BIT[cell]:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        clashes = NO_CELLS if grid.fits(cell, symbol) else grid.clashes(cell, symbol)
        if clashes and state.options.referee != "table":
            because = self.board.names(clashes)
            if state.options.referee == "guard":
                self.refuse(state, seat, "does-not-fit", cell=name, symbol=symbol, because=because)
            called = Called(against=seat, cell=name, because=because)
            if not grid.room(symbol):  # it was stuck
                return self._stuck(replace(state, claim=True), seat, symbol, (called,))
            return self._lose_tile(state, seat, (called,))
        scoring = state.options.scoring
        counted = joined(self.board, scoring)[cell] & grid.filled
        points = worth(grid, counted) if scoring == "value" else counted.bit_count()
        hand, drew = _draw(state, seat)
        state = replace(
            state,
            grid=grid.put(cell, symbol),
            scores=with_seat(state.scores, seat, state.scores[seat - 1] + points),
            hands=with_seat(state.hands, seat, hand),
            drawn=state.drawn + len(drew),
            last=LastMove(seat, cell, symbol, points, clashes) if state.options.referee == "table" else None,
        )
        laid = Laid(seat=seat, cell=name, symbol=symbol, points=points, counted=self.board.names(counted))
        return self._pass_on(state, (laid, *drew), could_be_fault=True)

    def stuck(self, state: LayingState, seat: Seat, _move: Move) -> tuple[LayingState, Events]:
        self.check_turn(state, seat)
        symbol = state.hands[seat - 1]
        room = state.grid.room(symbol)
        referee = state.options.referee
        if referee == "guard":
            self.refuse(state, seat, "not-stuck", symbol=symbol, cell=self.board.names(room)[0])
        claimed = Claimed(seat=seat, symbol=symbol)
        if referee == "umpire" and room:
            called = Called(against=seat, cell=self.board.names(room)[0])
            return self._lose_tile(state, seat, (claimed, called))
        opponents = everybody_but(seat, state.seats)
        state = replace(state, last=None, claim=True, asked=opponents)
        if referee == "umpire" or not opponents:
            state, events = self.answered(replace(state, asked=0))
            return state, (claimed, *events)
        return state, (claimed,)

    def point_at(self, state: LayingState, seat: Seat, move: Move) -> tuple[LayingState, Events]:
        """`show CELL`: an opponent says that the tile of a stuck claim fits there."""
        if not state.claim:
            self.refuse(state, seat, "no-claim")
        if seat in (TABLE, state.turn):
            self.refuse(state, seat, "own-move", cell=self.board.name(move.cell))
        symbol = state.hands[state.turn - 1]
        right = bool(state.grid.room(symbol) & BIT[move.cell])
        shown = Shown(seat=seat, cell=self.board.name(move.cell), right=right)
        if not right:
            return state, (shown,)
        return self._lose_tile(replace(state, claim=False, asked=0), state.turn, (shown,))

    def answered(self, state: LayingState) -> tuple[LayingState, Events]:
        """A claim, or the last tile, was accepted: the game is over."""
        return self.end(state, "stuck" if state.claim else "tiles_used_up")

    def objection(self, state: LayingState, seat: Seat, move: Move) -> tuple[LayingState, Events]:
        last, verdict = self.judge(state, seat, move)
        if not verdict.upheld:
            return state, (verdict,)
        state = replace(
            state,
            grid=state.grid.clear(last.cell),
            scores=with_seat(state.scores, last.seat, state.scores[last.seat - 1] - last.points),
            gone=(*state.gone, last.symbol),
            last=None,
            asked=0,
        )
        events = (verdict, Discarded(seat=last.seat, symbol=last.symbol, points=last.points))
        if not state.grid.room(last.symbol):  # it was stuck
            return self._stuck(state, last.seat, last.symbol, events)
        if not state.ending:
            return state, events
        state, ended = self.end(state, "tiles_used_up")
        return state, (*events, *ended)

    def timeout(self, state: LayingState, seat: Seat, _move: Move) -> tuple[LayingState, Events]:
        self.check_turn(state, seat)
        return self._lose_tile(state, seat, (TimedOut(seat=seat),))

    # What the verbs share

    def _lose_tile(self, state: LayingState, seat: Seat, events: Events) -> tuple[LayingState, Events]:
        """The tile in hand leaves the game without points, the next one is drawn, the turn is over."""
        symbol = state.hands[seat - 1]
        hand, drew = _draw(state, seat)
        state = replace(
            state,
            hands=with_seat(state.hands, seat, hand),
            drawn=state.drawn + len(drew),
            gone=(*state.gone, symbol),
        )
        return self._pass_on(state, (*events, Discarded(seat=seat, symbol=symbol), *drew))

    def _pass_on(
        self, state: LayingState, events: Events, *, could_be_fault: bool = False
    ) -> tuple[LayingState, Events]:
        """The turn goes to the next seat that holds a tile, or the tiles are used up."""
        could_not_draw = not state.hands[state.turn - 1]
        if not any(state.hands) or (could_not_draw and state.options.stack_end == "stop"):
            if could_be_fault and state.last is not None and state.seats > 1:
                opponents = everybody_but(state.last.seat, state.seats)
                return replace(state, ending=True, asked=opponents), events
            state, ended = self.end(state, "tiles_used_up")
            return state, (*events, *ended)
        # Every seat draws once a turn, so if any seat holds a tile, the next one does.
        return self._guarded(replace(state, turn=seat_after(state.turn, state.seats)), events)

    def _guarded(self, state: LayingState, events: Events) -> tuple[LayingState, Events]:
        """The guard ends the game by itself when the seat to move is stuck."""
        symbol = state.hands[state.turn - 1]
        if state.options.referee == "guard" and not state.grid.room(symbol):
            return self._stuck(replace(state, claim=True), state.turn, symbol, events)
        return state, events

    def _stuck(
        self, state: LayingState, seat: Seat, symbol: Symbol, events: Events
    ) -> tuple[LayingState, Events]:
        """The game is over, because the tile of a seat fits nowhere."""
        state, ended = self.end(state, "stuck")
        return state, (*events, NoRoom(seat=seat, symbol=symbol), *ended)

    def points(self, state: LayingState, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:  # noqa: ARG002
        if move.verb != "lay":
            return None
        grid, scoring = state.grid, state.options.scoring
        if scoring != "value":
            return joins(self.board, scoring, grid.filled, cells)
        neighbours = joined(self.board, scoring)
        return tuple([worth(grid, neighbours[cell] & grid.filled) for cell in self.board.cells_in(cells)])

    # What people see

    def view(self, state: LayingState, viewer: Viewer) -> LayingView:
        return view_of(
            state, viewer, self.outcome(state), to_move=self.to_move(state), to_act=self.to_act(state)
        )

    def view_beside(self, seen: LayingView, state: LayingState, viewer: Viewer) -> LayingView:
        return replace(seen, hands=seen_hands(state, viewer))

    def seen_by(self, event: Event, viewer: Viewer) -> Event:
        if isinstance(event, Drew) and viewer not in (event.seat, "review"):
            return Drew(seat=event.seat, symbol=None, left=event.left)
        return event

    def imagine(self, view: LayingView, chance: Chance) -> LayingState:
        return imagined(self.board, view, chance)

    rules: ClassVar[Mapping[str, Rule]] = {
        "lay": lay,
        "stuck": stuck,
        "show": point_at,
        "object": objection,
        "accept": AskingGame.accept,
        "silence": AskingGame.silence,
        "timeout": timeout,
    }


def _draw(state: LayingState, seat: Seat) -> tuple[Symbol, tuple[Drew, ...]]:
    """The next tile of the stack, or none where it is used up."""
    left = len(state.stack) - state.drawn
    if not left:
        return Symbol(0), ()
    symbol = state.stack[state.drawn]
    return symbol, (Drew(seat=seat, symbol=symbol, left=left - 1),)
