"""The figures of a network: contests on new deals, alone and with lookahead."""

from pathlib import Path
from typing import Any

import torch
from torch import nn

from training.compiled import Chunked
from training.contests import against, alone
from training.games.flipping import Challenge, Solitaire
from training.players import Player, by_lookahead, by_network, greedy, hold
from training.settings import SETTINGS, dealers
from training.values import Aim


def player(network: nn.Module, aim: Aim, *, width: int, chunk: int, compiled: bool) -> Player:
    """A player by a network; with a width it looks one move ahead."""
    net = Chunked(network, chunk, compiled=compiled)
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
    chunk: int = 1024,
    rivals: dict[str, Player] | None = None,
    tables: list[str] | None = None,
    seed: int = 1000,
) -> dict[str, Any]:
    """Results by name. `deals` is the number of games; each deal is played from every seat."""
    torch.manual_seed(seed)
    settings, on_gpu = SETTINGS[name], device.startswith("cuda")
    champion = player(network, aim, width=width, chunk=chunk, compiled=on_gpu)
    found: dict[str, Any] = {}
    if settings.game is Solitaire:
        found["alone"] = alone(champion, games=deals, device=device)
        return found
    if rivals is None:
        rivals = {"greedy": greedy} | ({"hold": hold} if settings.game is Challenge else {})
    for table, deal in dealers(name, runs, device).contests.items():
        if tables and table not in tables:
            continue
        seats = int(table.split()[0])
        for rival, other in rivals.items():
            found[f"{rival}, {table}"] = against(
                deal, champion, other, seats=seats, deals=deals // seats, device=device
            )
    return found
