"""Colour Markers (Ravensburger 2005): one game in three variants, each in a file of its own."""

from collections.abc import Mapping
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.game import FreeTurn, Setup, Viewer
from fullhouse.core.ids import Seat, Seconds, minutes
from fullhouse.games.kit.base import ManyModes
from fullhouse.games.kit.setups import deal_problem
from fullhouse.games.markers.advanced import Advanced
from fullhouse.games.markers.basic import Basic
from fullhouse.games.markers.solo import Solo
from fullhouse.games.markers.variant import (
    AdvancedView,
    Declared,
    MarkersOptions,
    MarkersState,
    MarkersView,
    Variant,
)

VARIANTS: Mapping[str, Variant[Any, Any]] = {"basic": Basic(), "advanced": Advanced(), "solo": Solo()}


class Markers(Declared, ManyModes[MarkersState, MarkersView]):
    """The variant that is played is an option."""

    def deal(self, options: Any, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    def mode(self, state: MarkersState) -> Variant[Any, Any]:
        return VARIANTS[state.options.variant]

    def begin(self, options: MarkersOptions, seats: int, setup: Setup) -> MarkersState:
        if (options.variant == "solo") != (seats == 1):
            allowed = ["solo"] if seats == 1 else ["basic", "advanced"]
            raise BadInput("variant-needs-seats", variant=options.variant, seats=seats, allowed=allowed)
        state: MarkersState = VARIANTS[options.variant].begin(options, seats, setup)
        return state

    def time_limit(self, options: MarkersOptions) -> Seconds | None:
        return minutes(options.time_limit)

    def favours_first(self, options: MarkersOptions) -> bool:
        return not options.is_judged_by_solution

    def free_turn(self, view: MarkersView, seat: Seat) -> FreeTurn | None:
        """The advanced game has free turns, one a round: counted by the cells written in the round."""
        if not isinstance(view, AdvancedView):
            return None
        assert isinstance(view.options, MarkersOptions)
        written = [name for name in view.recent[0] if view.owners[self.board.cell(name)] == seat]
        return FreeTurn(len(written), view.options.sand_glass)

    def problem(self, view: MarkersView) -> str | None:
        return view.givens

    def view(self, state: MarkersState, viewer: Viewer) -> MarkersView:
        seen: MarkersView = self.mode(state).view(state, viewer)
        return seen

    def imagine(self, view: MarkersView, chance: Chance) -> MarkersState:
        assert isinstance(view.options, MarkersOptions)
        state: MarkersState = VARIANTS[view.options.variant].imagine(view, chance)
        return state


GAME = Markers()
