"""Replays a record for the browser: every position as the review shows it."""

import msgspec

from fullhouse.server.api.common import heavy
from fullhouse.server.api.records.shapes import Replayed
from fullhouse.server.api.route import Answer, Asking, post
from fullhouse.server.workers.messages import ReplayOrder
from fullhouse.words import LANGUAGES

LARGEST_RECORD = 1_000_000


@post("/api/replay", answers=Replayed, largest_body=LARGEST_RECORD, status=200)
async def replayed(request: Asking) -> Answer:
    """The positions of a record, from its setup to its last move."""
    order = ReplayOrder(await request.read_body(), language_of(request))
    return await heavy(request, "replay", msgspec.msgpack.encode(order))


def language_of(request: Asking) -> str:
    """The first language that is accepted and that we speak, else English."""
    accepted = request.headers.get("accept-language", "")
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


ROUTES = (replayed,)
