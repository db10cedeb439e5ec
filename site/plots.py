"""Bars for the tables of the benchmarks, as SVG that follows the page's colours."""

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from math import log10
from typing import NamedTuple

WIDTH, LABEL, NUMBER, BAR, GAP = 720, 190, 90, 16, 12


class Bar(NamedTuple):
    group: str
    label: str
    value: float


class Plot(NamedTuple):
    """Which columns of which table of a page are drawn."""

    caption: str
    group: str | None
    columns: tuple[str, str] | None
    """Those of the labels and of the values; None: every column of numbers is a bar of its own."""
    table: int = 0
    leave_out: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    """Of the columns of numbers those that are drawn; all but what is left out, where none is named."""
    is_linear: bool = False


def _won(caption: str, table: int) -> Plot:
    return Plot(
        f"{caption}: contests won, in percent", None, ("contest", "won (95 %)"), table, is_linear=True
    )


def _judged(caption: str, table: int) -> Plot:
    told = f"{caption}: the judged chance and how many were won, in percent"
    return Plot(told, "judged", None, table, only=("mean chance", "won"), is_linear=True)


def _siege(caption: str) -> Plot:
    only = ("move p99 ms", "REST p99 ms")
    return Plot(
        f"{caption}: the slowest of a hundred answers, ms, shorter is better", "attack", None, only=only
    )


PLOTS = {
    "before": (Plot("Work a CPU second, before and after", "a CPU second", None, only=("before", "after")),),
    "bots": (
        _won("Masters against others", 0),
        _won("Each level against the one below", 1),
        Plot(
            "Milliseconds for a move of master: shorter is better", "a move of", None, 2, ("moves", "wanted")
        ),
    ),
    "crowds": (
        Plot(
            "The slowest of twenty answers, ms: shorter is better",
            "crowd",
            None,
            only=("quiet p95 ms", "beside it p95 ms"),
        ),
    ),
    "steps": (
        Plot(
            "How often the higher of two neighbours has more points, in percent",
            "",
            None,
            only=("mean, 2 seats", "mean, 4 seats"),
            is_linear=True,
        ),
        Plot("Solitaire: successes, in percent", None, ("level", "succeeds (95 %)"), 1, is_linear=True),
        Plot(
            "Each step: how often the higher one has more points, in percent",
            "game",
            ("step", "the higher one (95 %)"),
            2,
            is_linear=True,
        ),
    ),
    "commands": (
        Plot(
            "Microseconds of processor time for a line: shorter is better",
            "command",
            None,
            only=("library, µs", "command, µs"),
        ),
    ),
    "faults": (
        Plot("Entries of the logs that were compared", None, ("run", "entries")),
        Plot("Seconds until a planted fault was found: shorter is better", None, ("planted", "s"), 1),
        Plot("Entries of the longest runs", None, ("run", "entries"), 2),
    ),
    "frames": (
        Plot("Microseconds for the frames of a move: shorter is better", None, ("frames", "µs a move")),
        Plot("Moves a CPU-second of the server", None, ("frames", "middle"), 1),
    ),
    "nodes": (
        Plot("Moves a CPU-second of the nodes", None, ("site", "moves / CPU-second of nodes")),
        Plot("Milliseconds until a move is seen: shorter is better", "site", None, 1),
        Plot(
            "Milliseconds to wake a table: shorter is better",
            "entries",
            None,
            2,
            only=("waking, ms", "by the whole log, ms"),
        ),
    ),
    "review": (
        *(
            _judged(game, table)
            for table, game in enumerate(("All together", "Tiles", "Animals", "Challenge", "One-Two-Three"))
        ),
        Plot("Seconds until a review is on screen: shorter is better", "game", None, 5),
    ),
    "siege": (
        _siege("Under attack"),
        Plot(
            "Megabytes before two attacks, measured again",
            None,
            ("attack", "memory before / during / after MB"),
            1,
        ),
    ),
    "siege_before": (_siege("Under attack, before"),),
    "spectators": (Plot("Milliseconds by the number of spectators: shorter is better", "spectators", None),),
    "beside": (
        Plot("Microseconds for one call from Python: shorter is better", "set", ("who", "µs for one")),
        Plot("Microseconds for several solutions: shorter is better", "set", ("who", "µs for one"), table=1),
        Plot("Microseconds to count all solutions: shorter is better", "set", ("who", "µs for one"), table=2),
        Plot(
            "Microseconds for one problem, again: shorter is better", "again", ("who", "µs for one"), table=3
        ),
        Plot("Answers a second by one and by two threads", "a second, by the clock", None, 4, ("times",)),
        Plot("Microseconds for one problem: shorter is better", "set", None, table=5),
    ),
    "batch": (Plot("Steps a second and core", None, ("environment", "steps a second and core")),),
    "coach": (
        Plot("Milliseconds a problem: shorter is better", "set", ("who", "ms a problem")),
        Plot("Milliseconds a problem, many at once: shorter is better", "set", ("who", "ms a problem"), 1),
        Plot("How alike two graders order problems, from 0 to 1", "set", None, table=2),
    ),
    "generator": (
        Plot("Minimal problems made a second", None, ("minimal problems", "a second")),
        Plot("Minimal problems made a second", None, ("minimal problems, walk", "a second"), 1),
        Plot("Milliseconds for a problem of a level: shorter is better", "level", None, table=2),
    ),
    "rules": (Plot("Random moves a second", None, ("game", "moves/s")),),
    "server": (
        Plot("Moves a server-CPU-second", "tables", ("", "moves / server-CPU-s")),
        Plot("Milliseconds until a move is seen: shorter is better", "", None, 1),
        Plot("Moves a CPU-second, build by build", None, ("", "moves a CPU-second"), 2),
        Plot("Moves a CPU-second, build by build", None, ("", "moves a CPU-second"), 3),
        Plot("Moves a CPU-second and ratios, run by run", "", None, 4),
        Plot(
            "Moves a CPU-second, build by build",
            None,
            ("", "200 tables, 16 turns of 0.6 s: moves a CPU-second"),
            5,
        ),
        Plot("Moves a CPU-second, step by step", None, ("", "this build"), 6),
    ),
    "solver": (
        Plot("Problems solved a second", "set", None, leave_out=("ours / best peer",)),
        Plot("Microseconds for one call of solve", None, ("set", "µs for one call of `solve`"), 1),
        Plot("Instructions for a problem", None, ("set", "instructions a problem (AVX2)"), 2),
    ),
}
"""By the page of results; on a logarithmic scale unless they say otherwise."""


