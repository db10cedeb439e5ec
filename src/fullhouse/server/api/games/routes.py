"""The games, and the server's health."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from fullhouse import __version__
from fullhouse.bots import bots_for
from fullhouse.games import folder_of, game, plugin_ids
from fullhouse.match.ids import MOST_SEATS
from fullhouse.match.ports import StoreTrouble
from fullhouse.records.shelf import shelf
from fullhouse.server.api.common import REFUSALS, Asking, Language, services
from fullhouse.server.api.games.shapes import GameShape, HealthShape
from fullhouse.server.protocol import PROTOCOL
from fullhouse.words import language_for

PLUGINS = "/plugins/"
"""Where the browser modules of plug-ins are served: `/plugins/<id>/…` is the folder `web/` of the package."""
MODULE = "ui.js"
NameInPath = Annotated[str, PathParameter(description="The id of a game.", max_length=24)]
LanguageInPath = Annotated[str, PathParameter(description="One of our languages.", max_length=16)]


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def games(language: Language = "en") -> list[GameShape]:
    """All games with their options, in one of our languages; English where we do not speak it."""
    boxes = shelf(language_for(language))
    return [_shape(box) for box in boxes]


def _shape(box: dict[str, Any]) -> GameShape:
    """A box with its bots; a game for any number of players has as many seats here as a table has."""
    fewest, most = box["seats"]
    seats = (fewest, min(most, MOST_SEATS))
    told = {**box, "seats": seats, "bots": bots_for(box["id"]), "module": _module(box["id"])}
    return msgspec.convert(told, GameShape, from_attributes=True)


@get("/api/games/{name:str}/words/{language:str}", responses=REFUSALS, sync_to_thread=False)
def words(name: NameInPath, language: LanguageInPath) -> Response[str]:
    """The words of one game as a Fluent file, for a client that was built without them."""
    page = folder_of(game(name).id) / "words" / f"{language_for(language)}.ftl"
    return Response(page.read_text(encoding="utf-8"), media_type="text/plain")


def _module(name: str) -> str | None:
    has_module = name in plugin_ids() and (folder_of(name) / "web" / MODULE).is_file()
    return f"{PLUGINS}{name}/{MODULE}" if has_module else None


@get("/api/health", responses=REFUSALS, sync_to_thread=False)
def health(request: Asking) -> HealthShape:
    """Version and load of the server."""
    found = services(request)
    if found.store.trouble is not None:
        raise StoreTrouble(found.store.trouble)
    return HealthShape(
        __version__,
        PROTOCOL,
        len(found.hub.rooms),
        len(found.reception.connections),
        next(iter(found.config.origins), None),
    )


ROUTES = (games, words, health)
