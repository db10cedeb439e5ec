"""Hidden Hands: write numbers of your hand where they fit. Each counts what it is worth; hands are secret.

What a game with secrets needs beyond an open one: a view without what its viewer may not see, `imagine`,
which deals the unknown anew, and `redeal`, which writes a setup for what was imagined.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Event, OfSeat, OfSymbol, Outcome, TurnPassed, most_points
from fullhouse.core.game import Setup, State, View, Viewer
from fullhouse.core.ids import Seat, Symbol, seat_after
from fullhouse.core.moves import NOTHING, Move, Moves, Verb, single, verbs
from fullhouse.core.options import Options
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import BoardGame, Events, Rule, added, with_seat
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import SIX, Board
from fullhouse.sudoku.grid import Grid

NOTATION = Notation(SIX, ("CELL=D", "pass"))
WRITE = [NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(SIX.size + 1)]
PASS = single("pass")
HAND = 6

Hand = tuple[int, ...]


class HandState(State, frozen=True, kw_only=True):
    options: Options
    grid: Grid
    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    turn: Seat = Seat(1)
    passes: int = 0
    """How many have passed one after the other; the game ends when all have."""


class HandView(View, frozen=True, kw_only=True):
    counts: tuple[int, ...]
    """How many numbers everybody holds: that much is public."""
    passes: int


class Wrote(OfSymbol, frozen=True, tag="hidden_hands_wrote"):
    """A number was written."""


class Passed(OfSeat, frozen=True, tag="hidden_hands_passed"):
    """A seat has nothing to write."""


class HiddenHands(BoardGame[HandState, HandView]):
    id: ClassVar[str] = "hidden-hands"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = Options
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="write", aside="pass")
    reasons: ClassVar[tuple[str, ...]] = ("all_passed",)
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: Options, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        cards = chance.shuffled([symbol for symbol in SIX.symbols for _ in range(HAND)])
        return {"hands": [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]}

    def begin(self, options: Options, seats: int, setup: Setup) -> HandState:
        setups.only_fields(setup, required=("hands",))
        if not isinstance(setup["hands"], list) or len(setup["hands"]) != seats:
            raise BadInput("not-a-list", field="hands", value=setup["hands"])
        hands = tuple(tuple(sorted(map(int, setups.symbols(SIX, "hands", hand)))) for hand in setup["hands"])
        return HandState(seats=seats, options=options, grid=Grid.empty(SIX), hands=hands, scores=(0,) * seats)

    def redeal(self, setup: Setup, state: HandState, imagined: HandState) -> dict[str, Any]:
        """What everybody has written stays; what they still hold is what was imagined."""
        hands = []
        for start, now, other in zip(setup["hands"], state.hands, imagined.hands, strict=True):
            hands.append(sorted([*without(start, now), *other]))
        return {"hands": hands}

    def to_move(self, state: HandState) -> Seat | None:
        return state.turn if state.reason is None else None

    def to_act(self, state: HandState) -> tuple[Seat, ...]:
        return (state.turn,) if state.reason is None else ()

    def legal(self, state: HandState, seat: Seat) -> Moves:
        if state.reason is not None or seat != state.turn:
            return NOTHING
        held = sorted(set(state.hands[seat - 1]))
        return Moves(*((WRITE[symbol], state.grid.room(Symbol(symbol))) for symbol in held), (PASS, 1))

    def deadline(self, state: HandState) -> Deadline | None:  # noqa: ARG002
        return None

    def outcome(self, state: HandState) -> Outcome:
        winners = () if state.reason is None else most_points(state.scores)
        return Outcome(state.scores, state.reason, winners)

    def write(self, state: HandState, seat: Seat, move: Move) -> tuple[HandState, Events]:
        self._check_turn(state, seat)
        name, hand = SIX.name(move.cell), state.hands[seat - 1]
        if move.symbol not in hand:
            self.refuse(state, seat, "hidden-hands-not-held", symbol=move.symbol)
        if state.grid.symbols[move.cell]:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        if not state.grid.fits(move.cell, move.symbol):
            because = SIX.names(state.grid.clashes(move.cell, move.symbol))
            self.refuse(state, seat, "does-not-fit", cell=name, symbol=move.symbol, because=because)
        state = replace(
            state,
            grid=state.grid.put(move.cell, move.symbol),
            hands=with_seat(state.hands, seat, tuple(without(hand, [move.symbol]))),
            scores=added(state.scores, seat, move.symbol),
            passes=0,
        )
        return self._next(state, Wrote(seat=seat, cell=name, symbol=move.symbol))

    def wait(self, state: HandState, seat: Seat, _move: Move) -> tuple[HandState, Events]:
        self._check_turn(state, seat)
        return self._next(replace(state, passes=state.passes + 1), Passed(seat=seat))

    def _check_turn(self, state: HandState, seat: Seat) -> None:
        if seat != state.turn:
            self.refuse(state, seat, "not-your-turn", turn=state.turn)

    def _next(self, state: HandState, event: Event) -> tuple[HandState, Events]:
        if state.passes == state.seats:
            state, ended = self.end(state, "all_passed")
            return state, (event, *ended)
        turn = seat_after(state.turn, state.seats)
        return replace(state, turn=turn), (event, TurnPassed(seat=turn))

    def view(self, state: HandState, viewer: Viewer) -> HandView:
        """Hands of others are None until the review."""
        is_open = viewer == "review"
        hands = tuple(hand if is_open or viewer == seat else None for seat, hand in enumerate(state.hands, 1))
        return HandView(
            options=state.options,
            board=str(state.grid),
            hands=hands,
            **self.standing(state),
            counts=tuple(map(len, state.hands)),
            passes=state.passes,
        )

    def imagine(self, view: HandView, chance: Chance) -> HandState:
        """The numbers that the viewer has not seen, dealt anew to those who hold some."""
        grid = Grid.parse(view.board, SIX)
        seen = [*filter(None, grid.symbols), *(symbol for hand in view.hands for symbol in hand or ())]
        rest = chance.shuffled(without([symbol for symbol in SIX.symbols for _ in range(HAND)], seen))
        hands: list[Hand] = []
        for hand, count in zip(view.hands, view.counts, strict=True):
            hands.append(tuple(sorted(rest[:count])) if hand is None else hand)
            rest = rest[count:] if hand is None else rest
        return HandState(
            seats=len(view.scores),
            reason=view.reason,
            options=view.options,
            grid=grid,
            hands=tuple(hands),
            scores=view.scores,
            turn=view.to_move or Seat(1),
            passes=view.passes,
        )

    rules: ClassVar[Mapping[str, Rule]] = {"write": write, "pass": wait}


def without(numbers: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The numbers that are left when some are taken away, each once."""
    left = list(map(int, numbers))
    for number in gone:
        left.remove(int(number))
    return left


GAME = HiddenHands()
