"""The shapes of games written down: records, replays, results and statistics."""

from typing import Annotated, Any, Literal

import msgspec

from fullhouse.bots.levels import STRONGEST
from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.history.results import ResultShape
from fullhouse.match.ids import BotName, Name
from fullhouse.records.proofs.verify import Verdict
from fullhouse.review.data import Review
from fullhouse.server.api.shapes import Asked


class SeenMove(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Seat
    move: str | None
    """None where the holder may not know it yet."""
    at: Seconds
    events: tuple[dict[str, Any], ...] = ()


class SeenGame(msgspec.Struct, frozen=True, kw_only=True):
    """A running game as the holder of a token sees it."""

    format: Literal["fullhouse-seen/1"] = "fullhouse-seen/1"
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    viewer: Seat | str
    moves: tuple[SeenMove, ...]
    view: View | None
    """None where the rules of the game have a fault, and nobody can tell what is hidden."""


class SigningKey(msgspec.Struct, frozen=True):
    """What the signatures of a server's records can be checked with."""

    key: str
    """An Ed25519 public key, in hexadecimal."""


class CheckedRecord(Verdict, frozen=True, kw_only=True):
    """What was found to be true of a record."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a replayed game and what led to it; step 0 is the start."""

    n: int
    seat: Seat
    """Who moved; 0 at the start, or where the table itself did."""
    move: str | None
    at: Seconds | None
    view: View
    """As the review shows it."""
    events: tuple[Event, ...]


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A record played again: every position, from its setup to its last move."""

    game: str
    options: dict[str, Any]
    """All options of the game with their values."""
    seats: tuple[str, ...]
    steps: tuple[ReplayStep, ...]


class PlayOn(Asked, frozen=True):
    """A new table that takes up a finished game before one of its moves, the seat of that move for me."""

    move: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    """The number of the first move of the record that is not made."""
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    """Which game of the table; the latest where it is left out."""
    name: Name | None = None
    bot: BotName = STRONGEST
    """Who plays the other seats."""
    bot_name: Name | None = None
    """How they are called; several of them are numbered."""


class ReviewShape(msgspec.Struct, frozen=True):
    """The review of a finished game so far: how many decisions were looked into deeply, and what it says."""

    done: int
    count: int
    goes_on: bool
    """Whether there will be more; else it is complete, or could not be completed."""
    review: Review


class Best(msgspec.Struct, frozen=True):
    """The best results of a one-seat game with the same options."""

    game: str
    options: dict[str, Any]
    results: tuple[ResultShape, ...]


class Statistics(msgspec.Struct, frozen=True):
    finished: dict[str, int]
    """Finished games by id."""
    best: tuple[Best, ...]
