"""The commands a client can send: a closed set, decoded strictly. `decisions.py` says who may send which."""

from typing import Annotated

import msgspec

from fullhouse.bots.levels import USUAL
from fullhouse.core.ids import MOST_SEATS
from fullhouse.match.ids import (
    BotName,
    Colour,
    CommandId,
    LanguageName,
    MoveText,
    Name,
    SeatNumber,
    Seq,
    Topic,
    WayName,
)
from fullhouse.records.proofs.proof import AnyShare


class Command(
    msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    """A command. It is always answered, by `done` or `refused`."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """A move, in the notation of records. The clock's own moves are refused."""

    move: MoveText
    after: Annotated[Seq, msgspec.Meta(ge=0)]
    """The last `seq` this client has seen: a move meant for a position that is gone is refused as `stale`."""
    seat: SeatNumber | None = None
    """Needed only where the token holds several seats."""
    language: LanguageName = "en"
    """In which the coach answers, where the move asks for a hint."""
    way: WayName = ""
    """The one way that the coach is to follow: of the booklet's, or a technique; none: the easiest step."""


class Vote(Command, frozen=True, tag="vote"):
    """A vote of all seats the token holds, or of one of them. `pause` and `resume` may need one vote only."""

    topic: Topic
    agree: bool = True
    seat: SeatNumber | None = None
    share: AnyShare = ""
    """With `rematch`: 16 random bytes of this device, in hexadecimal, for the next deal."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command about a seat."""

    seat: SeatNumber


class TakeOver(SeatCommand, frozen=True, tag="take_over"):
    """A bot moves for a seat whose player is away or idle, or for one's own seat."""

    bot: BotName = USUAL


class GoOn(SeatCommand, frozen=True, tag="go_on"):
    """The others have waited long enough for an answer: the referee gives it in the place of a seat."""

    after: Annotated[Seq, msgspec.Meta(ge=0)]
    """The last `seq` this client has seen: what is meant for another question is refused as `stale`."""


class GiveBack(SeatCommand, frozen=True, tag="give_back"):
    """The player of a seat moves for it again."""


class Leave(SeatCommand, frozen=True, tag="leave"):
    """The player of a seat goes. Others may let a bot take over at once."""


class Rename(SeatCommand, frozen=True, tag="rename"):
    """A seat gets another name."""

    name: Name


class Recolour(SeatCommand, frozen=True, tag="recolour"):
    """A player chooses a colour. A bot's or an empty seat's is exchanged for it."""

    colour: Colour


class Start(Command, frozen=True, tag="start"):
    """The host starts the game. Seats still open are taken away, if enough remain."""


class Arrange(SeatCommand, frozen=True, tag="arrange"):
    """The host puts a bot on a seat, or opens the seat (None), before the game starts."""

    bot: BotName | None = None
    name: Name | None = None
    """The bot's name; by default the name of its kind."""


class Reorder(Command, frozen=True, tag="reorder"):
    """The host orders the seats before the start: the new seat 1 is the old `order[0]`; empty shuffles."""

    order: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class Allow(Command, frozen=True, tag="allow"):
    """The host lets spectators in, or not."""

    spectators: bool


AnyCommand = (
    Play | Vote | TakeOver | GoOn | GiveBack | Leave | Rename | Recolour | Start | Arrange | Reorder | Allow
)
