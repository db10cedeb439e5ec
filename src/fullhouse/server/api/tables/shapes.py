"""The shapes of tables: made, joined, watched, waited for."""

from typing import Annotated, Any, Literal

import msgspec

from fullhouse.bots.levels import USUAL
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import MOST_TABLE_SEATS, BotName, Colour, Name, SeatNumber, Seq, Stage
from fullhouse.match.info import SeatInfo, Settings, TableInfo
from fullhouse.records.proofs.proof import Share
from fullhouse.records.record import RecordedMove
from fullhouse.server.api.shapes import Asked, GameId, LevelNumber
from fullhouse.server.protocol import Token

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
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_TABLE_SEATS)]
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


class TakeTable(Asked, frozen=True):
    copy: bool = False
    """Whether it stays here as well. A server lets only games be copied that are over."""


class MovingTable(Asked, frozen=True):
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

    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_TABLE_SEATS)] = ()
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
