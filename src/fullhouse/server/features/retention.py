"""How long tables are kept: abandoned games end, finished tables are archived, old ones are deleted."""

import asyncio
import logging

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Abandoned, Played
from fullhouse.match.ids import TableId
from fullhouse.match.table import Table
from fullhouse.server.tables.hub import Hub

log = logging.getLogger("fullhouse")
DAY_SECONDS = 24 * 3600.0
AT_ONCE = 100


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds since the last entry of a table's log."""

    archived: Seconds = Seconds(7 * DAY_SECONDS)
    """Then the log is packed."""
    abandoned: Seconds = Seconds(30 * DAY_SECONDS)
    """Then a running game ends, and a table at which no move was made is deleted."""
    kept: Seconds = Seconds(400 * DAY_SECONDS)
    """Then a table is deleted: its log and its keys. Results stay."""


async def retire(hub: Hub, retention: Retention) -> int:
    """Archive, end and delete what is due, a table at a time. Returns how many tables were looked at."""
    now = hub.now()
    tables = await hub.store.idle_tables(Seconds(now - _soonest(retention)), AT_ONCE)
    for table in tables:
        try:
            if table in hub.rooms:
                hub.store.touch(table, now)
            else:
                await _retire_one(hub, table, retention)
        except Exception:
            log.exception("table %d cannot be retired", table)
            hub.store.touch(table, now)
        await asyncio.sleep(0)
    await hub.store.settle()
    return len(tables)


async def _retire_one(hub: Hub, table: TableId, retention: Retention) -> None:
    now, store = hub.now(), hub.store
    last = await store.last_entry(table)
    idle = now - last
    entries = await store.read_log(table) if idle >= retention.abandoned else []
    is_unplayed = bool(entries) and not any(isinstance(entry, Played) for entry in entries)
    if idle >= retention.kept or is_unplayed:
        await store.delete_table(table)
        return
    if entries and Table.replayed(entries).stage == "playing":
        hub.append(await hub.room(table), Abandoned(at=now))
        store.touch(table, now)
        return
    if idle >= retention.archived:
        await store.archive(table)
    limits = (retention.archived, retention.abandoned, retention.kept)
    next_look = last + min(limit for limit in limits if limit > idle)
    store.touch(table, Seconds(next_look - _soonest(retention)))


def _soonest(retention: Retention) -> Seconds:
    return min(retention.archived, retention.abandoned, retention.kept)
