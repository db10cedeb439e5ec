"""Views in the form that the kernel takes: what all games have, and what a game's `bot.py` adds."""

from typing import Any

from fullhouse.bots.brains.backend import _play
from fullhouse.core.ids import Seat
from fullhouse.games import game_bot
from fullhouse.games.kit.bot import KernelBrain


def kernel_brain(game: str) -> KernelBrain | None:
    """The brain of a game, where it is one of the kernel's."""
    brain = game_bot(game).brain
    return brain if isinstance(brain, KernelBrain) else None


def kernel_view(game: str, view: Any, seat: Seat) -> "_play.View":
    """The kernel's form of a view of the seat to move, for a game that the kernel knows."""
    brain = kernel_brain(game)
    assert brain is not None
    seen = _play.View(game)
    seen.seats = len(view.scores)
    seen.turn = seat - 1
    seen.board = view.board
    seen.scores = list(view.scores)
    for field, value in brain.fields(view).items():
        setattr(seen, field, value)
    return seen
