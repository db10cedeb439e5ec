"""Records: whole for finished games, through the caller's view for running ones; results and statistics."""

from itertools import count
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fullhouse.core.errors import Refused
from fullhouse.core.game import Viewer
from fullhouse.match.history.results import ResultShape, head_in, shape_of
from fullhouse.match.ids import Player, TableId
from fullhouse.match.perspectives import may_see, viewers
from fullhouse.server.api.common import CodeInPath, holder_of
from fullhouse.server.api.records.shapes import Best, ReviewShape, Statistics
from fullhouse.server.api.route import Answer, Asking, Param, get, post
from fullhouse.server.api.tables.shapes import AskResults
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.messages import RecordOrder

RESULTS_PRICE = 4
"""Asking for results costs this many requests more."""
MOST_ENDED = 200
"""The latest games of a table whose ends are looked up; of earlier ones only the log is known."""
RoundNumber = Annotated[int | None, Param("Which game of the table.", ge=1, le=1_000_000)]


@get("/api/tables/{code}/record")
async def record(request: Asking, code: CodeInPath, round: RoundNumber = None) -> Answer:  # noqa: A002
    """A game of this table: the latest, or the one of a round. A running one needs a token of the table."""
    room, number, viewer = await asked_game(request, code, round)
    running = is_running(room, number)
    body = await record_of(request, room, number, viewer if running else None)
    return _download(body, f"{room.table.code}-{number}{'-seen' if running else ''}")


@get("/api/tables/{code}/review", answers=ReviewShape)
async def review(request: Asking, code: CodeInPath, round: RoundNumber = None) -> Answer:  # noqa: A002
    """What the decisions of a finished game were worth, as far as it is known by now; ask again for more.

    Closed to strangers as its record is.
    """
    services = request.services
    room, number, _ = await asked_game(request, code, round)
    if is_running(room, number):
        raise Refused("review-running")
    reviewing = await services.reviews.look(
        (room.id, number), lambda: record_of(request, room, number, None), request.caller
    )
    piece = reviewing.piece
    goes_on = b"true" if reviewing.goes_on else b"false"
    head = b'{"done":%d,"count":%d,"goes_on":%s,"review":' % (piece.done, piece.count, goes_on)
    return Answer(head + piece.review + b"}")


async def asked_game(request: Asking, code: str, wanted: int | None) -> tuple[Room, int, Viewer | None]:
    """The room and the game asked for, and who asks where that matters: some games are not for strangers."""
    room = await request.room(code)
    table, number = room.table, room.table.round if wanted is None else wanted
    if not 1 <= number <= table.round:
        raise NotFound("no-such-round", round=wanted, rounds=table.round)
    viewer = None
    if is_running(room, number) or not table.settings.spectators:
        viewer = await _viewer(request, room)
    return room, number, viewer


def is_running(room: Room, number: int) -> bool:
    return number == room.table.round and room.table.stage != "over"


async def record_of(request: Asking, room: Room, number: int, viewer: Viewer | None) -> bytes:
    services = request.services
    lines = await services.store.read_lines(room.id, room.stored)
    key, head = b"", ""
    if viewer is None:
        key = await services.signing_key()
        ended = await services.store.results_of([room.id], most=MOST_ENDED)
        head = next((head_in(result) for result in ended if result.round == number), "")
    is_alone = viewer is not None and await _is_alone(request, room)
    order = msgspec.msgpack.encode(RecordOrder(lines, number, viewer, key, head, is_alone))
    return await services.workers.run("record", order, caller=request.caller)


@post("/api/results")
async def results(request: Asking, data: AskResults) -> list[ResultShape]:
    """The finished games of these tokens, the newest first, for one's own statistics."""
    services = request.services
    services.limits.check(request.caller, RESULTS_PRICE)
    players: dict[TableId, frozenset[Player]] = {}
    for token in data.tokens:
        try:
            key = (await services.keys.find(token))[1]
        except UnknownToken:
            continue
        if key.holder.players:
            players[key.table] = players.get(key.table, frozenset()) | key.holder.players
    latest = await services.store.results_of(players, most=data.most, before=data.before)
    return [shape_of(result, players[result.table]) for result in latest]


@get("/api/statistics")
def statistics(request: Asking) -> Statistics:
    """How many games were finished here, and the best results of those for one. No table codes."""
    totals = request.services.totals
    places = count(1)
    best = []
    for (game, _), ranked in sorted(totals.best.items()):
        shapes = tuple(replace(shape_of(result), code=f"#{next(places)}") for result in ranked)
        best.append(Best(game, shapes[0].options, shapes))
    return Statistics(dict(sorted(totals.finished.items())), tuple(best))


async def _viewer(request: Asking, room: Room) -> Viewer:
    _, key = await holder_of(request)
    if key.table != room.id:
        raise UnknownToken
    if not may_see(room.table, key.holder):
        raise NotAllowed("no-spectators")
    return viewers(room.table, key.holder)[0]


def _download(body: bytes, name: str) -> Answer:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Answer(body, headers=headers)


ROUTES = (record, results, review, statistics)


async def _is_alone(request: Asking, room: Room) -> bool:
    """Whether whoever asks holds every seat that a person holds."""
    _, key = await holder_of(request)
    people = {chair.player for chair in room.table.chairs if chair.player}
    return bool(people) and people <= key.holder.players
