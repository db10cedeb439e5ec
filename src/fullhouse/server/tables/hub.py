"""The hub of one node: finds a table, and appends what was decided there. What follows is the stream's."""

import asyncio
import logging
from collections.abc import Set

from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import AnyEntry, Opened, Woke
from fullhouse.match.history.results import result_after
from fullhouse.match.holder import DecisionContext
from fullhouse.match.ids import TableId
from fullhouse.match.nodes import NOBODY, TableMeta, Visit
from fullhouse.match.ports import Committed, NewEntry, Store, StoredResult, StoreTrouble
from fullhouse.match.table import Happened
from fullhouse.server.errors import NotFound
from fullhouse.server.protocol import TRY_AGAIN
from fullhouse.server.tables.broadcast import prepare_news
from fullhouse.server.tables.cluster_port import Cluster, SingleNode
from fullhouse.server.tables.listeners import Listener, bye
from fullhouse.server.tables.room import Author, Keeping, Room, is_of_game, logged_fault
from fullhouse.server.tables.snapshots import LoadedTable, load_table
from fullhouse.server.tables.stream import LogEntry, Stream

log = logging.getLogger("fullhouse")
IDLE_SECONDS = 300.0
"""A table without connections and timers is unloaded after this time; its log stays."""
LONGEST_MOMENT_SECONDS = 2.0
"""A process that does nothing for longer was stopped: nobody could play."""
MOST_LOADS = 3
"""How often a table is loaded that is unloaded again at once; then whoever wants it has to come back."""
UNVISITED_SECONDS = 20.0
"""The same, for a table that nobody with a key has come to since it was loaded; its bots wait then."""


