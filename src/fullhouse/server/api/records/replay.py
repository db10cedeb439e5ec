"""Replays a record for the browser: every position as the review shows it."""

import codecs

import msgspec

from fullhouse.server.api.common import heavy
from fullhouse.server.api.records.shapes import Replayed
from fullhouse.server.api.route import Answer, Asking, post
from fullhouse.server.workers.messages import ReplayOrder
from fullhouse.words import LANGUAGES

LARGEST_RECORD = 1_000_000


class _Problem(msgspec.Struct):
    problem: str


class _OnProblem(msgspec.Struct):
    setup: _Problem


@post("/api/replay", answers=Replayed, largest_body=LARGEST_RECORD, status=200)
async def replayed(request: Asking) -> Answer:
    """The positions of a record, from its setup to its last move."""
    return await judged(request, "replay")


async def judged(request: Asking, job: str) -> Answer:
    """What a worker says about the record that was sent.

    A record of somebody's game may be on a problem that others play on, in another disguise. One that is on
    their very problem, with some digits more, is a guess.
    """
    record, fairness = await request.read_body(), request.services.fairness
    if fairness.is_guarding:
        await fairness.ask("check", _problem_in(record), None, None)
    return await heavy(request, job, msgspec.msgpack.encode(ReplayOrder(record, language_of(request))))


def _problem_in(record: bytes) -> str:
    """The problem that a record is about; empty where it is about none, or is no record."""
    try:
        return msgspec.json.decode(record.removeprefix(codecs.BOM_UTF8), type=_OnProblem).setup.problem
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def language_of(request: Asking) -> str:
    """The first language that is accepted and that we speak, else English."""
    accepted = request.headers.get("accept-language", "")
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


ROUTES = (replayed,)
