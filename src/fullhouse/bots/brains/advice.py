"""Asking a brain: a view in, moves with their estimates out."""

import logging
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from fullhouse.bots.brains.backend import ISA, _play
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.game import View
from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.core.moves import Move
from fullhouse.games import game_bot, game_ids
from fullhouse.games.kit.bot import Advice, Effort, KernelBrain

WEIGHTS = files("fullhouse.bots") / "weights"
log = logging.getLogger(__name__)
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
    if brain is not None and not brain.is_in_turn(view):
        return ()
    seen = kernel_view(game, view, seat)
    net = net_for(game, len(view.scores))
    budget, width = min(effort.budget, MOST_BUDGET), min(effort.width, MOST_BUDGET)
    return _advices(_play.advise(seen, net, budget, width, effort.win, seed % 2**64, ISA))


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
    if brain is None or not brain.is_in_turn(view):
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
    return _advices(_play.weigh(seen, net, wanted, min(effort.budget, MOST_BUDGET), effort.win, ISA))


def _check(game: str, view: View, seat: Seat) -> None:
    if not knows(game):
        raise BadInput("unknown-game", name=game, allowed=[name for name in game_ids() if knows(name)])
    if view.over:
        raise Refused("game-over")
    if view.to_move != seat:
        raise Refused("not-your-turn", turn=view.to_move, seat=seat)


def _advices(choices: list[tuple[str, int, int, float, float, float]]) -> tuple[Advice, ...]:
    return tuple(
        Advice(Move(verb, Cell(cell), Symbol(0 if verb == "lay" else symbol)), now, points, win)
        for verb, cell, symbol, now, points, win in choices
    )


def calibrated(game: str, seats: int, chance: float) -> float:
    """A chance to win as it was found to be, from what a brain expects between two equal masters.

    People, and bots of mixed levels, are not equal: who leads is often the stronger one and stays ahead, and
    not everybody finds the best move. The numbers stand in the `bot.py` of each game; they were fitted to
    games between bots of all pairs of levels, and `benchmarks/review.py` checks them on other games. Where
    nothing was measured, the chance is as it is.
    """
    won = game_bot(game).won
    if not won or seats != 2:
        return chance
    steps = list(pairwise(won))
    place = min(len(steps) - 1, int(chance * len(steps)))
    low, high = steps[place]
    return (low + (high - low) * (chance * len(steps) - place)) / 100


@cache
def net_for(game: str, seats: int) -> "_play.Net | None":
    """The net trained for this game and number of seats; None where it is missing or damaged."""
    for name in (f"{game}.net", f"{game}-many.net"):
        net = load_net(name)
        if net is not None and net.suits(game, seats):
            return net
    return None


@cache
def load_net(name: str) -> "_play.Net | None":
    """The net of a file; None where that is missing, or damaged, which is logged."""
    file = WEIGHTS / name
    if not file.is_file():
        return None
    try:
        return _play.Net(file.read_bytes())
    except ValueError as damage:
        log.warning("The net %s cannot be used, simpler rules play instead: %s", name, damage)
        return None


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
