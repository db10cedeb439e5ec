"""The live protocol: everything that may cross a socket, both ways, as closed tagged unions."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal

import msgspec

from fullhouse.coach.pictures.drawing import Drawing
from fullhouse.coach.speech import Phrase, TreeBranch
from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import AnyCommand
from fullhouse.match.ids import CommandId, SeatNumber, Seq, Watching
from fullhouse.match.info import ClockInfo, E, Missed, Perspective, TableInfo, V

PROTOCOL = 1
LARGEST_MESSAGE = 4_096
"""The most bytes a client's message may have."""
MOST_VISITS = 2**31 - 1
TRY_AGAIN, POLICY = 1013, 1008
"""The codes that the server closes a socket with."""

Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

CellName = Annotated[str, msgspec.Meta(pattern="^[a-i][1-9]$")]

# What clients send


class Hello(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="hello"
):
    """The first message of a socket: who I am, and what I have seen already."""

    token: Token
    protocol: int = PROTOCOL
    after: Annotated[Seq, msgspec.Meta(ge=0)] | None = None
    """The last `seq` seen, to be told what was missed."""
    session: Token | None = None
    """A random text of this client, the same each time it connects again; so refusals are final."""
    again: Annotated[int, msgspec.Meta(ge=0, le=MOST_VISITS)] = 0
    """How often it has said hello with this `session` before."""


class Ping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is somebody there? Answered at once."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


Reaction = Literal[
    "hello", "bravo", "good", "love", "laugh", "wow", "hmm", "oops", "phew", "sad", "luck", "thanks",
    "take_your_time", "your_move",
]  # fmt: skip
"""What can be said without words: a dozen drawn reactions, and two nudges for whoever is on turn."""


class React(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="react"
):
    """A reaction of a seat, or of a watcher. Everybody is told; nothing is stored."""

    id: CommandId
    reaction: Reaction
    seat: SeatNumber | None = None
    """Needed only where the token holds several seats."""


class Select(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="look"
):
    """Which cells somebody has selected, for those who solve with them. Not stored, and not answered."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    cells: Annotated[tuple[CellName, ...], msgspec.Meta(max_length=81)]
    """All of them; empty for none."""
    seat: SeatNumber | None = None
    """Needed only where the token holds several seats."""


class Touch(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="touch"
):
    """Somebody has touched the table, or is still looking. Not stored, and not answered.

    Whoever the others wait for is waited for anew, and takes a seat back from a bot that others let play.
    """

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


FromClient = Hello | Ping | React | Select | Touch | AnyCommand

# What the server sends


class Said(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="say"):
    """A message of the server."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    """What this socket's token is good for, now."""

    seats: tuple[Seat, ...]
    watching: Watching | None
    """How the table is watched, where no seat is held."""
    host: bool


class Present(Said, frozen=True, tag="present"):
    """Who is connected now, and whom the others have waited for long enough. Not part of the log."""

    seats: tuple[Seat, ...]
    tvs: int
    spectators: int
    nudged: tuple[Seat, ...] = ()
    """They are asked something, and are reminded of it."""
    unanswered: tuple[Seat, ...] = ()
    """They are asked something: the others may go on without their answer, by `go_on`."""
    idle: tuple[Seat, ...] = ()
    """Others may let a bot play for them, by `take_over`."""


class Selected(Said, frozen=True, tag="looking"):
    """Which cells somebody else has selected now. Not part of the log."""

    seat: Seat
    cells: tuple[str, ...]


class Touched(Said, frozen=True, tag="touched"):
    """Somebody has touched the table; told between nodes only."""

    seat: Seat


class Welcome(Said, Generic[V, E], frozen=True, tag="welcome"):
    """The answer to `hello`: the whole table as this client may see it, and what it missed."""

    protocol: int
    server: str
    seq: Seq
    table: TableInfo
    you: You
    present: Present
    perspectives: tuple[Perspective[V, E], ...]
    """One for each seat held, or the one of a watcher; empty before the game starts."""
    clock: ClockInfo | None
    limit: ClockInfo | None
    """The playing time of the whole game, where there is one."""
    played: Seconds
    """How long this game has been played, pauses aside."""
    missed: tuple[Missed[E], ...] | None
    """What came after `after`, oldest first; None where it is too long ago or nothing was asked."""


