"""Classic: one problem, solved alone, by many together, or in a race, each on a board of their own."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Event, Outcome
from fullhouse.core.game import HintQuestion, Setup, State, Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol
from fullhouse.core.moves import NOTHING, Move, Moves
from fullhouse.games.classic.data import (
    CENTRE,
    ClassicOptions,
    ClassicState,
    ClassicView,
    Raced,
    RaceState,
    Wrote,
)
from fullhouse.games.classic.notes import by_cell
from fullhouse.games.classic.together import HINT, Mode, Together
from fullhouse.games.kit.base import Events, ManyModes, Rule, with_seat
from fullhouse.sudoku.board import NINE

TOGETHER = Together()


class Race(Mode[RaceState]):
    """Each board is a game of Classic in which only its owner moves. The coach gives no hints."""

    def begin(self, options: ClassicOptions, seats: int, setup: Setup) -> RaceState:
        start = TOGETHER.begin(options, seats, setup)
        boards = (start,) * seats
        return RaceState(seats=seats, reason=start.reason, options=options, start=start, boards=boards)

    def to_move(self, state: RaceState) -> Seat | None:  # noqa: ARG002
        return None

    def legal(self, state: RaceState, seat: Seat) -> Moves:
        if state.reason is not None or seat == TABLE:
            return NOTHING
        own = TOGETHER.legal(state.boards[seat - 1], seat)
        return Moves(*(part for part in own.parts if part[0] is not HINT))

    def outcome(self, state: RaceState) -> Outcome:
        solved = (seat for seat, board in enumerate(state.boards, 1) if board.reason == "solved")
        return Outcome((0,) * state.seats, state.reason, tuple(map(Seat, solved)))

    # The verbs

    def step(self, state: RaceState, seat: Seat, move: Move) -> tuple[RaceState, Events]:
        """A move on one's own board."""
        if seat == TABLE:
            self.refuse(state, seat, "only-players", move=move.verb)
        try:
            board, events = TOGETHER.play(state.boards[seat - 1], seat, move)
        except Refused as error:
            facts = {name: fact for name, fact in error.facts.items() if name not in ("seat", "allowed")}
            self.refuse(state, seat, error.code, **facts)
        boards = with_seat(state.boards, seat, board)
        state = replace(state, boards=boards, latest=seat)
        raced = Raced(seat=seat, filled=filled(board))
        for event in events:
            if isinstance(event, Wrote):
                raced = replace(raced, cell=event.cell, symbol=event.symbol)
        if board.reason is None:
            return state, (raced,)
        state, ended = self.end(state, board.reason)
        return state, (raced, *ended)

    def hint(self, state: RaceState, seat: Seat, _move: Move) -> tuple[RaceState, Events]:
        self.refuse(state, seat, "no-hints-in-race")

    def time_up(self, state: RaceState, seat: Seat, _move: Move) -> tuple[RaceState, Events]:
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="time_up")
        return self.end(state, "time_up")

    # What people see

    def view(self, state: RaceState, viewer: Viewer) -> ClassicView:
        """One's own board; the problem alone for those who watch; in review, the board that changed last."""
        racer = state.latest if viewer == "review" else viewer if isinstance(viewer, int) else TABLE
        board = state.boards[racer - 1] if racer else state.start
        progress = tuple(map(filled, state.boards))
        return replace(TOGETHER.view(board, viewer), **self.standing(state), progress=progress, racer=racer)

    def imagine(self, view: ClassicView, chance: Chance) -> RaceState:
        """The boards of others have as many digits as theirs have, all of them wrong."""
        seen = TOGETHER.imagine(view, chance)
        start = TOGETHER.begin(seen.options, seen.seats, {"problem": view.givens})
        boards = tuple(
            seen if seat == view.racer else _guessed(start, count)
            for seat, count in enumerate(view.progress, 1)
        )
        return RaceState(
            seats=seen.seats, reason=view.reason, options=seen.options, start=start, boards=boards
        )

    rules: ClassVar[Mapping[str, Rule]] = {
        **dict.fromkeys(Together.rules, step),
        "hint": hint,
        "time_up": time_up,
    }


def filled(board: ClassicState) -> int:
    return (board.grid.filled & ~board.givens.filled).bit_count()


def _guessed(start: ClassicState, count: int) -> ClassicState:
    grid = start.grid
    for cell in NINE.cells_in(start.grid.open)[:count]:
        grid = grid.put(Cell(cell), Symbol(start.solution.symbols[cell] % 9 + 1))
    return replace(start, grid=grid)


RACE = Race()


class Classic(ManyModes[State, ClassicView], Mode[State]):
    """On one board, or each seat on its own."""

    def begin(self, options: ClassicOptions, seats: int, setup: Setup) -> State:
        return (RACE if options.race and seats > 1 else TOGETHER).begin(options, seats, setup)

    def mode(self, state: State) -> Mode[Any]:
        return RACE if isinstance(state, RaceState) else TOGETHER

    def hints(self, state: State) -> int:
        return state.hints if isinstance(state, ClassicState) else 0

    def mistakes(self, state: State) -> int | None:
        return state.mistakes if isinstance(state, ClassicState) else None

    def hint_question(self, state: State) -> HintQuestion | None:
        if not isinstance(state, ClassicState):
            return None
        noted = by_cell(state.notes[:CENTRE]).items()
        notes = " ".join(f"{cell}={''.join(map(str, symbols))}" for cell, symbols in noted)
        edits = [done.latest[-1] for done in state.done if done.latest]
        last = NINE.name(edits[0].cell) if len(edits) == 1 else ""
        return HintQuestion(str(state.givens), str(state.grid), notes, state.hint_stage, last)

    def is_played_together(self, options: ClassicOptions) -> bool:
        return not options.race

    # What people see

    def view(self, state: State, viewer: Viewer) -> ClassicView:
        return self.mode(state).view(state, viewer)

    def shows_moves(self, options: ClassicOptions, seat: Seat, viewer: Viewer) -> bool:
        return not options.race or viewer in (seat, "review") or seat == TABLE

    def seen_by(self, event: Event, viewer: Viewer) -> Event:
        if isinstance(event, Raced) and viewer not in (event.seat, "review"):
            return Raced(seat=event.seat, filled=event.filled)
        return event

    def imagine(self, view: ClassicView, chance: Chance) -> State:
        return (RACE if view.progress else TOGETHER).imagine(view, chance)


GAME = Classic()
