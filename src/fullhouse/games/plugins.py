"""Games of other packages, found by the entry point `fullhouse.games` and checked before they are offered."""

import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.events import kinds_of_events
from fullhouse.core.game import Game
from fullhouse.core.ids import MOST_SEATS
from fullhouse.core.options import Options, describe
from fullhouse.games.kit.bot import GameBot
from fullhouse.words import LANGUAGES, add_folder, has, keys_in

GROUP = "fullhouse.games"
ID = re.compile(r"[a-z][a-z0-9-]{0,22}")
WORDS = ("name", "summary", "rules-goal", "rules-material", "rules-turn", "rules-end", "rules-credit")
"""What every game says about itself, as `<id>-name` and so on."""


class Plugin(msgspec.Struct, frozen=True):
    """A game of another package, the folder of that package, and what it says about its bots."""

    game: Game[Any, Any]
    folder: Path
    bot: GameBot
    languages: tuple[str, ...]
    """Those that it has all its words in; in others it speaks English."""


class LeftOff(msgspec.Struct, frozen=True):
    """An entry point that is not on the shelf, and why."""

    name: str
    cause: BadInput


def find_plugins(taken: Iterable[str]) -> tuple[dict[str, Plugin], tuple[LeftOff, ...]]:
    """The games of all entry points by id, and the entry points that cannot be played."""
    ids, plugins, left_off = set(taken), {}, []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            plugin = _checked(point, ids)
        except BadInput as cause:
            left_off.append(LeftOff(point.name, cause))
            continue
        plugins[plugin.game.id] = plugin
        ids.add(plugin.game.id)
        add_folder(plugin.folder / "words")
    return plugins, tuple(left_off)


def _checked(point: EntryPoint, taken: set[str]) -> Plugin:
    """The game of an entry point. Whatever its code raises, even SystemExit, is a reason to leave it off."""
    code = "plugin-import"
    try:
        game = _game_in(point.load())
        module = sys.modules[type(game).__module__]
        folder, bot = Path(str(module.__file__)).parent, bot_in(module.__package__ or "")
        code = "plugin-setup"
        _check_declared(game, taken)
        languages = _languages(game, folder / "words")
        game.view(game.setup({}, game.fewest_seats, {"seed": 1})[0], "spectator")
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        detail = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadInput(code, detail=detail) from error
    return Plugin(game, folder, bot, languages)


def _game_in(loaded: object) -> Game[Any, Any]:
    """The game itself, or the one of a package: its GAME, or that of its `rules`."""
    if isinstance(loaded, ModuleType):
        place = loaded if hasattr(loaded, "GAME") else import_module(f"{loaded.__name__}.rules")
        loaded = getattr(place, "GAME", None)
    if not isinstance(loaded, Game):
        raise BadInput("plugin-no-game")
    return loaded


def bot_in(package: str) -> GameBot:
    """BOT of the `bot.py` of a package; an empty one where there is no such file."""
    if not package or find_spec(f"{package}.bot") is None:
        return GameBot()
    bot = getattr(import_module(f"{package}.bot"), "BOT", None)
    if not isinstance(bot, GameBot):
        raise BadInput("plugin-lacks", field="BOT")
    return bot


def _check_declared(game: Game[Any, Any], taken: set[str]) -> None:
    name = getattr(game, "id", None)
    if not isinstance(name, str) or not ID.fullmatch(name):
        raise BadInput("plugin-id", name=name)
    if name in taken:
        raise BadInput("plugin-taken", name=name)
    fewest, most = getattr(game, "fewest_seats", None), getattr(game, "most_seats", None)
    if type(fewest) is not int or type(most) is not int or not 1 <= fewest <= most <= MOST_SEATS:
        raise BadInput("plugin-seats", fewest=fewest, most=most)
    for field, kind in (("options", type), ("verbs", tuple), ("reasons", tuple)):
        if not isinstance(getattr(game, field, None), kind):
            raise BadInput("plugin-lacks", field=field)
    if not issubclass(game.options, Options):
        raise BadInput("plugin-lacks", field="options")


def _languages(game: Game[Any, Any], folder: Path) -> tuple[str, ...]:
    """The languages that a game has all words in. Raises BadInput where English is not among them."""
    missing = {language: _missing(game, folder, language) for language in LANGUAGES}
    if missing["en"]:
        raise BadInput("plugin-words", missing=missing["en"], locale="en")
    return tuple(language for language in LANGUAGES if not missing[language])


def _missing(game: Game[Any, Any], folder: Path, language: str) -> str:
    """The first key that a game has no words for in a language; empty where it has them all."""
    known = keys_in(folder, language)
    for key, shared in _needed(game):
        if f"{game.id}-{key}" not in known and not (shared and has(shared, language)):
            return f"{game.id}-{key}"
    return ""


def _needed(game: Game[Any, Any]) -> Iterator[tuple[str, str]]:
    """What a game has to have words for, and the shared words that will do; empty where none do."""
    for key in WORDS:
        yield key, ""
    for option in describe(game.options):
        for name in (option.name, *(f"{option.name}-{choice}" for choice in option.choices)):
            key = f"option-{name.replace('_', '-')}"
            yield key, key
    packages = {_package(kind) for kind in type(game).__mro__} - {_package(Game)}
    for event in kinds_of_events():
        if _package(event) in packages:
            key = f"event-{str(event.__struct_config__.tag).replace('_', '-')}"
            yield key, key


def _package(kind: type) -> str:
    """The package that a class is from."""
    return kind.__module__.partition(".")[0]
