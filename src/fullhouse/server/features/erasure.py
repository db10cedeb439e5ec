"""“Delete my data”: a player's name and keys vanish from a table; the game of the others stays as it was."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from fullhouse.match.entries import Left, Renamed
from fullhouse.match.history.erasure import nameless, names_of, without_names
from fullhouse.match.history.results import is_about, without_players
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.match.ports import StoredKey
from fullhouse.server.features.totals import Totals
from fullhouse.server.protocol import TRY_AGAIN
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners.messages import bye
from fullhouse.server.tables.room import Room

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
    await store.rewrite(key.table, entries=without_names(entries, players), results=results, keys=keys)
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
