"""What is on the shelf, and how the server is."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from fullhouse import __version__
from fullhouse.bots import bots_for
from fullhouse.records.shelf import shelf
from fullhouse.server.protocol import PROTOCOL
from fullhouse.server.routes.common import REFUSALS, Asking, services
from fullhouse.server.shapes import GameShape, Health
from fullhouse.words import LANGUAGES

Language = Annotated[str, QueryParameter(description="One of our languages: `en`, `fr` …", max_length=16)]


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def games(request: Asking, language: Language = "en") -> list[GameShape]:
    """All games with their options, in one of our languages; English where we do not speak it."""
    services(request)
    spoken = language[:2].lower()
    boxes = shelf(spoken if spoken in LANGUAGES else "en")
    return [msgspec.convert({**box, "bots": bots_for(box["id"])}, GameShape) for box in boxes]


@get("/api/health", responses=REFUSALS, sync_to_thread=False)
def health(request: Asking) -> Health:
    """Whether the server is there, and how much it does."""
    found = services(request)
    return Health(__version__, PROTOCOL, len(found.hub.rooms), found.sockets.count)


ROUTES = (games, health)
