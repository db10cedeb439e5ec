"""What the server says, as the client reads it: views and events stay plain data, whatever the game."""

from typing import Any

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import Seq
from fullhouse.match.info import ClockInfo, LegalMoves, TableInfo
from fullhouse.server.protocol import Bye, Done, Pong, Present, RefusedMessage, Said, You


class SeenLook(msgspec.Struct, frozen=True, kw_only=True):
    viewer: Seat | str
    view: dict[str, Any]
    legal: tuple[LegalMoves, ...]
    events: tuple[dict[str, Any], ...] = ()


class SeenMissed(msgspec.Struct, frozen=True, kw_only=True):
    seq: Seq
    what: str
    seat: Seat
    move: str | None
    events: tuple[dict[str, Any], ...]


class SeenWelcome(Said, frozen=True, tag="welcome"):
    protocol: int
    server: str
    seq: Seq
    table: TableInfo
    you: You
    present: Present
    looks: tuple[SeenLook, ...]
    clock: ClockInfo | None
    limit: ClockInfo | None
    played: Seconds
    missed: tuple[SeenMissed, ...] | None


class SeenNews(Said, frozen=True, tag="news"):
    seq: Seq
    what: str
    seat: Seat
    move: str | None
    table: TableInfo | None
    you: You | None
    looks: tuple[SeenLook, ...]
    clock: ClockInfo | None
    limit: ClockInfo | None
    played: Seconds


Heard = SeenWelcome | SeenNews | Present | Done | RefusedMessage | Pong | Bye

hear = msgspec.json.Decoder(Heard).decode
