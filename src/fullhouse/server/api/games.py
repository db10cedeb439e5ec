"""The games, and the server's health."""

from typing import Annotated, Any

import msgspec

from fullhouse import __version__
from fullhouse.bots import bots_for
from fullhouse.games import folder_of, game, plugin_ids
from fullhouse.match.ports import StoreTrouble
from fullhouse.records.shelf import shelf
from fullhouse.server.api.route import TEXT, Answer, Asking, Language, Param, get
from fullhouse.server.api.shapes import GameShape, HealthShape
from fullhouse.server.protocol import PROTOCOL
from fullhouse.words import language_for, words_in

PLUGINS = "/plugins/"
"""Where the browser modules of plug-ins are served: `/plugins/<id>/…` is the folder `web/` of the package."""
MODULE = "ui.js"
NameInPath = Annotated[str, Param("The id of a game.", max_length=24)]
LanguageInPath = Annotated[str, Param("One of our languages.", max_length=16)]


@get("/api/games")
def games(language: Language = "en") -> list[GameShape]:
    """All games with their options, in one of our languages; English where we do not speak it."""
    boxes = shelf(language_for(language))
    return [_shape(box) for box in boxes]


def _shape(box: dict[str, Any]) -> GameShape:
    """A box with its bots."""
    facts = {**box, "bots": bots_for(box["id"]), "module": _module(box["id"])}
    return msgspec.convert(facts, GameShape, from_attributes=True)


@get("/api/games/{name}/words/{language}")
def words(name: NameInPath, language: LanguageInPath) -> Answer:
    """The words of one game as a Fluent file, for a client that was built without them."""
    return Answer(
        words_in(folder_of(game(name).id) / "words", language_for(language)).encode(), media_type=TEXT
    )


def _module(name: str) -> str | None:
    has_module = name in plugin_ids() and (folder_of(name) / "web" / MODULE).is_file()
    return f"{PLUGINS}{name}/{MODULE}" if has_module else None


@get("/api/health")
def health(request: Asking) -> HealthShape:
    """Version and load of the server."""
    services = request.services
    if services.store.trouble is not None:
        raise StoreTrouble(services.store.trouble)
    return HealthShape(
        __version__,
        PROTOCOL,
        len(services.hub.rooms),
        len(services.connections.opened),
        next(iter(services.config.origins), None),
    )


ROUTES = (games, words, health)
