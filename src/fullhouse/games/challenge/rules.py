"""Challenge, by Colovini, De Toffoli and Zaccariotto: flip a tile, or insert one from the open hand."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import Called, Outcome, TimedOut, most_points
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import Seat, Symbol, seat_after
from fullhouse.core.masks import BIT, NO_CELLS, Cells, everybody_but, seat_bit
from fullhouse.core.moves import Move, Moves, Part, Verb, verbs
from fullhouse.core.options import Options
from fullhouse.games.challenge.data import (
    ChallengeOptions,
    ChallengeState,
    ChallengeView,
    Dropped,
    Fined,
    LastInsert,
    Undone,
    Warned,
    fault_cells,
    fault_kind,
    imagined,
    take_back,
    view_of,
)
from fullhouse.games.kit import flipping, forced
from fullhouse.games.kit.base import SHARED_VERBS, AskingGame, Events, Rule, TurnGame, added, with_seat
from fullhouse.games.kit.flipping import Flipped, Inserted, with_tile, without_tile
from fullhouse.games.kit.forced import GROUNDS, forced_cells, lone_cells
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.sudoku.board import NINE, Board
from fullhouse.sudoku.grid import Grid

DECLARATIONS = ("CELL=D!", *(f"CELL=D!{ground}" for ground in GROUNDS))
NOTATION = Notation(NINE, ("flip CELL", "CELL=D", *DECLARATIONS, "drop D", *SHARED_FORMS))

FLIPS = NOTATION.cell_moves("flip CELL")
DROPS = NOTATION.symbol_moves("drop D")

CELLS = len(NINE.cells)
INSERTS = tuple(
    tuple(move for form in ("CELL=D", *DECLARATIONS) for move in NOTATION.cell_moves(form, Symbol(symbol)))
    for symbol in range(10)
)
"""By symbol: a plain insert on each cell, then a declared one without a ground, then with each ground."""
DECLARED = sum(1 << CELLS * place for place in range(1, len(DECLARATIONS) + 1))
"""A mask of cells times this is the mask of all declared inserts on them."""
WITHOUT_GROUND = NINE.all << CELLS
"""The mask of the declared inserts that name no ground."""

CENTRE = NINE.names(NINE.block_of[NINE.cell("e5")])
Step = tuple[ChallengeState, Events]
FORCED, PLAIN = 20, 10
"""What an insert brings, declared or not, before the tiles still in hand are taken off."""
FINE = 10


class Challenge(TurnGame[ChallengeState, ChallengeView]):
    id: ClassVar[str] = "challenge"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = ChallengeOptions
    verbs: ClassVar[tuple[Verb, ...]] = verbs(acts="flip write declare drop") + SHARED_VERBS
    reasons: ClassVar[tuple[str, ...]] = ("nothing_to_do",)
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION

    # Setup

    def deal(self, options: ChallengeOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        tiles = flipping.shuffled_tiles(self.board, chance)
        return {"tiles": tiles, "revealed": chance.choice(CENTRE)}

    def begin(self, options: ChallengeOptions, seats: int, setup: Setup) -> ChallengeState:
        start = flipping.read_start(self.board, setup, seats, revealed=True)
        state = ChallengeState(
            seats=seats,
            options=options,
            **asdict(start),
            scores=(0,) * seats,
            turn=Seat(1),
        )
        return self.start_turn(state, ())[0]

    def redeal(self, setup: Setup, state: ChallengeState, imagined: ChallengeState) -> dict[str, Any]:
        covered = NO_CELLS if state.last is None else state.last.covered
        return flipping.redealt(setup, imagined, state.face_down | covered)

    # Who may do what

    def turn_moves(self, state: ChallengeState) -> list[Part]:
        """But for the guard, any tile may go to any open cell, right or wrong."""
        grid, open_cells = state.grid, state.grid.open
        empty = open_cells & ~state.face_down
        guarded = state.options.referee == "guard"
        lone = lone_cells(grid) if guarded else NO_CELLS
        named = ~WITHOUT_GROUND if state.options.proof == "named" else -1
        inserts = (empty | open_cells * DECLARED) & named
        impossible = 0
        parts: list[Part] = [(FLIPS, state.face_down)]
        for symbol in dict.fromkeys(state.hands[state.turn - 1]):
            room = open_cells & ~grid.barred[symbol]
            if not room:
                impossible |= 1 << symbol
            if guarded:
                forced = _forced_inserts(grid, open_cells, Symbol(symbol), lone)
                inserts = room and ((room & empty) | forced) & named
            parts.append((INSERTS[symbol], inserts))
        parts.append((DROPS, impossible))
        return parts

    def offered(self, state: ChallengeState, seat: Seat) -> Moves:
        """Where the players watch, any tile of the hand may be dropped or not: to see which is theirs."""
        legal = self.legal(state, seat)
        if state.options.referee != "table":
            return legal
        held = sum(1 << symbol for symbol in set(state.hands[state.turn - 1]))
        return Moves(*((table, held if table is DROPS else mask) for table, mask in legal.parts))

    def outcome(self, state: ChallengeState) -> Outcome:
        winners = most_points(state.scores) if state.reason is not None else ()
        return Outcome(state.scores, state.reason, winners)

    # The end

    def start_turn(self, state: ChallengeState, events: Events, *, could_be_fault: bool = False) -> Step:
        """A seat to move that can do nothing ends the game; an insert does so once it is accepted."""
        if state.face_down or flipping.has_room(state.grid, state.hands[state.turn - 1]):
            return state, events
        if could_be_fault and state.last is not None:
            return replace(state, asked=everybody_but(state.last.seat, state.seats)), events
        state, ended = self.end(state, "nothing_to_do")
        return state, (*events, *ended)

    def answered(self, state: ChallengeState) -> Step:
        """The last insert was accepted: the game is over."""
        return self.end(state, "nothing_to_do")

    # What people see

    def view(self, state: ChallengeState, viewer: Viewer) -> ChallengeView:
        return view_of(state, viewer, self.standing(state))

    def imagine(self, view: ChallengeView, chance: Chance) -> ChallengeState:
        return imagined(view, chance)

    # The verbs

    def flip(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        self.check_turn(state, seat)
        board, grid, cell, bit = self.board, state.grid, move.cell, BIT[move.cell]
        name = board.name(cell)
        if not state.face_down & bit:
            self.refuse(state, seat, "not-face-down", cell=name)
        symbol = Symbol(state.tiles[cell])
        hands, scores = state.hands, state.scores
        if grid.barred[symbol] & bit:
            because = board.names(grid.clashes(cell, symbol))
            event = Flipped(seat=seat, cell=name, symbol=symbol, fits=False, because=because)
            hands = with_seat(hands, seat, with_tile(hands[seat - 1], symbol))
        else:
            counted = board.names(board.peers[cell] & grid.filled)
            points = len(counted)
            event = Flipped(seat=seat, cell=name, symbol=symbol, fits=True, points=points, counted=counted)
            grid, scores = grid.put(cell, symbol), added(scores, seat, points)
        state = replace(
            state,
            grid=grid,
            face_down=state.face_down ^ bit,
            hands=hands,
            scores=scores,
            last=None,
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (event,))

    def insert(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        """`CELL=D`, or `CELL=D!` with or without a ground: declared to be forced."""
        self.check_turn(state, seat)
        grid, cell, symbol, ground = state.grid, move.cell, move.symbol, move.ground
        declared = move.verb == "declare"
        name, bit = self.board.name(cell), BIT[cell]
        self._check_in_hand(state, seat, symbol)
        if grid.filled & bit:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        covered = state.face_down & bit
        if covered and not declared:
            self.refuse(state, seat, "cell-face-down", cell=name)
        if declared and not ground and state.options.proof == "named":
            self.refuse(state, seat, "name-the-ground", cell=name)
        fault = fault_cells(grid, cell, symbol, declared=declared, ground=ground)
        if fault and state.options.referee != "table":
            return self._call(state, seat, move, fault)
        rest = without_tile(state.hands[seat - 1], symbol)
        points = (FORCED if declared else PLAIN) - len(rest)
        inserted = Inserted(
            seat=seat,
            cell=name,
            symbol=symbol,
            points=points,
            held=tuple(rest),
            declared=declared,
            ground=ground,
            covered=bool(covered),
            proof=forced.draw(grid, grid.open, cell, symbol, ground) if declared else None,
        )
        last = None
        if state.options.referee == "table":
            last = LastInsert(seat, cell, symbol, points, fault, declared, ground, covered)
        state = replace(
            state,
            grid=grid.put(cell, symbol),
            face_down=state.face_down & ~bit,
            hands=with_seat(state.hands, seat, rest),
            scores=added(state.scores, seat, points),
            last=last,
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (inserted,), could_be_fault=True)

    def drop(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        self.check_turn(state, seat)
        symbol = move.symbol
        self._check_in_hand(state, seat, symbol)
        room = state.grid.room(symbol)
        if room and state.options.referee == "table":
            self.refuse(state, seat, "fits-somewhere", symbol=symbol)
        if room:
            self.refuse(state, seat, "still-fits", symbol=symbol, cell=self.board.names(room)[0])
        hand = without_tile(state.hands[seat - 1], symbol)
        state = replace(state, hands=with_seat(state.hands, seat, hand), gone=(*state.gone, symbol))
        return state, (Dropped(seat=seat, symbol=symbol),)

    def objection(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        last, verdict = self.judge(state, seat, move)
        if not verdict.upheld:
            return state, (verdict,)
        state, undone = take_back(state, last)
        return self.start_turn(state, (verdict, undone))

    def timeout(self, state: ChallengeState, seat: Seat, _move: Move) -> Step:
        self.check_turn(state, seat)
        timed_out = TimedOut(seat=seat)
        if not state.warned & seat_bit(seat):
            return replace(state, warned=state.warned | seat_bit(seat)), (timed_out, Warned(seat=seat))
        state = replace(
            state,
            scores=added(state.scores, seat, -FINE),
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (timed_out, Fined(seat=seat, points=FINE)))

    def points(self, state: ChallengeState, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:
        """A flip that fits counts the face-up tiles in its houses; an insert is worth the same anywhere."""
        if move.verb == "flip":
            peers, face_up = self.board.peers, state.grid.filled
            return tuple([(peers[cell] & face_up).bit_count() for cell in self.board.cells_in(cells)])
        if move.verb not in ("write", "declare"):
            return None
        worth = (FORCED if move.verb == "declare" else PLAIN) - len(state.hands[seat - 1]) + 1
        return (worth,) * cells.bit_count()

    def proved(self, state: ChallengeState, move: Move) -> Move:
        """A declaration names the ground that is nearest, where this table asks for one."""
        if move.verb != "declare" or move.ground or state.options.proof != "named":
            return move
        ground = forced.nearest(state.grid, state.grid.open, move.cell, move.symbol)
        return Move(move.verb, move.cell, move.symbol, ground)

    # What the verbs share

    def _check_in_hand(self, state: ChallengeState, seat: Seat, symbol: Symbol) -> None:
        hand = state.hands[seat - 1]
        if symbol not in hand:
            self.refuse(state, seat, "not-in-hand", symbol=symbol, hand=list(hand))

    def _call(self, state: ChallengeState, seat: Seat, move: Move, fault: int) -> Step:
        """A faulty insert that the guard refuses, or that the umpire undoes before it brings any points."""
        cell, symbol, because = move.cell, move.symbol, self.board.names(fault)
        name, why = self.board.name(cell), fault_kind(state.grid, cell, symbol, move.ground)
        if state.options.referee == "guard":
            self.refuse(state, seat, why, cell=name, symbol=symbol, ground=move.ground, because=because)
        covered = bool(state.face_down & BIT[cell])
        state = replace(
            state,
            hands=with_seat(state.hands, seat, without_tile(state.hands[seat - 1], symbol)),
            gone=(*state.gone, symbol),
            turn=seat_after(seat, state.seats),
        )
        called = Called(against=seat, cell=name, because=because)
        undone = Undone(
            seat=seat,
            cell=name,
            symbol=symbol,
            points=0,
            why=why,
            face_down=covered,
            ground=move.ground,
        )
        return self.start_turn(state, (called, undone))

    rules: ClassVar[Mapping[str, Rule]] = {
        "flip": flip,
        "write": insert,
        "declare": insert,
        "drop": drop,
        "object": objection,
        "accept": AskingGame.accept,
        "silence": AskingGame.silence,
        "without": AskingGame.without,
        "timeout": timeout,
    }


def _forced_inserts(grid: Grid, open_cells: Cells, symbol: Symbol, lone: Cells) -> int:
    """The declared inserts of a tile that hold."""
    row, column, block, cell = forced_cells(grid, open_cells, symbol, lone)
    without_ground = row | column | block | cell
    return ((((cell << CELLS | block) << CELLS | column) << CELLS | row) << CELLS | without_ground) << CELLS


GAME = Challenge()
