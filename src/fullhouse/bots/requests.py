"""Requests to bots as data, so that another process can answer them."""

import logging
from collections.abc import Iterator

import msgspec

from fullhouse.bots import bot
from fullhouse.bots.bot import Choice, Situation
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Cell, Seat
from fullhouse.games import game

log = logging.getLogger(__name__)
SIMPLEST = "random"
"""The bot that takes over where another one fails."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """The bot, what its seat sees, and the number of the last log entry."""

    bot: str
    game: str
    view: View
    seat: Seat
    seq: int
    seed: int
    last: Cell | None = None
    budget: int | None = None


class BotAnswer(msgspec.Struct, frozen=True):
    """The choice, with the number of the log entry that the request named."""

    seq: int
    choice: Choice


def answer(request: Request) -> BotAnswer:
    """What the bot chooses; if it fails, what the fallback bot chooses."""
    for choice in _tries(request):
        return BotAnswer(request.seq, choice)
    return BotAnswer(request.seq, Choice(None))


def _tries(request: Request) -> Iterator[Choice]:
    played = game(request.game)
    for name in (request.bot, SIMPLEST):
        situation = Situation(
            game=played, view=request.view, seat=request.seat, last=request.last, budget=request.budget
        )
        try:
            yield bot(name, played.id).decide(situation, Chance(request.seed))
        except Exception:
            log.exception("The bot %s failed at %s", name, played.id)
