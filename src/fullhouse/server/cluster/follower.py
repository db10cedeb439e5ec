"""Follows the other nodes: hears their notifications, polls lest some are lost, reads their entries."""

import logging
from collections.abc import Callable, Iterable

import msgspec

from fullhouse.core.ids import TABLE
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Bus, Notification, Registry, TableMeta
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.errors import NotFound
from fullhouse.server.loops import Tasks
from fullhouse.server.protocol import POLICY, TRY_AGAIN, Aside, Touched
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.commands import others_changed, pass_on
from fullhouse.server.tables.conflict import apply_remote
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import bye
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import load_table
from fullhouse.server.tables.waiting import touched

log = logging.getLogger("fullhouse")
GATHERING_SECONDS = 0.02
"""In this time, tables to look at are gathered."""
POLL_WITHOUT_BUS_SECONDS, POLL_SECONDS = 0.5, 5.0
"""Between two looks at all loaded tables: without a bus, and with one, whose notifications may get lost."""
MOST_IN_QUERY = 500
"""The most tables in one query."""
GUARDED, WHICH_ARE_GUARDED = "guarded", "which are guarded?"
"""Between nodes: the coach is silent about this table's problem; and the question for all such tables."""
NO_TABLE = TableId(0)
_asides = msgspec.json.Decoder(Aside)


