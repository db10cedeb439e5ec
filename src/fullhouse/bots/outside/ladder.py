"""A ladder: how strong a program is beside the levels of the house, in points as chess players count them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import exp, log, sqrt

import msgspec

from fullhouse.bots import bots_for
from fullhouse.bots.bot import Bot
from fullhouse.bots.league.table import recorded
from fullhouse.bots.outside.program import ProgramPlayer
from fullhouse.core.errors import BadInput
from fullhouse.games import game

SCALE = 400 / log(10)
"""A difference of 400 points wins ten games of eleven."""
LOWEST = 1000
"""The points of the lowest level."""
ROUNDS = 200


class Rung(msgspec.Struct, frozen=True):
    """A player on the ladder, the strongest first."""

    name: str
    points: float
    within: float
    """Half the width of the 95 % interval; 0 for the lowest level, which the others are measured from."""
    games: int
    won: float | None
    """What the program won against it, 0 to 1; None for the program itself."""
    is_program: bool = False


Score = tuple[str, str, float]
"""Two players, and what the first has won of one game: 1, 0.5 or 0."""


def climb(
    name: str, player: ProgramPlayer, games: int, seed: int, advance: Callable[[int], None]
) -> list[Rung]:
    """Games against every level, and of the levels that stand next to each other; then where all stand."""
    rules, levels = game(name), bots_for(name)
    if rules.most_seats < 2 or rules.is_shared:
        raise BadInput("ladder-alone", game=name)
    if games < 2:
        raise BadInput("league-needs-games", games=games)
    scores: list[Score] = []
    for level in levels:
        scores += played(name, (player.name, player), (level, level), games, seed, advance)
    for lower, higher in pairwise(levels):
        scores += played(name, (higher, higher), (lower, lower), games, seed, advance)
    return standing(player.name, levels, scores)


def units(name: str, games: int) -> int:
    """How many games a ladder takes."""
    return games * (2 * len(bots_for(name)) - 1)


def played(  # noqa: PLR0917
    name: str,
    one: tuple[str, str | ProgramPlayer],
    other: tuple[str, str | ProgramPlayer],
    games: int,
    seed: int,
    advance: Callable[[int], None],
) -> Iterator[Score]:
    """Games of two players: each deal is played twice, with exchanged seats."""
    for number in range(games):
        order = (one, other) if number % 2 == 0 else (other, one)
        bots: list[str | Bot] = [player for _, player in order]
        result = recorded(name, bots, seed + number // 2)[1]
        for player in bots:
            if isinstance(player, ProgramPlayer):
                player.over(result)
        seat = 1 if number % 2 == 0 else 2
        won = (1 / len(result.winners) if seat in result.winners else 0.0) if result.winners else 0.5
        advance(1)
        yield one[0], other[0], won


def standing(program: str, levels: Sequence[str], scores: Sequence[Score]) -> list[Rung]:
    """The points that make the results most likely (Bradley and Terry), each pair with one more draw.

    >>> scores = [("me", "low", 1.0)] * 9 + [("me", "low", 0.0)] * 9 + [("high", "low", 1.0)] * 20
    >>> [(rung.name, round(rung.points)) for rung in standing("me", ["low", "high"], scores)]
    [('high', 1645), ('low', 1000), ('me', 1000)]
    """
    names = [*levels, program]
    won = {(one, other): 0.0 for one in names for other in names}
    for one, other, share in scores:
        won[one, other] += share
        won[other, one] += 1 - share
    met = {frozenset(pair[:2]) for pair in scores}
    for pair in met:
        one, other = sorted(pair)
        won[one, other] += 0.5
        won[other, one] += 0.5
    strength = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        for name in names[1:]:  # the lowest level stays where it is
            slope, curve = _slope(name, names, won, strength)
            strength[name] += max(-1.0, min(1.0, slope / max(curve, 1e-9)))
    rungs = []
    for name in names:
        curve = _slope(name, names, won, strength)[1]
        games = won[program, name] + won[name, program] - 1
        rungs.append(
            Rung(
                name=name,
                points=round(LOWEST + SCALE * strength[name], 1),
                within=0.0 if name == names[0] else round(1.96 * SCALE / sqrt(max(curve, 1e-9)), 1),
                games=sum(name in (one, other) for one, other, _ in scores),
                won=None if name == program else round((won[program, name] - 0.5) / max(games, 1), 4),
                is_program=name == program,
            )
        )
    return sorted(rungs, key=lambda rung: (-rung.points, rung.name))


def _slope(
    name: str, names: Sequence[str], won: dict[tuple[str, str], float], strength: dict[str, float]
) -> tuple[float, float]:
    """How the likelihood changes with a player's strength, and how sharply it is bent there."""
    slope = curve = 0.0
    for other in names:
        games = won[name, other] + won[other, name]
        if other != name and games:
            share = 1 / (1 + exp(strength[other] - strength[name]))
            slope += won[name, other] - games * share
            curve += games * share * (1 - share)
    return slope, curve
