"""Create a table, join it, watch it, move a seat to another device, and add to the next deal."""

import datetime
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from fullhouse.coach.technique import Level
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.match.deciding.decisions import started
from fullhouse.match.deciding.names import clean_name, distinct_name, free_number
from fullhouse.match.entries import AnyEntry, Joined, Opened, Shared
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.match.perspectives import table_info
from fullhouse.match.ports import StoredKey, StoreTrouble
from fullhouse.problems.days import today
from fullhouse.problems.decks import daily
from fullhouse.problems.levels import LEVELS
from fullhouse.server.api.new_table import level_of, opened
from fullhouse.server.api.route import Asking, CodeInPath, be_fair, delete, get, holder_of, post
from fullhouse.server.api.shapes import Handover, Join, Key, NewTable, ShareOfDeal, TablePreview, Watch
from fullhouse.server.errors import NotAllowed, Unavailable
from fullhouse.server.features.retention import erase
from fullhouse.server.keys import new_token
from fullhouse.server.protocol import POLICY
from fullhouse.server.services import Services
from fullhouse.server.tables.commands import context_of, new_secret, start_if_full
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import bye
from fullhouse.server.tables.room import Room

CREATING = 26
"""A new table costs this many requests."""
ERASING = 5
"""Deleting one's data at a table costs this many requests."""
NEW_KEY = 4
"""A key to a table, which is stored as long as the table, costs this many requests more."""
TRIES = 20
BOARD = 81
"""The cells of a problem."""
INVITATION_BYTES = 12
INVITED = Holder()
"""What a link to a table holds: nothing but the way in."""


class NumberTaken(Exception):
    """The number of a player belongs to somebody else already."""


@post("/api/tables")
async def create(request: Asking, data: NewTable) -> Key:
    """A new table. The token is the host's, and holds the seats of `me`."""
    services = request.services
    services.limits.check(request.caller, CREATING)
    for name in [seat.name for seat in data.seats if seat.name is not None]:
        clean_name(name, services.hub.rude_words)
    problem = None if data.setup is None else data.setup.get("problem")
    if isinstance(problem, str) and len(problem) == BOARD:
        is_solo = len(data.seats) == 1
        if not (is_solo and services.fairness.is_printed(problem) and _is_daily(problem, services.now())):
            await be_fair(request, "game", problem)
    level = await _level(services, request.caller, data)
    seed = secrets.randbits(62)
    return await open_table(services, lambda code: opened(data, code, services.now(), seed, level))


def _is_daily(problem: str, now: Seconds) -> bool:
    """Whether this is a problem of today: everybody has it, so two who race on it close it to nobody."""
    here = datetime.date.fromtimestamp(now)
    days = [here + datetime.timedelta(days=ahead) for ahead in (-1, 0, 1)]  # it is some day elsewhere
    if problem in {today(day).problem for day in days}:
        return True
    return any(daily(level, here).problem == problem for level in LEVELS)


async def open_table(services: Services, opened_as: Callable[[str], Opened]) -> Key:
    """Open a table under a new code and start it if no seat is open; the host's key to it."""
    for _ in range(TRIES):
        code = services.codes.new_code()
        entry = replace(opened_as(code), invitation=new_token(INVITATION_BYTES), sealed=new_secret())
        room = await services.hub.open(code, entry)
        if room is not None:
            break
    else:
        raise Unavailable("no-code-left")
    players = frozenset(chair.player for chair in entry.chairs if chair.player)
    watching = None if players else "tv"
    holder = Holder(players=players, host=True, watching=watching)  # type: ignore[arg-type]
    token = await services.keys.give(room.id, holder)
    await services.keys.give(room.id, INVITED, entry.invitation)
    if not room.table.waits and start_if_full(services.hub, room):
        await services.store.settle()
    seats = room.table.seats_of(players)
    return Key(code=code, token=token, seats=seats, host=True, commitment=_promised(room))


@get("/api/tables/{code}")
async def preview(request: Asking, code: CodeInPath) -> TablePreview:
    """What the table is about, for anyone with its code."""
    table = (await request.room(code)).table
    info = table_info(table)
    return TablePreview(
        code=table.code,
        game=table.game.id,
        level=table.level,
        stage=table.stage,
        spectators=table.settings.spectators,
        seats=info.seats,
        open_seats=table.open_seats,
    )


