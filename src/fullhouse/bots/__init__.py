"""Players for any game that see only their own view: one module a bot, found by looking."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fullhouse.bots.bot import Bot
from fullhouse.core.errors import BadInput


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot by name: each module of this folder that has a BOT."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    found = [module.BOT for module in modules if hasattr(module, "BOT")]
    return {bot.name: bot for bot in found}


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, the weakest first."""
    able = [bot for bot in all_bots().values() if bot.plays(game)]
    return tuple(bot.name for bot in sorted(able, key=lambda bot: (bot.level, bot.name)))


def bot(name: str, game: str) -> Bot:
    """A bot for a game. Raises BadInput that lists the bots there are."""
    if name not in bots_for(game):
        raise BadInput("unknown-bot", bot=name, allowed=list(bots_for(game)))
    return all_bots()[name]
