"""What is told about a table: seats, stage, votes, clocks, and the position through somebody's view."""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import BotName, Driver, Looking, Seq, Stage, Topic
from fullhouse.match.series import SeriesInfo

PauseBy = Literal["anybody", "everybody"]
TablePace = Literal["live", "post"]
V = TypeVar("V")
"""A view: the game's own struct where it is sent, plain data where it is received."""
E = TypeVar("E")
"""An event, likewise."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table that do not depend on the game."""

    spectators: bool = True
    """Whether anybody with the code may watch."""
    stretch: Annotated[float, msgspec.Meta(ge=1, le=10)] = 1
    """A factor on the length of every clock."""
    pause: PauseBy = "anybody"
    """Whether one person can pause and resume the game, or all have to agree."""
    coach: bool = False
    """Whether the coach may be asked about the problem in a game against others."""
    patience: Annotated[Seconds, msgspec.Meta(ge=0, le=31 * 24 * 3600)] | None = None
    """How long others wait for an answer or a turn; None: as the rules say, or a day by post."""
    pace: TablePace = "live"
    """Whether everybody plays now, or by post: a move now and then, over days or weeks."""
    brisk: bool = False
    """Whether bots move quickly instead of taking a person's time."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    name: str
    """Empty while the seat is open; a number where somebody gave none: readers say it in their language."""
    driver: Driver
    bot: BotName | None
    """The bot that drives it now."""
    owned: bool
    """Whether a person sits here; a person's seat can be driven by a bot for a while."""
    lent: bool
    """Whether others let that bot play: the person takes the seat back by touching the table."""
    colour: int
    """The colour of the pen and the pawn, 1 to 7."""


class VoteInfo(msgspec.Struct, frozen=True):
    topic: Topic
    seats: tuple[Seat, ...]
    """Who agrees already."""
    needed: tuple[Seat, ...]
    """Whose votes are still missing."""


class DealInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is promised about deals. The record of a finished game opens it; `fullhouse verify` checks it."""

    commitment: str
    """Of the game on the table, or of the first one before it starts; empty where the host has chosen it."""
    shares: tuple[str, ...]
    """What devices have added to that game, in the order of their players' numbers."""
    next: str
    """The same of the game after it; empty where the server makes no such promises."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    invitation: str
    """What a link to the table carries besides its code."""
    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, Any]
    """All options of the game with their values."""
    settings: Settings
    stage: Stage
    paused: bool
    paused_by: Seat
    """Who paused it; 0 where it is not paused."""
    abandoned: bool
    """Whether the people agreed to stop without a result."""
    arranged: bool
    """Whether the setup was chosen by the host instead of chance."""
    imported: bool
    """Whether it was played elsewhere before: who imported it may know what is hidden."""
    day: int
    """The number of the day whose deal is on the table; 0 for any other game."""
    level: int | None
    """How hard its problem is, 1 to 5, where the game is played on one."""
    round: int
    """How many games this table has started."""
    consulted: int
    """How often the coach was asked about the problem of this round, where people play against each other."""
    seats: tuple[SeatInfo, ...]
    votes: tuple[VoteInfo, ...]
    deal: DealInfo
    series: SeriesInfo | None
    """The games of this table counted together; None where nobody plays against another."""


class ClockInfo(msgspec.Struct, frozen=True):
    """A clock at the moment the message was sent."""

    seat: Seat
    """Whose sand runs; 0 is the table: opponents are asked (`clock`), or the game as a whole (`limit`)."""
    left: Seconds
    total: Seconds
    running: bool


class LegalMoves(msgspec.Struct, frozen=True, gc=False):
    """Moves that differ only in their cell: `CELL` in the form stands for each cell of the mask."""

    form: str
    """The move's text: `stuck`, or with a place for the cell: `lay CELL`, `CELL=5!row`."""
    cells: str | None = None
    """A hexadecimal mask; bit *i* is cell *i*, row by row from the top left. None where there is no cell."""
    points: tuple[int, ...] | None = None
    """What it would bring on each cell of the mask, the lowest cell first; None: it brings no points."""


class Perspective(msgspec.Struct, Generic[V, E], frozen=True, gc=False, kw_only=True):
    """The game as one viewer sees it."""

    viewer: Seat | Looking
    view: V
    legal: tuple[LegalMoves, ...]
    """What this seat may do now, the clock's moves aside."""
    events: tuple[E, ...] = ()
    """What the last entry of the log brought about."""


class Missed(msgspec.Struct, Generic[E], frozen=True, kw_only=True):
    """An entry that a client had not seen when it came back."""

    seq: Seq
    what: str
    seat: Seat
    move: str | None
    events: tuple[E, ...]
    """As this client's first viewer sees them."""
