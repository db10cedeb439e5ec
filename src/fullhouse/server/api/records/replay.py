"""Replays a record for the browser: every position as the review shows it."""

import asyncio

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec.structs import asdict

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, Seconds
from fullhouse.core.options import read_options
from fullhouse.games import game
from fullhouse.records.record import read_record
from fullhouse.records.replay import ReplayStopped, positions
from fullhouse.server.api.common import REFUSALS, Asking, json_bytes, services
from fullhouse.server.api.records.shapes import Replayed, ReplayStep
from fullhouse.server.api.shapes import Refusal
from fullhouse.server.errors import sent
from fullhouse.words import LANGUAGES, explain

LARGEST_RECORD = 1_000_000
MOST_MOVES = 3_000
"""The answer has a whole position for each move; longer games need the command line."""


ANSWERS = {200: ResponseSpec(Replayed, description="Every position, as the review shows it."), **REFUSALS}


@post("/api/replay", responses=ANSWERS, request_max_body_size=LARGEST_RECORD, status_code=200)
async def replayed(request: Asking) -> Response[bytes]:
    """The positions of a record, from its setup to its last move."""
    services(request)
    body = await request.body()
    try:
        return Response(await asyncio.to_thread(_played_again, body), media_type="application/json")
    except ReplayStopped as stopped:
        cause = explain(stopped.cause, _language(request.headers.get("accept-language", "")))
        refusal = Refusal(stopped.code, {**sent(stopped.facts), "cause": cause})
        return Response(json_bytes(refusal), status_code=400, media_type="application/json")


def _played_again(body: bytes) -> bytes:
    record = read_record(body)
    if len(record.moves) > MOST_MOVES:
        raise BadInput("record-too-many-moves", count=len(record.moves), most=MOST_MOVES)
    played = game(record.game)
    steps = tuple(
        ReplayStep(
            n=n,
            seat=move.seat if move else TABLE,
            move=move.move if move else None,
            at=Seconds(move.at) if move and move.at is not None else None,
            view=played.view(state, "review"),
            events=events,
        )
        for n, (move, state, events) in enumerate(positions(record))
    )
    options = asdict(read_options(played.options, record.options, len(record.seats), record.rules))
    return json_bytes(Replayed(game=record.game, options=options, seats=record.seats, steps=steps))


def _language(accepted: str) -> str:
    """The first language that is accepted and that we speak, else English."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


ROUTES = (replayed,)
