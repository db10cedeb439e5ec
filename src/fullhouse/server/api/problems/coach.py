"""The coach over REST: the next step in three stages, and proofs. Closed while others play on the problem."""

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from fullhouse.core.ids import Seat
from fullhouse.match.perspectives import may_read, viewers
from fullhouse.server.api.common import Asking, answers, be_fair, heavy, holder_of, services
from fullhouse.server.api.problems.shapes import (
    AskHint,
    AskProof,
    AskWhy,
    HintShape,
    ProofShape,
)
from fullhouse.server.errors import NotAllowed
from fullhouse.server.workers.messages import WhyOrder
from fullhouse.sudoku.board import NINE


@post("/api/hint", responses=answers(HintShape), status_code=200)
async def ask_hint(request: Asking, data: JSONBody[AskHint]) -> Response[bytes]:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    await be_fair(request, "hint", data.problem)
    if data.grid is not None:
        await be_fair(request, "hint", data.grid)
    return await heavy(request, "hint", msgspec.json.encode(data))


@post("/api/why", responses=answers(HintShape), status_code=200)
async def ask_why(request: Asking, data: JSONBody[AskWhy]) -> Response[bytes]:
    """How a bot of the token's table found a digit, as far as its holder may read the bot's moves."""
    found = services(request)
    key = (await holder_of(request, found))[1]
    room = await found.hub.room(key.table)
    table = room.table
    NINE.cell(data.cell)
    seen = viewers(table, key.holder)
    bots = [seat for seat in table.seats if table.chair(Seat(seat)).driver == "bot"]
    if table.is_against_others or not any(may_read(table, Seat(seat), seen) for seat in bots):
        raise NotAllowed("coach-closed")
    lines = await found.store.read_lines(room.id, room.stored)
    asked = WhyOrder(lines, data.cell, data.language)
    return await heavy(request, "why", msgspec.msgpack.encode(asked))


@post("/api/proof", responses=answers(ProofShape), status_code=200)
async def ask_proof(request: Asking, data: JSONBody[AskProof]) -> Response[bytes]:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    await be_fair(request, "proof", data.grid)
    return await heavy(request, "proof", msgspec.json.encode(data))


ROUTES = (ask_hint, ask_why, ask_proof)
