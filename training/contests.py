"""Contests between players: seats rotated over the same deals, results with 95 % intervals."""

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import torch
from torch import Tensor

from training.games.batch import Batch
from training.games.flipping import Solitaire
from training.players import Player

Deal = Callable[[Tensor], Batch]
"""From the number of seats of each game to a batch."""
Z95 = 1.96


@dataclass(frozen=True)
class Result:
    """The challenger's share of wins and mean margin, each with the half width of its 95 % interval."""

    games: int
    win: float
    win_error: float
    margin: float
    margin_error: float

    def __str__(self) -> str:
        return f"{self.win:.2%} ± {self.win_error:.2%}, {self.margin:+.2f} ± {self.margin_error:.2f} points"

    def numbers(self) -> dict[str, float]:
        return asdict(self)


def finish(batch: Batch, players: Sequence[Player], seated: Tensor) -> None:
    """Play to the end. `seated` (size, most_seats): which player sits on each seat."""
    with torch.no_grad():
        while not bool(batch.done.all()):
            active, turn = ~batch.done, batch.of_mover(seated)
            choice = torch.zeros_like(turn)
            for index, player in enumerate(players):
                rows = (active & (turn == index)).nonzero()[:, 0]
                if len(rows):
                    choice[rows] = player(batch.take(rows))
            batch.step(choice, active)


def against(deal: Deal, challenger: Player, rivals: Player, *, seats: int, deals: int, device: str) -> Result:
    """One challenger among equal rivals: each deal is played once from every seat."""
    once = deal(torch.full((deals,), seats, device=device))
    rows = torch.arange(deals, device=device).repeat(seats)
    batch = once.take(rows)
    seat = torch.arange(seats, device=device).repeat_interleave(deals)
    seated = (torch.arange(batch.most_seats, device=device) != seat[:, None]).long()
    if batch.partners().sum() > batch.size:  # teams: the partner is of the same kind
        seated = seated * ((torch.arange(batch.most_seats, device=device) - seat[:, None]) % 2)
    finish(batch, (challenger, rivals), seated)
    win = batch.shares().gather(1, seat[:, None])[:, 0].view(seats, deals).mean(0)
    margin = batch.margins().gather(1, seat[:, None])[:, 0].view(seats, deals).mean(0)
    return Result(batch.size, *_mean(win), *_mean(margin))


@dataclass(frozen=True)
class SoloResult:
    """How often a solitaire succeeds, and its points with 0 for a failure."""

    games: int
    success: float
    success_error: float
    points: float
    points_error: float
    complete: float
    """The share of games with 27 points: the whole grid."""

    def __str__(self) -> str:
        succeed = f"{self.success:.2%} ± {self.success_error:.2%} succeed"
        return f"{succeed}, mean {self.points:.2f} ± {self.points_error:.2f}, {self.complete:.1%} complete"

    def numbers(self) -> dict[str, float]:
        return asdict(self)


def alone(player: Player, *, games: int, device: str) -> SoloResult:
    batch = Solitaire.deal(torch.ones(games, dtype=torch.long, device=device))
    finish(batch, (player,), torch.zeros(games, 1, dtype=torch.long, device=device))
    points = batch.points()
    complete = float((points == 27).float().mean())
    return SoloResult(games, *_mean((~batch.failed).float()), *_mean(points), complete)


def _mean(of_deals: Tensor) -> tuple[float, float]:
    return float(of_deals.mean()), Z95 * float(of_deals.std()) / math.sqrt(len(of_deals))
