"""The table of a league: shares of wins with intervals, points, and ratings."""

from collections.abc import Iterable
from itertools import combinations
from math import sqrt

import msgspec

from fullhouse.bots.league.plan import FinishedUnit, Plan

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Figure(msgspec.Struct, frozen=True):
    """A mean over deals, and the half-width of its 95 % interval."""

    mean: float
    within: float


class Duel(msgspec.Struct, frozen=True):
    """How often one bot came out above another, ties shared."""

    one: str
    other: str
    won: Figure


class Row(msgspec.Struct, frozen=True):
    """A bot: its share of first places, its points and its rating."""

    bot: str
    games: int
    won: Figure
    points: Figure
    rating: float
    rating_error: float


class Standing(msgspec.Struct, frozen=True):
    plan: Plan
    rows: tuple[Row, ...]
    """The best first."""
    duels: tuple[Duel, ...]


def standing(plan: Plan, finished: Iterable[FinishedUnit]) -> Standing:
    """The table of a league so far. The order in which units were finished does not matter."""
    units = sorted(finished, key=lambda unit: unit.key)
    ratings = _ratings(plan, units)
    rows = []
    for name in plan.bots:
        mine = [unit for unit in units if any(name in order for order, _ in unit.games)]
        won = [_mean(_share(name, order, game.winners) for order, game in unit.games) for unit in mine]
        points = [_mean(game.scores[order.index(name)] for order, game in unit.games) for unit in mine]
        count = sum(len(unit.games) for unit in mine)
        rows.append(Row(name, count, _figure(won), _figure(points), *ratings[name]))
    rows.sort(key=lambda row: (row.won.mean, row.points.mean), reverse=True)
    duels = []
    for one, other in combinations(plan.bots, 2):
        both = [unit for unit in units if all(name in unit.games[0][0] for name in (one, other))]
        if both:
            above = [
                _mean(_above(one, other, order, game.scores) for order, game in unit.games) for unit in both
            ]
            duels.append(Duel(one, other, _figure(above)))
    return Standing(plan, tuple(rows), tuple(duels))


def _share(name: str, order: tuple[str, ...], winners: tuple[int, ...]) -> float:
    seat = order.index(name) + 1
    return 1 / len(winners) if seat in winners else 0.0


def _above(one: str, other: str, order: tuple[str, ...], scores: tuple[int, ...]) -> float:
    mine, theirs = scores[order.index(one)], scores[order.index(other)]
    return 0.5 if mine == theirs else float(mine > theirs)


def _ratings(plan: Plan, units: list[FinishedUnit]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill, from the places in each game; the start where one seat plays alone."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in plan.bots}
    for unit in units:
        for order, game in unit.games:
            if len(order) > 1:
                teams = [[now[name]] for name in order]
                rated = model.rate(teams, scores=[float(points) for points in game.scores])
                now |= {name: team[0] for name, team in zip(order, rated, strict=True)}
    return {name: (rating.mu, rating.sigma) for name, rating in now.items()}


def _figure(values: list[float]) -> Figure:
    """The mean over deals: games of one deal are not independent, so the deal is the sample."""
    mean = _mean(values)
    if len(values) < 2:
        return Figure(mean, 0.0)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Figure(mean, CONFIDENCE * sqrt(variance / len(values)))


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
