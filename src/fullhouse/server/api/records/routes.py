"""Records: whole for finished games, through the caller's view for running ones; results and statistics."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from fullhouse.core.game import Viewer
from fullhouse.match.perspectives import may_see, viewers
from fullhouse.match.rounds import recorded
from fullhouse.records.record import write_record
from fullhouse.server.api.common import (
    REFUSALS,
    Asking,
    CodeInPath,
    caller,
    holder_of,
    json_bytes,
    services,
)
from fullhouse.server.api.records.seen import seen_game
from fullhouse.server.api.records.shapes import Best, Statistics
from fullhouse.server.api.tables.shapes import Turns
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.rooms.results import ResultShape, shape_of
from fullhouse.server.rooms.room import Room
from fullhouse.server.services import Services

MOST_BEST = 10
RoundNumber = Annotated[
    int | None, QueryParameter(description="Which game of the table.", ge=1, le=1_000_000)
]


@get("/api/tables/{code:str}/record", responses=REFUSALS, sync_to_thread=False)
def record(request: Asking, code: CodeInPath, round: RoundNumber = None) -> Response[bytes]:  # noqa: A002
    """A game of this table: the latest, or the one of a round. A running one needs a token of the table."""
    found = services(request)
    room = found.room_of(code, caller(request))
    entries = found.store.read_log(room.id)[: room.stored]
    game = recorded(entries, round)
    if game is None:
        raise NotFound("no-such-round", round=round, rounds=room.table.round)
    if game.is_last and room.table.stage != "over":
        viewer = _viewer(request, found, room)
        return _download(
            json_bytes(seen_game(game, room.table, viewer)), f"{room.table.code}-{game.round}-seen"
        )
    return _download(write_record(game.record, indent=True).encode(), f"{room.table.code}-{game.round}")


@post("/api/results", responses=REFUSALS, sync_to_thread=False)
def results(request: Asking, data: JSONBody[Turns]) -> list[ResultShape]:
    """The finished games of these tokens, for one's own statistics."""
    found = services(request)
    keys = []
    for token in data.tokens:
        try:
            keys.append(found.keys.find(token)[1])
        except UnknownToken:
            continue
    return [
        shape_of(result, key.holder.players)
        for key in keys
        if key.holder.players
        for result in found.store.results_of([key.table])
    ]


@get("/api/statistics", responses=REFUSALS, sync_to_thread=False)
def statistics(request: Asking) -> Statistics:
    """How many games were finished here, and the best results of those for one."""
    store = services(request).store
    best: dict[tuple[str, str], list[ResultShape]] = {}
    for result in store.best(MOST_BEST):
        best.setdefault((result.game, result.options), []).append(shape_of(result))
    return Statistics(
        store.finished(),
        tuple(Best(game, shapes[0].options, tuple(shapes)) for (game, _), shapes in best.items()),
    )


def _viewer(request: Asking, found: Services, room: Room) -> Viewer:
    _, key = holder_of(request, found)
    if key.table != room.id:
        raise UnknownToken
    if not may_see(room.table, key.holder):
        raise NotAllowed("no-spectators")
    return viewers(room.table, key.holder)[0]


def _download(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(body, media_type=MediaType.JSON, headers=headers)


ROUTES = (record, results, statistics)
