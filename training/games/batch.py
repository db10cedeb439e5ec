"""The interface of a game for self-play and evaluation: a batch of positions that are all played at once."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple, Self

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.board import NINE, Shape
from training.network import PlaneCounts, Planes

NEVER = -1e9
"""A score below that of every legal choice."""


class Step(NamedTuple):
    """What a choice brought: points at once, and the output of the network that speaks of it."""

    reward: Tensor
    output: Tensor


class Batch(ABC):
    """Games side by side. A choice is number · cells + cell, or all of those + cell for a flip."""

    shape: ClassVar[Shape] = NINE
    planes: ClassVar[PlaneCounts]
    kinds: ClassVar[int] = 1
    most_seats: ClassVar[int]
    draws: ClassVar[bool] = False
    """Whether chance gives the mover a number before each choice."""

    size: int
    seats: Tensor
    """(size,): how many play."""
    scores: Tensor
    """(size, most_seats)"""
    mover: Tensor
    """(size,): whose turn it is, from 0."""
    done: Tensor
    """(size,)"""

    @abstractmethod
    def observe(self) -> Planes:
        """What the network sees, from the mover's seat."""

    @abstractmethod
    def rewards(self) -> tuple[Tensor, Tensor | None]:
        """(size, numbers, cells): points at once for putting a number there, and for flipping it."""

    @abstractmethod
    def legal(self) -> Tensor:
        """(size, choices)"""

    @abstractmethod
    def chances(self) -> Tensor:
        """(size, numbers): how likely the next flip or draw shows a number."""

    @abstractmethod
    def step(self, choice: Tensor, active: Tensor) -> Step:
        """Play a choice in each active game."""

    def is_over(self) -> Tensor:
        """(size,): whether the game is over whatever chance draws next."""
        return self.done

    @property
    def device(self) -> str:
        return str(self.seats.device)

    @property
    def rows(self) -> Tensor:
        return torch.arange(self.size, device=self.seats.device)

    def present(self) -> Tensor:
        """(size, most_seats): the seats that play."""
        return torch.arange(self.most_seats, device=self.seats.device) < self.seats[:, None]

    def partners(self) -> Tensor:
        """(size, most_seats): true for the mover and the players who share the mover's points."""
        return F.one_hot(self.mover, self.most_seats).bool()

    def two_sided(self) -> Tensor:
        """(size,): whether one side's gain is the other's loss."""
        return self.seats == 2

    def margins(self) -> Tensor:
        """(size, most_seats): each seat's score less the best of the others."""
        scores = self.scores.masked_fill(~self.present(), NEVER)
        best, first = scores.max(1)
        second = scores.scatter(1, first[:, None], NEVER).max(1).values
        is_first = F.one_hot(first, self.most_seats).bool()
        return scores - torch.where(is_first, second[:, None], best[:, None])

    def shares(self) -> Tensor:
        """(size, most_seats): each seat's share of the win if the game ended now; equal points share it."""
        best = (self.margins() >= 0) & self.present()
        return best / best.sum(1, keepdim=True)

    def lead(self) -> Tensor:
        """(size,): the mover's margin."""
        return self.of_mover(self.margins())

    def of_mover(self, by_seat: Tensor) -> Tensor:
        return by_seat.gather(1, self.mover[:, None])[:, 0]

    def opponent(self, by_seat: Tensor, step: int) -> Tensor:
        """What a (size, seats, …) tensor has for the seat this many after the mover; 0 for none."""
        seat = (self.mover + step) % self.seats
        others = by_seat[self.rows, seat]
        sits = (step < self.seats).view(-1, *[1] * (others.dim() - 1))
        return torch.where(sits, others, torch.zeros_like(others))

    def take(self, rows: Tensor) -> Self:
        """A new batch of some of these positions, any of them more than once."""
        chosen = object.__new__(type(self))
        for name, value in vars(self).items():
            copied = value[rows] if isinstance(value, Tensor) and value.shape[:1] == (self.size,) else value
            setattr(chosen, name, copied)
        chosen.size = len(rows)
        return chosen
