"""Plays on from a move of a finished game: a new table with the moves before it, and bots beside one."""

import secrets

import msgspec

from fullhouse.bots import bot
from fullhouse.core.errors import Refused
from fullhouse.match.deciding.names import clean_name
from fullhouse.records.replay import Continuation
from fullhouse.server.api.common import CodeInPath
from fullhouse.server.api.records.routes import asked_game, is_running, record_of
from fullhouse.server.api.records.shapes import PlayOn
from fullhouse.server.api.route import Asking, post
from fullhouse.server.api.tables.new_table import continued
from fullhouse.server.api.tables.routes import CREATING, open_table
from fullhouse.server.api.tables.shapes import Key
from fullhouse.server.workers.messages import ContinuationOrder


@post("/api/tables/{code}/play-on")
async def play_on(request: Asking, code: CodeInPath, data: PlayOn) -> Key:
    """A new table that takes up a finished game before one of its moves.

    What its seat could not see then is dealt anew. Closed to strangers as the record is.
    """
    services = request.services
    room, number, _ = await asked_game(request, code, data.round)
    if is_running(room, number):
        raise Refused("play-on-running")
    bot(data.bot, room.table.game.id)
    for name in filter(None, (data.name, data.bot_name)):
        clean_name(name, services.hub.rude_words)
    services.limits.check(request.caller, CREATING)
    record = await record_of(request, room, number, None)
    order = msgspec.msgpack.encode(ContinuationOrder(record, data.move, secrets.randbits(62)))
    start = await services.workers.run("continued", order, caller=request.caller)
    taken_up = msgspec.msgpack.decode(start, type=Continuation)
    return await open_table(
        services,
        lambda new: continued(
            room.table, taken_up, data, code=new, now=services.now(), seed=secrets.randbits(62)
        ),
    )


ROUTES = (play_on,)
