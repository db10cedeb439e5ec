"""What the ways to play Classic have in common: the declarations, the problem, everybody at any time."""

from typing import Any, ClassVar, Generic

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.game import S
from fullhouse.core.ids import MOST_SEATS, Seat, Seconds, every_seat, minutes
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.classic.data import ClassicOptions, ClassicView
from fullhouse.games.kit.base import BoardGame
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import deal_problem
from fullhouse.sudoku.board import NINE, Board

FORMS = (
    "CELL=D", "erase CELL", "note CELL D", "centre CELL D", "fill", "fill D", "clear", "clear D", "sweep",
    "undo", "redo", "hint", "time_up",
)  # fmt: skip
NOTATION = Notation(NINE, FORMS)


class Way(BoardGame[S, ClassicView], Generic[S]):
    """One problem; there are no turns."""

    id: ClassVar[str] = "classic"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = MOST_SEATS  # any number may play
    options: ClassVar[type[ClassicOptions]] = ClassicOptions
    is_shared: ClassVar[bool] = True
    verbs: ClassVar[tuple[Verb, ...]] = verbs(
        acts="write erase", aside="note centre fill clear sweep undo redo", asks="hint", clock="time_up"
    )
    reasons: ClassVar[tuple[str, ...]] = ("solved", "time_up")
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 2)  # several heads find more
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: ClassicOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return every_seat(state.seats) if state.reason is None else ()

    def deadline(self, state: S) -> Deadline | None:  # noqa: ARG002
        return None

    def time_limit(self, options: ClassicOptions) -> Seconds | None:
        return minutes(options.time_limit)

    def problem(self, view: ClassicView) -> str | None:
        return view.givens
