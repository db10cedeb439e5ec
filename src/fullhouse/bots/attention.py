"""How a bot watches its opponents: it tries an objection in its head, and says it if it would be upheld."""

from collections.abc import Sequence
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

OBJECTIONS = ("object", "show")
MOST_TRIED = 120


def answer(
    game: AnyGame, state: Any, view: View, seat: Seat, legal: Sequence[Move], *, watched: bool
) -> Move | None:
    """What a bot says to what others did: an objection it has noticed, a vote to stop, or that it accepts."""
    if watched and (found := objection(game, state, seat, legal)):
        return found
    if (stop := agrees(view, seat, legal)) is not None:
        return stop
    return next((move for move in legal if move.verb == "accept"), None)


def objection(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """An objection that would be right as far as this seat can see, if there is one."""
    for move in [move for move in legal if move.verb in OBJECTIONS][:MOST_TRIED]:
        try:
            _, events = game.play(state, seat, move)
        except Refused:
            continue
        if any(map(_is_right, events)):
            return move
    return None


def notices(chance: Chance, attention: float) -> bool:
    """Whether somebody with this attention notices a fault this time."""
    return chance.below(1000) < attention * 1000


def _is_right(event: Event) -> bool:
    """Whether an event says that an objection, or a cell shown, was right."""
    return bool(getattr(event, "upheld", False) or getattr(event, "right", False))


def agrees(view: View, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """The vote to stop, where somebody else wants to: a bot is never the one who holds people back."""
    others = [voter for voter in getattr(view, "votes", ()) if voter != seat]
    return next((move for move in legal if move.verb == "stop"), None) if others else None
