"""The coach over REST: the next step in three stages, and proofs. Closed while others play on the problem."""

import msgspec

from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.match.perspectives import may_read, viewers
from fullhouse.server.api.common import be_fair, heavy, holder_of
from fullhouse.server.api.problems.shapes import (
    AskHint,
    AskHintAgain,
    AskProof,
    AskWhy,
    ProofShape,
)
from fullhouse.server.api.route import Answer, Asking, post
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.protocol import HintShape
from fullhouse.server.workers.messages import WhyOrder
from fullhouse.sudoku.board import NINE


@post("/api/problems/hint", answers=HintShape, status=200)
async def ask_hint(request: Asking, data: AskHint) -> Answer:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    await require_free(request, data.problem)
    await be_fair(request, "hint", data.problem)
    if data.grid is not None:
        await be_fair(request, "hint", data.grid)
    return await heavy(request, "hint", msgspec.json.encode(data))


@post("/api/hint/again", answers=HintShape, status=200)
async def hint_again(request: Asking, data: AskHintAgain) -> Answer:
    """A hint that was taken at the token's table, in any language or by another way, while it is still true.

    Nothing is counted: a hint counts once for a position, however it is told there.
    """
    services = request.services
    key = (await holder_of(request))[1]
    room = await services.hub.room(key.table)
    seats = room.table.seats_of(key.holder.players)
    if not seats:
        raise Refused("no-seat", held=[])
    now = room.table.game.hint_question(room.table.state) if room.table.stage == "playing" else None
    taken = await services.hints.question(room, data.seq) if data.seq <= room.stored else None
    if now is None or taken is None or now.problem != taken.problem:
        raise NotFound("hint-gone")
    again = now._replace(stage=taken.stage)
    answer, *before = [
        await services.hints.advice(
            question, data.language, caller=request.caller, room=room, seat=seats[0], way=data.way
        )
        for question in dict.fromkeys((again, taken))
    ]
    if any(_text(one) != _text(answer) for one in before):
        raise NotFound("hint-gone")
    return Answer(answer)


@post("/api/why", answers=HintShape, status=200)
async def ask_why(request: Asking, data: AskWhy) -> Answer:
    """How a bot of the token's table found a digit, as far as its holder may read the bot's moves."""
    services = request.services
    key = (await holder_of(request))[1]
    room = await services.hub.room(key.table)
    table = room.table
    NINE.cell(data.cell)
    seen = viewers(table, key.holder)
    bots = [seat for seat in table.seats if table.chair(Seat(seat)).driver == "bot"]
    if table.is_against_others or not any(may_read(table, Seat(seat), seen) for seat in bots):
        raise NotAllowed("coach-closed")
    lines = await services.store.read_lines(room.id, room.stored)
    asked = WhyOrder(lines, data.cell, data.language)
    return await heavy(request, "why", msgspec.msgpack.encode(asked))


@post("/api/proof", answers=ProofShape, status=200)
async def ask_proof(request: Asking, data: AskProof) -> Answer:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    await be_fair(request, "proof", data.grid)
    return await heavy(request, "proof", msgspec.json.encode(data))


async def require_free(request: Asking, problem: str) -> None:
    """Refuse a question about the problem of the token's own game: there, hints are asked for by a move."""
    services = request.services
    try:
        key = (await holder_of(request))[1]
    except UnknownToken:
        return
    table = (await services.hub.room(key.table)).table
    question = table.game.hint_question(table.state) if table.stage == "playing" else None
    if question is not None and question.problem == problem:
        raise NotAllowed("hint-at-table")


def _text(hint: bytes) -> str:
    return msgspec.json.decode(hint, type=HintShape).text


ROUTES = (ask_hint, hint_again, ask_why, ask_proof)
