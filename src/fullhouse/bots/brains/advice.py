"""Asking a brain: a view in, moves with their estimates out."""

from collections.abc import Sequence

from fullhouse.bots.brains.backend import ISA, _play
from fullhouse.bots.brains.kernel_view import kernel_brain, kernel_view
from fullhouse.bots.brains.nets import net_for
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.game import View
from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.core.moves import Move
from fullhouse.games import game_bot, game_ids
from fullhouse.games.kit.bot import Advice, Effort, KernelBrain

MOST_BUDGET = 1_000_000
"""A larger budget than this one changes nothing."""
VERBS = frozenset({"lay", "flip", "write", "declare", "finish", "done"})
"""The verbs of the moves that can be weighed."""


def knows(game: str) -> bool:
    """Whether there is a brain for a game."""
    return game_bot(game).brain is not None


def advise(game: str, view: View, seat: Seat, *, effort: Effort, seed: int) -> tuple[Advice, ...]:
    """The moves of the seat whose turn it is, the best first. Only the first ones were looked into deeply.

    Empty where no faultless move is left (a tile that fits nowhere), and where the seat is to move without
    having its turn: to answer, to correct a digit, to erase a fault. `seed` decides among equal moves where
    there is no net. Raises BadInput where no brain knows the game, and Refused where the game is over or
    it is another seat's turn.
    """
    _check(game, view, seat)
    brain = game_bot(game).brain
    if brain is not None and not isinstance(brain, KernelBrain):
        return tuple(brain.advise(view, seat, effort=effort, seed=seed))
    if brain is not None and not brain.in_turn(view):
        return ()
    seen = kernel_view(game, view, seat)
    net = net_for(game, len(view.scores))
    budget, width = min(effort.budget, MOST_BUDGET), min(effort.width, MOST_BUDGET)
    return _told(_play.advise(seen, net, budget, width, effort.win, seed % 2**64, ISA))


def can_weigh(game: str, view: View) -> bool:
    """Whether `weigh` gives values for this game with these seats and options, by a net or by the solver."""
    brain = kernel_brain(game)
    if brain is None:
        return False
    return brain.can_weigh(view, has_net=net_for(game, len(view.scores)) is not None)


def weigh(
    game: str, view: View, seat: Seat, moves: Sequence[Move] = (), *, effort: Effort
) -> tuple[Advice, ...]:
    """Some moves of the seat whose turn it is, each looked into equally deep, so that they can be compared.

    Without any moves: all of them, by the net alone. Moves that no brain knows are left out: faults,
    objections, declarations with a ground. Raises as `advise` does. Only for what `can_weigh` says yes to.
    """
    _check(game, view, seat)
    brain = kernel_brain(game)
    if brain is None or not brain.in_turn(view):
        return ()
    seen = kernel_view(game, view, seat)
    hand = view.hands[seat - 1] if view.hands else None
    wanted: list[tuple[str, int, int]] = [
        (move.verb, move.cell, hand[0] if move.verb == "lay" and hand else move.symbol)
        for move in moves
        if move.verb in VERBS and not move.ground
    ]
    if moves and not wanted:
        return ()
    net = net_for(game, len(view.scores))
    return _told(_play.weigh(seen, net, wanted, min(effort.budget, MOST_BUDGET), effort.win, ISA))


def _check(game: str, view: View, seat: Seat) -> None:
    if not knows(game):
        raise BadInput("unknown-game", name=game, allowed=[name for name in game_ids() if knows(name)])
    if view.over:
        raise Refused("game-over")
    if view.to_move != seat:
        raise Refused("not-your-turn", turn=view.to_move, seat=seat)


def _told(choices: list[tuple[str, int, int, float, float, float]]) -> tuple[Advice, ...]:
    return tuple(
        Advice(Move(verb, Cell(cell), Symbol(0 if verb == "lay" else symbol)), now, points, win)
        for verb, cell, symbol, now, points, win in choices
    )
