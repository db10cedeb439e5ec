"""Tables that move between a server and a browser that is its own: the log goes along, the clocks go on.

Only a table whose people all sit at one device can move. Taking it away ends it here, so that nobody plays on
with what the log tells; a device may copy what it has itself, and anybody a game that is over.
"""

import asyncio
from functools import partial

import msgspec
from msgspec.structs import replace

from fullhouse.core.errors import BadInput
from fullhouse.match.entries import Abandoned, Opened, read_entry, write_entry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import NewEntry, StoredKey, StoreTrouble
from fullhouse.match.seals import resealed
from fullhouse.server.api.route import Asking, be_fair, holder_of, post
from fullhouse.server.api.shapes import ExportedTable, ExportTable, Key
from fullhouse.server.api.tables import BOARD, CREATING, INVITATION_BYTES, INVITED, TRIES
from fullhouse.server.errors import NotAllowed, Unavailable
from fullhouse.server.keys import new_token, read_code
from fullhouse.server.protocol import POLICY
from fullhouse.server.services import Services
from fullhouse.server.tables.commands import new_secret
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.listeners import bye
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.messages import ImportedTable, ImportOrder

LARGEST_LOG_BYTES = 1_000_000
BYTES_A_REQUEST = 4_096
"""So many bytes of a log that is imported cost one request."""
AT_ONCE = 100
"""Entries that are handed to the store before others have their turn."""


@post("/api/export")
async def export_table(request: Asking, data: ExportTable) -> ExportedTable:
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
    await services.store.settle()
    room = await services.hub.room(key.table)  # another one, if what was decided could not be stored
    is_running = room.standing.round > 0 and not room.standing.is_over
    if is_running and data.copy and not services.is_private:
        raise NotAllowed("still-running")
    if not is_running or data.copy:
        return await _log(services, room, room.stored)
    ended = await append_and_wait(services.hub, key.table, partial(_abandoned, services))
    last = Seq(ended.seq - 1)
    await services.keys.change(digest, StoredKey(key.table, replace(key.holder, taken=last)))
    for listener in list(room.listeners):
        listener.close(POLICY, bye("moved"))
    return await _log(services, room, last)


@post("/api/import", largest_body=LARGEST_LOG_BYTES)
async def import_table(request: Asking, data: ExportedTable) -> Key:
    """A table that was taken elsewhere goes on here, under its code if that is free."""
    services = request.services
    services.limits.check(request.caller, CREATING + len(data.log) / BYTES_A_REQUEST)
    said = _code_in(data.log)
    code = said if read_code(said) == said else services.codes.new_code()
    for _ in range(TRIES):
        table = await _judged(request, data, code)
        number = await services.store.open_table(code, read_entry(table.lines[0]))
        if number is not None:
            break
        code = services.codes.new_code()
    else:
        raise Unavailable("no-code-left")
    await _store(services, number, table)
    players = frozenset(table.players)
    token = await services.keys.give(number, Holder(players=players, host=True))
    await services.keys.give(number, INVITED, table.invitation)
    await services.hub.room_from_elsewhere(number)
    return Key(code=code, token=token, seats=table.seats, host=True)


def _abandoned(services: Services, room: Room) -> Abandoned:
    if room.table.stage != "playing":
        raise StoreTrouble("the game has ended meanwhile")
    return Abandoned(at=services.now())


async def _log(services: Services, room: Room, last: Seq) -> ExportedTable:
    """The log up to an entry, without the secret of the next deal: a table may be played on here, too."""
    entries = [read_entry(line) for line in await services.store.read_lines(room.id, last)]
    age = max(0.0, services.now() - entries[-1].at)
    return ExportedTable(log=b"\n".join(map(write_entry, resealed(entries, ""))).decode(), age=age)


def _code_in(log: str) -> str:
    """The code that a table had elsewhere."""
    try:
        first = read_entry(log.partition("\n")[0].encode())
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return ""
    return first.code if isinstance(first, Opened) else ""


async def _judged(request: Asking, data: ExportedTable, code: str) -> ImportedTable:
    """The log as a worker has found it. Whether it fits is told where the coach may be asked about it."""
    services = request.services
    order = ImportOrder(
        log=data.log,
        age=data.age,
        now=services.now(),
        code=code,
        invitation=new_token(INVITATION_BYTES),
        secret=new_secret(),
        is_strange=not services.is_private,
        refuses_rude_names=bool(services.hub.rude_words),
    )
    reply = await services.workers.run("import_table", msgspec.msgpack.encode(order), caller=request.caller)
    table = msgspec.msgpack.decode(reply, type=ImportedTable)
    for problem in table.problems:
        if len(problem) == BOARD:
            await be_fair(request, "game", problem)
    if table.fault:
        raise BadInput("bad-log", line=table.fault)
    return table


async def _store(services: Services, number: TableId, table: ImportedTable) -> None:
    """The rest of a log, with the results of the games that it has ended."""
    errors: list[BaseException | None] = []
    for seq, line in enumerate(table.lines[1:], 2):
        result = table.results.get(seq)
        result = None if result is None else replace(result, table=number)
        new = NewEntry(number, Seq(seq), read_entry(line), result=result)
        services.store.append(new, errors.append)
        if result is not None:
            services.totals.add(result)
        if not seq % AT_ONCE:
            await asyncio.sleep(0)
    await services.store.settle()
    failed = next(filter(None, errors), None)
    if failed is not None:
        await services.store.delete_table(number)
        raise StoreTrouble(str(failed))


ROUTES = (export_table, import_table)
