"""Colour Markers (Ravensburger 2005): one game in three variants, each in a file of its own."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Outcome
from fullhouse.core.game import FreeTurn, Setup, Viewer
from fullhouse.core.ids import Seat, Seconds, minutes
from fullhouse.core.moves import Move, Verb
from fullhouse.core.options import Options
from fullhouse.games.kit.base import BoardGame, Events, Rule
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import deal_problem
from fullhouse.games.markers.advanced import Advanced
from fullhouse.games.markers.basic import Basic
from fullhouse.games.markers.solo import Solo
from fullhouse.games.markers.variant import (
    NOTATION,
    REASONS,
    VERBS,
    AdvancedView,
    MarkersOptions,
    MarkersState,
    MarkersView,
    Variant,
)
from fullhouse.sudoku.board import NINE, Board

VARIANTS: Mapping[str, Variant[Any, Any]] = {"basic": Basic(), "advanced": Advanced(), "solo": Solo()}


class Markers(BoardGame[MarkersState, MarkersView]):
    """Hands everything to the variant that is played."""

    id: ClassVar[str] = "markers"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    options: ClassVar[type[Options]] = MarkersOptions
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 1)
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION
    rules: ClassVar[Mapping[str, Rule]] = {}

    def deal(self, options: Any, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    def begin(self, options: MarkersOptions, seats: int, setup: Setup) -> MarkersState:
        if (options.variant == "solo") != (seats == 1):
            allowed = ["solo"] if seats == 1 else ["basic", "advanced"]
            raise BadInput("variant-needs-seats", variant=options.variant, seats=seats, allowed=allowed)
        state: MarkersState = VARIANTS[options.variant].begin(options, seats, setup)
        return state

    def to_move(self, state: MarkersState) -> Seat | None:
        return VARIANTS[state.options.variant].to_move(state)

    def to_act(self, state: MarkersState) -> tuple[Seat, ...]:
        return VARIANTS[state.options.variant].to_act(state)

    def legal(self, state: MarkersState, seat: Seat) -> Sequence[Move]:
        return VARIANTS[state.options.variant].legal(state, seat)

    def play(self, state: MarkersState, seat: Seat, move: Move) -> tuple[MarkersState, Events]:
        return VARIANTS[state.options.variant].play(state, seat, move)

    def deadline(self, state: MarkersState) -> Deadline | None:
        return VARIANTS[state.options.variant].deadline(state)

    def turn_number(self, state: MarkersState) -> int:
        return VARIANTS[state.options.variant].turn_number(state)

    def time_limit(self, options: MarkersOptions) -> Seconds | None:
        return minutes(options.time_limit)

    def favours_first(self, options: MarkersOptions) -> bool:
        return not options.is_judged_by_solution

    def votes(self, state: MarkersState) -> tuple[Seat, ...]:
        return VARIANTS[state.options.variant].votes(state)

    def free_turn(self, view: MarkersView, seat: Seat) -> FreeTurn | None:
        """The advanced game has free turns, one a round: counted by the cells written in the round."""
        if not isinstance(view, AdvancedView):
            return None
        assert isinstance(view.options, MarkersOptions)
        written = [name for name in view.recent[0] if view.owners[self.board.cell(name)] == seat]
        return FreeTurn(len(written), view.options.sand_glass)

    def problem(self, view: MarkersView) -> str | None:
        return view.givens

    def points(self, state: MarkersState, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:
        return VARIANTS[state.options.variant].points(state, seat, move, cells)

    def outcome(self, state: MarkersState) -> Outcome:
        return VARIANTS[state.options.variant].outcome(state)

    def view(self, state: MarkersState, viewer: Viewer) -> MarkersView:
        seen: MarkersView = VARIANTS[state.options.variant].view(state, viewer)
        return seen

    def imagine(self, view: MarkersView, chance: Chance) -> MarkersState:
        assert isinstance(view.options, MarkersOptions)
        state: MarkersState = VARIANTS[view.options.variant].imagine(view, chance)
        return state


GAME = Markers()
