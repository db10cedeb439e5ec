"""Players for any game that see only their own view: five levels, and simple bots to measure them against."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fullhouse.bots.bot import Bot
from fullhouse.core.errors import BadInput

VERSION = 2
"""How the levels play: raised where one plays otherwise, so that results are compared with their like."""

FACES = {
    "duckling": "beginner",
    "squirrel": "casual",
    "fox": "club",
    "raven": "expert",
    "owl": "master",
    "butterfly": "random",
    "magpie": "greedy",
    "beaver": "helper",
}
"""The bots as the pages call them, and their levels."""


def level_named(name: str) -> str:
    """The level that a bot plays at, by its face or by the level's own name.

    >>> level_named("Fox"), level_named("club")
    ('club', 'club')
    """
    return FACES.get(name.casefold(), name)


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot by name: each module of this folder that has BOTS."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    bots: list[Bot] = [bot for module in modules for bot in getattr(module, "BOTS", ())]
    return {bot.name: bot for bot in sorted(bots, key=lambda bot: (bot.level, bot.name))}


@cache
def known_bots(game: str) -> tuple[str, ...]:
    """The names of all bots that can play a game, those that are not offered too, the weakest first."""
    return tuple(name for name, bot in all_bots().items() if bot.plays(game))


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that a new table is offered, the weakest first."""
    return tuple(name for name in known_bots(game) if all_bots()[name].is_offered)


def is_strength(name: str) -> bool:
    """Whether a bot is named by its strength.

    >>> is_strength("1350"), is_strength("fox")
    (True, False)
    """
    return len(name) == 4 and name.isascii() and name.isdecimal()


def bot(name: str, game: str) -> Bot:
    """A bot for a game by its face, its level or its strength. Raises BadInput that lists those there are."""
    level = level_named(name)
    if level in known_bots(game):
        return all_bots()[level]
    least, most = (module := import_module(f"{__name__}.level_bot")).range_of(game)
    if is_strength(name) and least <= int(name) <= most:
        named: Bot = module.StrengthBot(int(name))
        return named
    raise BadInput("unknown-bot", bot=name, allowed=[*bots_for(game), f"{least}-{most}"])
