"""The games, found by looking: the folders here with a `rules.py`, and the plug-ins of other packages."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, overload

from fullhouse.core.errors import BadInput
from fullhouse.core.game import Game
from fullhouse.games.kit.bot import GameBot
from fullhouse.games.plugins import LeftOff, Plugin, bot_in, find_plugins
from fullhouse.words import forget_folders

if TYPE_CHECKING:  # so that `game("tiles")` is known to be Golden Tiles
    from fullhouse.games.animals.rules import Animals
    from fullhouse.games.challenge.rules import Challenge
    from fullhouse.games.classic.rules import Classic
    from fullhouse.games.markers.rules import Markers
    from fullhouse.games.one_two_three.rules import OneTwoThree
    from fullhouse.games.solitaire.rules import Solitaire
    from fullhouse.games.tiles.rules import Tiles

AnyGame = Game[Any, Any]


@cache
def built_in_ids() -> tuple[str, ...]:
    """The ids of the games in this folder, in alphabetical order; a folder's `_` is an id's `-`."""
    folders = [module.name for module in iter_modules(__path__) if module.ispkg and module.name != "kit"]
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, plug-ins included, in alphabetical order.

    >>> set(built_in_ids()) <= set(game_ids())
    True
    """
    return tuple(sorted((*built_in_ids(), *_plugins()[0])))


@overload
def game(name: Literal["animals"]) -> "Animals": ...
@overload
def game(name: Literal["challenge"]) -> "Challenge": ...
@overload
def game(name: Literal["classic"]) -> "Classic": ...
@overload
def game(name: Literal["markers"]) -> "Markers": ...
@overload
def game(name: Literal["one-two-three"]) -> "OneTwoThree": ...
@overload
def game(name: Literal["solitaire"]) -> "Solitaire": ...
@overload
def game(name: Literal["tiles"]) -> "Tiles": ...
@overload
def game(name: str) -> AnyGame: ...
def game(name: str) -> AnyGame:
    """The game of an id. Raises BadInput that lists the games there are.

    >>> game("tiles").most_seats
    4
    """
    if not isinstance(name, str) or name not in game_ids():
        raise BadInput("unknown-game", name=name, allowed=list(game_ids()))
    return _loaded(name)


@cache
def _loaded(name: str) -> AnyGame:
    plugin = _plugins()[0].get(name)
    if plugin is not None:
        return plugin.game
    rules = import_module(f"{__name__}.{name.replace('-', '_')}.rules")
    built_in: AnyGame = rules.GAME
    return built_in


@cache
def game_bot(name: str) -> GameBot:
    """What a game says about its bots: BOT in the `bot.py` beside its rules; nothing where it has none.

    >>> game_bot("tiles").brain is None, game_bot("classic").brain is None
    (False, True)
    """
    plugin = _plugins()[0].get(name)
    if plugin is not None:
        return plugin.bot
    return bot_in(f"{__name__}.{name.replace('-', '_')}") if name in built_in_ids() else GameBot()


def folder_of(name: str) -> Path:
    """The folder of a game, with its `words/` and, for a plug-in, its `web/`."""
    plugin = _plugins()[0].get(name)
    return Path(__path__[0]) / name.replace("-", "_") if plugin is None else plugin.folder


def speaks(name: str, language: str) -> bool:
    """Whether a game has all its words in a language; ours have, a plug-in may speak English instead."""
    plugin = _plugins()[0].get(name)
    return plugin is None or language in plugin.languages


def plugin_ids() -> tuple[str, ...]:
    return tuple(_plugins()[0])


def left_off() -> tuple[LeftOff, ...]:
    """The plug-ins that are installed but cannot be played, and why."""
    return _plugins()[1]


def look_again() -> None:
    """Forget which plug-ins there are: whoever asks next looks for them."""
    forget_folders()
    for cached in (_plugins, game_ids, _loaded, game_bot):
        cached.cache_clear()


@cache
def _plugins() -> tuple[dict[str, Plugin], tuple[LeftOff, ...]]:
    return find_plugins(built_in_ids())