class News(Said, Generic[V, E], frozen=True, tag="news"):
    """An entry of the log: a move, or anything else that changed. Sent once it is stored for good."""

    seq: Seq
    what: str
    """`played`, or another kind of entry: `joined`, `started`, `paused`, `driven`, `voted` …"""
    seat: Seat
    """Who did it; 0 is the table itself."""
    move: str | None
    table: TableInfo | None
    """The table, where something about it changed."""
    you: You | None
    """Sent together with `table`: a rematch moves players to other seats."""
    perspectives: tuple[Perspective[V, E], ...]
    clock: ClockInfo | None
    limit: ClockInfo | None
    played: Seconds


class Done(Said, frozen=True, tag="done"):
    """A command was carried out, and is entry `seq` of the log."""

    id: str
    seq: Seq


class Advice(Said, frozen=True, tag="advice"):
    """The coach's answer to a move that asked for a hint: about the position of entry `seq`, after `done`."""

    id: str
    seq: Seq
    stage: int
    """How much of the hint was asked for; 0 where `code` says why there is no answer."""
    hint: HintShape | None = None
    code: str | None = None
    """Why the coach did not answer. The same command may be sent again: no second hint is counted."""
    facts: dict[str, Any] = {}


class RefusedMessage(Said, frozen=True, tag="refused"):
    """A message was not carried out, and nothing has changed. The code is a key of the words `error-CODE`."""

    id: str | None
    code: str
    facts: dict[str, Any]


class Reacted(Said, frozen=True, tag="reacted"):
    """Somebody reacts. Not part of the log."""

    reaction: Reaction
    seat: Seat
    """0: somebody who watches."""


class Pong(Said, frozen=True, tag="pong"):
    id: str
    now: Seconds
    """The server's time, in seconds since 1970."""


class Bye(Said, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    code: str


Aside = Selected | Reacted | Touched
"""What is told and not stored."""
AnyFromServer = (
    Welcome[V, E] | News[V, E] | Present | Selected | Reacted | Done | Advice | RefusedMessage | Pong | Bye
)
FromServer = AnyFromServer[View, Event]

read_message = msgspec.json.Decoder(FromClient).decode


class CellSymbol(msgspec.Struct, frozen=True):
    cell: str
    symbol: int


class HintPart(msgspec.Struct, frozen=True):
    """Cells and symbols that play one role in a step, to be shown on the board."""

    role: str
    cells: tuple[str, ...]
    symbols: tuple[int, ...]


class HintReason(CellSymbol, frozen=True):
    """Why a symbol cannot stand in a cell: the tiles that it would meet."""

    by: tuple[str, ...]


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says."""

    text: str
    phrases: tuple[Phrase, ...] = ()
    """The text once more, cut where it speaks of the board."""
    tree: TreeBranch | None = None
    """Of a net, all that the text does not tell."""


class HintShape(Explained, frozen=True, kw_only=True):
    """What the coach says, no further than the stage asked for."""

    kind: Literal["step", "mistake", "solved", "stuck", "budget", "no-way"]
    technique: str | None
    """From stage 2 on."""
    cells: tuple[str, ...]
    """The cells it is about, from stage 3 on, as everything below."""
    parts: tuple[HintPart, ...]
    reasons: tuple[HintReason, ...]
    places: CellSymbol | None
    """The move, where the step ends in one."""
    removes: tuple[CellSymbol, ...]
    erase: tuple[str, ...]
    """The cells to erase after a mistake."""
    drawing: Drawing | None
    """What the board shows at this stage."""
    links: int = 0
    """How long a chain or a net is."""
    shorter: HintShape | None = None
    """Where it is long: a shorter step of a harder kind."""
    digit: CellSymbol | None = None
    """Where it is long: a digit that can be written without any proof."""
