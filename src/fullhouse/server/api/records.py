"""Games that were played: records, reviews, results, replays, checks, and going on from a position."""

import codecs
import secrets
from itertools import count
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fullhouse.bots import bot
from fullhouse.core.errors import Refused
from fullhouse.core.game import Viewer
from fullhouse.match.deciding.names import clean_name
from fullhouse.match.history.results import SOLVED, ResultShape, head_in, shape_of
from fullhouse.match.ids import Player, TableId
from fullhouse.match.perspectives import may_see
from fullhouse.match.ports import Store
from fullhouse.records.replay import Continuation
from fullhouse.server.api.new_table import continued
from fullhouse.server.api.route import Answer, Asking, CodeInPath, Param, get, heavy, holder_of, post
from fullhouse.server.api.shapes import (
    AskResults,
    Best,
    CheckedRecord,
    Key,
    PlayOn,
    Replayed,
    ReviewShape,
    SigningKey,
    Statistics,
)
from fullhouse.server.api.tables import CREATING, open_table
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.features.fairness import problem_of
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.messages import ContinuationOrder, RecordOrder, ReplayOrder, VerifyOrder
from fullhouse.words import LANGUAGES

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
    await _be_fair_about(request, room, number)
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
    rounds = room.standing.round
    number = rounds if wanted is None else wanted
    if not 1 <= number <= rounds:
        raise NotFound("no-such-round", round=wanted, rounds=rounds)
    viewer = None
    if is_running(room, number) or not room.table.settings.spectators:
        viewer = await _viewer(request, room)
    return room, number, viewer


def is_running(room: Room, number: int) -> bool:
    """Whether a game runs, as far as the log says: its end may be decided and never be stored."""
    return not room.standing.has_ended(number)


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


async def _be_fair_about(request: Asking, room: Room, number: int) -> None:
    """Refuse to look into a game on a problem that others play on now, unless its record has the solution."""
    services, table = request.services, room.table
    if not services.fairness.is_guarding or table.game.problem_levels is None:
        return
    if await _reason(services.store, room, number) != SOLVED:
        is_last = number == table.round
        problem = problem_of(table) if is_last else _problem_in(await record_of(request, room, number, None))
        await services.fairness.ask("game", problem or "", None, None)


async def _reason(store: Store, room: Room, number: int) -> str:
    """Why a game has ended; empty where it did not, or too long ago."""
    ended = await store.results_of([room.id], most=MOST_ENDED)
    return next((shape_of(result).reason for result in ended if result.round == number), "")


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
    return room.viewers(key.holder)[0]


def _download(body: bytes, name: str) -> Answer:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Answer(body, headers=headers)


async def _is_alone(request: Asking, room: Room) -> bool:
    """Whether whoever asks holds every seat that a person holds."""
    _, key = await holder_of(request)
    people = {chair.player for chair in room.table.chairs if chair.player}
    return bool(people) and people <= key.holder.players


LARGEST_RECORD = 1_000_000


@post("/api/replay", answers=Replayed, largest_body=LARGEST_RECORD, status=200)
async def replayed(request: Asking) -> Answer:
    """The positions of a record, from its setup to its last move."""
    record = await _fair_record(request)
    return await heavy(request, "replay", msgspec.msgpack.encode(ReplayOrder(record, language_of(request))))


async def _fair_record(request: Asking) -> bytes:
    """The record that was sent, for a worker.

    A record of somebody's game may be on a problem that others play on, in another disguise. One that is on
    their very problem would tell which of its moves are right.
    """
    record, fairness = await request.read_body(), request.services.fairness
    if fairness.is_guarding:
        await fairness.ask("game", _problem_in(record), None, None)
    return record


def _problem_in(record: bytes) -> str:
    """The problem that a record is about; empty where it is about none, or is no record.

    Read as `read_record` does it: where a key stands twice, a type would be checked at both.
    """
    try:
        setup = msgspec.json.decode(record.removeprefix(codecs.BOM_UTF8))["setup"]
        return str(setup["problem"])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, LookupError, TypeError):
        return ""


def language_of(request: Asking) -> str:
    """The first language that is accepted and that we speak, else English."""
    accepted = request.headers.get("accept-language", "")
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


@post("/api/verify", answers=CheckedRecord, largest_body=LARGEST_RECORD, status=200)
async def verified(request: Asking) -> Answer:
    """Whether a record was dealt as it was promised, and nothing in it was changed since it was signed."""
    record = await _fair_record(request)
    keys = await request.services.public_key(), request.services.config.known_keys
    order = VerifyOrder(record, language_of(request), *keys)
    return await heavy(request, "verified", msgspec.msgpack.encode(order))


@get("/api/verify")
async def signing_key(request: Asking) -> SigningKey:
    """The public key of this server; empty where it signs nothing."""
    return SigningKey(await request.services.public_key())


@post("/api/tables/{code}/play-on")
async def play_on(request: Asking, code: CodeInPath, data: PlayOn) -> Key:
    """A new table that takes up a finished game before one of its moves.

    What its seat could not see then is dealt anew. Closed to strangers as the record is.
    """
    services = request.services
    room, number, _ = await asked_game(request, code, data.round)
    if is_running(room, number):
        raise Refused("play-on-running")
    await _be_fair_about(request, room, number)
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


ROUTES = (record, results, review, statistics, replayed, verified, signing_key, play_on)
