"""Who listens at a table: the messages that each gets, who is there, and how often one may react."""

from collections import Counter, deque
from collections.abc import Set
from typing import Any, Final, Protocol

import msgspec

from fullhouse import __version__
from fullhouse.core.errors import FullHouseError
from fullhouse.core.events import Event
from fullhouse.core.game import Viewer
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, Watching
from fullhouse.match.info import Perspective, TableInfo
from fullhouse.match.nodes import NOBODY, Here, Visit
from fullhouse.match.perspectives import clocks, missed, perspective, seen_move, table_info, viewers
from fullhouse.match.table import Happened, Table
from fullhouse.match.waiting import Overdue
from fullhouse.server.errors import TooMany, sent
from fullhouse.server.protocol import PROTOCOL, Bye, Done, News, Present, RefusedMessage, Said, Welcome, You


class Listener(Protocol):
    """A connection that has said hello, or a test's stand-in for one."""

    @property
    def holder(self) -> Holder: ...

    @property
    def digest(self) -> bytes:
        """The digest of the token it came with."""

    @property
    def visit(self) -> Visit | None:
        """Which connection of its client this is; None where the client does not say so."""

    def push(self, message: bytes) -> None:
        """Send this, after everything pushed before."""

    def close(self, code: int, last_words: bytes | None = None) -> None:
        """Close once everything pushed has been sent."""


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


MOMENT_SECONDS = 2.0
"""Somebody who reconnects within this time, as after a reload, was not away."""


class Presence:
    """The listeners of a table, and the players behind them. Read anywhere; changed by what it can do."""

    def __init__(self, now: Seconds, elsewhere: Here = NOBODY) -> None:
        self._begin = now
        self._listeners: set[Listener] = set()
        self.listeners: Final[Set[Listener]] = self._listeners
        self._away: dict[Player, Seconds] = {}
        self._here: Counter[Player] = Counter()
        self._since: dict[Player, Seconds] = {}
        """Since when the players of seats have been here without a break."""
        self._watching: Counter[Watching] = Counter()
        self.elsewhere = elsewhere
        """Who is connected to other nodes."""
        self.was_visited = False
        """Whether anybody with a key has connected, or asked, since the table was loaded."""
        self.idle_since = now
        """When the last listener left."""
        self.unattended_since: Seconds | None = None
        """Since when nobody is there to play: the clocks stand still."""

    def enter(self, listener: Listener, now: Seconds) -> None:
        self._listeners.add(listener)
        self.was_visited = True
        self._count(listener.holder, 1)
        for player in listener.holder.players:
            self._away.pop(player, None)
            self._since.setdefault(player, now)

    def leave(self, listener: Listener, now: Seconds) -> None:
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        self._count(listener.holder, -1)
        self.idle_since = now
        for player in listener.holder.players:
            if player not in self._here and player not in self.elsewhere.players:
                self._goes(player, now)

    def visit(self) -> None:
        """Somebody with a key has asked about the table."""
        self.was_visited = True

    def begin_unattended(self, since: Seconds) -> None:
        self.unattended_since = since

    def end_unattended(self) -> None:
        self.unattended_since = None

    def set_elsewhere(self, elsewhere: Here, now: Seconds) -> None:
        """Who is connected to other nodes now."""
        for player in elsewhere.players:
            self._away.pop(player, None)
            self._since.setdefault(player, now)
        for player in self.elsewhere.players - elsewhere.players:
            if player not in self._here:
                self._goes(player, now)
        self.elsewhere = elsewhere

    def away(self, table: Table, now: Seconds) -> dict[Seat, Seconds]:
        """How long players have been away, by seat; at most since the table was loaded."""
        here = self._here.keys() | self.elsewhere.players
        return {
            Seat(seat): Seconds(now - self._away.get(chair.player, self._begin))
            for seat, chair in enumerate(table.chairs, 1)
            if chair.player and chair.player not in here
        }

    def is_back(self, player: Player, now: Seconds) -> bool:
        """Whether somebody who enters now was away for more than a moment, or since the table was loaded."""
        is_here = player in self._here or player in self.elsewhere.players
        return not is_here and now - self._away.get(player, Seconds(0)) > MOMENT_SECONDS

    def here_since(self, player: Player) -> Seconds | None:
        """Since when a player has been here without a break; None for one who is away."""
        return self._since.get(player)

    def is_unattended(self, table: Table) -> bool:
        """Whether nobody is there to play: no person of the table, or nobody to watch its bots."""
        chairs, here, people = table.chairs, self._here, table.people
        for seat in people:
            player = chairs[seat - 1].player
            if player in here or player in self.elsewhere.players:
                return False
        return bool(people) or (not self._listeners and self.elsewhere == NOBODY)

    def here(self) -> Here:
        """Who is connected to this node."""
        return Here(
            players=frozenset(self._here), tvs=self._watching["tv"], spectators=self._watching["spectator"]
        )

    def present(self, table: Table, overdue: Overdue) -> Present:
        """Who is told to be there."""
        seats = table.seats_of(self.elsewhere.players.union(self._here))
        tvs, spectators = self._watching["tv"], self._watching["spectator"]
        return Present(
            seats=seats,
            tvs=tvs + self.elsewhere.tvs,
            spectators=spectators + self.elsewhere.spectators,
            nudged=overdue.nudged,
            unanswered=overdue.unanswered,
            idle=overdue.idle,
        )

    def _goes(self, player: Player, now: Seconds) -> None:
        self._away[player] = now
        self._since.pop(player, None)

    def _count(self, holder: Holder, change: int) -> None:
        for player in holder.players:
            self._here[player] += change
            if not self._here[player]:
                del self._here[player]
        if not holder.players:
            self._watching["tv" if holder.watching == "tv" else "spectator"] += change


MOST_REACTIONS, WITHIN_SECONDS = 4, Seconds(8)
"""A person may send this many in this time."""
WATCHERS = Player(0)
"""All watchers count as one person: new keys for watching cost nothing."""


class Reactions:
    """The latest reactions at this node, of each player, and of all watchers together."""

    def __init__(self) -> None:
        self._times: dict[Player, deque[Seconds]] = {}

    def sender(self, table: Table, holder: Holder, wanted: Seat | None, now: Seconds) -> Seat:
        """The seat that reacts, 0 for a watcher. Raises Refused for a seat not held, or TooMany."""
        held = table.seats_of(holder.players)
        seat = holder.one_seat(table, wanted) if held or wanted is not None else TABLE
        times = self._times.setdefault(
            min(holder.players) if held else WATCHERS, deque(maxlen=MOST_REACTIONS)
        )
        if len(times) == MOST_REACTIONS and now - times[0] < WITHIN_SECONDS:
            raise TooMany("too-many-reactions", most=MOST_REACTIONS, seconds=int(WITHIN_SECONDS))
        times.append(now)
        return seat
