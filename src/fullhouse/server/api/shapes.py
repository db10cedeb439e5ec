"""What crosses REST about tables, games and records. OpenAPI and the TypeScript types are made from these."""

from typing import Annotated, Any, Literal

import msgspec

from fullhouse.bots.levels import STRONGEST, USUAL
from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import MOST_SEATS, Seat, Seconds
from fullhouse.core.moves import Verb
from fullhouse.core.options import PackName, Referees, Use
from fullhouse.match.history.results import DayResult, ResultShape
from fullhouse.match.ids import BotName, Colour, Name, SeatNumber, Seq, Stage
from fullhouse.match.info import SeatInfo, Settings, TableInfo
from fullhouse.records.proofs.proof import Share
from fullhouse.records.proofs.verify import Verdict
from fullhouse.records.record import RecordedMove
from fullhouse.review.data import Review
from fullhouse.server.protocol import Token
from fullhouse.words.marks import Mark

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]


class ErrorShape(msgspec.Struct, frozen=True):
    """Why something was refused; the code is a key of the words `error-CODE`."""

    code: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: unknown fields are refused."""


MOST_MOVES_BEFORE = 400
LONGEST_AGE_SECONDS = 10 * 366 * 86_400
"""No table is older."""


class NewSeat(Asked, frozen=True):
    who: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: BotName = USUAL
    colour: Colour | None = None
    """Where it is left out, the first colour that nobody asks for."""


class WantedDeck(Asked, frozen=True):
    """A shuffled deck of the library's problems. Which card comes is told when the game starts."""

    level: LevelNumber | None = None
    """Where it is left out, the level that suits the game."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """The same seed is the same deck at the next table: no card comes twice until all have come."""
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """The next card, counted from 0. A rematch takes the one after it."""


class NewTable(Asked, frozen=True):
    game: GameId
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    """Several seats of `me` make a table that is handed round on one device."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None
    """An explicit setup instead of chance, such as `{"problem": "…"}`; the table says so."""
    moves: Annotated[tuple[RecordedMove, ...], msgspec.Meta(max_length=MOST_MOVES_BEFORE)] = ()
    """The moves that have been made already, upon an explicit setup: the game starts after them."""
    deck: WantedDeck | None = None
    """For games on a problem: which deck it is drawn from, where no setup brings one."""
    shuffle: bool = False
    """Whether chance orders the seats."""
    wait: bool = False
    """Whether a table without open seats starts only with the share of this device (`POST /api/share`)."""


class DayShape(msgspec.Struct, frozen=True, kw_only=True):
    """What a day has for everybody: a puzzle, and a deal of a board game against the same bot."""

    date: str
    number: int
    """The days are numbered in their order."""
    level: LevelNumber
    problem: str
    game: str
    bot: BotName
    options: dict[str, Any]
    """What differs from the usual options of the game."""
    played: int
    """How many have played the deal here, by the same rules and against the same bot."""
    best: tuple[DayResult, ...]
    """The best of them, the best first."""


class OpenToday(Asked, frozen=True):
    """A table with the deal of a day."""

    date: Annotated[str, msgspec.Meta(max_length=16)]
    """The day of the device, like 2026-11-19."""
    name: Name | None = None
    colour: Colour | None = None
    bot_name: Name | None = None
    """How the bot is called."""
    brisk: bool = False
    """Whether the bot moves quickly instead of taking a person's time."""


class ExportTable(Asked, frozen=True):
    copy: bool = False
    """Whether it stays here as well. A server lets only games be copied that are over."""


class ExportedTable(Asked, frozen=True):
    """A table on its way between a server and a browser that is its own."""

    log: Annotated[str, msgspec.Meta(max_length=1_000_000)]
    """Its entries, one a line, as docs/protocol.md has them."""
    age: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_AGE_SECONDS)] = 0.0
    """Seconds since the last entry, by the clock of the house that it comes from."""


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """A token, said once: the server keeps only a hash of it."""

    code: str
    token: Token
    seats: tuple[Seat, ...]
    host: bool
    commitment: str = ""
    """What is promised about the deal to come; empty where there is no chance, or it has begun."""


class ShareOfDeal(Asked, frozen=True):
    """What this device adds to the next deal, once it has seen the commitment to it."""

    share: Share
    """16 random bytes, in hexadecimal. The first of each player counts."""


