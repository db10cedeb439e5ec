"""A record played again for a page: every position as the review shows it, to scrub through."""

import asyncio
from typing import Any

from litestar import Response, post

from fullhouse.core.errors import BadInput
from fullhouse.core.options import read_options
from fullhouse.games import game
from fullhouse.records.record import Record, read_record
from fullhouse.records.replay import ReplayStopped, positions
from fullhouse.server.facts import sent
from fullhouse.server.routes.common import REFUSALS, Asking, json_bytes, services
from fullhouse.server.shapes import Problem
from fullhouse.words import LANGUAGES, explain

LARGEST_RECORD = 1_000_000
MOST_MOVES = 3_000
"""A page gets a whole position for each move, so a longer game is left to the command line."""


@post("/api/replay", responses=REFUSALS, request_max_body_size=LARGEST_RECORD, status_code=200)
async def replayed(request: Asking) -> Response[bytes]:
    """The positions of a record, from its setup to its last move."""
    services(request)
    body = await request.body()
    try:
        return Response(await asyncio.to_thread(_played_again, body), media_type="application/json")
    except ReplayStopped as stopped:
        cause = explain(stopped.cause, _language(request.headers.get("accept-language", "")))
        problem = Problem(stopped.code, {**sent(stopped.facts), "cause": cause})
        return Response(json_bytes(problem), status_code=400, media_type="application/json")


def _played_again(body: bytes) -> bytes:
    record = read_record(body)
    if len(record.moves) > MOST_MOVES:
        raise BadInput("record-too-many-moves", count=len(record.moves), most=MOST_MOVES)
    steps = [
        {
            "n": n,
            "seat": move.seat if move else 0,
            "move": move.move if move else None,
            "at": move.at if move else None,
            "view": game(record.game).view(state, "review"),
            "events": events,
        }
        for n, (move, state, events) in enumerate(positions(record))
    ]
    return json_bytes(_document(record, steps))


def _document(record: Record, steps: list[dict[str, Any]]) -> dict[str, Any]:
    options = read_options(game(record.game).options, record.options, len(record.seats))
    return {"game": record.game, "options": options, "seats": record.seats, "steps": steps}


def _language(accepted: str) -> str:
    """The first language that is accepted and that we speak, else English."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


ROUTES = (replayed,)
