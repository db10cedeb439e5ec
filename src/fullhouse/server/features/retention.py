"""How long tables are kept, and “Delete my data”: names and keys vanish, the others' game stays as it was."""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Literal

import msgspec
from msgspec.structs import replace

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Abandoned, AnyEntry, Left, Played, Renamed
from fullhouse.match.history.erasure import nameless, names_of, without_names
from fullhouse.match.history.results import is_about, without_players
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.match.ports import Rewritten, StoredKey
from fullhouse.match.table import Table
from fullhouse.server.features.idleness import DAY_SECONDS, Idleness
from fullhouse.server.features.totals import Totals
from fullhouse.server.protocol import TRY_AGAIN
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import bye
from fullhouse.server.tables.room import Room

log = logging.getLogger("fullhouse")
AT_ONCE = 100


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds since the last entry of a table's log, in which a server ran."""

    archived: Seconds = Seconds(7 * DAY_SECONDS)
    """Then the log is packed."""
    abandoned: Seconds = Seconds(30 * DAY_SECONDS)
    """Then a running game ends, and a table at which no move was made is deleted."""
    kept: Seconds = Seconds(400 * DAY_SECONDS)
    """Then a table is deleted: its log and its keys. Results stay."""


async def retire(hub: Hub, retention: Retention) -> int:
    """Archive, end and delete what is due, a table at a time. Returns how many tables were looked at."""
    now = hub.now()
    idleness = Idleness(await hub.store.outages())
    if idleness.wary_since(now) is not None:
        return 0
    tables = await hub.store.idle_tables(Seconds(now - soonest(retention)), AT_ONCE)
    done: Counter[Fate] = Counter()
    for table in tables:
        try:
            if table in hub.rooms:
                hub.store.touch(table, now)
            else:
                done[await _retire_one(hub, table, retention, idleness)] += 1
        except Exception:
            log.exception("table %d cannot be retired", table)
            hub.store.touch(table, now)
        await asyncio.sleep(0)
    await hub.store.settle()
    if done["delete"] or done["end"]:
        log.info("left alone for long: %d tables deleted, %d games ended", done["delete"], done["end"])
    return len(tables)


async def warn_of_jump(hub: Hub) -> None:
    """Say in the log why nothing is retired now."""
    jump = Idleness(await hub.store.outages()).wary_since(hub.now())
    if jump is not None:
        days = (jump.until - jump.since) / DAY_SECONDS
        log.warning(
            "the server did not run for %.1f days, or its clock is wrong: they count for no table,"
            " and nothing is ended or deleted until it has run for a day;"
            " `fullhouse doctor` lists what is due",
            days,
        )


Fate = Literal["keep", "end", "delete"]


def fate_of(idle: Seconds, entries: list[AnyEntry], retention: Retention) -> Fate:
    """What becomes of a table that was left alone for so long."""
    if idle < retention.abandoned and idle < retention.kept:
        return "keep"
    is_unplayed = bool(entries) and not any(isinstance(entry, Played) for entry in entries)
    if idle >= retention.kept or is_unplayed:
        return "delete"
    return "end" if entries and Table.replayed(entries).stage == "playing" else "keep"


async def _retire_one(hub: Hub, table: TableId, retention: Retention, idleness: Idleness) -> Fate:
    now, store = hub.now(), hub.store
    idle = idleness.between(await store.last_entry(table), now)
    entries = await store.read_log(table) if idle >= retention.abandoned else []
    fate = fate_of(idle, entries, retention)
    if fate == "delete":
        await store.delete_table(table)
    elif fate == "end":
        hub.append(await hub.room(table), Abandoned(at=now))
        store.touch(table, now)
    else:
        if idle >= retention.archived:
            await store.archive(table)
        limits = (retention.archived, retention.abandoned, retention.kept)
        next_look = now + min(limit for limit in limits if limit > idle) - idle
        store.touch(table, Seconds(next_look - soonest(retention)))
    return fate


def soonest(retention: Retention) -> Seconds:
    """No table is looked at before it was left alone for so long."""
    return min(retention.archived, retention.abandoned, retention.kept)


ALL = 1_000_000
WHY = "names-changed"


class NoSeat(Exception):
    """The player has left the table, or was removed at another node."""


async def erase(hub: Hub, totals: Totals, digest: bytes, key: StoredKey) -> None:
    """Delete a key and all that the table keeps about its players."""
    players, store = key.holder.players, hub.store
    await leave_seats(hub, key.table, players)
    entries = await store.read_log(key.table)
    names = names_of(entries, players)
    results = [
        without_players(result, players, names)
        for result in await store.results_of([key.table], most=ALL)
        if is_about(result, players, names)
    ]
    keys = _fewer_keys(await store.keys_of(key.table), players) | {digest: None}
    changed = Rewritten(entries=without_names(entries, players), results=results, keys=keys)
    await store.rewrite(key.table, changed)
    for result in results:
        totals.replace(result)
    hub.cluster.announce(key.table)
    room = hub.rooms.get(key.table)
    if room is not None:
        _send_back(hub, room, keys, names)


async def leave_seats(hub: Hub, table: TableId, players: frozenset[Player]) -> None:
    """The others see who is gone, and may let a bot play on."""
    for player in players:
        for entry in (Renamed(at=hub.now(), name=nameless(player)), Left(at=hub.now())):
            with suppress(NoSeat):
                await append_and_wait(hub, table, partial(_at_seat, player, entry))


def _at_seat(player: Player, entry: Renamed | Left, room: Room) -> Renamed | Left:
    seats = room.table.seats_of(frozenset([player]))
    if not seats:
        raise NoSeat
    return replace(entry, seat=seats[0])


def _fewer_keys(keys: Mapping[bytes, StoredKey], players: frozenset[Player]) -> dict[bytes, StoredKey | None]:
    """The keys that hold some of these players, each without them; None where nobody is left."""
    changed: dict[bytes, StoredKey | None] = {}
    for digest, key in keys.items():
        if key.holder.players & players:
            rest = key.holder.players - players
            holder = Holder(players=rest, host=key.holder.host)
            changed[digest] = StoredKey(key.table, holder) if rest else None
    return changed


def _send_back(hub: Hub, room: Room, keys: Mapping[bytes, StoredKey | None], names: frozenset[str]) -> None:
    """Close the connections that came with these keys; all, where the room still knows one of the names."""
    if any(not chair.player and chair.name in names for chair in room.table.chairs):
        hub.reload(room, WHY)
        return
    for listener in [listener for listener in room.listeners if listener.digest in keys]:
        listener.close(TRY_AGAIN, bye(WHY))
