"""Logs that other nodes have moved on: their entries are applied, and own commands judged again."""

import asyncio
import logging
from collections.abc import Callable, Set
from functools import partial

from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import TableId
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import StoreTrouble
from fullhouse.match.table import Happened
from fullhouse.server.loops import Tasks
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import Listener
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import load_table
from fullhouse.server.tables.stream import LogEntry, Subscriber

log = logging.getLogger("fullhouse")
MOST_TRIES = 20
RELOAD_POLL_SECONDS = 0.01
"""Between two looks at a table that is read again."""
RELOAD_TIMEOUT_SECONDS = 5.0
"""How long to wait for a table that is read again."""


class Recovery(Subscriber):
    """Brings a table back to its log after an entry that could not be stored."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._reloading = Tasks()

    def refused(self, room: Room, logged: LogEntry, error: BaseException) -> None:
        if not self._hub.is_loaded(room):
            return
        if not isinstance(error, Conflict):
            log.error("table %d, entry %d could not be stored: %s", room.id, logged.seq, error)
            self._hub.reload(room, "not-stored")
        elif not room.is_reloading:
            room.begin_reload()
            self._reloading.start(reload_after_conflict(self._hub, room))


async def reload_after_conflict(hub: Hub, room: Room) -> None:
    """Another node was quicker: take the table from its log, and judge again what was asked meanwhile."""
    try:
        await _reload(hub, room)
    except Exception:
        log.exception("table %d cannot be read again", room.id)
        hub.reload(room, "not-told")


async def _reload(hub: Hub, room: Room) -> None:
    try:
        loaded = await load_table(hub.store, room.id, room.stored)
        fences = await hub.cluster.fences(room.id)
    except StoreTrouble:
        loaded, fences = None, {}
    if not hub.is_loaded(room):
        return
    if loaded is None or loaded.table.seq != room.stored:
        hub.reload(room, "not-stored")
        return
    room.visits.learn(fences)
    waiting = room.take_back()
    arriving = {each.arriving for each in waiting if each.arriving is not None}
    room.end_reload(loaded.table)
    apply_remote(hub, room, loaded.later, unwelcomed=arriving)
    for each in waiting:
        if each.retry is not None and hub.is_loaded(room):
            each.retry()


def apply_remote(
    hub: Hub, room: Room, entries: list[AnyEntry], unwelcomed: Set[Listener] = frozenset()
) -> None:
    """Entries that other nodes have stored. Everybody is told, but those who have no welcome yet."""
    try:
        for entry in entries:
            happened = room.table.apply(entry)
            logged = LogEntry(happened, entry, hub.result_after(room, entry))
            room.applied(happened.seq, entry.at)
            if not hub.prepare_news(room, logged, unwelcomed):
                return
            hub.stream.publish(room, logged)
    except Exception:
        log.exception("table %d cannot follow its log", room.id)
        hub.reload(room, "not-told")
    else:
        hub.reschedule(room)


async def append_and_wait(hub: Hub, number: TableId, make: Callable[[Room], AnyEntry]) -> Happened:
    """Append an entry and wait until it is stored. It is made again where another node was quicker."""
    for _ in range(MOST_TRIES):
        room = await _reloaded(hub, number)
        stored: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        happened = hub.append(room, make(room), on_stored=partial(_answer, stored))
        error = await stored
        if error is None:
            return happened
        if not isinstance(error, Conflict):
            raise StoreTrouble(str(error))
    raise StoreTrouble("the entry could not be stored")


def _answer(stored: asyncio.Future[BaseException | None], error: BaseException | None) -> None:
    if not stored.done():  # whoever waited may have gone
        stored.set_result(error)


async def _reloaded(hub: Hub, number: TableId) -> Room:
    """The room of a table, once it is not being read again."""
    try:
        async with hub.clock.timeout(RELOAD_TIMEOUT_SECONDS):
            while (room := await hub.room(number)).is_reloading:
                await hub.clock.sleep(RELOAD_POLL_SECONDS)
    except TimeoutError:
        raise StoreTrouble("the table is read again") from None
    return room
