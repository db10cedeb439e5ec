"""Who sits at a match: people by name, bots by name, and programs of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from fullhouse.bots import all_bots, bot
from fullhouse.bots.answers import answer, watch
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.door.arguments import whole
from fullhouse.games import AnyGame
from fullhouse.words import say

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

Program: TypeAlias = Callable[[Any, list[str]], str | None]
"""Gets what its seat sees and the moves it may make, and gives one of them.

Where there are no turns, None lets others act.
"""

Player: TypeAlias = str | Bot | Program


class ProgramBot(Bot):
    """A function as a player. It is asked what it does; accepting what is right is done for it."""

    level = 0

    def __init__(self, name: str, program: Program) -> None:
        self.name, self.program = name, program

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = situation.legal if situation.legal is not None else game.legal(state, seat)
        said = answer(game, state, seat, legal, watch(situation, 1, chance))
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        acts = [move for move in legal if move.verb in game.verbs_of("acts")] or list(legal)
        chosen = self.program(view, [game.write_move(move) for move in acts])
        if chosen is None and len(view.scores) > 1 and view.to_move is None:
            return Choice(None)
        if not isinstance(chosen, str):
            raise BadInput("bot-not-offered", line=chosen, bot=self.name, seat=seat)
        return Choice(game.read_move(chosen))


def bot_for(player: object, game: AnyGame) -> Bot | None:
    """The bot that a player is; None for a person, whatever the name."""
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        level = FACES.get(player.lower(), player)
        return bot(level, game.id) if level in all_bots() else None
    if callable(player):
        return ProgramBot(name_of(player), player)
    raise BadInput("not-a-player", value=player)


def seated(seats: object, game: AnyGame) -> tuple[tuple[str, ...], tuple[Bot | None, ...]]:
    """The names and the bots of the seats: from a number of them, or from who sits there."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        count = whole("seats", seats, least=1)
        game.check_seats(count)
        return tuple(say("tell-player", n=str(seat)) for seat in range(1, count + 1)), (None,) * count
    bots = tuple(bot_for(player, game) for player in seats)
    return tuple(name_of(player) for player in seats), bots


def name_of(player: Any) -> str:
    """What a player is called: a text is the name itself."""
    return (
        player
        if isinstance(player, str)
        else str(getattr(player, "name", None) or getattr(player, "__name__", "program"))
    )
