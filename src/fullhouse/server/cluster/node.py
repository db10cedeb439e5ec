"""One node among several: beats, keeps some tables, and takes over from the dead.

Everything here saves time or work; that no two nodes decide differently is the store's doing.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from itertools import count

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import Woke
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import (
    LEASE,
    NOBODY,
    Bus,
    Epoch,
    Here,
    Notification,
    Outage,
    Registry,
    TableMeta,
    Visit,
)
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.cluster.follower import GUARDED, Follower
from fullhouse.server.errors import NotFound
from fullhouse.server.loops import Tasks
from fullhouse.server.protocol import Aside
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.clocks import expire_clocks, waits_in_vain
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import encoded
from fullhouse.server.tables.room import Author, Room

log = logging.getLogger("fullhouse")
BEAT_SECONDS = 1.0
"""Between two beats."""
SAID_AGAIN_BEATS = 5
"""Beats after which a node says again which tables it keeps."""
LEAVING_SECONDS = 2.0
"""For the database to note that this node stops; its lease is over after a few more anyway."""
MOST_SWEPT = 50
"""The most tables that are taken over in one go."""


class ClusterNode:
    """The cluster of a hub whose store has a registry."""

    is_alone = False
    detects_outages = True

    def __init__(self, registry: Registry, bus: Bus, clock: Clock) -> None:
        self._registry, self._bus, self._clock = registry, bus, clock
        self._hub: Hub
        self._follower: Follower
        self._beaten_at = Seconds(float("-inf"))
        self._outage: Outage | None = None
        self._deadlines: dict[TableId, Seconds | None] = {}
        """The deadlines that this node wrote last."""
        self._here: dict[TableId, Here] = {}
        """The presence that this node wrote last."""
        self._claiming: set[TableId] = set()
        self._tasks = Tasks()
        self._has_left = False

    def join(self, hub: Hub, bell: Bell, guarded: Callable[[], Iterable[TableId]]) -> None:
        """Work for this hub. `guarded` are the tables on whose problems the coach is silent."""
        self._hub = hub
        self._follower = Follower(hub, self._registry, self._bus, self._tasks, bell=bell, guarded=guarded)

    async def start(self) -> None:
        """Beat once: this tells whether the site was down before."""
        _, self._outage = await self._registry.beat(self._clock.now())
        self._beaten_at = self._clock.now()
        since, until = (0, 0) if self._outage is None else (self._outage.since, self._outage.until)
        self._hub.set_outage(Seconds(since), Seconds(until))
        await self._bus.start(self._follower.heard, self._clock)
        self._tasks.start(self._beat_on())
        self._tasks.start(self._follower.poll())

    async def stop(self) -> None:
        """Leave the tables to the other nodes."""
        if self._has_left:
            return
        self._has_left = True
        self.close()
        try:
            async with self._clock.timeout(LEAVING_SECONDS):
                await self._registry.leave()
        except (StoreTrouble, TimeoutError) as error:
            log.error("the other nodes have to find out that this one stops: %s", str(error) or "no answer")
        for room in self._hub.rooms.values():
            self._bus.notify(Notification(room.id))
        await self._bus.close()

    def close(self) -> None:
        self._tasks.close()

    @property
    def is_bus_up(self) -> bool:
        return self._bus.is_up

    @property
    def is_stale(self) -> bool:
        """Whether the other nodes take this one for dead."""
        return self._clock.now() - self._beaten_at > LEASE

    # Called by the hub and its subscribers

    async def fetch_meta(self, number: TableId) -> TableMeta | None:
        metas = await self._registry.fetch_meta([number], self._clock.now())
        return metas[0] if metas else None

    async def catch_up_to(self, room: Room, seq: Seq) -> None:
        await self._follower.catch_up_to(room, seq)

    async def fence(self, number: TableId, visit: Visit) -> Seq:
        return await self._registry.fence(number, visit, self._clock.now())

    async def fences(self, number: TableId) -> Mapping[bytes, int]:
        return await self._registry.fences(number)

    def entry_stored(self, room: Room, seq: Seq) -> None:
        self._notify(Notification(room.id, seq))

    def clock_changed(self, room: Room, ends: Seconds | None) -> None:
        if room.keeping.is_here:
            self._note_deadline(room.id, ends)
        elif room.alarm.is_awake and room.presence.unattended_since is None and room.id not in self._claiming:
            self._claiming.add(room.id)
            self._tasks.start(self._claim(room))

    def presence_changed(self, room: Room) -> None:
        here = room.presence.here()
        if here != self._here.get(room.id) and self._hub.is_loaded(room):
            self._here[room.id] = here
            self._registry.set_here(room.id, here, self._clock.now())
            self._tasks.start(self._announce_stored(room.id))

    def say(self, room: Room, aside: Aside) -> None:
        if room.presence.elsewhere != NOBODY:
            self._notify(Notification(room.id, aside=encoded(aside).decode()))

    def announce(self, number: TableId) -> None:
        self._notify(Notification(number))

    def guard(self, number: TableId) -> None:
        if not self._follower.is_learning(number):
            self._tasks.start(self._announce_stored(number, GUARDED))

    def unloaded(self, room: Room) -> None:
        self._deadlines.pop(room.id, None)
        self._here.pop(room.id, None)
        self._registry.release(room.id)

    async def _announce_stored(self, table: TableId, aside: str = "") -> None:
        """Once what was written is there to be read."""
        try:
            await self._hub.store.settle()
        except StoreTrouble:
            return
        self._notify(Notification(table, aside=aside))

    def _notify(self, notification: Notification) -> None:
        if not self._has_left:  # the bus would connect anew, and nobody would close that
            self._bus.notify(notification)

    # Keeping tables

    async def _claim(self, room: Room) -> None:
        try:
            epoch = await self._registry.claim(room.id, self._clock.now())
        except StoreTrouble:
            return
        finally:
            self._claiming.discard(room.id)
        if epoch is not None and self._hub.is_loaded(room):
            self.keep(room, epoch)

    def keep(self, room: Room, epoch: Epoch) -> None:
        """Run the clocks and bots of a table from now on."""
        room.keeping.take(epoch)
        self._deadlines[room.id] = Seconds(0)  # the keeper before may have written another: replace it
        expire_clocks(self._hub, room, Author.KEEPER)
        self._hub.reschedule(room)

    def _note_deadline(self, table: TableId, ends: Seconds | None) -> None:
        """Write a deadline that is sooner than the written one, or where that one is over.

        A clock that every move starts anew would be written at every move.
        """
        written = self._deadlines.get(table)
        if ends is None:
            is_due = written is not None
        else:
            is_due = written is None or ends < written or written < self._clock.now()
        if is_due:
            self._deadlines[table] = ends
            self._registry.set_deadline(table, ends)

    async def sweep(self) -> None:
        """Take over tables whose keeper is dead, or whose deadline nobody has seen to."""
        swept = await self._registry.sweep(self._clock.now(), MOST_SWEPT)
        while swept:
            table, epoch = swept.popitem()
            try:
                self.keep(await self._hub.room(table), epoch)
            except NotFound:
                self._registry.release(table)
            except StoreTrouble:
                for left in (table, *swept):
                    self._registry.release(left)
                raise
            except Exception:
                log.exception("table %d cannot be kept", table)
            await asyncio.sleep(0)

    # Beats

    async def _beat_on(self) -> None:
        for number in count(1):
            try:
                self._follower.ask_if_bus_is_back()
                await self.beat()
                await self.sweep()
                self.look_at_clocks()
                if number % SAID_AGAIN_BEATS == 0:
                    self.say_again()
            except StoreTrouble:
                pass
            except Exception:
                log.exception("a beat failed")
            await self._clock.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Tell the others that this node is alive, and hear whether they took it for dead."""
        before, now = self._beaten_at, self._clock.now()
        lived, outage = await self._registry.beat(now)
        self._beaten_at = now
        if outage is not None and outage != self._outage:
            self._outage = outage
            self._hub.set_outage(outage.since, outage.until)
            for room in list(self._hub.rooms.values()):
                self._give_back(room, outage.since, outage.until)
        elif not lived:
            log.warning("this node was taken for dead for %.1f s", now - before)
            await self._follower.look_at_all()
            for room in list(self._hub.rooms.values()):
                room.keeping.lose()
                if room.presence.elsewhere.players or room.is_unattended:
                    self._hub.reschedule(room)
                else:
                    self._give_back(room, before, now)

    def say_again(self) -> None:
        """What was written while the store was away is lost.

        A table without a keeper would wait for ever, and so would one whose keeper believes that it is empty.
        """
        rooms = self._hub.rooms.values()
        kept = [room.id for room in rooms if room.keeping.is_here]
        self._registry.keep_only([*kept, *self._claiming], [room.id for room in rooms if room.alarm.is_awake])
        self._registry.say_here(self._here, self._clock.now())

    def look_at_clocks(self) -> None:
        """Set those anew that wait in vain, or whose next deadline is not known to the other nodes yet."""
        for room in list(self._hub.rooms.values()):
            written = self._deadlines.get(room.id)
            if waits_in_vain(self._hub, room) or (written is not None and written < self._clock.now()):
                self._hub.reschedule(room)

    def _give_back(self, room: Room, since: Seconds, until: Seconds) -> None:
        """The time between does not count: nobody could play."""
        if room.is_running and not room.is_reloading and room.last_at < until:
            self._hub.append(room, Woke(at=self._clock.now(), down=Seconds(max(since, room.last_at))))
        self._hub.reschedule(room)
