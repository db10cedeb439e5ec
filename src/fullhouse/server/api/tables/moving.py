"""Tables that move between a server and a browser that is its own: the log goes along, the clocks go on.

Only a table whose people all sit at one device can move. Taking it away ends it here, so that nobody plays on
with what the log tells; a device may copy what it has itself, and anybody a game that is over.
"""

from functools import partial

import msgspec
from msgspec.structs import replace

from fullhouse.core.errors import BadInput, FullHouseError, Refused
from fullhouse.core.ids import Seconds
from fullhouse.games import game_ids
from fullhouse.match.deciding.names import clean_name
from fullhouse.match.entries import Abandoned, AnyEntry, Joined, Opened, Renamed, read_entry
from fullhouse.match.history.results import result_after
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import StoredKey, StoreTrouble
from fullhouse.match.table import Table
from fullhouse.server.api.common import holder_of
from fullhouse.server.api.route import Asking, post
from fullhouse.server.api.tables.routes import CREATING, INVITATION_BYTES, INVITED, TRIES
from fullhouse.server.api.tables.shapes import Key, MovingTable, TakeTable
from fullhouse.server.errors import NotAllowed, Unavailable
from fullhouse.server.keys import new_token
from fullhouse.server.protocol import POLICY
from fullhouse.server.services import Services
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.listeners.messages import bye
from fullhouse.server.tables.room import Room

LARGEST_LOG_BYTES = 1_000_000
MOST_ENTRIES = 10_000
SMALL_SKEW_SECONDS = 2.0
"""Two clocks that differ by less are the same: no time in a log is changed for it."""


class OverAlready(Exception):
    """The game has ended meanwhile."""


@post("/api/take")
async def take_table(request: Asking, data: TakeTable) -> MovingTable:
    """The log of a table whose people all sit at one device. A running game ends here if it is not copied."""
    services = request.services
    services.limits.check(request.caller, CREATING)
    digest, key = await holder_of(request)
    room = await services.hub.room(key.table)
    people = {chair.player for chair in room.table.chairs if chair.player}
    if not key.holder.host or room.table.open_seats or people != key.holder.players:
        raise NotAllowed("not-alone")
    if key.holder.taken:
        return await _log(services, room, key.holder.taken)
    is_running = room.table.stage == "playing"
    if is_running and data.copy and not services.is_private:
        raise NotAllowed("still-running")
    if not is_running or data.copy:
        await services.store.settle()
        return await _log(services, room, room.table.seq)
    last = room.table.seq
    try:
        ended = await append_and_wait(services.hub, key.table, partial(_abandoned, services))
        last = Seq(ended.seq - 1)
    except OverAlready:
        last = room.table.seq
    await services.keys.change(digest, StoredKey(key.table, replace(key.holder, taken=last)))
    for listener in list(room.listeners):
        listener.close(POLICY, bye("moved"))
    return await _log(services, room, last)


@post("/api/bring", largest_body=LARGEST_LOG_BYTES)
async def bring_table(request: Asking, data: MovingTable) -> Key:
    """A table that was taken elsewhere goes on here, under its code if that is free."""
    services = request.services
    services.limits.check(request.caller, CREATING)
    opened, *rest = _shifted(_read(data.log), data.age, services.now())
    if not isinstance(opened, Opened):
        raise BadInput("bad-log", line=1)
    table = _replayed(opened, rest, services.hub.rude_words)
    brought = replace(
        opened, invitation=new_token(INVITATION_BYTES), brought=opened.brought or not services.is_private
    )
    number, code = await _open(services, brought)
    await _store(services, number, replace(brought, code=code), rest)
    players = frozenset(chair.player for chair in table.chairs if chair.player)
    token = await services.keys.give(number, Holder(players=players, host=True))
    await services.keys.give(number, INVITED, brought.invitation)
    await services.hub.room_from_elsewhere(number)
    return Key(code=code, token=token, seats=table.seats_of(players), host=True)


def _abandoned(services: Services, room: Room) -> Abandoned:
    if room.table.stage != "playing":
        raise OverAlready
    return Abandoned(at=services.now())


async def _log(services: Services, room: Room, last: Seq) -> MovingTable:
    lines = await services.store.read_lines(room.id, last)
    age = max(0.0, services.now() - read_entry(lines[-1]).at)
    return MovingTable(log=b"\n".join(lines).decode(), age=age)


def _read(log: str) -> list[AnyEntry]:
    entries: list[AnyEntry] = []
    for number, line in enumerate(log.splitlines(), 1):
        try:
            entries.append(read_entry(line.encode()))
        except msgspec.MsgspecError:
            raise BadInput("bad-log", line=number) from None
    if not 0 < len(entries) <= MOST_ENTRIES:
        raise BadInput("bad-log", line=len(entries))
    return entries


def _shifted(entries: list[AnyEntry], age: float, now: Seconds) -> list[AnyEntry]:
    """The entries as this house's clock would have had them: as much time has passed since the last one."""
    shift = now - age - entries[-1].at
    if abs(shift) < SMALL_SKEW_SECONDS and entries[-1].at <= now:
        return entries
    return [replace(entry, at=Seconds(entry.at + shift)) for entry in entries]


def _replayed(opened: Opened, rest: list[AnyEntry], rude: frozenset[str]) -> Table:
    """The table after its log. Every entry is judged as when it was made."""
    if opened.game not in game_ids():
        raise BadInput("unknown-game", name=opened.game)
    names = [chair.name for chair in opened.chairs]
    names += [entry.name for entry in rest if isinstance(entry, Joined | Renamed)]
    for name in filter(None, names):
        clean_name(name, rude)
    line = 1
    try:
        table = Table(opened)
        for entry in rest:
            line += 1
            if isinstance(entry, Opened):
                raise BadInput("bad-log", line=line)
            table.apply(entry)
    except (FullHouseError, ValueError, LookupError, AssertionError, TypeError, AttributeError) as error:
        raise BadInput("bad-log", line=line) from error
    if table.open_seats or not any(chair.player for chair in table.chairs) or table.stage == "gathering":
        raise Refused("not-alone")
    return table


async def _open(services: Services, opened: Opened) -> tuple[TableId, str]:
    code = opened.code
    for _ in range(TRIES):
        number = await services.store.open_table(code, replace(opened, code=code))
        if number is not None:
            return number, code
        code = services.admission.new_code()
    raise Unavailable("no-code-left")


async def _store(services: Services, number: TableId, opened: Opened, rest: list[AnyEntry]) -> None:
    """The rest of a log, with the results of the games that it has ended."""
    table = Table(opened)
    errors: list[BaseException | None] = []
    for entry in rest:
        table.apply(entry)
        result = result_after(number, table, entry)
        services.store.append(number, table.seq, entry, errors.append, result=result)
        if result is not None:
            services.totals.add(result)
    await services.store.settle()
    failed = next(filter(None, errors), None)
    if failed is not None:
        await services.store.delete_table(number)
        raise StoreTrouble(str(failed))


ROUTES = (take_table, bring_table)
