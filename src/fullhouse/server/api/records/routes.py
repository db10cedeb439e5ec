"""Records: whole for finished games, through the caller's view for running ones; results and statistics."""

from itertools import count
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from fullhouse.core.errors import Refused
from fullhouse.core.game import Viewer
from fullhouse.match.ids import Player, TableId
from fullhouse.match.perspectives import may_see, viewers
from fullhouse.match.results import ResultShape, shape_of
from fullhouse.server.api.common import (
    REFUSALS,
    Asking,
    CodeInPath,
    answers,
    caller,
    holder_of,
    services,
)
from fullhouse.server.api.records.shapes import Best, ReviewShape, Statistics
from fullhouse.server.api.tables.shapes import AskResults
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.services import Services
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.messages import RecordOrder

RESULTS_PRICE = 4
"""Asking for results costs this many requests more."""
RoundNumber = Annotated[
    int | None, QueryParameter(description="Which game of the table.", ge=1, le=1_000_000)
]


@get("/api/tables/{code:str}/record", responses=REFUSALS)
async def record(request: Asking, code: CodeInPath, round: RoundNumber = None) -> Response[bytes]:  # noqa: A002
    """A game of this table: the latest, or the one of a round. A running one needs a token of the table."""
    found = services(request)
    room, number, viewer = await asked_game(request, found, code, round)
    running = is_running(room, number)
    body = await record_of(request, found, room, number, viewer if running else None)
    return _download(body, f"{room.table.code}-{number}{'-seen' if running else ''}")


@get("/api/tables/{code:str}/review", responses=answers(ReviewShape))
async def review(request: Asking, code: CodeInPath, round: RoundNumber = None) -> Response[bytes]:  # noqa: A002
    """What the decisions of a finished game were worth, as far as it is known by now; ask again for more.

    Closed to strangers as its record is.
    """
    found = services(request)
    room, number, _ = await asked_game(request, found, code, round)
    if is_running(room, number):
        raise Refused("review-running")
    reviewing = await found.reviews.look(
        (room.id, number), lambda: record_of(request, found, room, number, None), caller(request)
    )
    piece = reviewing.piece
    goes_on = b"true" if reviewing.goes_on else b"false"
    head = b'{"done":%d,"count":%d,"goes_on":%s,"review":' % (piece.done, piece.count, goes_on)
    return Response(head + piece.review + b"}", media_type=MediaType.JSON)


async def asked_game(
    request: Asking, found: Services, code: str, wanted: int | None
) -> tuple[Room, int, Viewer | None]:
    """The room and the game asked for, and who asks where that matters: some games are not for strangers."""
    room = await found.room_of(code, caller(request))
    table, number = room.table, room.table.round if wanted is None else wanted
    if not 1 <= number <= table.round:
        raise NotFound("no-such-round", round=wanted, rounds=table.round)
    viewer = None
    if is_running(room, number) or not table.settings.spectators:
        viewer = await _viewer(request, found, room)
    return room, number, viewer


def is_running(room: Room, number: int) -> bool:
    return number == room.table.round and room.table.stage != "over"


async def record_of(
    request: Asking, found: Services, room: Room, number: int, viewer: Viewer | None
) -> bytes:
    lines = await found.store.read_lines(room.id, room.stored)
    order = msgspec.msgpack.encode(RecordOrder(lines, number, viewer))
    return await found.workers.run("record", order, caller=caller(request))


@post("/api/results", responses=REFUSALS)
async def results(request: Asking, data: JSONBody[AskResults]) -> list[ResultShape]:
    """The finished games of these tokens, the newest first, for one's own statistics."""
    found = services(request)
    found.limits.check(caller(request), RESULTS_PRICE)
    players: dict[TableId, frozenset[Player]] = {}
    for token in data.tokens:
        try:
            key = (await found.keys.find(token))[1]
        except UnknownToken:
            continue
        if key.holder.players:
            players[key.table] = players.get(key.table, frozenset()) | key.holder.players
    latest = await found.store.results_of(players, most=data.most, before=data.before)
    return [shape_of(result, players[result.table]) for result in latest]


@get("/api/statistics", responses=REFUSALS, sync_to_thread=False)
def statistics(request: Asking) -> Statistics:
    """How many games were finished here, and the best results of those for one. No table codes."""
    totals = services(request).hub.totals
    places = count(1)
    best = []
    for (game, _), ranked in sorted(totals.best.items()):
        shapes = tuple(replace(shape_of(result), code=f"#{next(places)}") for result in ranked)
        best.append(Best(game, shapes[0].options, shapes))
    return Statistics(dict(sorted(totals.finished.items())), tuple(best))


async def _viewer(request: Asking, found: Services, room: Room) -> Viewer:
    _, key = await holder_of(request, found)
    if key.table != room.id:
        raise UnknownToken
    if not may_see(room.table, key.holder):
        raise NotAllowed("no-spectators")
    return viewers(room.table, key.holder)[0]


def _download(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(body, media_type=MediaType.JSON, headers=headers)


ROUTES = (record, results, review, statistics)
