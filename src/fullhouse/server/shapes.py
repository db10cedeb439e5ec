"""The shapes of REST requests and answers. OpenAPI and the TypeScript types are made from them."""

from typing import Annotated, Any, Literal

import msgspec

from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.options import Referees
from fullhouse.core.verbs import Verb
from fullhouse.match.ids import MOST_SEATS, BotName, Name, SeatNumber, Seq, Stage
from fullhouse.match.info import SeatInfo, Settings, TableInfo
from fullhouse.server.protocol import Token

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused; the code is a key of the words `error-CODE`."""

    code: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: unknown fields are refused."""


# Games


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
    options: tuple[OptionShape, ...]
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


# Tables


class NewSeat(Asked, frozen=True):
    who: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: BotName = "greedy"


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
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None
    """An explicit setup instead of chance, such as `{"problem": "…"}`; the table says so."""
    deck: WantedDeck | None = None
    """For games on a problem: which deck it is drawn from, where no setup brings one."""
    shuffle: bool = False
    """Whether chance orders the seats."""


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """A token, said once: the server keeps only a hash of it."""

    code: str
    token: Token
    seats: tuple[Seat, ...]
    host: bool


class Join(Asked, frozen=True):
    name: Name
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


class Door(msgspec.Struct, frozen=True, kw_only=True):
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


class AskTurns(Turns, frozen=True):
    """A question about several tables; with `wait`, the answer comes when it changes."""

    after: Annotated[tuple[Seq, ...], msgspec.Meta(max_length=64)] = ()
    """The `seq` last told for each token, in the same order: whoever is behind is answered at once."""
    wait: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0
    """So many seconds at the most; 0 answers at once."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
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


# Records and statistics


class SeenMove(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Seat
    move: str
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
    view: View


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


class ResultSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    score: int
    won: bool


class ResultShape(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    code: str
    round: int
    game: str
    options: dict[str, Any]
    """All options of the game with their values."""
    reason: str
    started: Seconds
    finished: Seconds
    playing: Seconds
    """How long it was played, pauses aside."""
    seats: tuple[ResultSeat, ...]
    level: int | None = None
    """How hard its problem was, where it was played on one."""
    hints: int = 0
    """How often the coach was asked."""
    you: tuple[Seat, ...] = ()


class Best(msgspec.Struct, frozen=True):
    """The best results of a one-seat game with the same options."""

    game: str
    options: dict[str, Any]
    results: tuple[ResultShape, ...]


class Statistics(msgspec.Struct, frozen=True):
    finished: dict[str, int]
    """Finished games by id."""
    best: tuple[Best, ...]


class Health(msgspec.Struct, frozen=True):
    server: str
    protocol: int
    tables: int
    sockets: int
    address: str | None = None
    """How others reach this server, where it knows."""
