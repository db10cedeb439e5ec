"""The stream of a table's committed entries, and what its subscribers have to offer.

Nothing is done beside an append: whatever follows from an entry is a subscriber, and is called once the entry
is in the log. `server/services.py` lists all of them. A subscriber that fails is logged and called again;
it stops neither the table nor the others.
"""

import logging
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import StoredResult, StoreTrouble
from fullhouse.match.table import Happened
from fullhouse.server.tables.room import Room, is_of_game, logged_fault

log = logging.getLogger("fullhouse")
RETRY_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Delays of the retries. After the last one, the subscriber waits until the table changes or is loaded."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry, and what it brought about at its table."""

    happened: Happened
    entry: AnyEntry
    result: StoredResult | None = None
    """The result, if this entry has ended a game. It is stored in the same transaction."""
    decided_at: float | None = None
    """By the clock's `perf_counter`; None for an entry that another node has made."""

    @property
    def seq(self) -> Seq:
        return self.happened.seq


class Subscriber:
    """Something that follows from committed entries. Each method does nothing unless it is overridden."""

    ignores_moves = False
    """Whether moves that only change the position mean nothing to it: most entries are such moves."""

    def committed(self, room: Room, logged: LogEntry) -> None:
        """One more entry is in the log. The table itself may be further by entries that are not yet."""

    def refresh(self, room: Room) -> None:
        """Look at the table as it is: it was loaded, or somebody came or went."""

    def retry(self, room: Room) -> None:
        """This subscriber has failed at this table: do what it may have left undone, by what is stored."""
        self.refresh(room)

    def refused(self, room: Room, logged: LogEntry, error: BaseException) -> None:
        """An entry was decided here and is not in the log, or it is unknown whether it is."""

    def discarded(self, room: Room) -> None:
        """The table in memory may differ from its log, and was unloaded: whoever needs it loads it again."""


class Stream:
    """Calls the subscribers, each for itself."""

    def __init__(self, is_loaded: Callable[[Room], bool], clock: Clock) -> None:
        self._is_loaded, self._clock = is_loaded, clock
        self._committed: list[Subscriber] = []
        self._moved: list[Subscriber] = []
        """Those of them who want to know of every move."""
        self._refresh: list[Subscriber] = []
        self._refused: list[Subscriber] = []
        self._discarded: list[Subscriber] = []
        self._failures: dict[tuple[Subscriber, TableId], tuple[int, float]] = {}
        """How often a subscriber has failed at a table, and when it is to be tried again."""
        self._is_closed = False

    def subscribe(self, *subscribers: Subscriber) -> None:
        """Call these from now on, in this order."""
        for one in subscribers:
            kind = type(one)
            if kind.committed is not Subscriber.committed:
                self._committed.append(one)
                if not kind.ignores_moves:
                    self._moved.append(one)
            if kind.refresh is not Subscriber.refresh:
                self._refresh.append(one)
            if kind.refused is not Subscriber.refused:
                self._refused.append(one)
            if kind.discarded is not Subscriber.discarded:
                self._discarded.append(one)

    def publish(self, room: Room, logged: LogEntry) -> None:
        """This entry is in the log for good."""
        subscribers = self._committed if logged.happened.about_table else self._moved
        self._call(subscribers, "committed", logged.seq, room, logged)

    def refresh(self, room: Room) -> None:
        self._call(self._refresh, "refresh", room.stored, room)

    def publish_refusal(self, room: Room, logged: LogEntry, error: BaseException) -> None:
        """This entry was not stored."""
        self._call(self._refused, "refused", logged.seq, room, logged, error)

    def discard(self, room: Room) -> None:
        self._call(self._discarded, "discarded", room.stored, room)

    def _call(self, subscribers: list[Subscriber], method: str, seq: Seq, room: Room, *facts: Any) -> None:
        """Call a method of each. One that fails stops nobody."""
        for subscriber in subscribers:
            try:
                getattr(subscriber, method)(room, *facts)
            except Exception:
                self.failed(subscriber, room, seq)

    def failed(self, subscriber: Subscriber, room: Room, seq: Seq) -> None:
        """Log the exception that is being handled, and call `retry` later. For work in tasks, too."""
        name, which = type(subscriber).__name__, (subscriber, room.id)
        error = sys.exception()
        if error is not None and is_of_game(room, error):
            logged_fault(room, error)
        elif isinstance(error, StoreTrouble):
            log.error("table %d, entry %d: %s failed: %s", room.id, seq, name, error.detail or "no answer")
        else:
            log.exception("table %d, entry %d: %s failed", room.id, seq, name)
        count, retry_at = self._failures.get(which, (0, 0.0))
        now = self._clock.monotonic()
        if retry_at > now:
            return  # it is tried again soon
        if now - retry_at > RETRY_SECONDS[-1]:
            count = 0
        if count == len(RETRY_SECONDS):
            log.error("table %d, entry %d: %s is not tried again by itself", room.id, seq, name)
            return
        self._failures[which] = count + 1, now + RETRY_SECONDS[count]
        self._clock.call_later(RETRY_SECONDS[count], self._retry, subscriber, room)

    def forget(self, room: Room) -> None:
        """A table was unloaded: whoever loads it again calls `refresh`."""
        for which in [which for which in self._failures if which[1] == room.id]:
            del self._failures[which]

    def close(self) -> None:
        self._is_closed = True

    def _retry(self, subscriber: Subscriber, room: Room) -> None:
        if not self._is_loaded(room) or self._is_closed:
            return
        try:
            subscriber.retry(room)
        except Exception:
            self.failed(subscriber, room, room.stored)
