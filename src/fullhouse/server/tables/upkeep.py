"""Keeps the tables of a node going: those with clocks and bots are loaded, and outages do not count."""

import asyncio
import logging

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Woke
from fullhouse.server.loops import guarded
from fullhouse.server.tables.hub import Hub

log = logging.getLogger("fullhouse")


class Upkeep:
    """Called now and then while a server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._trouble_since: Seconds | None = None
        self._waking: asyncio.Task[None] | None = None

    async def wake_all(self) -> None:
        """Load the tables where a clock runs or a bot plays, in the background."""
        for number in await self._hub.store.awake_tables():
            try:
                await self._hub.room(number)
            except Exception:
                log.exception("table %d cannot be loaded", number)
            await asyncio.sleep(0)

    def beat(self) -> None:
        """Store a heartbeat if a game is running, or to see whether the store works again."""
        hub, since = self._hub, self._trouble_since
        if hub.store.trouble is not None:
            self._trouble_since = hub.now() if since is None else since
        elif since is not None:
            self._trouble_since = None
            if not hub.cluster.detects_outages:
                self._go_on(since)
        is_playing = any(room.table.stage == "playing" for room in hub.rooms.values())
        if is_playing or hub.store.trouble is not None:
            hub.store.beat(hub.now())

    def close(self) -> None:
        self.beat()
        if self._waking is not None:
            self._waking.cancel()

    def _go_on(self, since: Seconds) -> None:
        """The store works again: the time between does not count, as after a restart."""
        hub = self._hub
        now = hub.now()
        hub.set_outage(since, now)
        for room in list(hub.rooms.values()):
            if room.is_running and not room.is_reloading:
                hub.append(room, Woke(at=now, down=since))
        self._waking = asyncio.get_running_loop().create_task(guarded(self.wake_all))
