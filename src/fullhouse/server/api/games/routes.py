"""What is on the shelf, and how the server is."""

import msgspec
from litestar import get

from fullhouse import __version__
from fullhouse.bots import bots_for
from fullhouse.records.shelf import shelf
from fullhouse.server.api.common import REFUSALS, Asking, Language, services, spoken
from fullhouse.server.api.games.shapes import GameShape, Health
from fullhouse.server.protocol import PROTOCOL


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def games(request: Asking, language: Language = "en") -> list[GameShape]:
    """All games with their options, in one of our languages; English where we do not speak it."""
    services(request)
    boxes = shelf(spoken(language))
    return [
        msgspec.convert({**box, "bots": bots_for(box["id"])}, GameShape, from_attributes=True)
        for box in boxes
    ]


@get("/api/health", responses=REFUSALS, sync_to_thread=False)
def health(request: Asking) -> Health:
    """Whether the server is there, and how much it does."""
    found = services(request)
    return Health(
        __version__,
        PROTOCOL,
        len(found.hub.rooms),
        found.gate.count,
        next(iter(found.config.origins), None),
    )


ROUTES = (games, health)
