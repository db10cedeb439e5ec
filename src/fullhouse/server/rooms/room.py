"""A loaded table: its listeners, the messages that wait for a commit, and who is away since when."""

import asyncio
from collections import deque
from collections.abc import Iterable

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.table import Table
from fullhouse.server.protocol import Present
from fullhouse.server.rooms.listener import Listener
from fullhouse.server.rooms.news import encoded

Parcel = tuple[Listener, bytes]


class Room:
    """Sends nothing before the entry it belongs to is stored."""

    def __init__(self, number: TableId, table: Table, now: Seconds) -> None:
        self.id = number
        self.table = table
        self.listeners: set[Listener] = set()
        self.stored = table.seq
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, asyncio.TimerHandle | None] = {}
        """The bots that wait to think (their timer) or are thinking (None)."""
        self.awake = False
        self.idle_since = now
        self.left_alone: Seconds | None = None
        """Since when the only person is away: the clocks stand still."""
        self._waiting: deque[tuple[Seq, list[Parcel]]] = deque()
        self._away: dict[Player, Seconds] = {}
        self._last_player = table.last_player

    # Telling

    def tell(self, parcels: list[Parcel]) -> None:
        """Send these once everything decided so far is stored."""
        if self.table.seq <= self.stored and not self._waiting:
            _send(parcels)
        else:
            self._waiting.append((self.table.seq, parcels))

    def now_stored(self, seq: Seq) -> None:
        """Everything up to this entry is stored for good."""
        self.stored = max(self.stored, seq)
        while self._waiting and self._waiting[0][0] <= self.stored:
            _send(self._waiting.popleft()[1])

    def close_all(self, code: int, last_words: bytes) -> None:
        self._waiting.clear()
        for listener in self.listeners:
            listener.close(code, last_words)

    # Who is there

    def new_player(self) -> Player:
        """A new player number."""
        self._last_player = Player(max(self._last_player, self.table.last_player) + 1)
        return self._last_player

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        for player in listener.holder.players:
            self._away.pop(player, None)

    def leave(self, listener: Listener, now: Seconds) -> None:
        self.listeners.discard(listener)
        self.idle_since = now
        for player in listener.holder.players - self._players_here():
            self._away[player] = now

    def away(self, now: Seconds) -> dict[Seat, Seconds]:
        """How long players have been away, by seat; at most since the table was loaded."""
        here = self._players_here()
        return {
            Seat(seat): Seconds(now - self._away.get(chair.player, self.idle_since))
            for seat, chair in enumerate(self.table.chairs, 1)
            if chair.player and chair.player not in here
        }

    @property
    def waits_for_one(self) -> bool:
        """Whether the only person at a table of bots is not connected."""
        people = {chair.player for chair in self.table.chairs if chair.driver == "person"}
        has_bots = any(chair.driver == "bot" for chair in self.table.chairs)
        return has_bots and len(people) == 1 and people.isdisjoint(self._players_here())

    def present(self) -> Present:
        seats = self.table.seats_of(self._players_here())
        watching = [listener.holder.watching for listener in self.listeners if not listener.holder.players]
        tvs = watching.count("tv")
        return Present(seats=seats, tvs=tvs, spectators=len(watching) - tvs)

    def tell_presence(self) -> None:
        message = encoded(self.present())
        self.tell([(listener, message) for listener in self.listeners])

    def _players_here(self) -> frozenset[Player]:
        return frozenset(player for listener in self.listeners for player in listener.holder.players)


def _send(parcels: Iterable[Parcel]) -> None:
    for listener, message in parcels:
        listener.push(message)
