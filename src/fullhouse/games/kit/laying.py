"""Laying number tiles that score for the tiles they join: shared by `tiles` and `animals`."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Called, Event, Outcome, TimedOut, most_points
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import TABLE, Seat, Symbol, seat_after
from fullhouse.core.masks import BIT, NO_CELLS, Cells, everybody_but
from fullhouse.core.moves import Move, Part, Verb, single, verbs
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import (
    SHARED_VERBS,
    AskingGame,
    Events,
    LastMove,
    Rule,
    TurnGame,
    added,
    with_seat,
)
from fullhouse.games.kit.laying_data import (
    Claimed,
    Discarded,
    Drew,
    Laid,
    LayingOptions,
    LayingState,
    LayingView,
    NoRoom,
    Scoring,
    Shown,
    imagined,
    seen_hands,
    view_of,
)
from fullhouse.games.kit.notation import SHARED_FORMS
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid


def read_start(board: Board, setup: Setup) -> tuple[Grid, tuple[Symbol, ...]]:
    """The board and the stack of an explicit setup. Raises BadInput for what cannot be laid out."""
    setups.only_fields(setup, required=("stack",), optional=("golden",))
    grid = Grid.empty(board)
    golden = setup.get("golden", {})
    if not isinstance(golden, dict):
        raise BadInput("not-an-object", field="golden", value=golden)
    for name, value in golden.items():
        cell, symbol = board.cell(name), setups.symbol(board, "golden", value)
        if grid.filled & BIT[cell] or not grid.fits(cell, symbol):
            raise BadInput("golden-clash", cell=name, symbol=symbol)
        grid = grid.put(cell, symbol)
    stack = setups.symbols(board, "stack", setup["stack"])
    # A board with less room than there are tiles to draw is an end that can be replayed, too.
    most = len(board.cells) - min(len(golden), board.size)
    if len(stack) > most:
        raise BadInput("stack-too-high", count=len(stack), most=most)
    return grid, stack


def stack_behind(state: LayingState, imagined: LayingState) -> list[Symbol]:
    """Seats draw in turn from the first tile on, so that the place of each hand in the stack is known."""
    stack = [*state.stack[: state.drawn], *imagined.stack]
    for seat, hand in enumerate(imagined.hands):
        if hand:
            stack[state.drawn - 1 - (state.drawn - 1 - seat) % state.seats] = hand
    return stack


NO_COUNT = b"\xff"
CROSSED_OUT = bytes.maketrans(b"01", NO_COUNT + b"\x00")
"""From the binary digits of a mask of cells."""


def joined(board: Board, scoring: Scoring) -> tuple[Cells, ...]:
    """For each cell, the mask of the cells whose tiles a tile there joins."""
    match scoring:
        case "simple":
            return board.lines_of
        case "block":
            return board.block_of
        case _:
            return board.peers


def worth(grid: Grid, counted: int) -> int:
    """The sum of the tiles on some cells."""
    return sum(grid.symbols[cell] for cell in grid.board.cells_in(counted))


def joins(board: Board, scoring: Scoring, filled: int, cells: int) -> tuple[int, ...]:
    """How many of the filled cells a tile would join, on each of some cells.

    >>> from fullhouse.sudoku.board import NINE
    >>> joins(NINE, "block", filled=0b1011, cells=0b10100)
    (2, 1)
    """
    rows, size = _joins_of_rows(board, scoring), board.size
    if size == 9:  # written out: a server asks this at every move
        counts = (
            rows[0][filled & 511]
            + rows[1][filled >> 9 & 511]
            + rows[2][filled >> 18 & 511]
            + rows[3][filled >> 27 & 511]
            + rows[4][filled >> 36 & 511]
            + rows[5][filled >> 45 & 511]
            + rows[6][filled >> 54 & 511]
            + rows[7][filled >> 63 & 511]
            + rows[8][filled >> 72]
        )
    else:
        counts = sum(row[filled >> size * n & (1 << size) - 1] for n, row in enumerate(rows))
    # The other cells are crossed out with a byte that no count reaches, and taken away.
    most = len(board.cells)
    others = int.from_bytes(f"{cells:0{most}b}".encode().translate(CROSSED_OUT), "big")
    return tuple((counts | others).to_bytes(most, "little").translate(None, NO_COUNT))


@cache
def _joins_of_rows(board: Board, scoring: Scoring) -> tuple[tuple[int, ...], ...]:
    """For each row and each set of its cells: how many of them every cell joins, a byte a cell."""
    neighbours, size = joined(board, scoring), board.size
    rows = []
    for first in range(0, size * size, size):
        sums = [0]
        for cell in range(first, first + size):
            each = sum(1 << 8 * other for other in board.cells if neighbours[other] >> cell & 1)
            sums += [each + others for others in sums]
        rows.append(tuple(sums))
    return tuple(rows)


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
        room = state.grid.room(state.hands[state.turn - 1])
        if state.options.referee == "guard":
            return [(self.lay_moves, room)]
        nobody_could_contradict = state.seats == 1 and state.options.referee == "table"
        return [(self.lay_moves, state.grid.open), (STUCK, int(not (nobody_could_contradict and room)))]

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
            scores=added(state.scores, seat, points),
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
        opponents = everybody_but(seat, state.seats)
        # Alone nobody could contradict: the helper judges, as it does where it watches.
        if referee == "guard" or (referee == "table" and room and not opponents):
            self.refuse(state, seat, "not-stuck", symbol=symbol, cell=self.board.names(room)[0])
        claimed = Claimed(seat=seat, symbol=symbol)
        if referee == "umpire" and room:
            called = Called(against=seat, cell=self.board.names(room)[0])
            return self._lose_tile(state, seat, (claimed, called))
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

    def referee_answer(self, state: LayingState, seat: Seat) -> Move:
        """A claim is judged: the referee points at the first cell where the tile fits."""
        room = state.grid.room(state.hands[state.turn - 1]) if state.claim else NO_CELLS
        if room:
            return self.show_moves[(room & -room).bit_length() - 1]
        return super().referee_answer(state, seat)

    def objection(self, state: LayingState, seat: Seat, move: Move) -> tuple[LayingState, Events]:
        last, verdict = self.judge(state, seat, move)
        if not verdict.upheld:
            return state, (verdict,)
        state = replace(
            state,
            grid=state.grid.clear(last.cell),
            scores=added(state.scores, last.seat, -last.points),
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
        "without": AskingGame.without,
        "timeout": timeout,
    }


def _draw(state: LayingState, seat: Seat) -> tuple[Symbol, tuple[Drew, ...]]:
    """The next tile of the stack, or none where it is used up."""
    left = len(state.stack) - state.drawn
    if not left:
        return Symbol(0), ()
    symbol = state.stack[state.drawn]
    return symbol, (Drew(seat=seat, symbol=symbol, left=left - 1),)
