"""A loaded table: where its log stands, the messages that wait for a commit, and its parts."""

import asyncio
import logging
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

import msgspec

from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.nodes import NOBODY, Epoch, Here
from fullhouse.match.perspectives import playing_as, viewers
from fullhouse.match.table import Table
from fullhouse.match.waiting import Overdue
from fullhouse.server.errors import GameFault
from fullhouse.server.protocol import TRY_AGAIN, Present
from fullhouse.server.tables.listeners import Listener, Presence, Reactions, encoded
from fullhouse.server.tables.visits import Visits
from fullhouse.server.tables.waits import Waits


class Author(Enum):
    """On whose behalf an entry is made."""

    PERSON = auto()
    """Anybody with a key, at any node."""
    KEEPER = auto()
    """The table's clocks and bots: this counts only as long as the node keeps the table."""


class Keeping:
    """Whether this node keeps a table."""

    __slots__ = ("epoch", "is_here")

    def __init__(self, *, is_here: bool, epoch: Epoch | None = None) -> None:
        self.is_here = is_here
        self.epoch = epoch
        """What the store checks for entries of the keeper; None where no other node could keep the table."""

    def epoch_for(self, author: Author) -> Epoch | None:
        """The epoch under which an entry has to be stored."""
        return self.epoch if author is Author.KEEPER else None

    def take(self, epoch: Epoch) -> None:
        """The store has given the table to this node."""
        self.is_here, self.epoch = True, epoch

    def lose(self) -> None:
        """Another node keeps the table now, or may."""
        self.is_here, self.epoch = False, None

    def lose_by_conflict(self) -> None:
        """Another node has made an entry, and perhaps taken over; a node without others keeps its tables."""
        if self.epoch is not None:
            self.lose()


class Alarm:
    """A timer of a table: that of its clock, or of those who wait."""

    __slots__ = ("is_awake", "timer")

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.is_awake = False
        """Whether the store knows that the table has to be woken when a server starts."""

    def set(self, timer: asyncio.TimerHandle) -> None:
        self.cancel()
        self.timer = timer

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self, *, awake: bool) -> None:
        self.is_awake = awake


class BotTimers:
    """The bots that wait to think or are thinking, and when the next one may move."""

    __slots__ = ("_seats", "free_at")

    def __init__(self) -> None:
        self._seats: dict[Seat, asyncio.TimerHandle | None] = {}
        self.free_at = float("-inf")
        """From when on another bot may move."""

    @property
    def seats(self) -> Mapping[Seat, asyncio.TimerHandle | None]:
        """Each with its timer, or None while it thinks."""
        return self._seats

    def wait(self, seat: Seat, timer: asyncio.TimerHandle) -> None:
        self._seats[seat] = timer

    def think(self, seat: Seat) -> None:
        self._seats[seat] = None

    def end(self, seat: Seat) -> None:
        self._seats.pop(seat, None)

    def moved(self, free_at: float) -> None:
        """A bot has moved: the next one waits until its tile has landed."""
        self.free_at = free_at

    def cancel(self) -> None:
        for timer in self._seats.values():
            if timer is not None:
                timer.cancel()
        self._seats.clear()


log = logging.getLogger("fullhouse")
PRESENCE_INTERVAL_SECONDS = 0.3
"""Between two messages about who is there."""
MOST_ENTRIES = 20_000
"""A table with this many entries takes no more: a game has some hundred."""
Outgoing = tuple[Listener, bytes]
"""A message and whom it is for."""
Retry = Callable[[], None]


class Waiting(msgspec.Struct, frozen=True):
    """Messages that wait until an entry is stored."""

    seq: Seq
    messages: list[Outgoing]
    retry: Retry | None
    """What leads to the right messages if the entry is not stored, because another node was quicker."""
    arriving: Listener | None
    """Whose welcome this is."""


class Snapshot(NamedTuple):
    """The table after an entry, to be stored when some more have followed."""

    seq: Seq
    revision: int
    body: bytes


class SnapshotPlan:
    """The snapshot that was made last, and when to make or to store one."""

    __slots__ = ("due", "made")

    def __init__(self, due: Seq) -> None:
        self.made: Snapshot | None = None
        """It waits until some more entries have followed."""
        self.due = due
        """The entry at which to make or to store a snapshot."""

    def keep(self, made: Snapshot | None, due: Seq) -> None:
        self.made, self.due = made, due

    def stop(self) -> None:
        """Make no more: the log would not say what the table is."""
        self.due = Seq(MOST_ENTRIES)


class Standing(NamedTuple):
    """Which game is on a table, and whether it is over."""

    round: int
    is_over: bool

    @staticmethod
    def of(table: Table) -> "Standing":
        return Standing(table.round, table.stage == "over")

    def has_ended(self, number: int) -> bool:
        """Whether a game of the table is over."""
        return number < self.round or (number == self.round and self.is_over)


