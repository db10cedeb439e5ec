"""Who is connected to a table, at this node and at others, and since when nobody is there."""

from collections import Counter
from collections.abc import Set
from typing import Final

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Watching
from fullhouse.match.nodes import NOBODY, Here
from fullhouse.match.table import Table
from fullhouse.server.protocol import Present
from fullhouse.server.tables.listeners.listener import Listener


class Presence:
    """The listeners of a table, and the players behind them. Read anywhere; changed by what it can do."""

    def __init__(self, now: Seconds, elsewhere: Here = NOBODY) -> None:
        self._listeners: set[Listener] = set()
        self.listeners: Final[Set[Listener]] = self._listeners
        self._away: dict[Player, Seconds] = {}
        self._here: Counter[Player] = Counter()
        self._watching: Counter[Watching] = Counter()
        self.elsewhere = elsewhere
        """Who is connected to other nodes."""
        self.was_visited = False
        """Whether anybody with a key has connected, or asked, since the table was loaded."""
        self.idle_since = now
        """When the last listener left."""
        self.unattended_since: Seconds | None = None
        """Since when nobody is there to play: the clocks stand still."""

    def enter(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self.was_visited = True
        self._count(listener.holder, 1)
        for player in listener.holder.players:
            self._away.pop(player, None)

    def leave(self, listener: Listener, now: Seconds) -> None:
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        self._count(listener.holder, -1)
        self.idle_since = now
        for player in listener.holder.players:
            if player not in self._here and player not in self.elsewhere.players:
                self._away[player] = now

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
        for player in self.elsewhere.players - elsewhere.players:
            if player not in self._here:
                self._away[player] = now
        self.elsewhere = elsewhere

    def away(self, table: Table, now: Seconds) -> dict[Seat, Seconds]:
        """How long players have been away, by seat; at most since the table was loaded."""
        here = self._here.keys() | self.elsewhere.players
        return {
            Seat(seat): Seconds(now - self._away.get(chair.player, self.idle_since))
            for seat, chair in enumerate(table.chairs, 1)
            if chair.player and chair.player not in here
        }

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

    def present(self, table: Table) -> Present:
        """Who is told to be there."""
        seats = table.seats_of(self.elsewhere.players.union(self._here))
        tvs, spectators = self._watching["tv"], self._watching["spectator"]
        return Present(
            seats=seats, tvs=tvs + self.elsewhere.tvs, spectators=spectators + self.elsewhere.spectators
        )

    def _count(self, holder: Holder, change: int) -> None:
        for player in holder.players:
            self._here[player] += change
            if not self._here[player]:
                del self._here[player]
        if not holder.players:
            self._watching["tv" if holder.watching == "tv" else "spectator"] += change
