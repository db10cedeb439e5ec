"""How long tables are kept: abandoned games end, and old tables are deleted with their keys."""

import asyncio
import logging

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Abandoned
from fullhouse.match.ids import TableId
from fullhouse.server.rooms.hub import Hub

log = logging.getLogger("fullhouse")
DAY = 24 * 3600.0
AT_ONCE = 100


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds since the last entry of a table's log."""

    abandoned: Seconds = Seconds(30 * DAY)
    """Then a running game ends."""
    kept: Seconds = Seconds(400 * DAY)
    """Then a table is deleted: its log and its keys. Results stay."""


async def retire(hub: Hub, retention: Retention) -> None:
    """End and delete what is due, a table at a time."""
    now = hub.now()
    for table in await hub.store.idle_tables(Seconds(now - retention.abandoned), AT_ONCE):
        if table not in hub.rooms:
            try:
                await _retire_one(hub, table, retention)
            except Exception:
                log.exception("table %d cannot be retired", table)
                hub.store.touch(table, now)
        await asyncio.sleep(0)


async def _retire_one(hub: Hub, table: TableId, retention: Retention) -> None:
    now, last = hub.now(), await hub.store.last_entry(table)
    if last > now - retention.abandoned:
        hub.store.touch(table, last)
    elif last <= now - retention.kept:
        await hub.store.delete_table(table)
    else:
        room = await hub.room(table)
        if room.table.stage == "playing":
            hub.append(room, Abandoned(at=now))
        hub.store.touch(table, now)
