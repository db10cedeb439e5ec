"""Whose turn it is at several tables: answered at once, or when it changes (long polling)."""

import asyncio
import contextlib
import logging

from msgspec.structs import replace

from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seconds
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.perspectives import table_info
from fullhouse.match.ports import StoredKey, StoreTrouble
from fullhouse.server.api.route import Asking, post
from fullhouse.server.api.shapes import AskTurns, TurnShape
from fullhouse.server.errors import UnknownToken
from fullhouse.server.services import Services
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.room import Room

log = logging.getLogger("fullhouse")
TABLES_A_REQUEST = 8
"""This many tables in one request cost as much as one more request."""
GATHERED_SECONDS = 0.05
"""Seconds in which the news of one's tables are gathered into one answer."""
Keys = dict[int, StoredKey | None]
"""The keys asked about, by their places in the question."""
Rooms = dict[int, Room | None]
Turns = dict[int, TurnShape]


@post("/api/turns")
async def turns(request: Asking, data: AskTurns) -> list[TurnShape]:
    """How the tables of these tokens stand. With `wait`, the answer comes when that changes."""
    services = request.services
    services.limits.check(request.caller, len(data.tokens) / TABLES_A_REQUEST)
    keys = {place: await _key(services, token) for token, place in _places(data.tokens).items()}
    if not data.wait or not any(keys.values()) or services.bell.is_full:
        rooms = await _rooms(services, keys)
        return list(_turns(services, keys, rooms, {}).values())
    return await _changed(services, request.caller, keys, data)


async def _changed(services: Services, asker: str, keys: Keys, data: AskTurns) -> list[TurnShape]:
    """The turns once they differ from what the caller knows, or when the time is over."""
    bell, clock, first = services.bell, services.clock, None
    until = clock.monotonic() + data.wait
    seen = [data.after[place] if place < len(data.after) else None for place in keys]
    by_place: Turns = {}
    with bell.listening(key.table for key in keys.values() if key is not None) as rung:
        while True:
            rung.clear()
            rooms = await _rooms(services, keys)
            by_place = _turns(services, keys, rooms, by_place)
            turns = list(by_place.values())
            if _is_settled(rooms):
                known = [replace(turn, seq=Seq(0), at=Seconds(0), scores=()) for turn in turns]
                if first is None and [turn.seq for turn in turns] != seen:
                    return turns
                first = known if first is None else first
                if known != first:
                    return turns
            left = until - clock.monotonic()
            if left <= 0 or bell.is_closed:
                return turns
            with contextlib.suppress(TimeoutError):
                async with clock.timeout(left):
                    await rung.wait()
                await clock.sleep(GATHERED_SECONDS)
            await services.request_queue.enter(asker)  # many may have waited for the same


async def _rooms(services: Services, keys: Keys) -> Rooms:
    """All of them before anything is read: what is told and whether it is stored belong to one moment."""
    rooms: Rooms = {}
    for place, key in keys.items():
        if key is not None:
            if key.table not in services.hub.rooms:
                await asyncio.sleep(0)  # a table is loaded: others come in between
            rooms[place] = await _room(services, key.table)
    return rooms


def _turns(
    services: Services, keys: Keys, rooms: Rooms, before: dict[int, TurnShape]
) -> dict[int, TurnShape]:
    """The turns, by their places. Tables without news since are not looked at again."""
    by_place: Turns = {}
    for place, key in keys.items():
        room, known = rooms.get(place), before.get(place)
        is_old = known is not None and room is not None and room.table.seq == known.seq == room.stored
        by_place[place] = known if known is not None and is_old else _turn(services, place, key, room)
    return by_place


def _places(tokens: tuple[str, ...]) -> dict[str, int]:
    """Each token once, with the first place it stands at."""
    places: dict[str, int] = {}
    for place, token in enumerate(tokens):
        places.setdefault(token, place)
    return places


async def _room(services: Services, table: TableId) -> Room | None:
    """A table's room; None for one that cannot be read, so that the others are still told."""
    try:
        return await services.hub.room(table)
    except StoreTrouble:
        raise
    except Exception:
        log.exception("table %d cannot be loaded", table)
        return None


def _is_settled(rooms: Rooms) -> bool:
    """Whether everything that the tables show is stored."""
    return all(room is None or room.stored == room.table.seq for room in rooms.values())


async def _key(services: Services, token: str) -> StoredKey | None:
    try:
        return (await services.keys.find(token))[1]
    except UnknownToken:
        return None


def _turn(services: Services, place: int, key: StoredKey | None, room: Room | None) -> TurnShape:
    if key is None or room is None:
        return TurnShape(token=place, table=None, seq=Seq(0), seats=(), your_turn=(), asked=())
    expire_clocks(services.hub, room)
    room.presence.visit()
    table = room.table
    seats = table.seats_of(key.holder.players)
    playing = table.stage == "playing" and not table.paused
    turn = table.game.to_move(table.state) if playing else None
    acting = table.game.to_act(table.state) if playing else ()
    viewer: Viewer = seats[0] if seats else "spectator"
    return TurnShape(
        token=place,
        table=table_info(table),
        seq=room.stored,
        seats=seats,
        your_turn=tuple(seat for seat in seats if seat == turn),
        asked=tuple(seat for seat in seats if seat in acting),
        to_move=turn,
        scores=() if table.state is None else tuple(table.game.view(table.state, viewer).scores),
        at=room.last_at,
    )


ROUTES = (turns,)