class Hub:
    """The one place where a node makes entries: in the event loop, one thing at a time.

    Rooms, timers and bots are the node's; only the log is shared. Other nodes may have the same table loaded.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        cluster: Cluster | None = None,
        rude_words: frozenset[str] = frozenset(),
    ) -> None:
        self.store, self.clock = store, clock
        self.now = clock.now
        self.cluster: Cluster = cluster or SingleNode()
        self.rude_words = rude_words
        """Words that no new name may have."""
        self.contexts: dict[str, DecisionContext] = {}
        """For each game what decisions depend on besides the log, whatever the table and the time."""
        self.rooms: dict[TableId, Room] = {}
        self.stream = Stream(self.is_loaded, clock)
        self._is_closed = False
        self._loading: dict[TableId, asyncio.Task[Room]] = {}
        """Tables that are read from the store now: everybody who asks waits for the same reading."""
        self._from_elsewhere: set[TableId] = set()
        self._works_since = clock.now()
        self._last_beat = store.last_beat()
        self._awake_at: float | None = None

    # Find a table

    async def room(self, number: TableId) -> Room:
        """A table, loaded from its log if it is not here."""
        for _ in range(MOST_LOADS):
            loaded = self.rooms.get(number)
            if loaded is not None:
                return loaded
            loading = self._loading.get(number)
            if loading is None:
                loading = self._loading[number] = asyncio.get_running_loop().create_task(self._fetch(number))
                loading.add_done_callback(_mark_retrieved)
            # Whoever gives up does not stop the others who wait for the same table.
            room = await asyncio.shield(loading)
            if self.is_loaded(room):
                return room
            # Unloaded before we were told: who entered it now would never hear of the table again.
        raise StoreTrouble("the table is read again")

    async def room_of_code(self, code: str | None) -> Room:
        number = None if code is None else await self.store.find_table(code)
        if number is None:
            raise NotFound("unknown-code")
        return await self.room(number)

    async def open(self, code: str, opened: Opened) -> Room | None:
        """A new table, or None where the code is taken."""
        number = await self.store.open_table(code, opened)
        return None if number is None else await self.room(number)

    async def room_from_elsewhere(self, number: TableId) -> Room:
        """A table that another house has just had: its clocks ran all the while."""
        self._from_elsewhere.add(number)
        try:
            room = await self.room(number)
        finally:
            self._from_elsewhere.discard(number)
        if room.presence.unattended_since is not None:
            room.presence.begin_unattended(self.now())  # until now somebody sat there
        return room

    def is_loaded(self, room: Room) -> bool:
        return self.rooms.get(room.id) is room

    async def _fetch(self, number: TableId) -> Room:
        try:
            meta = await self.cluster.fetch_meta(number)
            loaded = await load_table(self.store, number)
            return self.rooms.get(number) or self.load(number, loaded, meta)
        finally:
            del self._loading[number]

    def load(self, number: TableId, loaded: LoadedTable | None, meta: TableMeta | None) -> Room:
        """Have a table that was read from the store."""
        if loaded is None:
            raise NotFound("unknown-code")
        room = self.rooms[number] = Room(
            number,
            loaded.table,
            self.clock,
            last_at=loaded.last,
            keeping=Keeping(is_here=meta is None),
            revision=loaded.revision if meta is None else meta.revision,
            snapshot_due=loaded.due,
            elsewhere=NOBODY if meta is None else meta.elsewhere,
        )
        now, last = self.now(), loaded.last
        if meta is not None:
            last = Seconds(max(last, meta.left or 0))
        self.stream.refresh(room)
        if room.is_running and last < self._works_since and number not in self._from_elsewhere:
            self.append(room, Woke(at=now, down=max(last, self._last_beat or last)))
            last = now
        if room.presence.unattended_since is not None:
            room.presence.begin_unattended(last)
        return room

    # Append what was decided

    def append(
        self,
        room: Room,
        entry: AnyEntry,
        *,
        author: Author = Author.PERSON,
        visit: Visit | None = None,
        on_stored: Committed | None = None,
        unwelcomed: Set[Listener] = frozenset(),
    ) -> Happened:
        """Apply an entry and store it; sockets get their news once it is stored, but those without a welcome.

        Raises Refused where the rules do not allow it, and nothing has changed.
        """
        if room.is_reloading:
            raise StoreTrouble("the table is read again")
        try:
            happened = room.table.apply(entry)
        except FullHouseError:
            raise
        except Exception as error:
            if not is_of_game(room, error):
                raise
            raise logged_fault(room, error) from None
        room.decided(entry.at)
        result = self.result_after(room, entry) if happened.about_table else None
        logged = LogEntry(happened, entry, result, self.clock.perf_counter())

        why, is_committed = "", False

        def committed(error: BaseException | None) -> None:
            nonlocal is_committed
            is_committed = True
            if error is None:
                room.mark_stored(logged.seq)
                self.stream.publish(room, logged)
            else:
                self.stream.publish_refusal(room, logged, error)
            if on_stored is not None:
                on_stored(error)
            if why:
                self.reload(room, why)

        epoch = room.keeping.epoch_for(author)
        self.store.append(NewEntry(room.id, happened.seq, entry, epoch, logged.result, visit), committed)
        why = self._announcement_error(room, logged, unwelcomed)
        if why and is_committed:  # before that, whoever comes back would find the log without this entry
            self.reload(room, why)
        return happened

    def prepare_news(self, room: Room, logged: LogEntry, unwelcomed: Set[Listener] = frozenset()) -> bool:
        """Make the messages about an entry: they need the table as it is now, and wait for the commit."""
        why = self._announcement_error(room, logged, unwelcomed)
        if why:
            self.reload(room, why)
        return not why

    def _announcement_error(self, room: Room, logged: LogEntry, unwelcomed: Set[Listener]) -> str:
        """Make the messages about an entry; why they cannot be made, if that is so."""
        try:
            prepare_news(room, logged.happened, logged.entry, unwelcomed)
        except Exception as error:
            if is_of_game(room, error):
                return logged_fault(room, error).code
            log.exception("table %d, entry %d cannot be told", room.id, logged.seq)
            return "not-told"
        return ""

    def result_after(self, room: Room, entry: AnyEntry) -> StoredResult | None:
        """The result of the game that the last entry has ended. Where this fails, the log is asked later."""
        try:
            return result_after(room.id, room.table, entry)
        except Exception:
            log.exception("table %d, entry %d has no result", room.id, room.table.seq)
            return None

    # Unload

    def reschedule(self, room: Room) -> None:
        """Set timers and bots anew: not the log has changed, but who is there or who keeps the table."""
        self.stream.refresh(room)

    def reload(self, room: Room, why: str) -> None:
        """Unload a room that may differ from its log; clients reconnect and get the state of the log."""
        room.stop_timers()
        if self.rooms.pop(room.id, None) is not None:
            self._unloaded(room)
        room.close_all(TRY_AGAIN, bye(why))
        self.stream.discard(room)

    def forget_idle(self) -> None:
        """Unload tables without connections and timers. Not while stopping: then no table has timers."""
        if self._is_closed:
            return
        for room in list(self.rooms.values()):
            resting = not room.listeners and not room.bot_timers.seats and room.alarm.timer is None
            longest = IDLE_SECONDS if room.presence.was_visited else UNVISITED_SECONDS
            if resting and room.stored == room.table.seq and self.now() - room.presence.idle_since > longest:
                if room.alarm.is_awake and room.keeping.is_here:
                    self.store.set_awake(room.id, awake=False)
                self.store.touch(room.id, room.presence.idle_since)
                del self.rooms[room.id]
                self._unloaded(room)

    def _unloaded(self, room: Room) -> None:
        self.stream.forget(room)
        self.cluster.unloaded(room)

    def set_outage(self, since: Seconds, until: Seconds) -> None:
        """The time between does not count at tables that are loaded from now on."""
        self._works_since, self._last_beat = until, since

    def stay_awake(self) -> None:
        """Called every second."""
        self._awake_at = self.clock.monotonic()

    def slept(self) -> Seconds:
        """How long this process was stopped until now; 0 where it was not, or only for a moment."""
        if self._awake_at is None:
            return Seconds(0)
        seconds = self.clock.monotonic() - self._awake_at
        return Seconds(seconds if seconds > LONGEST_MOMENT_SECONDS else 0)

    def close(self) -> None:
        """Close all connections; pending entries are still stored."""
        self._is_closed = True
        self.stream.close()
        self.cluster.close()
        for room in self.rooms.values():
            room.stop_timers()
            for listener in room.listeners:
                listener.close(TRY_AGAIN, bye("stopping"))


def _mark_retrieved(loading: asyncio.Task[Room]) -> None:
    """Its error belongs to whoever waits for the table; asyncio logs one that nobody has asked for."""
    if not loading.cancelled():
        loading.exception()
