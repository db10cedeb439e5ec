"""The layer of the network as two GPU kernels: one position stays on the chip from its input to its output.

The plain layer in `network.py` reads and writes all nodes about fifteen times, these once each way.
The derivatives of the weights are left to matrix products over what the backward kernel writes down.
"""

# Triton passes arguments by position, and its constants are written in capitals.
# ruff: noqa: N803, PLR0917

from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor

from training.board import Shape, board
from training.network import EPSILON

WARPS = 4
BACKWARD_WARPS = 8
SPACES = tl.constexpr(32)
"""Houses and the whole board, filled up to a power of two."""
W0, W1, WL, WB, WA, CC, CL, CB, CA = (tl.constexpr(index) for index in range(9))


@triton.jit
def _weight(weights, index: tl.constexpr, WIDTH: tl.constexpr):  # type: ignore[no-untyped-def]
    """A matrix (out × in) of the stack."""
    place = tl.arange(0, WIDTH)
    return tl.load(weights + index * WIDTH * WIDTH + place[:, None] * WIDTH + place[None, :])


@triton.jit
def _transposed(weights, index: tl.constexpr, WIDTH: tl.constexpr):  # type: ignore[no-untyped-def]
    place = tl.arange(0, WIDTH)
    return tl.load(weights + index * WIDTH * WIDTH + place[None, :] * WIDTH + place[:, None])


@triton.jit
def _places(CELLS: tl.constexpr, ROWS: tl.constexpr, WIDTH: tl.constexpr):  # type: ignore[no-untyped-def]
    """Which position; where a node, the cells and the houses have their numbers; which rows are cells."""
    row, column, space = tl.arange(0, ROWS), tl.arange(0, WIDTH), tl.arange(0, SPACES)
    cells, houses = row[:, None] * WIDTH + column[None, :], space[:, None] * WIDTH + column[None, :]
    return tl.program_id(0).to(tl.int64), column, cells, houses, row[:, None] < CELLS


@triton.jit
def _houses(means, sums, ROWS: tl.constexpr):  # type: ignore[no-untyped-def]
    """Matrices: from cells to the mean of each house, and from houses to the sum over those of a cell."""
    row, space = tl.arange(0, ROWS), tl.arange(0, SPACES)
    mean = tl.load(means + space[:, None] * ROWS + row[None, :])
    return mean, tl.load(sums + row[:, None] * SPACES + space[None, :])


@triton.jit
def _scale(x, EPS: tl.constexpr, WIDTH: tl.constexpr):  # type: ignore[no-untyped-def]
    """Brings each node's numbers to a mean square of one."""
    return tl.rsqrt(tl.sum(x * x, 1) / WIDTH + EPS)[:, None]


@triton.jit
def _mix(x, by_line, by_block, by_whole, NUMBERS: tl.constexpr):  # type: ignore[no-untyped-def]
    """Rows and columns, blocks and the whole board each by a matrix of their own."""
    space = tl.arange(0, SPACES)[:, None]
    nothing = tl.zeros_like(x)
    mixed = tl.dot(tl.where(space < 2 * NUMBERS, x, nothing), by_line)
    mixed += tl.dot(tl.where((space >= 2 * NUMBERS) & (space < 3 * NUMBERS), x, nothing), by_block)
    return mixed + tl.dot(tl.where(space == 3 * NUMBERS, x, nothing), by_whole)


@triton.jit
def _forward(  # type: ignore[no-untyped-def]
    h, out, cell_out, across_out, gain, weights, biases, means, sums,
    EPS: tl.constexpr, NUMBERS: tl.constexpr, CELLS: tl.constexpr, ROWS: tl.constexpr, WIDTH: tl.constexpr,
):  # fmt: skip
    position, column, tile, small, inside = _places(CELLS, ROWS, WIDTH)
    mean, total = _houses(means, sums, ROWS)
    g = tl.load(gain + column)[None, :]
    cell = tl.zeros((ROWS, WIDTH), tl.float32)
    across = tl.zeros((SPACES, WIDTH), tl.float32)
    for number in range(NUMBERS):
        at = (position * NUMBERS + number) * CELLS * WIDTH + tile
        x = tl.load(h + at, mask=inside, other=0.0).to(tl.float32)
        z = (x * _scale(x, EPS, WIDTH) * g).to(tl.bfloat16)
        across += tl.dot(mean, z)
        cell += z.to(tl.float32)
    across_mean = (across / NUMBERS).to(tl.bfloat16)
    cell_mean = (cell / NUMBERS).to(tl.bfloat16)
    tl.store(across_out + position * SPACES * WIDTH + small, across_mean)
    tl.store(cell_out + position * CELLS * WIDTH + tile, cell_mean, mask=inside)
    shared = _mix(
        across_mean, _transposed(weights, CL, WIDTH), _transposed(weights, CB, WIDTH),
        _transposed(weights, CA, WIDTH), NUMBERS,
    )  # fmt: skip
    common = tl.dot(cell_mean, _transposed(weights, CC, WIDTH))
    common += tl.load(biases + column)[None, :]
    bias = tl.load(biases + WIDTH + column)[None, :]
    for number in range(NUMBERS):
        at = (position * NUMBERS + number) * CELLS * WIDTH + tile
        x = tl.load(h + at, mask=inside, other=0.0).to(tl.float32)
        z = (x * _scale(x, EPS, WIDTH) * g).to(tl.bfloat16)
        mixed = shared + _mix(
            tl.dot(mean, z).to(tl.bfloat16), _transposed(weights, WL, WIDTH), _transposed(weights, WB, WIDTH),
            _transposed(weights, WA, WIDTH), NUMBERS,
        )  # fmt: skip
        u = common + tl.dot(z, _transposed(weights, W0, WIDTH)) + tl.dot(total, mixed.to(tl.bfloat16))
        a = tl.maximum(u, 0.0).to(tl.bfloat16)
        y = x + bias + tl.dot(a, _transposed(weights, W1, WIDTH))
        tl.store(out + at, y.to(tl.bfloat16), mask=inside)


