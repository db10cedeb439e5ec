"""The shapes of REST requests and answers. OpenAPI and the TypeScript types are made from them."""

from typing import Annotated, Any, Literal

import msgspec

from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import MOST_SEATS, BotName, Name, SeatNumber, Seq, Stage
from fullhouse.match.info import SeatInfo, Settings, TableInfo
from fullhouse.server.protocol import Token

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


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


class GameShape(msgspec.Struct, frozen=True):
    """A box on the shelf, in the language asked for."""

    id: str
    name: str
    summary: str
    seats: tuple[int, int]
    """The fewest and the most."""
    rules: int
    options: tuple[OptionShape, ...]
    moves: tuple[str, ...]
    bots: tuple[str, ...]


# Tables


class NewSeat(Asked, frozen=True):
    who: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: BotName = "greedy"


class NewTable(Asked, frozen=True):
    game: GameId
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    """Several seats of `me` make a table that is handed round on one device."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None
    """An explicit setup instead of chance, such as `{"problem": "…"}`; the table says so."""
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
    stage: Stage
    spectators: bool
    seats: tuple[SeatInfo, ...]
    open_seats: tuple[Seat, ...]


class Turns(Asked, frozen=True):
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=64)]


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
    reason: str
    started: Seconds
    finished: Seconds
    playing: Seconds
    """How long it was played, pauses aside."""
    seats: tuple[ResultSeat, ...]
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
