"""`tiles` and `animals` as tensors: lay the tile that chance gives, score the tiles it joins."""

from functools import cache
from itertools import permutations
from typing import ClassVar, Self

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.board import SIX, Shape, board
from training.games.batch import Batch, Step
from training.network import PlaneCounts, Planes


@cache
def one_in_each_block(shape: Shape) -> Tensor:
    """Every way to put one golden tile in each row, column and block: the columns, row by row."""
    across = shape.size // shape.block_columns
    ways = [
        way
        for way in permutations(range(shape.size))
        if len({r // shape.block_rows * across + c // shape.block_columns for r, c in enumerate(way)})
        == shape.size
    ]
    return torch.tensor(ways)


class Tiles(Batch):
    planes: ClassVar[PlaneCounts] = PlaneCounts(1, 3, 3, 9)
    most_seats: ClassVar[int] = 4
    draws: ClassVar[bool] = True

    def __init__(self, golden: Tensor, stack: Tensor, seats: Tensor) -> None:
        """Golden: the number on each cell from 0, or -1; stack: the numbers in the order of the draws."""
        device = golden.device
        self.size, self.seats, self.stack = len(golden), seats, stack
        self.laid = torch.zeros(self.size, dtype=torch.long, device=device)
        self.filled = golden >= 0
        placed = F.one_hot(golden.clamp(min=0), self.shape.size).permute(0, 2, 1) * self.filled[:, None]
        sees = board(self.shape, str(device)).sees.float()
        self.available = ((placed.float() @ sees) == 0) & ~self.filled[:, None]
        self.counts = F.one_hot(stack, self.shape.size).sum(1)
        self.scores = torch.zeros(self.size, self.most_seats, device=device)
        self.mover = torch.zeros(self.size, dtype=torch.long, device=device)
        self.done = torch.zeros(self.size, dtype=torch.bool, device=device)
        self._draw()

    @classmethod
    def deal(cls, seats: Tensor, blocks: float = 0.25) -> Self:
        """New games, the share `blocks` of them with one golden tile in each block too."""
        device, size, n = seats.device, len(seats), cls.shape.size
        ways = one_in_each_block(cls.shape).to(device)
        spread = ways[torch.randint(len(ways), (size,), device=device)]
        lines = torch.rand(size, n, device=device).argsort(1)
        columns = torch.where((torch.rand(size, device=device) < blocks)[:, None], spread, lines)
        numbers = torch.rand(size, n, device=device).argsort(1)
        golden = torch.full((size, n * n), -1, device=device)
        golden.scatter_(1, torch.arange(n, device=device) * n + columns, numbers)
        rest = torch.arange(n, device=device).repeat_interleave(n - 1)
        return cls(golden, rest[torch.rand(size, len(rest), device=device).argsort(1)], seats)

    def _draw(self) -> None:
        """The mover's next tile; a mover without one, or without room for it, ends the game."""
        most = self.stack.shape[1]
        self.tile = self.stack.gather(1, self.laid.clamp(max=most - 1)[:, None])[:, 0]
        self.done = self.done | (self.laid >= most) | ~self.available[self.rows, self.tile].any(1)

    def is_over(self) -> Tensor:
        return self.counts.sum(1) == 0

    def joined(self) -> Tensor:
        """(size, cells): the points of a tile laid on a cell now."""
        return self.filled.float() @ board(self.shape, self.device).sees.float()

    def rewards(self) -> tuple[Tensor, None]:
        return self.joined()[:, None].expand(-1, self.shape.size, -1), None

    def chances(self) -> Tensor:
        return self.counts / self.counts.sum(1, keepdim=True).clamp(min=1)

    def legal(self) -> Tensor:
        drawn = F.one_hot(self.tile, self.shape.size).bool()
        return (self.available & drawn[:, :, None]).flatten(1)

    def observe(self) -> Planes:
        fits, counts, n = self.available, self.counts, self.shape.size
        left = counts.sum(1)
        stuck = (counts * ~fits.any(2)).sum(1) / left.clamp(min=1)
        lead = self.lead()
        cell = [self.filled.float(), self.joined() / 20, fits.sum(1) / n]
        symbol = [counts / 8, fits.sum(2) / 20, (counts > 0).float()]
        table = [lead / 20, lead.sign(), left / 72, (left % 2).float(), stuck]
        table += [(self.seats == count).float() for count in (1, 3, 4)]
        table += [(left % self.seats) / self.seats]
        return Planes(
            fits[..., None],
            torch.stack(cell, -1).half(),
            torch.stack(symbol, -1).half(),
            torch.stack(table, -1).half(),
        )

    def step(self, choice: Tensor, active: Tensor) -> Step:
        rows, cells = self.rows, self.shape.cells
        number, cell = choice // cells, choice % cells
        reward = self.joined()[rows, cell] * active
        self.scores = self.scores.scatter_add(1, self.mover[:, None], reward[:, None])
        here = F.one_hot(cell, cells).bool() & active[:, None]
        self.available[rows, number] &= ~(board(self.shape, self.device).sees[cell] & active[:, None])
        self.available = self.available & ~here[:, None]
        self.filled = self.filled | here
        self.counts[rows, number] -= active.long()
        self.laid = self.laid + active
        self.mover = torch.where(active, (self.mover + 1) % self.seats, self.mover)
        self._draw()
        return Step(reward, choice)


class Animals(Tiles):
    """The same on 6×6; a tile counts those of its block only."""

    shape: ClassVar[Shape] = SIX

    @classmethod
    def deal(cls, seats: Tensor, blocks: float = 1.0) -> Self:
        return super().deal(seats, blocks)

    def joined(self) -> Tensor:
        return self.filled.float() @ board(self.shape, self.device).block_sees.float()
