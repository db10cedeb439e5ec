"""The table of a league as a picture: a bar for each bot's share of wins, with its interval."""

from html import escape

from fullhouse.bots.league.standing import Row, Standing

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
