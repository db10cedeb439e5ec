"""The network: one node for each number on each cell, and layers with the symmetries of Sudoku.

Each layer applies the same small matrices to every node, and to the means over its row, column, block, cell
and number. Exchanging rows, columns, bands or numbers therefore exchanges the outputs in the same way.
"""

from dataclasses import dataclass
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from training.board import Shape, board

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
        """(positions · numbers, cells, width) → the same."""
        width = h.shape[-1]
        if not h.is_cuda or width & (width - 1):
            return self.plain(h)
        from training.fused import FusedLayer  # noqa: PLC0415 — Triton is on GPU machines only

        linears = (self.w0, self.w1, self.wl, self.wb, self.wa, self.cc, self.cl, self.cb, self.ca)
        weights = torch.stack([linear.weight for linear in linears])
        return FusedLayer.apply(h, self.g, weights, torch.stack([self.w0.bias, self.w1.bias]), self.shape)

    def plain(self, h: Tensor) -> Tensor:
        n, width, dtype = self.shape.size, h.shape[-1], h.dtype
        lines, blocks = slice(0, 2 * n), slice(2 * n, 3 * n)
        sums = board(self.shape, str(h.device)).spaces.to(dtype)
        means = sums / sums.sum(1, keepdim=True)
        z = F.rms_norm(h.float(), (width,), self.g, EPSILON).to(dtype)
        space = means @ z
        across = space.view(-1, n, 3 * n + 1, width).mean(1)

        def mix(within: Tensor, line: nn.Linear, block: nn.Linear, whole: nn.Linear) -> Tensor:
            whole_board = within[:, 3 * n :]
            parts = (_by(line, within[:, lines]), _by(block, within[:, blocks]), _by(whole, whole_board))
            return torch.cat(parts, 1)

        mixed = mix(space, self.wl, self.wb, self.wa).view(-1, n, 3 * n + 1, width)
        mixed = mixed + mix(across, self.cl, self.cb, self.ca)[:, None]
        cell = z.view(-1, n, n * n, width).mean(1)
        u = _by(self.w0, z) + sums.T @ mixed.view(-1, 3 * n + 1, width)
        u = u.view(-1, n, n * n, width) + _by(self.cc, cell)[:, None]
        return h + _by(self.w1, F.relu(u).view_as(h))


def _by(linear: nn.Linear, x: Tensor) -> Tensor:
    """A linear map in the precision of its input."""
    bias = None if linear.bias is None else linear.bias.to(x.dtype)
    return F.linear(x, linear.weight.to(x.dtype), bias)


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
        h = self.embed(node, cell, symbol, table)
        for layer in self.layers:
            h = layer(h)
        return self.heads(h)

    def compile_ends(self) -> None:
        """On a GPU: compile what comes before and after the layers, which have kernels of their own."""
        self.embed = torch.compile(self.embed, dynamic=False)  # type: ignore[method-assign]
        self.heads = torch.compile(self.heads, dynamic=False)  # type: ignore[method-assign]

    def embed(self, node: Tensor, cell: Tensor, symbol: Tensor, table: Tensor) -> Tensor:
        dtype = torch.bfloat16 if table.is_cuda else torch.float32
        n = self.design.shape.size
        h = _by(self.ln, node.to(dtype)) + _by(self.lc, cell.to(dtype))[:, None]
        h = h + _by(self.ls, symbol.to(dtype))[:, :, None] + _by(self.lg, table.to(dtype))[:, None, None]
        return h.view(-1, n * n, h.shape[-1])  # one item for each number of each position

    def heads(self, h: Tensor) -> Tensor:
        n, dtype = self.design.shape.size, h.dtype
        h = F.rms_norm(h.float(), (h.shape[-1],), eps=EPSILON).to(dtype).view(-1, n, n * n, h.shape[-1])
        out = _by(self.h2, F.relu(_by(self.h1, h)).float())
        shift = _by(self.g2, F.relu(_by(self.g1, h.mean((1, 2)))).float())
        return out.view(*out.shape[:3], self.design.kinds, 2) + shift[:, None, None, None]


class Chunked:
    """Evaluates any number of positions in chunks of one size; the last one is filled up."""

    def __init__(self, network: nn.Module, chunk: int) -> None:
        self.chunk, self.run = chunk, network

    def __call__(self, *planes: Tensor) -> Tensor:
        count, chunk = len(planes[0]), self.chunk
        parts = []
        for begin in range(0, count, chunk):
            part = [plane[begin : begin + chunk] for plane in planes]
            missing = chunk - len(part[0])
            if missing:
                part = [F.pad(plane, (0, 0) * (plane.dim() - 1) + (0, missing)) for plane in part]
            parts.append(self.run(*part))
        return torch.cat(parts)[:count]
