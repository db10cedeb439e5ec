"""A review as data: values, decisions, players, the way through a problem. No sentences, no pictures."""

from typing import Any, Literal

import msgspec

from fullhouse.core.ids import Seat

FORMAT = "fullhouse-review/1"

Kind = Literal[
    "points",
    "opened",
    "forced",
    "later",
    "fault",
    "unnoticed",
    "claim",
    "missed",
    "wasted",
    "time",
    "mistake",
]
"""What kind of loss a decision was:

- `points`: another move brought more points at once.
- `opened`: it gave the opponents a better reply.
- `forced`: a forced place was there and was not declared.
- `later`: the better move pays later in the game.
- `fault`: it broke a rule; `unnoticed`: it did, and nobody said so.
- `claim`: it claimed or ended something without need.
- `missed`: a fault of somebody else was not objected to; `wasted`: an objection that was not upheld.
- `time`: the clock ran out.
- `mistake`: a digit that is not in the solution.
"""

Judge = Literal["net", "playouts", "solution"]
"""Who judged: the strongest bot's net, games played on by chance, or the solution of the problem."""


class Value(msgspec.Struct, frozen=True):
    """What a seat can expect: the final lead over the best opponent (alone: the points), a chance to win."""

    lead: float
    win: float


class Better(msgspec.Struct, frozen=True):
    """Another move, the points that it brings at once, and what could be expected from it."""

    move: str
    now: float
    value: Value


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one seat, judged by what it saw."""

    n: int
    """The number of the move in the record, from 1."""
    seat: Seat
    move: str
    before: Value
    """With the best move that was found."""
    after: Value
    """With the move played."""
    now: float
    """The points that the move played brings at once; of a flip, on average."""
    better: tuple[Better, ...] = ()
    """Moves worth more than the one played, the best first."""
    loss: float = 0
    """What was lost, from 0 to 1: half of it the chance to win, half the lead in units of a whole win."""
    given: float = 0
    """The chance to win that was given away, between equal masters; `before` and `after` are calibrated."""
    gap: float = 0
    """How much less the next best move was worth, where the best one was played; the same unit as `loss`."""
    choices: int = 1
    """How many moves were compared."""
    kind: Kind | None = None
    """None where nothing worth a word was lost."""
    facts: dict[str, Any] = {}
    """What a sentence about the loss needs, and the proof of a forced place."""
    seconds: float | None = None
    """How long it took, where the record says so."""
    deep: bool = False
    """Whether the best moves and the one played were looked into equally deep."""


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat played."""

    seat: Seat
    accuracy: float | None
    """From 0 to 100; None without a decision that could be judged."""
    decisions: int
    lost: float
    """The chance to win that its own decisions gave away, between equal masters."""
    luck: float | None
    """The chance to win that came from draws and hidden tiles; None where the game was not finished."""
    seconds: float | None = None
    points_lost: float = 0
    """The lead that its own decisions gave away; alone, the points."""
    hints: int = 0
    """How often it asked the coach about a new position: what was shown there was not found."""


class PathStep(msgspec.Struct, frozen=True):
    """A digit of the coach's way through the problem, and the technique that shows it."""

    cell: str
    symbol: int
    technique: str


class TakenStep(msgspec.Struct, frozen=True, kw_only=True):
    """A digit that somebody wrote."""

    n: int
    seat: Seat
    cell: str
    symbol: int
    is_right: bool
    technique: str | None
    """The easiest technique that showed it then; None where nothing did."""
    seconds: float | None
    is_hinted: bool = False
    """Whether the coach had told this digit just before."""


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A digit that is not in the solution, and what it led to."""

    n: int
    cell: str
    symbol: int
    right: int
    mended: int | None
    """The move after which the cell no longer held it; None where it stayed."""
    led_to: int
    """How many further wrong digits were written before that."""


class ProblemPath(msgspec.Struct, frozen=True, kw_only=True):
    """The way of the coach through a problem beside the way taken."""

    hardest: str | None
    bottleneck: int | None
    """The place in `steps` of the digit that needed the hardest technique."""
    steps: tuple[PathStep, ...]
    taken: tuple[TakenStep, ...]
    slowest: int | None
    """The place in `taken` of the right digit that took longest; None where the record has no times."""
    mistakes: tuple[Mistake, ...]
    apart: bool = False
    """Whether several people solved it, each on a board of their own."""


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: what each seat could expect after this many moves.

    Where a problem is solved, `win` is the share of the grid that is right.
    """

    n: int
    win: tuple[float, ...]
    lead: tuple[float, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one game."""

    format: Literal["fullhouse-review/1"] = "fullhouse-review/1"
    game: str
    seats: tuple[str, ...]
    judge: Judge
    budget: int
    is_complete: bool
    """False while only a first look was taken at some decisions."""
    moves: int
    over: bool
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: tuple[Decision, ...]
    curve: tuple[Point, ...]
    turning: tuple[int, ...]
    """The numbers of the moves that cost most, at most three, the most expensive first."""
    best: int | None
    """The number of the best move: the one that was hardest to replace."""
    players: tuple[PlayerReview, ...]
    unlucky: tuple[Seat, ...] = ()
    """The seats that gave away less than every winner and did not win."""
    path: ProblemPath | None = None
