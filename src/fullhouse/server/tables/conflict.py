"""Tables that other nodes have moved on: their entries are taken in, and own commands judged again."""

import asyncio
import logging
from collections.abc import Callable, Set
from functools import partial
from typing import TYPE_CHECKING

from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import TableId
from fullhouse.match.nodes import Conflict
from fullhouse.match.ports import StoreTrouble
from fullhouse.match.table import Happened
from fullhouse.server.tables.listener import Listener
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import wake

if TYPE_CHECKING:
    from fullhouse.server.tables.hub import Hub

log = logging.getLogger("fullhouse")
TRIES = 20
MENDING = 0.01
"""Seconds between two looks at a table that is read again."""
PATIENCE = 5.0
"""Seconds to wait for a table that is read again."""


def take_in(hub: "Hub", room: Room, entries: list[AnyEntry], but: Set[Listener] = frozenset()) -> None:
    """Entries that other nodes have stored. Everybody is told, but those who have no welcome yet."""
    try:
        for entry in entries:
            happened = room.table.apply(entry)
            room.stored, room.last_at = happened.seq, entry.at
            hub.tell_news(room, happened, entry, but)
            if happened.about_table:
                room.tell_presence()  # who is there may have got a seat
    except Exception:
        log.exception("table %d cannot follow its log", room.id)
        hub.reload(room, "not-told")
    else:
        hub.look_after(room)
        hub.bell.ring(room.id)


async def mend(hub: "Hub", room: Room) -> None:
    """Another node was quicker: take the table from its log, and judge again what was asked meanwhile."""
    try:
        await _mend(hub, room)
    except Exception:
        log.exception("table %d cannot be read again", room.id)
        hub.reload(room, "not-told")


async def _mend(hub: "Hub", room: Room) -> None:
    try:
        woken = await wake(hub.store, room.id, room.stored)
    except StoreTrouble:
        woken = None
    if hub.rooms.get(room.id) is not room:
        return
    if woken is None or woken.table.seq != room.stored:
        hub.reload(room, "not-stored")
        return
    waiting = room.take_back()
    arriving = {each.arriving for each in waiting if each.arriving is not None}
    room.table = woken.table
    room.epoch = None if room.epoch else room.epoch
    room.is_mending = False
    take_in(hub, room, woken.later, but=arriving)
    for each in waiting:
        if each.again is not None and hub.rooms.get(room.id) is room:
            each.again()


async def put(hub: "Hub", number: TableId, make: Callable[[Room], AnyEntry]) -> Happened:
    """Append an entry and wait until it is stored. It is made again where another node was quicker."""
    for _ in range(TRIES):
        room = await _mended(hub, number)
        stored: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        happened = hub.append(room, make(room), told=partial(_answer, stored))
        error = await stored
        if error is None:
            return happened
        if not isinstance(error, Conflict):
            raise StoreTrouble(str(error))
    raise StoreTrouble("the entry could not be stored")


def _answer(stored: asyncio.Future[BaseException | None], error: BaseException | None) -> None:
    if not stored.done():  # whoever waited may have gone
        stored.set_result(error)


async def _mended(hub: "Hub", number: TableId) -> Room:
    """The room of a table, once it is not being read again."""
    try:
        async with asyncio.timeout(PATIENCE):
            while (room := await hub.room(number)).is_mending:
                await asyncio.sleep(MENDING)
    except TimeoutError:
        raise StoreTrouble("the table is read again") from None
    return room
