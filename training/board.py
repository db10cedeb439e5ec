"""Boards as tensors: which cells see each other, and which cells a house has."""

from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor


@dataclass(frozen=True)
class Shape:
    """The size of a board and of its blocks."""

    size: int
    block_rows: int
    block_columns: int

    @property
    def cells(self) -> int:
        return self.size * self.size

    @property
    def nodes(self) -> int:
        """A node is a number on a cell."""
        return self.size * self.cells


NINE = Shape(9, 3, 3)
SIX = Shape(6, 2, 3)


@dataclass(frozen=True)
class Board:
    """What the rules look up. Houses: all rows, then all columns, then all blocks."""

    houses: Tensor
    """(3 · size, cells), 1 where the cell is in the house."""
    spaces: Tensor
    """(3 · size + 1, cells): the houses, and the whole board."""
    sees: Tensor
    """(cells, cells), true where two different cells share a house."""
    block_sees: Tensor
    """The same, by blocks only."""


@cache
def board(shape: Shape, device: str) -> Board:
    """The tables of a board on a device.

    >>> board(NINE, "cpu").sees.sum(1).unique().tolist()
    [20]
    """
    cell = torch.arange(shape.cells, device=device)
    row, column = cell // shape.size, cell % shape.size
    blocks_across = shape.size // shape.block_columns
    block = row // shape.block_rows * blocks_across + column // shape.block_columns
    number = torch.arange(shape.size, device=device)[:, None]
    houses = torch.cat([row == number, column == number, block == number])
    other = cell[:, None] != cell
    lines = ((row[:, None] == row) | (column[:, None] == column)) & other
    same_block = (block[:, None] == block) & other
    spaces = torch.cat([houses, torch.ones_like(houses[:1])])
    return Board(houses.float(), spaces.float(), lines | same_block, same_block)
