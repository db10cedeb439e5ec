"""Classic: one problem, solved alone, by many together, or in a race; each way in a file of its own."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fullhouse.core.chance import Chance
from fullhouse.core.events import Event
from fullhouse.core.game import HintQuestion, Setup, State, Viewer
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.moves import Move
from fullhouse.core.outcome import Outcome
from fullhouse.games.classic.data import CENTRE, ClassicOptions, ClassicState, ClassicView, Raced, RaceState
from fullhouse.games.classic.notes import by_cell
from fullhouse.games.classic.race import TOGETHER, Race
from fullhouse.games.classic.way import Way
from fullhouse.games.kit.base import Events, Rule
from fullhouse.sudoku.board import NINE

RACE = Race()


class Classic(Way[State]):
    """Hands everything to the way that is played."""

    rules: ClassVar[Mapping[str, Rule]] = {}

    def begin(self, options: ClassicOptions, seats: int, setup: Setup) -> State:
        return (RACE if options.race and seats > 1 else TOGETHER).begin(options, seats, setup)

    def to_move(self, state: State) -> Seat | None:
        return _way(state).to_move(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return _way(state).legal(state, seat)

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, Events]:
        return _way(state).play(state, seat, move)

    def outcome(self, state: State) -> Outcome:
        return _way(state).outcome(state)

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
        return _way(state).view(state, viewer)

    def shows_moves(self, options: ClassicOptions, seat: Seat, viewer: Viewer) -> bool:
        return not options.race or viewer in (seat, "review") or seat == TABLE

    def seen_by(self, event: Event, viewer: Viewer) -> Event:
        if isinstance(event, Raced) and viewer not in (event.seat, "review"):
            return Raced(seat=event.seat, filled=event.filled)
        return event

    def imagine(self, view: ClassicView, chance: Chance) -> State:
        return (RACE if view.progress else TOGETHER).imagine(view, chance)


def _way(state: State) -> Way[Any]:
    return RACE if isinstance(state, RaceState) else TOGETHER


GAME = Classic()
