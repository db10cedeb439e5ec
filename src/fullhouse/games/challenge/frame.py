"""Challenge without its verbs: the setup, whose turn it is, when it ends, and what people see."""

from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from fullhouse.core.chance import Chance
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import Seat
from fullhouse.core.masks import NO_CELLS, everybody_but
from fullhouse.core.moves import Moves, Part
from fullhouse.core.options import Options
from fullhouse.core.outcome import Outcome, most_points
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.challenge.data import ChallengeOptions, ChallengeState, ChallengeView
from fullhouse.games.challenge.moves import DROPS, NOTATION, action_parts
from fullhouse.games.challenge.view import imagined, view_of
from fullhouse.games.kit import flipping
from fullhouse.games.kit.base import SHARED_VERBS, Events, TurnGame
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import NINE, Board

CENTRE = NINE.names(NINE.block_of[NINE.cell("e5")])

Step = tuple[ChallengeState, Events]


class ChallengeFrame(TurnGame[ChallengeState, ChallengeView]):
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
        return action_parts(state)

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