class Room:
    """Sends nothing before the entry it belongs to is stored.

    Everybody may read its fields, and only this class writes them; so do its parts with theirs.
    """

    def __init__(
        self,
        number: TableId,
        table: Table,
        clock: Clock,
        *,
        last_at: Seconds,
        keeping: Keeping,
        revision: int,
        snapshot_due: Seq,
        elsewhere: Here = NOBODY,
    ) -> None:
        self.id: Final = number
        self.table = table
        self.stored = table.seq
        """The last entry that is stored."""
        self.standing = Standing.of(table)
        """As the log says: whoever shows what was hidden looks here, because an end may come to nothing."""
        self._coming: deque[tuple[Seq, Standing]] = deque()
        """What it will be once the entries up to these are stored."""
        self.last_at = last_at
        """When the last entry was made."""
        self.is_reloading = False
        """Whether the table is read again, because another node was quicker: nothing is decided meanwhile."""
        self.revision = revision
        """Which keys and names are known here."""
        self.presence: Final = Presence(clock.now(), elsewhere)
        self.listeners: Final = self.presence.listeners
        self.visits: Final = Visits()
        self.keeping: Final = keeping
        self.alarm: Final = Alarm()
        self.patience: Final = Alarm()
        """Rings when others have waited for somebody for long enough."""
        self.waits: Final = Waits()
        self.bot_timers: Final = BotTimers()
        self.snapshots: Final = SnapshotPlan(snapshot_due)
        self.reactions: Final = Reactions()
        self._clock = clock
        self._waiting: deque[Waiting] = deque()
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_sent = float("-inf")
        self._last_player = table.last_player

    # Where its log stands

    def decided(self, at: Seconds) -> None:
        """An entry was applied to the table, and is not stored yet."""
        self.last_at = at
        standing = Standing.of(self.table)
        if standing != (self._coming[-1][1] if self._coming else self.standing):
            self._coming.append((self.table.seq, standing))

    def mark_stored(self, seq: Seq) -> None:
        self.stored = max(self.stored, seq)
        while self._coming and self._coming[0][0] <= self.stored:
            self.standing = self._coming.popleft()[1]

    def applied(self, seq: Seq, at: Seconds) -> None:
        """An entry that another node has stored was applied."""
        self.stored, self.last_at, self.standing = seq, at, Standing.of(self.table)

    def begin_reload(self) -> None:
        self.is_reloading = True
        self.stop_timers()

    def end_reload(self, table: Table) -> None:
        """The table as it is in the log, up to the last stored entry."""
        self.table, self.is_reloading = table, False
        self.standing = Standing.of(table)
        self._coming.clear()
        self.keeping.lose_by_conflict()

    def checked(self, revision: int) -> None:
        """Keys and names are known as of this revision."""
        self.revision = revision

    # Telling

    def tell(
        self, messages: list[Outgoing], retry: Retry | None = None, arriving: Listener | None = None
    ) -> None:
        """Send these once everything decided so far is stored; else do it again."""
        if self.table.seq <= self.stored and not self._waiting and not self.is_reloading:
            send(messages)
        else:
            self._waiting.append(Waiting(self.table.seq, messages, retry, arriving))

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

    def new_player(self) -> Player:
        """A new player number."""
        self._last_player = Player(max(self._last_player, self.table.last_player) + 1)
        return self._last_player

    def away(self, now: Seconds) -> dict[Seat, Seconds]:
        """How long players have been away, by seat; at most since the table was loaded."""
        return self.presence.away(self.table, now)

    def overdue(self, now: Seconds) -> Overdue:
        """Whom the others have waited for long enough."""
        return self.waits.overdue(self.table, now)

    @property
    def is_unattended(self) -> bool:
        """Whether nobody is there to play: no person of the table, or nobody to watch its bots."""
        return self.presence.is_unattended(self.table)

    def present(self) -> Present:
        return self.presence.present(self.table, self.waits.told)

    def tell_presence(self) -> None:
        """Tell everybody who is there, soon: changes are gathered, however many come and go."""
        if self._presence_timer is None:
            wait = max(0.0, self._presence_sent + PRESENCE_INTERVAL_SECONDS - self._clock.monotonic())
            self._presence_timer = self._clock.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer, self._presence_sent = None, self._clock.monotonic()
        message = encoded(self.present())
        self.tell([(listener, message) for listener in self.listeners], self.tell_presence)

    def viewers(self, holder: Holder) -> tuple[Viewer, ...]:
        """Who a holder sees the game as, by what is stored."""
        is_decided = self.table.stage == "over" and not self.standing.is_over
        return playing_as(self.table, holder) if is_decided else viewers(self.table, holder)

    # What it is doing

    @property
    def is_running(self) -> bool:
        """Whether a game is being played and not paused."""
        return self.table.stage == "playing" and not self.table.paused

    @property
    def is_full(self) -> bool:
        return self.table.seq >= MOST_ENTRIES

    def stop_timers(self) -> None:
        """Stop everything that runs for this table."""
        self.alarm.cancel()
        self.patience.cancel()
        self.bot_timers.cancel()


def send(messages: Iterable[Outgoing]) -> None:
    for listener, message in messages:
        try:
            listener.push(message)
        except Exception:
            log.exception("a listener could not be told")
            listener.close(TRY_AGAIN)


MOST_LOGGED = 1_000
"""Different faults that are remembered, so that each is logged once."""
_logged: set[tuple[str, str]] = set()


def is_of_game(room: Room, error: BaseException) -> bool:
    """Whether an exception was raised in the rules of the game played there, or by what they called."""
    package = type(room.table.game).__module__.rpartition(".")[0]
    frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(str(frame.f_globals.get("__name__")).startswith(f"{package}.") for frame in frames)


def logged_fault(room: Room, error: BaseException) -> GameFault:
    """What is said about a fault; the log gets its traceback the first time."""
    game = room.table.game.id
    last = traceback.extract_tb(error.__traceback__)[-1]
    fault = (game, f"{type(error).__name__} {last.filename}:{last.lineno}")
    if fault not in _logged and len(_logged) < MOST_LOGGED:
        _logged.add(fault)
        log.error("the game %s has a fault, first seen at table %d", game, room.id, exc_info=error)
    return GameFault(game)
