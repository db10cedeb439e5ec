"""The figures of a network: contests on new deals, alone and with lookahead, and learning curves as SVG."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import torch
from torch import nn

from training.contests import Result, SoloResult, against, alone
from training.games.flipping import Challenge, Solitaire
from training.network import Chunked
from training.players import Aim, Player, by_lookahead, by_network, greedy, hold
from training.settings import SETTINGS, dealers


def player(network: nn.Module, aim: Aim, *, width: int, chunk: int) -> Player:
    """A player by a network; with a width it looks one move ahead."""
    net = Chunked(network, chunk)
    return by_lookahead(net, aim, width=width, chunk=chunk) if width else by_network(net, aim)


def measure(
    name: str,
    network: nn.Module,
    runs: Path,
    *,
    aim: Aim,
    width: int,
    deals: int,
    device: str,
    chunk: int,
    rivals: dict[str, Player] | None = None,
    tables: list[str] | None = None,
    seed: int = 1000,
) -> Iterator[tuple[str, Result | SoloResult]]:
    """Results by name. `deals` is the number of games; each deal is played from every seat."""
    torch.manual_seed(seed)
    settings = SETTINGS[name]
    champion = player(network, aim, width=width, chunk=chunk)
    if settings.game is Solitaire:
        yield "alone", alone(champion, games=deals, device=device)
        return
    if rivals is None:
        rivals = {"greedy": greedy} | ({"hold": hold} if settings.game is Challenge else {})
    for table, deal in dealers(name, runs, device).contests.items():
        if tables and table not in tables:
            continue
        seats = int(table.split()[0])
        for rival, other in rivals.items():
            result = against(deal, champion, other, seats=seats, deals=deals // seats, device=device)
            yield f"{rival}, {table}", result


WIDTH, HEIGHT, MARGIN = 480, 240, 40
COLOURS = ("#1b6ca8", "#c1440e", "#3a7d44", "#7b3f98", "#8a6d1d", "#444444")


def draw(title: str, curve: Sequence[dict[str, Any]]) -> str:
    """The share of wins, or of success, over the games played."""
    lines = {name for line in curve for name, value in line.items() if isinstance(value, dict)}
    most = max((line["games"] for line in curve), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="10">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{MARGIN}" y="16" font-size="13">{escape(title)}</text>',
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 8}" text-anchor="end">{most:,} games</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        parts.append(f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{MARGIN - 4}" y="{y + 3}" text-anchor="end">{share:.0%}</text>')
    for index, name in enumerate(sorted(lines)):
        colour = COLOURS[index % len(COLOURS)]
        points = [
            f"{MARGIN + (WIDTH - 2 * MARGIN) * line['games'] / most:.1f},{_y(_share(line[name])):.1f}"
            for line in curve
            if name in line
        ]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}"/>')
        parts.append(f'<text x="{MARGIN + 6}" y="{34 + 12 * index}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _share(result: dict[str, float]) -> float:
    return result["win"] if "win" in result else result["success"]


def _y(share: float) -> float:
    return MARGIN / 2 + (HEIGHT - MARGIN - MARGIN / 2) * (1 - share)
