"""The network: one node for each number on each cell, and layers that know the symmetries of Sudoku.

Each layer applies the same small matrices to every node, and to the means over its row, column, block, cell
and number. Exchanging rows, columns, bands or numbers therefore exchanges the outputs in the same way.
"""

from dataclasses import dataclass
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from training.board import Shape

EPSILON = 1e-6
"""For the root mean square of a node; the kernel uses the same."""
POINTS_SCALE = 20.0
"""The first output times this is points."""


class Planes(NamedTuple):
    """What the network sees of a position: numbers by node, by cell, by symbol and for the whole table."""

    node: Tensor
    cell: Tensor
    symbol: Tensor
    table: Tensor


class PlaneCounts(NamedTuple):
    node: int
    cell: int
    symbol: int
    table: int


@dataclass(frozen=True)
class Design:
    """All that is needed to build a network."""

    shape: Shape
    planes: PlaneCounts
    width: int
    layers: int
    kinds: int
    """1: a number is put on a cell. 2: also, a cell is flipped and shows a number."""


class Layer(nn.Module):
    """A residual layer. Names as in the weight file: `w` within a number, `c` across numbers."""

    def __init__(self, shape: Shape, width: int) -> None:
        super().__init__()
        self.shape = shape
        self.g = nn.Parameter(torch.ones(width))
        self.w0 = nn.Linear(width, width)
        self.w1 = nn.Linear(width, width)
        for name in ("wl", "wb", "wa", "cc", "cl", "cb", "ca"):
            setattr(self, name, nn.Linear(width, width, bias=False))
        nn.init.zeros_(self.w1.weight)
        nn.init.zeros_(self.w1.bias)

    def forward(self, h: Tensor) -> Tensor:
        n, width = self.shape.size, h.shape[-1]
        rows, columns = self.shape.block_rows, self.shape.block_columns
        z = F.rms_norm(h, (width,), eps=EPSILON) * self.g.to(h.dtype)
        grid = z.view(-1, n, n, n, width)
        blocks = (-1, n, n // rows, rows, n // columns, columns, width)
        row, column = grid.mean(3), grid.mean(2)
        block = grid.view(blocks).mean((3, 5))
        everywhere = row.mean(2)
        cell = grid.mean(1)
        by_row = self.wl(row) + self.wa(everywhere)[:, :, None]
        by_row = by_row + (self.cl(row.mean(1)) + self.ca(everywhere.mean(1))[:, None])[:, None]
        by_column = self.wl(column) + self.cl(column.mean(1))[:, None]
        by_block = self.wb(block) + self.cb(block.mean(1))[:, None]
        u = self.w0(z).view(-1, n, n, n, width)
        u = u + by_row[:, :, :, None] + by_column[:, :, None] + self.cc(cell)[:, None]
        u = u.view(blocks) + by_block[:, :, :, None, :, None]
        return h + self.w1(F.relu(u).view(-1, n, n * n, width))


class Network(nn.Module):
    """Values after each action: (positions, numbers, cells, kinds, 2), scaled points and a win logit."""

    def __init__(self, design: Design) -> None:
        super().__init__()
        self.design = design
        width = design.width
        self.ln = nn.Linear(design.planes.node, width)
        self.lc = nn.Linear(design.planes.cell, width)
        self.ls = nn.Linear(design.planes.symbol, width)
        self.lg = nn.Linear(design.planes.table, width)
        self.layers = nn.ModuleList([Layer(design.shape, width) for _ in range(design.layers)])
        self.h1 = nn.Linear(width, width)
        self.h2 = nn.Linear(width, 2 * design.kinds)
        self.g1 = nn.Linear(width, width)
        self.g2 = nn.Linear(width, 2)
        for head in (self.h2, self.g2):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, node: Tensor, cell: Tensor, symbol: Tensor, table: Tensor) -> Tensor:
        on_gpu = table.is_cuda
        with torch.autocast(table.device.type, dtype=torch.bfloat16, enabled=on_gpu):
            dtype = torch.bfloat16 if on_gpu else torch.float32
            h = self.ln(node.to(dtype)) + self.lc(cell.to(dtype))[:, None]
            h = h + self.ls(symbol.to(dtype))[:, :, None] + self.lg(table.to(dtype))[:, None, None]
            for layer in self.layers:
                h = layer(h)
            h = F.rms_norm(h, (h.shape[-1],), eps=EPSILON)
            nodes = F.relu(self.h1(h))
            whole = F.relu(self.g1(h.mean((1, 2))))
        with torch.autocast(table.device.type, enabled=False):
            out = F.linear(nodes.float(), self.h2.weight, self.h2.bias)
            shift = F.linear(whole.float(), self.g2.weight, self.g2.bias)
        return out.view(*out.shape[:3], self.design.kinds, 2) + shift[:, None, None, None]
