"""Encoded messages of the server, each made from the view of its recipient."""

from typing import Any

import msgspec

from fullhouse import __version__
from fullhouse.core.errors import FullHouseError
from fullhouse.core.events import Event
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq
from fullhouse.match.info import Perspective, TableInfo
from fullhouse.match.perspectives import clocks, missed, perspective, seen_move, table_info, viewers
from fullhouse.match.table import Happened, Table
from fullhouse.server.errors import sent
from fullhouse.server.protocol import PROTOCOL, Bye, Done, News, Present, RefusedMessage, Said, Welcome, You

_encode = msgspec.json.Encoder().encode


def encoded(message: Said) -> bytes:
    return _encode(message)


def refused(command: str | None, error: FullHouseError) -> bytes:
    return _encode(RefusedMessage(id=command, code=error.code, facts=sent(error.facts)))


def done(command: str, seq: Seq) -> bytes:
    return _encode(Done(id=command, seq=seq))


def bye(code: str) -> bytes:
    return _encode(Bye(code=code))


def you(table: Table, holder: Holder) -> You:
    seats = table.seats_of(holder.players)
    return You(seats=seats, watching=None if seats else holder.watching or "spectator", host=holder.host)


def welcome(table: Table, holder: Holder, present: Present, after: Seq | None, now: Seconds) -> bytes:
    """The table as a holder may see it, and what it missed."""
    watching = viewers(table, holder)
    past = None
    if watching:
        past = table.lately() if after is None else table.happened_after(after)
    clock, limit, played = clocks(table, now)
    message = Welcome(
        protocol=PROTOCOL,
        server=__version__,
        seq=table.seq,
        table=table_info(table),
        you=you(table, holder),
        present=present,
        perspectives=tuple(perspective(table, viewer) for viewer in watching),
        clock=clock,
        limit=limit,
        played=played,
        missed=None if past is None else tuple(missed(table, watching[0], happened) for happened in past),
    )
    return _encode(message)


class Newsroom:
    """The news of one entry, encoded once for each distinct holder."""

    def __init__(self, table: Table, happened: Happened, now: Seconds) -> None:
        self._table, self._happened = table, happened
        self._clocks = clocks(table, now)
        self._info: TableInfo | None = table_info(table) if happened.about_table else None
        self._view: Any = None
        self._made: dict[Holder, bytes] = {}

    def news(self, holder: Holder) -> bytes:
        made = self._made.get(holder)
        if made is not None:
            return made
        table, happened = self._table, self._happened
        clock, limit, played = self._clocks
        watching = viewers(table, holder)
        message = News(
            seq=happened.seq,
            what=happened.what,
            seat=happened.seat,
            move=seen_move(table, watching, happened),
            table=self._info,
            you=you(table, holder) if self._info is not None else None,
            perspectives=tuple(map(self._perspective, watching)),
            clock=clock,
            limit=limit,
            played=played,
        )
        made = self._made[holder] = _encode(message)
        return made

    def _perspective(self, viewer: Viewer) -> Perspective[Any, Event]:
        shown = perspective(self._table, viewer, self._happened, self._view)
        self._view = shown.view
        return shown