@post("/api/tables/{code}/join")
async def join(request: Asking, code: CodeInPath, data: Join) -> Key:
    """Take an open seat."""
    services = request.services
    room = await request.room(code)
    name = None if data.name is None else clean_name(data.name, services.hub.rude_words)
    _open_seat(room, data.seat)
    services.limits.check(request.caller, NEW_KEY)
    for _ in range(TRIES):
        player = (await services.hub.room(room.id)).new_player()
        # The key first: if the server stops in between, a key without a seat is harmless; the reverse is not.
        token = await services.keys.give(room.id, Holder(players=frozenset([player])))
        try:
            seat = await _seat(services, room.id, data.seat, player, name)
        except FullHouseError:
            await services.keys.delete(token)
            raise
        if seat is not None:
            return Key(
                code=room.table.code, token=token, seats=(seat,), host=False, commitment=_promised(room)
            )
        await services.keys.delete(token)
    raise StoreTrouble("the seat could not be stored")


@post("/api/tables/{code}/watch")
async def watch(request: Asking, code: CodeInPath, data: Watch) -> Key:
    """Watch a table, or be its big screen. Without spectators, somebody of the table has to ask."""
    services = request.services
    room = await request.room(code)
    vouched = await _belongs(request, services, room.id)
    if not vouched and not room.table.settings.spectators:
        raise NotAllowed("no-spectators")
    services.limits.check(request.caller, NEW_KEY)
    holder = Holder(watching="tv" if data.tv else "spectator", vouched=vouched)
    token = await services.keys.give(room.id, holder)
    return Key(code=room.table.code, token=token, seats=(), host=False)


@post("/api/key")
async def hand_over(request: Asking, data: Handover) -> Key:
    """Another key to the seats held, for another device; or the seats themselves."""
    services = request.services
    digest, key = await holder_of(request)
    room = await services.hub.room(key.table)
    held = room.table.seats_of(key.holder.players)
    wanted = data.seats or held
    if not held or not set(wanted) <= set(held):
        raise NotAllowed("not-your-seat", seat=list(wanted), held=list(held))
    services.limits.check(request.caller, NEW_KEY)
    players = frozenset(room.table.chair(seat).player for seat in wanted)
    whole = players == key.holder.players
    token = await services.keys.give(key.table, Holder(players=players, host=key.holder.host and whole))
    if data.move:
        rest = Holder(players=key.holder.players - players, host=key.holder.host and not whole)
        await services.keys.change(digest, None if whole else StoredKey(key.table, rest))
        for listener in [listener for listener in room.listeners if listener.digest == digest]:
            listener.close(POLICY, bye("moved"))
        services.hub.cluster.announce(key.table)
    return Key(code=room.table.code, token=token, seats=tuple(wanted), host=key.holder.host and whole)


@delete("/api/key")
async def forget(request: Asking) -> None:
    """Delete my data: the names and all keys of the seats that this key holds. The game itself stays."""
    services = request.services
    digest, key = await holder_of(request)
    if key.holder == INVITED:
        raise Refused("no-seat")  # a link is everybody's
    services.limits.check(request.caller, ERASING)
    await erase(services.hub, services.totals, digest, key)


async def _level(services: Services, caller: str, data: NewTable) -> Level | None:
    """The level of the table's problem. A worker checks and grades one that the host brings."""
    if data.setup is None:
        return level_of(data)
    graded = await services.workers.run("level", msgspec.json.encode(data), caller=caller)
    level: Level | None = msgspec.json.decode(graded, type=Level | None)
    return level


async def _seat(
    services: Services, table: TableId, wanted: Seat | None, player: Player, name: str | None
) -> Seat | None:
    """Give a seat to a player; None where another node has given the player's number to somebody else."""

    def joined(room: Room) -> Joined:
        if player <= room.table.last_player:
            raise NumberTaken
        seat = _open_seat(room, wanted)
        others = room.table.names_beside(seat)
        chosen = free_number(seat, others) if name is None else distinct_name(name, others)
        return Joined(at=services.now(), seat=seat, player=player, name=chosen)

    try:
        return (await append_and_wait(services.hub, table, joined)).seat
    except NumberTaken:
        return None


def _promised(room: Room) -> str:
    """What a device may add a share to: a game that has begun takes none."""
    table = room.table
    return "" if table.seal is None or table.stage != "gathering" else table.seal.commitment


def _open_seat(room: Room, wanted: Seat | None) -> Seat:
    free = room.table.open_seats
    if not free or (wanted is not None and wanted not in free):
        raise Refused("no-open-seat", allowed=list(free))
    return wanted or free[0]


async def _belongs(request: Asking, services: Services, table: int) -> bool:
    token = request.token
    if token is None:
        return False
    _, key = await services.keys.find(token)
    return key.table == table and (key.holder.host or bool(key.holder.players))


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


ROUTES = (create, preview, join, watch, hand_over, forget, share)
