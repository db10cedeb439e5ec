"""The games, and the server's health."""

from typing import Any

import msgspec
from litestar import get

from fullhouse import __version__
from fullhouse.bots import bots_for
from fullhouse.match.ids import MOST_SEATS
from fullhouse.records.shelf import shelf
from fullhouse.server.api.common import REFUSALS, Asking, Language, services
from fullhouse.server.api.games.shapes import GameShape, Health
from fullhouse.server.protocol import PROTOCOL
from fullhouse.words import language_for


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def games(request: Asking, language: Language = "en") -> list[GameShape]:
    """All games with their options, in one of our languages; English where we do not speak it."""
    services(request)
    boxes = shelf(language_for(language))
    return [_shape(box) for box in boxes]


def _shape(box: dict[str, Any]) -> GameShape:
    """A box with its bots; a game for any number of players has as many seats here as a table has."""
    fewest, most = box["seats"]
    seats = (fewest, min(most, MOST_SEATS))
    told = {**box, "seats": seats, "bots": bots_for(box["id"])}
    return msgspec.convert(told, GameShape, from_attributes=True)


@get("/api/health", responses=REFUSALS, sync_to_thread=False)
def health(request: Asking) -> Health:
    """Version and load of the server."""
    found = services(request)
    return Health(
        __version__,
        PROTOCOL,
        len(found.hub.rooms),
        found.gate.count,
        next(iter(found.config.origins), None),
    )


ROUTES = (games, health)
