"""One node among several: keeps some tables, follows the others' entries, and takes over from the dead.

Everything here saves time or work; that no two nodes decide differently is the store's doing.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

import msgspec

from fullhouse.core.ids import TABLE, Seconds
from fullhouse.match.entries import Woke
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import LEASE, NOBODY, Bus, Glance, Here, Hint, Outage, Registry
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.errors import NotFound
from fullhouse.server.protocol import POLICY, TRY_AGAIN, Aside
from fullhouse.server.tables.asides import pass_on
from fullhouse.server.tables.conflict import take_in
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.messages import bye, encoded
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import wake
from fullhouse.server.tables.visits import others_changed

log = logging.getLogger("fullhouse")
TICK = 1.0
"""Seconds between two beats."""
GATHERED = 0.02
"""Seconds in which tables to look at are gathered."""
QUICK_POLL, SLOW_POLL = 0.5, 5.0
"""Seconds between two looks at all loaded tables: without a bus, and with one, whose hints may get lost."""
SWEPT = 50
"""The most tables that are taken over in one go."""
LOOKED = 500
"""The most tables in one query."""
TOTALS = 60
"""Beats between two readings of the statistics."""
_asides = msgspec.json.Decoder(Aside)
GUARDED, WHICH_ARE_GUARDED = "guarded", "which are guarded?"
"""Between nodes: the coach is silent about this table's problem; and the question for all such tables."""
NO_TABLE = TableId(0)


