"""What a device adds to the next deal of its table."""

from fullhouse.core.errors import Refused
from fullhouse.core.ids import TABLE
from fullhouse.match.deciding.decisions import started
from fullhouse.match.entries import AnyEntry, Shared
from fullhouse.match.holder import Holder
from fullhouse.match.ids import TableId
from fullhouse.server.api.common import holder_of
from fullhouse.server.api.route import Asking, post
from fullhouse.server.api.tables.shapes import ShareOfDeal
from fullhouse.server.errors import NotAllowed
from fullhouse.server.tables.callers.commands import context_of
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room


class NothingToDo(Exception):
    """Another node has done it already."""


@post("/api/share", status=204)
async def share(request: Asking, data: ShareOfDeal) -> None:
    """Add 16 bytes to the next deal, before it is made. A table that waited for them starts."""
    hub = request.services.hub
    _, key = await holder_of(request)
    if not key.holder.players and not key.holder.host:
        raise NotAllowed("no-seat", held=[])
    await _store(hub, key.table, key.holder, data.share)
    room = await hub.room(key.table)
    if room.table.waits and key.holder.host:
        await _start(hub, key.table)


async def _store(hub: Hub, table: TableId, holder: Holder, text: str) -> None:
    player = holder.first_player

    def shared(room: Room) -> Shared:
        seal = room.table.seal
        if room.table.stage != "gathering" or seal is None:
            raise Refused("wrong-stage", stage=room.table.stage, needed="gathering")
        if player in seal.shares:
            raise NothingToDo
        seats = room.table.seats_of(frozenset([player]))
        return Shared(at=hub.now(), seat=seats[0] if seats else TABLE, player=player, share=text)

    try:
        await append_and_wait(hub, table, shared)
    except NothingToDo:
        return


async def _start(hub: Hub, table: TableId) -> None:
    def start(room: Room) -> AnyEntry:
        if room.table.stage != "gathering" or room.table.open_seats:
            raise NothingToDo
        return started(room.table, context_of(hub, room))

    try:
        await append_and_wait(hub, table, start)
    except NothingToDo:
        return


ROUTES = (share,)
