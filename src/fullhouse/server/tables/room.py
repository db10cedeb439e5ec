"""A loaded table: its listeners, the messages that wait for a commit, and who is away since when."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId, Watching
from fullhouse.match.nodes import NOBODY, Here
from fullhouse.match.table import Table
from fullhouse.server.protocol import TRY_AGAIN, Present
from fullhouse.server.tables.keeping import BY_ONLY_NODE, Keeping
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.listeners.messages import encoded
from fullhouse.server.tables.listeners.reactions import Reactions

log = logging.getLogger("fullhouse")
PRESENCE_INTERVAL_SECONDS = 0.3
"""Between two messages about who is there."""
MOST_ENTRIES = 20_000
"""A table with this many entries takes no more: a game has some hundred."""
Outgoing = tuple[Listener, bytes]
"""A message and whom it is for."""
Again = Callable[[], None]


class Waiting(msgspec.Struct, frozen=True):
    """Messages that wait until an entry is stored."""

    seq: Seq
    messages: list[Outgoing]
    again: Again | None
    """What leads to the right messages if the entry is not stored, because another node was quicker."""
    arriving: Listener | None
    """Whose welcome this is."""


class Snapshot(NamedTuple):
    """The table after an entry, to be stored when some more have followed."""

    seq: Seq
    revision: int
    body: bytes


class Room:
    """Sends nothing before the entry it belongs to is stored."""

    def __init__(self, number: TableId, table: Table, clock: Clock) -> None:
        now = clock.now()
        self.id = number
        self.table = table
        self.listeners: set[Listener] = set()
        self.stored = table.seq
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, asyncio.TimerHandle | None] = {}
        """The bots that wait to think (their timer) or are thinking (None)."""
        self.bots_free_at = 0.0
        """From when on, in the event loop's time, another bot may move."""
        self.awake = False
        self.was_visited = False
        """Whether anybody with a key has connected, or asked, since it was loaded."""
        self.idle_since = now
        self.unattended_since: Seconds | None = None
        """Since when nobody is there to play: the clocks stand still."""
        self.reactions = Reactions()
        self.keeping: Keeping = BY_ONLY_NODE
        self.is_reloading = False
        """Whether the table is read again, because another node was quicker: nothing is decided meanwhile."""
        self.last_at = now
        """When the last entry was made."""
        self.elsewhere: Here = NOBODY
        self.revision = 0
        self.snapshot: Snapshot | None = None
        self.snapshot_due = Seq(0)
        """The entry at which to make or to store a snapshot."""
        self._waiting: deque[Waiting] = deque()
        self._away: dict[Player, Seconds] = {}
        self._here: Counter[Player] = Counter()
        self._watching: Counter[Watching] = Counter()
        self._presence: asyncio.TimerHandle | None = None
        self._presence_told = float("-inf")
        self._clock = clock
        self._last_player = table.last_player

    # Telling

    def tell(
        self, messages: list[Outgoing], again: Again | None = None, arriving: Listener | None = None
    ) -> None:
        """Send these once everything decided so far is stored; else do it again."""
        if self.table.seq <= self.stored and not self._waiting and not self.is_reloading:
            send(messages)
        else:
            self._waiting.append(Waiting(self.table.seq, messages, again, arriving))

    @property
    def waiting_count(self) -> int:
        """How often something is to be told once the log allows it."""
        return len(self._waiting)

    def release_stored(self) -> None:
        """Send what waited for the entries that are stored now."""
        waiting, stored = self._waiting, self.stored
        while waiting and waiting[0].seq <= stored:
            send(waiting.popleft().messages)

    def take_back(self) -> list[Waiting]:
        """All messages that wait: they were about entries that are not in the log."""
        waiting = list(self._waiting)
        self._waiting.clear()
        return waiting

    def close_all(self, code: int, last_words: bytes) -> None:
        self._waiting.clear()
        for listener in self.listeners:
            listener.close(code, last_words)

    # Who is there

    def stop_timers(self) -> None:
        """Stop everything that runs for this table."""
        for handle in (self.timer, *self.thinking.values()):
            if handle is not None:
                handle.cancel()
        self.timer = None
        self.thinking.clear()

    def new_player(self) -> Player:
        """A new player number."""
        self._last_player = Player(max(self._last_player, self.table.last_player) + 1)
        return self._last_player

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.was_visited = True
        self._count(listener.holder, 1)
        for player in listener.holder.players:
            self._away.pop(player, None)

    def leave(self, listener: Listener, now: Seconds) -> None:
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self._count(listener.holder, -1)
        self.idle_since = now
        for player in listener.holder.players:
            if player not in self._here and player not in self.elsewhere.players:
                self._away[player] = now

    def away(self, now: Seconds) -> dict[Seat, Seconds]:
        """How long players have been away, by seat; at most since the table was loaded."""
        here = self._here.keys() | self.elsewhere.players
        return {
            Seat(seat): Seconds(now - self._away.get(chair.player, self.idle_since))
            for seat, chair in enumerate(self.table.chairs, 1)
            if chair.player and chair.player not in here
        }

    @property
    def is_running(self) -> bool:
        """Whether a game is being played and not paused."""
        return self.table.stage == "playing" and not self.table.paused

    @property
    def is_full(self) -> bool:
        return self.table.seq >= MOST_ENTRIES

    @property
    def is_unattended(self) -> bool:
        """Whether nobody is there to play: no person of the table, or nobody to watch its bots."""
        chairs, here, people = self.table.chairs, self._here, self.table.people
        for seat in people:
            player = chairs[seat - 1].player
            if player in here or player in self.elsewhere.players:
                return False
        return bool(people) or (not self.listeners and self.elsewhere == NOBODY)

    def here(self) -> Here:
        """Who is connected to this node."""
        return Here(
            players=frozenset(self._here), tvs=self._watching["tv"], spectators=self._watching["spectator"]
        )

    def set_elsewhere(self, elsewhere: Here, now: Seconds) -> None:
        """Who is connected to other nodes now."""
        for player in elsewhere.players:
            self._away.pop(player, None)
        for player in self.elsewhere.players - elsewhere.players:
            if player not in self._here:
                self._away[player] = now
        self.elsewhere = elsewhere

    def present(self) -> Present:
        seats = self.table.seats_of(self.elsewhere.players.union(self._here))
        tvs, spectators = self._watching["tv"], self._watching["spectator"]
        return Present(
            seats=seats, tvs=tvs + self.elsewhere.tvs, spectators=spectators + self.elsewhere.spectators
        )

    def tell_presence(self) -> None:
        """Tell everybody who is there, soon: changes are gathered, however many come and go."""
        if self._presence is None:
            wait = max(0.0, self._presence_told + PRESENCE_INTERVAL_SECONDS - self._clock.monotonic())
            self._presence = self._clock.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence, self._presence_told = None, self._clock.monotonic()
        message = encoded(self.present())
        self.tell([(listener, message) for listener in self.listeners], self.tell_presence)

    def _count(self, holder: Holder, change: int) -> None:
        for player in holder.players:
            self._here[player] += change
            if not self._here[player]:
                del self._here[player]
        if not holder.players:
            self._watching["tv" if holder.watching == "tv" else "spectator"] += change


def send(messages: Iterable[Outgoing]) -> None:
    for listener, message in messages:
        try:
            listener.push(message)
        except Exception:
            log.exception("a listener could not be told")
            listener.close(TRY_AGAIN)