class Join(Asked, frozen=True):
    name: Name | None = None
    """Where it is left out, a number: every device says "Player 2" in its own language."""
    seat: SeatNumber | None = None
    """A certain seat, or the first one that is open."""


class Watch(Asked, frozen=True):
    tv: bool = False
    """Whether this is the big screen of the people at the table."""


class Handover(Asked, frozen=True):
    """A second key to the same seats, for another device."""

    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """Some of the seats held; empty means all."""
    move: bool = False
    """Whether the old key stops working for them."""


class TablePreview(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody who knows the code may know before coming in."""

    code: str
    game: str
    level: int | None
    """How hard its problem is, where it is played on one."""
    stage: Stage
    spectators: bool
    seats: tuple[SeatInfo, ...]
    open_seats: tuple[Seat, ...]


class Turns(Asked, frozen=True):
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=64)]


class AskResults(Turns, frozen=True):
    """Finished games of several tables, a page at a time."""

    most: Annotated[int, msgspec.Meta(ge=1, le=200)] = 200
    before: Seconds | None = None
    """Only those that finished earlier: the `finished` of the last one seen."""


class AskTurns(Turns, frozen=True):
    """A question about several tables; with `wait`, the answer comes when it changes."""

    after: Annotated[tuple[Seq, ...], msgspec.Meta(max_length=64)] = ()
    """The `seq` last told for each token, in the same order: an older one is answered at once."""
    wait: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0
    """Wait at most this many seconds; 0 answers at once."""


class TurnShape(msgspec.Struct, frozen=True, kw_only=True):
    """How one of the tables asked about stands."""

    token: int
    """The place of the token in the question."""
    table: TableInfo | None
    """None where the token is good for nothing (any more)."""
    seq: Seq
    seats: tuple[Seat, ...]
    your_turn: tuple[Seat, ...]
    """Those of my seats whose turn it is."""
    asked: tuple[Seat, ...]
    """Those of my seats that may act now, be it only to object."""
    to_move: Seat | None = None
    """Whose turn it is; None where nobody's is, or everybody may act."""
    scores: tuple[int, ...] = ()
    """The points by seat, as somebody at the table sees them; empty before the start."""
    at: Seconds = Seconds(0)
    """When something happened there last."""


class OptionShape(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["choice", "switch", "length", "number"]
    default: Any
    solo_default: Any
    choices: dict[str, str]
    meaning: str
    on: int | None
    """The value of a length that is switched on."""
    low: int | None
    """The least and the most that a new table takes, where the option is a number."""
    high: int | None
    use: Use | None
    """When it means something; null: always."""
    choice_uses: dict[str, Use]
    """When a choice can be made, for those that cannot always."""
    marks: dict[str, Mark]
    """Where each value comes from: choices by their names, all else by *on* and *off*."""


class ForbiddenShape(msgspec.Struct, frozen=True):
    """Values that a new table may not have together, and why."""

    given: dict[str, list[Any]]
    seats: tuple[int, int] | None
    over: dict[str, int]
    """The most that each of these options may be."""
    text: str


class GameShape(msgspec.Struct, frozen=True):
    """A box on the shelf, in the language asked for."""

    id: str
    name: str
    summary: str
    seats: tuple[int, int]
    """The fewest and the most."""
    rules: int
    problem_levels: tuple[int, int] | None
    """The usual level of its problem for one seat, and for several; None where it is played without one."""
    shared: bool
    """Whether its players solve the problem together; else they play against each other."""
    options: tuple[OptionShape, ...]
    packs: dict[PackName, dict[str, Any]]
    """The options that each pack sets."""
    ours: int
    """How many sentences of the rules are our reading or our addition."""
    forbidden: tuple[ForbiddenShape, ...]
    referees: Referees | None
    """The referee of a table that says none; None for a game without mistakes that count."""
    moves: tuple[str, ...]
    """The forms of its moves."""
    verbs: tuple[Verb, ...]
    """The verbs of its moves, each with its role."""
    board: int
    """How many cells wide and high the board is."""
    bots: tuple[str, ...]
    credit: str
    """Who made the game."""
    module: str | None = None
    """The address of a browser module that draws the game, where a plug-in brings one."""


class HealthShape(msgspec.Struct, frozen=True):
    server: str
    protocol: int
    tables: int
    sockets: int
    address: str | None = None
    """How others reach this server, where it knows."""


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
