"""Asking a brain: a view in, moves with their estimates out."""

import msgspec

from fullhouse.bots.brains.backend import COMPILED, ISA, _play
from fullhouse.bots.brains.effort import Effort
from fullhouse.bots.brains.nets import net_for
from fullhouse.bots.brains.sight import READERS, kernel_view
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.game import View
from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.core.moves import Move

MOST = 1_000_000
"""A larger budget than this one changes nothing."""


class Advice(msgspec.Struct, frozen=True):
    """A move with its estimates."""

    move: Move
    now: float
    """The points that it brings at once; of a flip, on average."""
    points: float
    """How much the lead over the best opponent is expected to grow until the end. Alone: the points."""
    win: float
    """The chance to win; in solitaire, to succeed."""


def knows(game: str) -> bool:
    """Whether there is a brain for a game on this machine."""
    return COMPILED and game in READERS


def advise(game: str, view: View, seat: Seat, *, effort: Effort, seed: int) -> tuple[Advice, ...]:
    """The moves of the seat whose turn it is, the best first. Only the first ones were looked into deeply.

    Empty where no faultless move is left (a tile that fits nowhere). `seed` decides among equal moves where
    there is no net. Raises BadInput where no brain knows the game, and Refused where the game is over or
    it is another seat's turn.
    """
    if not knows(game):
        raise BadInput("unknown-game", name=game, allowed=sorted(READERS))
    if view.over:
        raise Refused("game-over")
    if view.to_move != seat:
        raise Refused("not-your-turn", turn=view.to_move, seat=seat)
    seen = kernel_view(game, view, seat)
    net = net_for(game, len(view.scores))
    budget, width = min(effort.budget, MOST), min(effort.width, MOST)
    found = _play.advise(seen, net, budget, width, effort.win, seed % 2**64, ISA)
    return tuple(
        Advice(Move(verb, Cell(cell), Symbol(0 if verb == "lay" else symbol)), now, points, win)
        for verb, cell, symbol, now, points, win in found
    )