def tables(markdown: str) -> Iterator[list[dict[str, str]]]:
    """The tables of a page: a dictionary a row."""
    for is_table, lines in groupby(markdown.splitlines(), lambda line: line.startswith("|")):
        if is_table:
            head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
            yield [dict(zip(head, row, strict=True)) for row in rows]


def number(text: str) -> float | None:
    """The number that a cell begins with; what follows it may be its unit, its spread or a remark."""
    written = re.match(r"-?\d+(,\d{3})*(\.\d+)?(?= |$)", text)
    return float(written[0].replace(",", "")) if written else None


def bars(plot: Plot, markdown: str) -> Iterator[Bar]:
    for row in list(tables(markdown))[plot.table]:
        group = "" if plot.group is None else row[plot.group]
        named = list(row.items())
        if plot.columns is not None:
            label, value = plot.columns
            named = [(row[label], row[value])]
        for name, text in named:
            length = number(text)
            is_wanted = name in plot.only if plot.only else name not in (plot.group, *plot.leave_out)
            if length is not None and (is_wanted or plot.columns is not None):
                yield Bar(group, name, length)


def draw(plot: Plot, markdown: str) -> str:
    """The bars of a page, one group below the other, on a logarithmic scale."""
    drawn = list(bars(plot, markdown))
    if not drawn:
        raise ValueError(f"nothing to draw: {plot.caption}")
    least = min(bar.value for bar in drawn if bar.value > 0)
    most = max(bar.value for bar in drawn)
    low = 0.0 if plot.is_linear else log10(least) - 0.5
    scale = (WIDTH - LABEL - NUMBER) / ((most if plot.is_linear else log10(most)) - low)
    y, shapes = 0, []
    for group, members in groupby(drawn, lambda bar: bar.group):
        if group:
            shapes.append(f'<text x="0" y="{y + BAR - 3}" font-weight="bold">{escape(group)}</text>')
            y += BAR + 4
        for bar in members:
            height = max(bar.value, 0.0) if plot.is_linear else log10(max(bar.value, least))
            shapes.extend(_bar(bar, y, scale * (height - low)))
            y += BAR + 4
        y += GAP
    return _picture(plot.caption if plot.is_linear else f"{plot.caption}, logarithmic", y, shapes)


def _bar(bar: Bar, y: int, length: float) -> Iterable[str]:
    ours = "fullhouse" in bar.label.lower() or "full house" in bar.label.lower()
    told = f"{bar.value:,.0f}" if bar.value >= 100 else f"{bar.value:g}"
    colour = "#e4572e" if ours else "#8a94a6"
    yield f'<text x="{LABEL - 8}" y="{y + BAR - 4}" text-anchor="end">{escape(bar.label)}</text>'
    yield f'<rect x="{LABEL}" y="{y}" width="{length:.1f}" height="{BAR}" rx="2" fill="{colour}"/>'
    yield f'<text x="{LABEL + length + 6:.1f}" y="{y + BAR - 4}">{told}</text>'


def _picture(caption: str, height: int, shapes: Iterable[str]) -> str:
    told = escape(caption)
    head = f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="{told}"'
    body = f'{head} font-size="12" fill="currentColor">{"".join(shapes)}</svg>'
    return f"<figure>{body}<figcaption>{told}</figcaption></figure>"
