"""`challenge` (2 to 4 seats) and `solitaire` as tensors: flip tiles, insert those that did not fit."""

from abc import abstractmethod
from typing import ClassVar, Self

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.board import NINE, board
from training.games.batch import Batch, Step
from training.network import PlaneCounts, Planes

CENTRE = (30, 31, 32, 39, 40, 41, 48, 49, 50)
CELLS = NINE.cells
FLIPS = NINE.nodes
"""The first choice that is a flip."""


class Flipping(Batch):
    kinds: ClassVar[int] = 2

    available: Tensor
    """(size, 9, cells): where a number fits and the cell is open."""
    placeable: Tensor
    """The same, where somebody who holds the number could insert it."""
    insertable: Tensor
    """The same, where the mover can."""
    flippable: Tensor
    """(size, cells)"""

    def __init__(self, tiles: Tensor, seats: Tensor) -> None:
        """Tiles from 0, all face down."""
        device = tiles.device
        size = len(tiles)
        self.size, self.tiles, self.seats = size, tiles, seats
        self.up = torch.zeros(size, CELLS, dtype=torch.bool, device=device)
        self.down = torch.ones_like(self.up)
        self.fits = torch.ones(size, 9, CELLS, dtype=torch.bool, device=device)
        self.hands = torch.zeros(size, self.most_seats, 9, dtype=torch.long, device=device)
        self.unseen = torch.full((size, 9), 9, device=device)
        self.scores = torch.zeros(size, self.most_seats, device=device)
        self.mover = torch.zeros(size, dtype=torch.long, device=device)
        self.done = torch.zeros(size, dtype=torch.bool, device=device)
        self.forced = torch.zeros_like(self.fits)

    @staticmethod
    def shuffled(size: int, device: str) -> Tensor:
        numbers = torch.arange(9, device=device).repeat_interleave(9)
        return numbers[torch.rand(size, CELLS, device=device).argsort(1)]

    def _put(self, number: Tensor, cell: Tensor, where: Tensor) -> None:
        sees = board(NINE, self.device).sees
        self.fits[self.rows, number] &= ~(sees[cell] & where[:, None])
        self.up |= F.one_hot(cell, CELLS).bool() & where[:, None]

    def hand(self) -> Tensor:
        """(size, 9): how many of each number the mover holds."""
        return self.hands[self.rows, self.mover]

    def neighbours(self) -> Tensor:
        """(size, cells): how many face-up tiles a cell sees."""
        return self.up.float() @ board(NINE, self.device).sees.float()

    def chances(self) -> Tensor:
        return self.unseen / self.unseen.sum(1, keepdim=True).clamp(min=1)

    def legal(self) -> Tensor:
        return torch.cat([self.insertable.flatten(1), self.flippable], 1)

    def observe(self) -> Planes:
        me, fits, down = self.hand(), self.available, self.down[:, None]
        others = [self.opponent(self.hands, step) for step in range(1, max(self.most_seats, 2))]
        place, empty = self.placeable, fits & ~down
        held = [place & (other > 0)[:, :, None] for other in others]
        node = [fits & down, empty, self.forced, self.insertable, held[0], ~self.fits & down, *held[1:]]
        cell = [self.up.float(), self.down.float(), self.neighbours() / 20, fits.sum(1) / 9]
        symbol = [
            me / 3,
            others[0] / 3,
            *((me > count).float() for count in range(3)),
            (others[0] > 0).float(),
        ]
        symbol += [self.unseen / 9, fits.sum(2) / 20, empty.sum(2) / 10]
        symbol += [other / 3 for other in others[1:]] + [(other > 0).float() for other in others[1:]]
        left = self.down.sum(1)
        lead = self.lead()
        table = [lead / 20, lead / 100, left / CELLS, me.sum(1) / 10, others[0].sum(1) / 10]
        table += [(me == 1).sum(1) / 9, (me > 1).sum(1) / 9, (left % 2).float()]
        table += self._more_seats(others)
        return Planes(
            torch.stack(node, -1),
            torch.stack(cell, -1).half(),
            torch.stack(symbol, -1).half(),
            torch.stack(table, -1).half(),
        )

    def _more_seats(self, others: list[Tensor]) -> list[Tensor]:  # noqa: ARG002
        return []

    def step(self, choice: Tensor, active: Tensor) -> Step:
        rows, flip = self.rows, choice >= FLIPS
        cell = choice % CELLS
        number = torch.where(flip, self.tiles[rows, cell], choice // CELLS % 9)
        for_insert, for_flip = self.rewards()
        reward = torch.where(flip, for_flip[rows, number, cell], for_insert[rows, number, cell]) * active
        fits = self.fits[rows, number, cell]
        flipped, inserted = flip & active, ~flip & active
        self.scores = self.scores.scatter_add(1, self.mover[:, None], reward[:, None])
        self._put(number, cell, (flipped & fits) | inserted)
        self.down = self.down & ~(F.one_hot(cell, CELLS).bool() & active[:, None])
        self.hands[rows, self.mover, number] += (flipped & ~fits).long() - inserted.long()
        self.unseen[rows, number] -= flipped.long()
        self.mover = torch.where(active, (self.mover + 1) % self.seats, self.mover)
        self.refresh()
        return Step(reward, torch.where(flip, FLIPS, 0) + number * CELLS + cell)

    def rewards(self) -> tuple[Tensor, Tensor]:
        nothing = torch.zeros_like(self.fits, dtype=torch.float)
        return nothing, nothing

    @abstractmethod
    def refresh(self) -> None:
        """Recompute where numbers fit, what is legal, and whether the game is over."""


class Challenge(Flipping):
    planes: ClassVar[PlaneCounts] = PlaneCounts(8, 4, 13, 15)
    most_seats: ClassVar[int] = 4

    def __init__(self, tiles: Tensor, revealed: Tensor, seats: Tensor) -> None:
        super().__init__(tiles, seats)
        number = tiles[self.rows, revealed]
        self._put(number, revealed, torch.ones_like(self.done))
        self.down[self.rows, revealed] = False
        self.unseen[self.rows, number] -= 1
        self.refresh()

    @classmethod
    def deal(cls, seats: Tensor) -> Self:
        device, size = str(seats.device), len(seats)
        centre = torch.tensor(CENTRE, device=device)
        return cls(cls.shuffled(size, device), centre[torch.randint(9, (size,), device=device)], seats)

    def refresh(self) -> None:
        houses = board(NINE, self.device).houses
        self.available = fits = self.fits & ~self.up[:, None]
        hand = self.hand() * fits.any(2)
        self.hands[self.rows, self.mover] = hand  # the mover drops tiles that fit nowhere
        only_one_cell = ((fits.float() @ houses.T) == 1).float() @ houses > 0
        only_one_number = (fits.sum(1) == 1)[:, None]
        self.forced = fits & (only_one_cell | only_one_number)
        empty = ~self.up & ~self.down
        self.placeable = fits & (empty[:, None] | self.forced)
        self.insertable = self.placeable & (hand > 0)[:, :, None]
        self.flippable = self.down
        self.done = self.done | ~(self.insertable.flatten(1).any(1) | self.down.any(1))

    def rewards(self) -> tuple[Tensor, Tensor]:
        others_held = self.hand().sum(1) - 1
        for_insert = torch.where(self.forced, 20.0, 10.0) - others_held[:, None, None]
        return for_insert, self.neighbours()[:, None] * self.available

    def _more_seats(self, others: list[Tensor]) -> list[Tensor]:
        mine = self.of_mover(self.scores)
        seats = [(self.seats == count).float() for count in (3, 4)]
        behind = [(mine - self.opponent(self.scores, step)) / 50 * (self.seats > step) for step in (1, 2, 3)]
        return seats + behind + [other.sum(1) / 10 for other in others[1:]]


class Solitaire(Flipping):
    """Alone. The margin is the final points; a failure costs `penalty` for each tile still face down."""

    planes: ClassVar[PlaneCounts] = PlaneCounts(6, 4, 9, 8)
    most_seats: ClassVar[int] = 1
    penalty: float = 0.0
    """Above 0 early in training, when nearly every game fails and only this tells good from bad."""

    def __init__(self, tiles: Tensor, seats: Tensor) -> None:
        super().__init__(tiles, seats)
        self.failed = torch.zeros_like(self.done)
        self.refresh()

    @classmethod
    def deal(cls, seats: Tensor) -> Self:
        return cls(cls.shuffled(len(seats), str(seats.device)), seats)

    def opponent(self, by_seat: Tensor, step: int) -> Tensor:  # noqa: ARG002
        return torch.zeros_like(by_seat[:, 0])

    def refresh(self) -> None:
        self.available = self.fits & ~self.up[:, None]
        hand = self.hand()
        empty = ~self.up & ~self.down
        self.placeable = self.available & empty[:, None]
        due = hand >= 3
        any_due = due.any(1)
        allowed = torch.where(any_due[:, None], due, hand > 0)
        self.insertable = self.placeable & allowed[:, :, None]
        self.flippable = self.down & ~any_due[:, None]
        stuck = ~self.insertable.flatten(1).any(1)
        self.failed = self.failed | (any_due & stuck)
        self.done = self.done | (stuck & ~self.flippable.any(1))

    def points(self) -> Tensor:
        """(size,): the final points, 0 for a failure."""
        hand = self.hands[:, 0]
        return ((hand == 0) * 3 + (hand == 1)).sum(1).float() * ~self.failed

    def margins(self) -> Tensor:
        lost = self.penalty * self.down.sum(1) * self.failed
        return torch.where(self.done, self.points() - lost, 0.0)[:, None]

    def shares(self) -> Tensor:
        return (~self.failed).float()[:, None]
