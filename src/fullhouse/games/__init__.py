"""The games, one folder each, found by looking: a folder with a `rules.py` that has a GAME is a game."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from fullhouse.core.errors import BadInput
from fullhouse.core.game import Game

AnyGame = Game[Any, Any]


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order; a folder's `_` is an id's `-`.

    >>> "tiles" in game_ids()
    True
    """
    folders = [module.name for module in iter_modules(__path__) if module.ispkg and module.name != "kit"]
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


@cache
def game(name: str) -> AnyGame:
    """The game of an id. Raises BadInput that lists the games there are."""
    if name not in game_ids():
        raise BadInput("unknown-game", name=name, allowed=list(game_ids()))
    rules = import_module(f"{__name__}.{name.replace('-', '_')}.rules")
    found: AnyGame = rules.GAME
    return found