@triton.jit
def _backward(  # type: ignore[no-untyped-def]
    h, dy, dh, z_out, a_out, du_out, space_out, dmixed_out, cell_in, across_in, dcell_out, dgain,
    gain, weights, biases, means, sums,
    EPS: tl.constexpr, NUMBERS: tl.constexpr, CELLS: tl.constexpr, ROWS: tl.constexpr, WIDTH: tl.constexpr,
):  # fmt: skip
    position, column, tile, small, inside = _places(CELLS, ROWS, WIDTH)
    mean, total = _houses(means, sums, ROWS)
    g = tl.load(gain + column)[None, :]
    across = tl.load(across_in + position * SPACES * WIDTH + small)
    shared = _mix(
        across, _transposed(weights, CL, WIDTH), _transposed(weights, CB, WIDTH),
        _transposed(weights, CA, WIDTH), NUMBERS,
    )  # fmt: skip
    cell_mean = tl.load(cell_in + position * CELLS * WIDTH + tile, mask=inside, other=0.0)
    common = tl.dot(cell_mean, _transposed(weights, CC, WIDTH)) + tl.load(biases + column)[None, :]
    dcell = tl.zeros((ROWS, WIDTH), tl.float32)
    dacross = tl.zeros((SPACES, WIDTH), tl.float32)
    for number in range(NUMBERS):
        item = position * NUMBERS + number
        at = item * CELLS * WIDTH + tile
        x = tl.load(h + at, mask=inside, other=0.0).to(tl.float32)
        z = (x * _scale(x, EPS, WIDTH) * g).to(tl.bfloat16)
        s = tl.dot(mean, z).to(tl.bfloat16)
        tl.store(space_out + item * SPACES * WIDTH + small, s)
        mixed = shared + _mix(
            s, _transposed(weights, WL, WIDTH), _transposed(weights, WB, WIDTH),
            _transposed(weights, WA, WIDTH), NUMBERS,
        )  # fmt: skip
        u = common + tl.dot(z, _transposed(weights, W0, WIDTH)) + tl.dot(total, mixed.to(tl.bfloat16))
        tl.store(z_out + at, z, mask=inside)
        tl.store(a_out + at, tl.maximum(u, 0.0).to(tl.bfloat16), mask=inside)
        d = tl.load(dy + at, mask=inside, other=0.0)
        du = tl.where(u > 0, tl.dot(d, _weight(weights, W1, WIDTH)), 0.0)
        du = tl.where(inside, du, 0.0).to(tl.bfloat16)
        tl.store(du_out + at, du, mask=inside)
        dmixed = tl.dot(tl.trans(total), du)
        tl.store(dmixed_out + item * SPACES * WIDTH + small, dmixed.to(tl.bfloat16))
        dcell += du.to(tl.float32)
        dacross += dmixed
    tl.store(dcell_out + position * CELLS * WIDTH + tile, dcell.to(tl.bfloat16), mask=inside)
    dcell = tl.dot(dcell.to(tl.bfloat16), _weight(weights, CC, WIDTH)) / NUMBERS
    dacross = _mix(
        dacross.to(tl.bfloat16), _weight(weights, CL, WIDTH), _weight(weights, CB, WIDTH),
        _weight(weights, CA, WIDTH), NUMBERS,
    ) / NUMBERS  # fmt: skip
    tl.debug_barrier()  # the derivatives stored above are read again, by whichever thread
    dg = tl.zeros((WIDTH,), tl.float32)
    for number in range(NUMBERS):
        at = (position * NUMBERS + number) * CELLS * WIDTH + tile
        du = tl.load(du_out + at, mask=inside, other=0.0)
        ds = dacross + _mix(
            tl.dot(tl.trans(total), du).to(tl.bfloat16), _weight(weights, WL, WIDTH),
            _weight(weights, WB, WIDTH), _weight(weights, WA, WIDTH), NUMBERS,
        )  # fmt: skip
        dz = dcell + tl.dot(du, _weight(weights, W0, WIDTH)) + tl.dot(tl.trans(mean), ds.to(tl.bfloat16))
        x = tl.load(h + at, mask=inside, other=0.0).to(tl.float32)
        scale = _scale(x, EPS, WIDTH)
        unit = x * scale
        dg += tl.sum(tl.where(inside, dz * unit, 0.0), 0)
        dz = dz * g
        dx = scale * (dz - unit * (tl.sum(dz * unit, 1) / WIDTH)[:, None])
        d = tl.load(dy + at, mask=inside, other=0.0).to(tl.float32)
        tl.store(dh + at, (d + dx).to(tl.bfloat16), mask=inside)
    tl.store(dgain + position * WIDTH + column, dg)


