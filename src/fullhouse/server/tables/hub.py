"""All loaded tables: decides commands one at a time, and stores entries before telling anybody."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Set
from functools import partial
from time import perf_counter

from fullhouse.bots import known_bots
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.ids import Seconds
from fullhouse.match.commands import AnyCommand
from fullhouse.match.decisions import decide, started
from fullhouse.match.entries import AnyEntry, Opened, Played, Woke
from fullhouse.match.holder import Circumstances, Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Conflict, Glance
from fullhouse.match.perspectives import may_see
from fullhouse.match.ports import Committed, Now, Store, StoreTrouble
from fullhouse.match.results import result_of
from fullhouse.match.table import Happened
from fullhouse.server.errors import NotFound
from fullhouse.server.features.totals import Totals
from fullhouse.server.protocol import POLICY, TRY_AGAIN
from fullhouse.server.tables.bell import Bell
from fullhouse.server.tables.cluster_port import Alone, Company
from fullhouse.server.tables.conflict import mend
from fullhouse.server.tables.listener import Listener
from fullhouse.server.tables.messages import Newsroom, bye, done, refused
from fullhouse.server.tables.room import MOST_ENTRIES, Room
from fullhouse.server.tables.snapshots import Woken, keep_snapshot, wake

OnStored = Callable[[AnyEntry, float, BaseException | None], None]
"""Called with an entry, the seconds until it was durable, and the error if it could not be stored."""
log = logging.getLogger("fullhouse")
IDLE = Seconds(300)
"""A table without connections and timers is unloaded after this time; its log stays."""
UNVISITED = Seconds(20)
"""The same, for a table that nobody with a key has come to since it was loaded; its bots wait then."""
ENDING = ("played", "abandoned", "started", "again")
MOST_EXPIRED = 50
"""The most clock moves made in one go for a table."""


class Hub:
    """The one place where a node makes entries: in the event loop, one thing at a time.

    Rooms, timers and bots are the node's; only the log is shared. Other nodes may have the same table loaded.
    """

    def __init__(self, store: Store, now: Now) -> None:
        self.store = store
        self.now = now
        self.rooms: dict[TableId, Room] = {}
        self.on_change: Callable[[Room], None] = lambda _room: None
        """Called after each entry; bots use it."""
        self.rude: frozenset[str] = frozenset()
        """Words that no new name may have."""
        self.on_position: Callable[[Room], None] = lambda _room: None
        """Called when a table was loaded and after each entry; fair play uses it."""
        self.guarded: Callable[[], Iterable[TableId]] = tuple
        """Tables on whose problems the coach is silent; fair play knows them."""
        self.on_stored: OnStored = lambda _entry, _seconds, _error: None
        self.bell = Bell()
        self.totals = Totals(store)
        self._is_closed = False
        self._loading: dict[TableId, asyncio.Task[Room]] = {}
        """Tables that are read from the store now: everybody who asks waits for the same reading."""
        self._mending: set[asyncio.Task[None]] = set()
        self._began = now()
        self._last_beat = store.last_beat()
        self._trouble_since: Seconds | None = None
        self._waking: asyncio.Task[None] | None = None
        self.company: Company = Alone(self)

    # Rooms

    async def room(self, number: TableId) -> Room:
        """A table, loaded from its log if it is not here."""
        found = self.rooms.get(number)
        if found is not None:
            return found
        loading = self._loading.get(number)
        if loading is None:
            loading = self._loading[number] = asyncio.get_running_loop().create_task(self._fetch(number))
            loading.add_done_callback(_noted)
        # Whoever gives up does not stop the others who wait for the same table.
        return await asyncio.shield(loading)

    async def _fetch(self, number: TableId) -> Room:
        try:
            glance = await self.company.look(number)
            woken = await wake(self.store, number)
            return self.rooms.get(number) or self._load(number, woken, glance)
        finally:
            del self._loading[number]

    async def room_of_code(self, code: str | None) -> Room:
        number = None if code is None else await self.store.find_table(code)
        if number is None:
            raise NotFound("unknown-code")
        return await self.room(number)

    def _load(self, number: TableId, woken: Woken | None, glance: Glance | None) -> Room:
        if woken is None:
            raise NotFound("unknown-code")
        now = self.now()
        room = self.rooms[number] = Room(number, woken.table, now)
        last = room.last_at = woken.last
        room.revision, room.snapshot_due = woken.revision, woken.due
        if glance is not None:
            room.epoch, room.elsewhere, room.revision = None, glance.elsewhere, glance.revision
            last = Seconds(max(last, glance.left or 0))
        if room.table.stage == "playing" and not room.table.paused and last < self._began:
            self.append(room, Woke(at=now, down=max(last, self._last_beat or last)))
            last = now
        else:
            self._changed(room)
        if room.left_alone is not None:
            room.left_alone = last
        return room

    def forget_idle(self) -> None:
        """Unload tables without connections and timers. Not while stopping: then no table has timers."""
        if self._is_closed:
            return
        for room in list(self.rooms.values()):
            resting = not room.listeners and not room.thinking and room.timer is None
            longest = IDLE if room.was_visited else UNVISITED
            if resting and room.stored == room.table.seq and self.now() - room.idle_since > longest:
                if room.awake and room.epoch is not None:
                    self.store.set_awake(room.id, awake=False)
                self.store.touch(room.id, room.idle_since)
                del self.rooms[room.id]
                self.company.unloaded(room)

    # Entries

    def command(self, room: Room, holder: Holder, command: AnyCommand, sender: Listener | None = None) -> Seq:
        """Carry out a command, or raise why not. The sender is told when it is stored."""
        trouble = self.store.trouble
        if trouble is not None:
            raise StoreTrouble(trouble)
        if room.is_mending:
            if sender is not None:
                room.tell([], partial(self.judge_again, room, holder, command, sender))
            return room.stored
        self.run_out(room)
        if room.is_full:
            raise Refused("table-full", most=room.table.seq)
        repeated = room.table.answered.get(holder.command_id(command.id))
        if repeated is None:
            entry = decide(room.table, holder, command, self.around(room))
            repeated = self.append(room, entry).seq
        if sender is not None:
            again = partial(self.judge_again, room, holder, command, sender)
            room.tell([(sender, done(command.id, repeated))], again)
        return repeated

    def judge_again(self, room: Room, holder: Holder, command: AnyCommand, sender: Listener) -> None:
        """Decide a command anew, upon the log as it is now."""
        try:
            self.command(room, holder, command, sender)
        except FullHouseError as error:
            again = partial(self.judge_again, room, holder, command, sender)
            room.tell([(sender, refused(command.id, error))], again)

    def append(
        self,
        room: Room,
        entry: AnyEntry,
        *,
        as_keeper: bool = False,
        told: Committed | None = None,
        but: Set[Listener] = frozenset(),
    ) -> Happened:
        """Apply an entry and store it; sockets get their news once it is stored, but those without a welcome.

        What a keeper does counts only as long as it keeps the table.
        """
        if room.is_mending:
            raise StoreTrouble("the table is read again")
        happened = room.table.apply(entry)
        seq, room.last_at = happened.seq, entry.at
        began = perf_counter()

        def committed(error: BaseException | None) -> None:
            self._stored(room, seq, entry, began, error)
            if told is not None:
                told(error)

        epoch = room.epoch or None if as_keeper else None
        self.store.append(room.id, seq, entry, committed, epoch)
        try:
            self.tell_news(room, happened, entry, but)
            if room.table.stage == "over" and happened.what in ENDING:
                result = result_of(room.id, room.table, entry.at)
                self.store.add_result(result)
                self.totals.add(result)
        except Exception:
            log.exception("table %d, entry %d cannot be told", room.id, seq)
            self.reload(room, "not-told")
        else:
            self._changed(room)
        return happened

    def tell_news(
        self, room: Room, happened: Happened, entry: AnyEntry, but: Set[Listener] = frozenset()
    ) -> None:
        newsroom = Newsroom(room.table, happened, entry.at)
        room.tell(
            [(listener, newsroom.news(listener.holder)) for listener in room.listeners if listener not in but]
        )
        if happened.about_table and not room.table.settings.spectators:
            self._show_out(room)

    def _show_out(self, room: Room) -> None:
        """Close the connections of those who may not watch any more."""
        for listener in list(room.listeners):
            if not may_see(room.table, listener.holder):
                listener.close(POLICY, bye("no-spectators"))

    def start_if_full(self, room: Room) -> None:
        """Start a table that has no open seat."""
        if room.table.stage == "gathering" and not room.table.open_seats:
            self.append(room, started(room.table, self.around(room)))

    def around(self, room: Room) -> Circumstances:
        now = self.now()
        return Circumstances(
            now=now,
            seed=_secret_seed,
            away=lambda: room.away(now),
            bots=known_bots(room.table.game.id),
            rude=self.rude,
        )

    async def open(self, code: str, opened: Opened) -> Room | None:
        """A new table, or None where the code is taken."""
        number = await self.store.open_table(code, opened)
        return None if number is None else await self.room(number)

    def _stored(
        self, room: Room, seq: Seq, entry: AnyEntry, began: float, error: BaseException | None
    ) -> None:
        self.on_stored(entry, perf_counter() - began, error)
        if error is None:
            room.now_stored(seq)
            if seq >= room.snapshot_due:
                keep_snapshot(self.store, room)
            self.bell.ring(room.id)
            self.company.stored(room, seq)
            return
        if isinstance(error, Conflict) and self.rooms.get(room.id) is room:
            self._mend_soon(room)
        elif self.rooms.get(room.id) is room:
            log.error("table %d, entry %d could not be stored: %s", room.id, seq, error)
            self.reload(room, "not-stored")

    def reload(self, room: Room, why: str) -> None:
        """Unload a room that may differ from its log; clients reconnect and get the state of the log."""
        room.stop_timers()
        if self.rooms.pop(room.id, None) is not None:
            self.company.unloaded(room)
        room.close_all(TRY_AGAIN, bye(why))
        self.bell.ring(room.id)

    # Other nodes

    def _mend_soon(self, room: Room) -> None:
        if not room.is_mending:
            room.is_mending = True
            room.stop_timers()
            mending = asyncio.get_running_loop().create_task(mend(self, room))
            self._mending.add(mending)
            mending.add_done_callback(self._mending.discard)

    # Clocks

    def run_out(self, room: Room, *, as_keeper: bool = False) -> None:
        """Make the clock's moves that are due, whether or not the timer has fired."""
        is_stopped = self._are_clocks_stopped(room)
        for _ in range(0 if is_stopped else MOST_EXPIRED):
            glasses, now = room.table.glasses, self.now()
            due = None if glasses is None or room.table.stage != "playing" else glasses.expired(now)
            if due is None:
                return
            seat, move = due
            try:
                self.append(room, Played(at=now, seat=seat, move=move), as_keeper=as_keeper)
            except Exception:
                # A clock whose move fails must not block the table.
                log.exception("table %d does not take %s of seat %d", room.id, move, seat)
                assert glasses is not None
                glasses.stop(now)
                room.snapshot_due = Seq(MOST_ENTRIES)  # the log does not say that the clocks stopped
                return

    def _changed(self, room: Room) -> None:
        if room.left_alone is None and room.table.stage == "playing" and room.is_left:
            room.left_alone = self.now()
        glasses = None if self._are_clocks_stopped(room) else room.table.glasses
        ends = None if glasses is None or room.table.stage != "playing" else glasses.ends_at()
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if ends is not None and room.epoch is not None:
            wait = max(0.0, ends - self.now()) + 0.001
            room.timer = asyncio.get_running_loop().call_later(wait, self._timer, room)
        awake = room.table.stage == "playing" and (room.awake or bool(room.table.bots) or ends is not None)
        if awake != room.awake:
            room.awake = awake
            self.store.set_awake(room.id, awake=awake)
        self.company.changed(room, ends)
        self.on_change(room)
        self.on_position(room)

    def _are_clocks_stopped(self, room: Room) -> bool:
        """Whether the clocks stand still: nobody is there, or what they would do could not be stored."""
        is_waiting = room.left_alone is not None or room.is_full or room.is_mending
        return is_waiting or self.store.trouble is not None or self.company.is_stale

    def look_after(self, room: Room) -> None:
        """Set the timers of a table anew."""
        self._changed(room)

    def _timer(self, room: Room) -> None:
        room.timer = None
        if self.rooms.get(room.id) is room:
            self.run_out(room, as_keeper=True)
            self._changed(room)

    # Life

    async def wake_all(self) -> None:
        """Load the tables where a clock runs or a bot plays, in the background."""
        for number in await self.store.awake_tables():
            try:
                await self.room(number)
            except Exception:
                log.exception("table %d cannot be loaded", number)
            await asyncio.sleep(0)

    def beat(self) -> None:
        """Store a heartbeat if a game is running, or to see whether the store works again."""
        since = self._trouble_since
        if self.store.trouble is not None:
            self._trouble_since = self.now() if since is None else since
        elif since is not None:
            self._trouble_since = None
            self.company.recovered(since)
        if self.store.trouble is not None or any(
            room.table.stage == "playing" for room in self.rooms.values()
        ):
            self.store.beat(self.now())

    def go_on(self, since: Seconds) -> None:
        """The store works again: the time between does not count, as after a restart."""
        now = self.now()
        self.set_outage(since, now)
        for room in list(self.rooms.values()):
            if room.table.stage == "playing" and not room.table.paused and not room.is_mending:
                self.append(room, Woke(at=now, down=since))
        self._waking = asyncio.get_running_loop().create_task(self.wake_all())

    def set_outage(self, since: Seconds, until: Seconds) -> None:
        """The time between does not count at tables that are loaded from now on."""
        self._began, self._last_beat = until, since

    def close(self) -> None:
        """Close all connections; pending entries are still stored."""
        self.beat()
        self._is_closed = True
        if self._waking is not None:
            self._waking.cancel()
        self.bell.close()
        self.company.close()
        for room in self.rooms.values():
            room.stop_timers()
            for listener in room.listeners:
                listener.close(TRY_AGAIN, bye("stopping"))


def _noted(loading: asyncio.Task[Room]) -> None:
    """Its error belongs to whoever waits for the table; asyncio logs one that nobody has asked for."""
    if not loading.cancelled():
        loading.exception()


def _secret_seed() -> int:
    """An unpredictable seed for a setup."""
    return secrets.randbits(62)