class Nodes:
    """The company of a hub whose store has a registry."""

    def __init__(self, hub: Hub, registry: Registry, bus: Bus) -> None:
        self._hub, self._registry, self._bus = hub, registry, bus
        self._beaten = Seconds(float("-inf"))
        """When this node last beat."""
        self._outage: Outage | None = None
        self._deadlines: dict[TableId, Seconds | None] = {}
        """The deadlines that this node wrote last."""
        self._here: dict[TableId, Here] = {}
        """The presence that this node wrote last."""
        self._claiming: set[TableId] = set()
        self._behind: dict[TableId, Seq] = {}
        """Tables whose logs are being read, and the last entry that was heard of."""
        self._to_look: set[TableId] = set()
        self._learning: set[TableId] = set()
        """Tables that are loaded because another node guards them."""
        self._was_bus_up = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = self._has_left = False
        hub.company = self

    async def start(self) -> None:
        """Beat once: this tells whether the site was down before."""
        _, self._outage = await self._registry.beat(self._hub.now())
        self._beaten = self._hub.now()
        since, until = (0, 0) if self._outage is None else (self._outage.since, self._outage.until)
        self._hub.set_outage(Seconds(since), Seconds(until))
        await self._bus.start(self.heard)
        self._soon(self._tick())
        self._soon(self._poll())

    async def stop(self) -> None:
        """Leave the tables to the other nodes."""
        if self._has_left:
            return
        self._has_left = True
        self.close()
        try:
            await self._registry.leave()
        except StoreTrouble as error:
            log.error("the other nodes have to find out that this one stops: %s", error.detail)
        tables = [room.id for room in self._hub.rooms.values()]
        for table in tables:
            self._bus.tell(Hint(table))
        await self._bus.close()

    def close(self) -> None:
        self._is_closed = True
        for task in self._tasks:
            task.cancel()

    @property
    def is_bus_up(self) -> bool:
        return self._bus.is_up

    # Called by the hub

    async def look(self, number: TableId) -> Glance | None:
        found = await self._registry.look([number], self._hub.now())
        return found[0] if found else None

    async def reach(self, room: Room, seq: Seq) -> None:
        self._catch_up(room, seq)
        while room.id in self._behind and not self._is_closed:
            await asyncio.sleep(GATHERED)

    def stored(self, room: Room, seq: Seq) -> None:
        self._bus.tell(Hint(room.id, seq))

    def changed(self, room: Room, ends: Seconds | None) -> None:
        if room.epoch is not None:
            self._note_deadline(room.id, ends)
        elif room.awake and room.left_alone is None and room.id not in self._claiming and not self._is_closed:
            self._claiming.add(room.id)
            self._soon(self._claim(room))

    def presence(self, room: Room) -> None:
        here = room.here()
        if here != self._here.get(room.id) and self._hub.rooms.get(room.id) is room:
            self._here[room.id] = here
            self._registry.set_here(room.id, here, self._hub.now())
            self._soon(self._announce_stored(room.id))

    def say(self, room: Room, aside: Aside) -> None:
        if room.elsewhere != NOBODY:
            self._bus.tell(Hint(room.id, aside=encoded(aside).decode()))

    def announce(self, number: TableId) -> None:
        self._bus.tell(Hint(number))

    def guard(self, number: TableId) -> None:
        if number not in self._learning:
            self._soon(self._announce_stored(number, GUARDED))

    def unloaded(self, room: Room) -> None:
        self._deadlines.pop(room.id, None)
        self._here.pop(room.id, None)
        self._registry.release(room.id)

    def recovered(self, since: Seconds) -> None:
        """Whether the site was down, or this node alone, the next beat tells."""

    @property
    def is_stale(self) -> bool:
        """Whether the other nodes take this one for dead."""
        return self._hub.now() - self._beaten > LEASE

    # Hints

    def heard(self, hint: Hint) -> None:
        room = self._hub.rooms.get(hint.table)
        if hint.aside == GUARDED:
            self._soon(self._learn(hint.table))
        elif hint.aside == WHICH_ARE_GUARDED:
            for table in self._hub.guarded():
                self._bus.tell(Hint(table, aside=GUARDED))
        elif hint.aside:
            self._pass_on(room, hint.aside)
        elif room is None:
            self._hub.bell.ring(hint.table)
        elif not hint.seq:
            self._look_soon(room.id)
        elif hint.seq > room.table.seq or room.stored < room.table.seq:
            self._catch_up(room, hint.seq)

    def _pass_on(self, room: Room | None, text: str) -> None:
        """What somebody said at another node. Whatever else stands there is ignored."""
        try:
            aside = _asides.decode(text)
        except msgspec.MsgspecError:
            return
        if room is not None and aside.seat in (TABLE, *room.table.seats):
            pass_on(room, aside)

    def _catch_up(self, room: Room, seq: Seq) -> None:
        is_reading = room.id in self._behind
        self._behind[room.id] = max(seq, self._behind.get(room.id, Seq(0)))
        if not is_reading:
            self._soon(self._read_on(room))

    async def _read_on(self, room: Room) -> None:
        """Take in what other nodes have stored, once it is known what becomes of the own entries."""
        try:
            while room.stored < self._behind[room.id] and self._is_loaded(room):
                if room.is_mending or room.stored < room.table.seq:
                    await asyncio.sleep(GATHERED)
                    continue
                after = room.stored
                entries = await self._registry.read_after(room.id, after)
                if not entries:
                    return
                if self._is_loaded(room) and not room.is_mending and room.table.seq == after:
                    take_in(self._hub, room, entries)
        except StoreTrouble:
            pass  # the next poll finds it
        finally:
            self._behind.pop(room.id, None)

    async def _learn(self, table: TableId) -> None:
        """Load a table, so that fair play sees its problem; it may be unloaded at once."""
        self._learning.add(table)
        try:
            await self._hub.room(table)
        except NotFound:
            pass
        finally:
            self._learning.discard(table)

    def _ask_if_back(self) -> None:
        """Nobody has told this node what began while it did not hear the others."""
        if self._bus.is_up and not self._was_bus_up:
            self._bus.tell(Hint(NO_TABLE, aside=WHICH_ARE_GUARDED))
        self._was_bus_up = self._bus.is_up

    async def _announce_stored(self, table: TableId, aside: str = "") -> None:
        """Once what was written is there to be read."""
        try:
            await self._hub.store.settle()
        except StoreTrouble:
            return
        self._bus.tell(Hint(table, aside=aside))

    def _look_soon(self, table: TableId) -> None:
        if not self._to_look:
            asyncio.get_running_loop().call_later(GATHERED, lambda: self._soon(self._look_now()))
        self._to_look.add(table)

    async def _look_now(self) -> None:
        tables, self._to_look = self._to_look, set()
        await self._look_at(tables)

    async def _look_at(self, tables: Iterable[TableId]) -> None:
        hub = self._hub
        for glance in await self._registry.look(tables, hub.now()):
            room = hub.rooms.get(glance.table)
            if room is None:
                continue
            if glance.seq > room.table.seq:
                self._catch_up(room, glance.seq)
            if glance.revision != room.revision:
                await self._check_keys(room)
                room.revision = glance.revision
            if glance.elsewhere != room.elsewhere:
                room.set_elsewhere(glance.elsewhere, hub.now())
                others_changed(hub, room)

    async def _check_keys(self, room: Room) -> None:
        """Keys or names have changed: whoever has another key now, or none, comes again or goes."""
        hub = self._hub
        keys, woken = await hub.store.keys_of(room.id), await wake(hub.store, room.id, room.table.seq)
        if not self._is_loaded(room):
            return
        if woken is None or woken.table.chairs != room.table.chairs:
            hub.reload(room, "names-changed")
            return
        for listener in list(room.listeners):
            key = keys.get(listener.digest)
            if key is None:
                listener.close(POLICY, bye("moved"))
            elif key.holder != listener.holder:
                listener.close(TRY_AGAIN, bye("names-changed"))

    # Keeping

    async def _claim(self, room: Room) -> None:
        try:
            epoch = await self._registry.claim(room.id, self._hub.now())
        except StoreTrouble:
            return
        finally:
            self._claiming.discard(room.id)
        if epoch is not None and self._is_loaded(room):
            self._keep(room, epoch)

    def _keep(self, room: Room, epoch: int) -> None:
        room.epoch = epoch
        self._deadlines[room.id] = Seconds(0)  # the keeper before may have written another: replace it
        self._hub.run_out(room, as_keeper=True)
        self._hub.look_after(room)

    def _note_deadline(self, table: TableId, ends: Seconds | None) -> None:
        """Write a deadline that is sooner than the written one, or where that one is over.

        A clock that every move starts anew would be written at every move.
        """
        written = self._deadlines.get(table)
        if ends is None:
            is_due = written is not None
        else:
            is_due = written is None or ends < written or written < self._hub.now()
        if is_due:
            self._deadlines[table] = ends
            self._registry.set_deadline(table, ends)

    async def _tick(self) -> None:
        count = 0
        while True:
            try:
                self._ask_if_back()
                await self._beat()
                await self._sweep()
                if count % TOTALS == 0:
                    await self._hub.totals.load()
                for table, written in list(self._deadlines.items()):
                    room = self._hub.rooms.get(table)
                    if room is not None and written is not None and written < self._hub.now():
                        self._hub.look_after(room)
            except StoreTrouble:
                pass
            except Exception:
                log.exception("a beat failed")
            count += 1
            await asyncio.sleep(TICK)

    async def _beat(self) -> None:
        before, now = self._beaten, self._hub.now()
        lived, outage = await self._registry.beat(now)
        self._beaten = now
        if outage is not None and outage != self._outage:
            self._outage = outage
            self._hub.set_outage(outage.since, outage.until)
            for room in list(self._hub.rooms.values()):
                self._give_back(room, outage.since, outage.until)
        elif not lived:
            log.warning("this node was taken for dead for %.1f s", now - before)
            await self._look_at_all()
            for room in list(self._hub.rooms.values()):
                room.epoch = None
                if room.elsewhere.players or room.is_left:
                    self._hub.look_after(room)
                else:
                    self._give_back(room, before, now)

    def _give_back(self, room: Room, since: Seconds, until: Seconds) -> None:
        """The time between does not count: nobody could play."""
        hub = self._hub
        is_running = room.table.stage == "playing" and not room.table.paused and not room.is_mending
        if is_running and room.last_at < until:
            hub.append(room, Woke(at=hub.now(), down=Seconds(max(since, room.last_at))))
        else:
            hub.look_after(room)

    async def _sweep(self) -> None:
        swept = await self._registry.sweep(self._hub.now(), SWEPT)
        while swept:
            table, epoch = swept.popitem()
            try:
                self._keep(await self._hub.room(table), epoch)
            except NotFound:
                self._registry.release(table)
            except StoreTrouble:
                for left in (table, *swept):
                    self._registry.release(left)
                raise
            except Exception:
                log.exception("table %d cannot be kept", table)
            await asyncio.sleep(0)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(SLOW_POLL if self._bus.is_up else QUICK_POLL)
            try:
                await self._look_at_all()
            except StoreTrouble:
                pass
            except Exception:
                log.exception("a poll failed")

    async def _look_at_all(self) -> None:
        tables = list(self._hub.rooms)
        for first in range(0, len(tables), LOOKED):
            await self._look_at(tables[first : first + LOOKED])
        self._hub.bell.ring_all_but(self._hub.rooms)

    def _is_loaded(self, room: Room) -> bool:
        return self._hub.rooms.get(room.id) is room

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreTrouble):
            log.error("following the other nodes failed", exc_info=error)
