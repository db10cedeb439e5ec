"""The figures of a network: contests on new deals, alone and with lookahead."""

from collections.abc import Iterator
from pathlib import Path

import torch
from torch import nn

from training.compiled import Chunked
from training.contests import Result, SoloResult, against, alone
from training.games.flipping import Challenge, Solitaire
from training.players import Player, by_lookahead, by_network, greedy, hold
from training.settings import SETTINGS, dealers
from training.values import Aim


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
