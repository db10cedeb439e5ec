"""The log of a table: what was decided, entry by entry. Truth is the log; everything else is made from it."""

from typing import Any

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.match.ids import CoachQuestion, Driver, Player, Topic
from fullhouse.match.info import Settings
from fullhouse.match.series import Series
from fullhouse.records.record import RecordedMove


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="what", omit_defaults=True):
    """One decision, made by a command or by the table itself."""

    at: Seconds
    """Seconds since 1970."""
    seat: Seat = TABLE
    """Who did it; by default the table itself."""
    id: str | None = None
    """The command that asked for it."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and its occupant."""

    name: str = ""
    player: Player = Player(0)
    """0 where no person sits here."""
    driver: Driver = "nobody"
    bot: str | None = None
    colour: int = 0
    """The colour of the pen and the pawn, kept in a rematch; 0: it goes by the number of the seat."""
    lent: bool = False
    """Whether others let the bot play: its person takes the seat back by touching the table."""

    @property
    def is_open(self) -> bool:
        return self.driver == "nobody" and not self.player


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck of problems on the table, and its next card, which no one is told."""

    seed: int
    number: int = 0


class OfDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which deal of the list of days a table begins with."""

    number: int
    bots: int
    """The version of the bots that play there."""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry of every log."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    chairs: tuple[Chair, ...]
    setup: dict[str, Any] | None = None
    """What the host chose instead of chance."""
    moves: tuple[RecordedMove, ...] = ()
    """The moves that the first game starts with, where it takes up another one."""
    level: Level | None = None
    """How hard the problem is, where one is played on."""
    deck: Deal | None = None
    """Where the problem comes from, if the host did not bring one."""
    invitation: str = ""
    """The key that links to this table carry; it holds no seat."""
    sealed: str = ""
    """The secret that the first game is dealt with; told when that game is over."""
    imported: bool = False
    """Whether it was played elsewhere before: its log may be made up, its secrets are known."""
    waits: bool = False
    """Whether the game starts with the host's share of the deal, and not before."""
    day: OfDay | None = None
    """Where the first game is the deal of a day, which is the setup then."""


class Joined(Entry, frozen=True, tag="joined"):
    player: Player
    name: str


class Arranged(Entry, frozen=True, tag="arranged"):
    """A bot takes a seat, or the seat becomes empty."""

    chair: Chair


class Reordered(Entry, frozen=True, tag="reordered"):
    order: tuple[Seat, ...]


class Allowed(Entry, frozen=True, tag="allowed"):
    spectators: bool


class Renamed(Entry, frozen=True, tag="renamed"):
    name: str


class Recoloured(Entry, frozen=True, tag="recoloured"):
    """A seat has this colour now; another seat that had it gets the old one."""

    colour: int


class Shared(Entry, frozen=True, tag="shared"):
    """A device has sent its share of the next deal. 0 is the player of a host without a seat."""

    player: Player
    share: str


class Started(Entry, frozen=True, tag="started"):
    """The game begins with these of the seats, renumbered in this order."""

    seats: tuple[Seat, ...]
    setup: dict[str, Any]
    sealed: str = ""
    """The secret that the next game at this table is dealt with."""


class Played(Entry, frozen=True, tag="played"):
    move: str
    by: Seat = TABLE
    """Who wanted what the table did: to go on without somebody."""


class Driven(Entry, frozen=True, tag="driven"):
    """Somebody else moves for a seat now, or its player does again."""

    driver: Driver
    bot: str | None = None
    by: Seat = TABLE
    """Who lets a bot play in the place of somebody else, until that person is back."""


class Left(Entry, frozen=True, tag="left"):
    """A player has gone for good; the seat is open."""


class Voted(Entry, frozen=True, tag="voted"):
    """A vote that decides nothing yet."""

    topic: Topic
    seats: tuple[Seat, ...]
    agree: bool
    player: Player = Player(0)
    share: str = ""
    """The share of the next deal that came with the vote, and whose."""


class Paused(Entry, frozen=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, tag="resumed"):
    pass


class Abandoned(Entry, frozen=True, tag="abandoned"):
    pass


class Rematch(Entry, frozen=True, tag="rematch"):
    """A rematch: the next seat starts, so everybody moves on by one."""

    setup: dict[str, Any]
    series: Series
    """The games before this one, by the new seats."""
    player: Player = Player(0)
    share: str = ""
    """The share that came with the last vote, and whose."""
    sealed: str = ""
    """The secret that the next game is dealt with."""


class Consulted(Entry, frozen=True, tag="consulted"):
    """The coach was asked about the problem of this game. The seat is whose token came along, if one did."""

    question: CoachQuestion
    refused: bool = False


class Woke(Entry, frozen=True, tag="woke"):
    """The server was away from `down` until now: that time is given back to the clocks."""

    down: Seconds


AnyEntry = (
    Opened
    | Joined
    | Arranged
    | Reordered
    | Allowed
    | Renamed
    | Recoloured
    | Shared
    | Started
    | Played
    | Driven
    | Left
    | Voted
    | Paused
    | Resumed
    | Abandoned
    | Rematch
    | Consulted
    | Woke
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(line: bytes) -> AnyEntry:
    """An entry as the log keeps it.

    >>> read_entry(write_entry(Paused(at=Seconds(5), seat=Seat(2)))).at
    5.0
    """
    try:
        entry: AnyEntry = _decoder.decode(line)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
    return entry
