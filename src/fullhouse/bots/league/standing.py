"""What a league has shown: who stands where, with intervals, in lines and as a picture."""

from collections.abc import Iterable
from html import escape
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


LEFT, BAR, ROW, TOP = 110, 400, 34, 40


def svg(standing: Standing) -> str:
    """The picture as one SVG document."""
    rows = standing.rows
    height = TOP + ROW * len(rows) + 20
    plan = standing.plan
    title = escape(f"{plan.game}, {plan.seats}, {sum(row.games for row in rows) // max(1, plan.seats)}")
    bars = "".join(_bar(row, TOP + ROW * place) for place, row in enumerate(rows))
    fair = LEFT + BAR / plan.seats
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + BAR + 120}" height="{height}" '
        f'font-family="sans-serif" font-size="14"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="10" y="24">{title}</text>{bars}'
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{TOP - 6}" y2="{height - 14}" stroke="#888" '
        f'stroke-dasharray="4 4"/></svg>\n'
    )


def _bar(row: Row, top: int) -> str:
    end, low, high = (LEFT + BAR * min(1, max(0, share)) for share in _shares(row))
    middle = top + 11
    return (
        f'<text x="{LEFT - 8}" y="{top + 16}" text-anchor="end">{escape(row.bot)}</text>'
        f'<rect x="{LEFT}" y="{top}" width="{end - LEFT:.1f}" height="22" fill="#5b8dbf"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" stroke="#222" stroke-width="2"/>'
        f'<text x="{high + 8:.1f}" y="{top + 16}">'
        f"{100 * row.won.mean:.1f} ± {100 * row.won.within:.1f} %</text>"
    )


def _shares(row: Row) -> tuple[float, float, float]:
    return row.won.mean, row.won.mean - row.won.within, row.won.mean + row.won.within
