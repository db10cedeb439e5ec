"""How a bot watches its opponents: it tries an objection on an imagined state first."""

from collections.abc import Sequence
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

MOST_TRIED = 120


def answer(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move], *, watched: bool) -> Move | None:
    """The answer to other seats' moves: an objection to a noticed fault, a vote to stop, or an acceptance."""
    if watched and (justified := objection(game, state, seat, legal)):
        return justified
    if (stop := agrees(game, state, seat, legal)) is not None:
        return stop
    return next((move for move in legal if move.verb in game.verbs_of("answers")), None)


def objection(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """An objection that would be right as far as this seat can see; never to its own digits."""
    for move in [move for move in legal if move.verb in game.verbs_of("objects")][:MOST_TRIED]:
        try:
            _, events = game.play(state, seat, move)
        except Refused:
            continue
        if any(event.is_upheld and event.accused != seat for event in events):
            return move
    return None


def notices(chance: Chance, attention: float) -> bool:
    """Whether somebody with this attention notices a fault this time."""
    return chance.below(1000) < attention * 1000


def agrees(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """The vote to stop, where another seat wants to: bots always agree."""
    voters = game.votes(state)
    if not voters or seat in voters:
        return None
    return next((move for move in legal if move.verb in game.verbs_of("votes")), None)