class Follower:
    """Brings the tables of a hub up to what other nodes have stored."""

    def __init__(
        self,
        hub: Hub,
        registry: Registry,
        bus: Bus,
        tasks: Tasks,
        *,
        bell: Bell,
        guarded: Callable[[], Iterable[TableId]],
    ) -> None:
        self._hub, self._registry, self._bus = hub, registry, bus
        self._tasks, self._bell, self._guarded = tasks, bell, guarded
        self._behind: dict[TableId, Seq] = {}
        """Tables whose logs are being read, and the last entry that was heard of."""
        self._to_look: set[TableId] = set()
        self._learning: set[TableId] = set()
        """Tables that are loaded because another node guards them."""
        self._was_bus_up = False

    # Notifications

    def heard(self, notification: Notification) -> None:
        room = self._hub.rooms.get(notification.table)
        if notification.aside == GUARDED:
            self._tasks.start(self._learn(notification.table))
        elif notification.aside == WHICH_ARE_GUARDED:
            for table in self._guarded():
                self._bus.notify(Notification(table, aside=GUARDED))
        elif notification.aside:
            self._pass_on(room, notification.aside)
        elif room is None:
            self._bell.ring(notification.table)
        elif not notification.seq:
            self._look_soon(room.id)
        elif notification.seq > room.table.seq or room.stored < room.table.seq:
            self._catch_up(room, notification.seq)

    def is_learning(self, table: TableId) -> bool:
        """Whether a table is loaded because another node guards it."""
        return table in self._learning

    def ask_if_bus_is_back(self) -> None:
        """Nobody has told this node what began while it did not hear the others."""
        if self._bus.is_up and not self._was_bus_up:
            self._bus.notify(Notification(NO_TABLE, aside=WHICH_ARE_GUARDED))
        self._was_bus_up = self._bus.is_up

    def _pass_on(self, room: Room | None, text: str) -> None:
        """What somebody said at another node. Whatever else stands there is ignored."""
        try:
            aside = _asides.decode(text)
        except msgspec.MsgspecError:
            return
        if room is None or aside.seat not in (TABLE, *room.table.seats):
            return
        if isinstance(aside, Touched):
            touched(self._hub, room, aside.seat)
        else:
            pass_on(room, aside)

    async def _learn(self, table: TableId) -> None:
        """Load a table, so that fair play sees its problem; it may be unloaded at once."""
        self._learning.add(table)
        try:
            await self._hub.room(table)
        except NotFound:
            pass
        finally:
            self._learning.discard(table)

    # Entries

    async def catch_up_to(self, room: Room, seq: Seq) -> None:
        """Apply the entries up to one, and wait for it; a log that does not have it is all there is.

        Raises StoreTrouble where that cannot be found out: nobody is shown less than they have seen.
        """
        while self._hub.is_loaded(room) and room.stored < seq:
            self._catch_up(room, seq)
            while room.id in self._behind and not self._tasks.is_closed:
                await self._hub.clock.sleep(GATHERING_SECONDS)
            if self._tasks.is_closed:
                raise StoreTrouble("this node is stopping")
            if room.stored < seq and not await self._registry.read_after(room.id, room.stored):
                return

    def _catch_up(self, room: Room, seq: Seq) -> None:
        is_reading = room.id in self._behind
        self._behind[room.id] = max(seq, self._behind.get(room.id, Seq(0)))
        if not is_reading:
            self._tasks.start(self._read_on(room))

    async def _read_on(self, room: Room) -> None:
        """Apply what other nodes have stored, once it is known what becomes of the own entries."""
        try:
            while room.stored < self._behind[room.id] and self._hub.is_loaded(room):
                if room.is_reloading or room.stored < room.table.seq:
                    await self._hub.clock.sleep(GATHERING_SECONDS)
                    continue
                after = room.stored
                entries = await self._registry.read_after(room.id, after)
                if not entries:
                    return
                if self._hub.is_loaded(room) and not room.is_reloading and room.table.seq == after:
                    apply_remote(self._hub, room, entries)
        except StoreTrouble:
            pass  # the next poll finds it
        finally:
            self._behind.pop(room.id, None)

    # What the store knows besides the entries

    async def poll(self) -> None:
        """Look at all loaded tables again and again."""
        while True:
            await self._hub.clock.sleep(POLL_SECONDS if self._bus.is_up else POLL_WITHOUT_BUS_SECONDS)
            try:
                await self.look_at_all()
            except StoreTrouble:
                pass
            except Exception:
                log.exception("a poll failed")

    async def look_at_all(self) -> None:
        tables = list(self._hub.rooms)
        for first in range(0, len(tables), MOST_IN_QUERY):
            await self.look_at(tables[first : first + MOST_IN_QUERY])
        self._bell.ring_all_but(self._hub.rooms)

    async def look_at(self, tables: Iterable[TableId]) -> None:
        """See whether these tables have new entries, other keys or other people."""
        for meta in await self._registry.fetch_meta(tables, self._hub.now()):
            room = self._hub.rooms.get(meta.table)
            if room is not None:
                await self._compare(room, meta)

    def _look_soon(self, table: TableId) -> None:
        if not self._to_look:
            self._hub.clock.call_later(GATHERING_SECONDS, lambda: self._tasks.start(self._look_now()))
        self._to_look.add(table)

    async def _look_now(self) -> None:
        tables, self._to_look = self._to_look, set()
        await self.look_at(tables)

    async def _compare(self, room: Room, meta: TableMeta) -> None:
        if meta.seq > room.table.seq:
            self._catch_up(room, meta.seq)
        if meta.revision != room.revision:
            await self._check_keys(room)
            room.checked(meta.revision)
        if meta.elsewhere != room.presence.elsewhere:
            room.presence.set_elsewhere(meta.elsewhere, self._hub.now())
            others_changed(self._hub, room)

    async def _check_keys(self, room: Room) -> None:
        """Keys or names have changed: whoever has another key now, or none, comes again or goes."""
        hub = self._hub
        keys, loaded = await hub.store.keys_of(room.id), await load_table(hub.store, room.id, room.table.seq)
        if not hub.is_loaded(room):
            return
        if loaded is None or loaded.table.chairs != room.table.chairs:
            hub.reload(room, "names-changed")
            return
        for listener in list(room.listeners):
            key = keys.get(listener.digest)
            if key is None:
                listener.close(POLICY, bye("moved"))
            elif key.holder != listener.holder:
                listener.close(TRY_AGAIN, bye("names-changed"))
