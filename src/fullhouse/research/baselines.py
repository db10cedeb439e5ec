"""What simple and strong players reach in a game, each against each: figures to compare a new one with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, islice
from math import sqrt
from typing import NamedTuple

import msgspec

from fullhouse.bots.bot import Bot
from fullhouse.bots.league.table import recorded
from fullhouse.core.errors import BadInput
from fullhouse.games import game
from fullhouse.research.ismcts import IsmctsBot
from fullhouse.solver.cores import in_order

PLAYERS = ("random", "greedy", "ismcts", "master")
"""The weakest first; `master` is the strongest of the house, by nets where a game has them."""


class Baseline(msgspec.Struct, frozen=True):
    """What one player won against another, ties shared, and half the width of the 95 % interval."""

    player: str
    other: str
    games: int
    won: float
    within: float


def baselines(
    name: str,
    games: int,
    seed: int,
    rounds: int,
    advance: Callable[[int], None] = lambda done: None,  # noqa: ARG005
    *,
    processes: int = 1,
) -> list[Baseline]:
    """All pairs of players on common deals, with exchanged seats; the same seed gives the same deals.

    However many processes play, the result is the same.
    """
    rules = game(name)
    if rules.most_seats < 2 or rules.is_shared:
        raise BadInput("ladder-alone", game=name)
    table = []
    couples = [(player, other) for other, player in combinations(PLAYERS, 2)]
    duels = [Duel(*couple, number) for couple in couples for number in range(games)]
    played = in_order(partial(_share, name, seed, rounds), duels, processes)
    for player, other in couples:
        shares = []
        for share in islice(played, games):
            shares.append(share)
            advance(1)
        mean = sum(shares) / games
        spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, games - 1) / games)
        table.append(Baseline(player, other, games, round(mean, 4), round(1.96 * spread, 4)))
    return table


class Duel(NamedTuple):
    """One game of a pair: of each two, the second has exchanged seats."""

    player: str
    other: str
    number: int


def _share(name: str, seed: int, rounds: int, duel: Duel) -> float:
    """What the player wins of it."""
    order = [duel.player, duel.other] if duel.number % 2 == 0 else [duel.other, duel.player]
    bots: list[str | Bot] = [IsmctsBot(rounds) if one == "ismcts" else one for one in order]
    result = recorded(name, bots, seed + duel.number // 2)[1]
    seat = order.index(duel.player) + 1
    return 1 / len(result.winners) if seat in result.winners else 0.0


def pairs() -> int:
    return len(PLAYERS) * (len(PLAYERS) - 1) // 2