class _Tables:
    """Constants of a board, filled up to the sizes of the kernels."""

    def __init__(self, shape: Shape, device: str) -> None:
        spaces = board(shape, device).spaces
        count = len(spaces)
        self.rows = triton.next_power_of_2(shape.cells)
        sums = torch.zeros(self.rows, 32, device=device)
        sums[: shape.cells, :count] = spaces.T
        means = torch.zeros(32, self.rows, device=device)
        means[:count, : shape.cells] = spaces / spaces.sum(1, keepdim=True)
        self.sums, self.means = sums.bfloat16(), means.bfloat16()


_tables: dict[tuple[Shape, str], _Tables] = {}


def _constants(shape: Shape, device: str, width: int) -> tuple[_Tables, dict[str, Any]]:
    tables = _tables.get((shape, device)) or _tables.setdefault((shape, device), _Tables(shape, device))
    numbers, cells = shape.size, shape.cells
    sizes = {"EPS": EPSILON, "NUMBERS": numbers, "CELLS": cells}
    return tables, sizes | {"ROWS": tables.rows, "WIDTH": width, "num_warps": WARPS, "num_stages": 1}


class FusedLayer(torch.autograd.Function):
    """(positions · numbers, cells, width) → the same; `weights` are the nine matrices of a layer, stacked."""

    @staticmethod
    def forward(ctx: Any, h: Tensor, gain: Tensor, weights: Tensor, biases: Tensor, shape: Shape) -> Tensor:
        tables, sizes = _constants(shape, str(h.device), h.shape[-1])
        half = weights.bfloat16()
        out = torch.empty_like(h)
        positions = len(h) // shape.size
        cell = h.new_empty(positions, shape.cells, h.shape[-1])
        across = h.new_empty(positions, 32, h.shape[-1])
        _forward[(positions,)](h, out, cell, across, gain, half, biases, tables.means, tables.sums, **sizes)
        ctx.save_for_backward(h, gain, half, biases, cell, across)
        ctx.shape = shape
        return out

    @staticmethod
    def backward(ctx: Any, dy: Tensor) -> tuple[Tensor | None, ...]:
        h, gain, half, biases, cell, across = ctx.saved_tensors
        shape: Shape = ctx.shape
        width, n, positions = h.shape[-1], shape.size, len(h) // shape.size
        tables, sizes = _constants(shape, str(h.device), width)
        dy = dy.contiguous()
        dh, z, a, du = (torch.empty_like(h) for _ in range(4))
        space, dmixed = (h.new_empty(len(h), 32, width) for _ in range(2))
        dcell = torch.empty_like(cell)
        dgain = torch.empty(positions, width, device=h.device)
        _backward[(positions,)](
            h, dy, dh, z, a, du, space, dmixed, cell, across, dcell, dgain, gain, half, biases,
            tables.means, tables.sums, **(sizes | {"num_warps": BACKWARD_WARPS}),
        )  # fmt: skip

        def product(d: Tensor, x: Tensor) -> Tensor:
            return (d.reshape(-1, width).T @ x.reshape(-1, width)).float()

        def by_space(d: Tensor, x: Tensor) -> list[Tensor]:
            parts = (slice(0, 2 * n), slice(2 * n, 3 * n), slice(3 * n, 3 * n + 1))
            return [product(d[:, part], x[:, part]) for part in parts]

        dacross = dmixed.view(positions, n, 32, width).sum(1)
        dweights = [product(du, z), product(dy, a), *by_space(dmixed, space)]
        dweights += [product(dcell, cell), *by_space(dacross, across)]
        dbiases = torch.stack([d.sum((0, 1), dtype=torch.float32) for d in (dcell, dy)])
        return dh, dgain.sum(0), torch.stack(dweights), dbiases, None
