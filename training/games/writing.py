"""`one-two-three` as tensors: 2 to 5 seats or teams. All digits are right: good players solve the problem.

With its problems and their solutions.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar, Self

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.board import NINE, board
from training.games.batch import NEVER, Batch, Step
from training.network import PlaneCounts, Planes

CLUES = (30, 0)
"""Half of the problems keep this many givens, half as few as they can."""


@dataclass(frozen=True)
class Problems:
    """Numbers from 0; -1 is an empty cell."""

    givens: Tensor
    solutions: Tensor

    def __len__(self) -> int:
        return len(self.givens)

    def some(self, count: int) -> "Problems":
        """Some problems at random, with their numbers exchanged at random."""
        device = self.givens.device
        rows = torch.randint(len(self), (count,), device=device)
        numbers = torch.rand(count, 9, device=device).argsort(1)
        givens = self.givens[rows]
        renamed = torch.where(givens >= 0, numbers.gather(1, givens.clamp(min=0)), -1)
        return Problems(renamed, numbers.gather(1, self.solutions[rows]))

    def take(self, rows: Tensor) -> "Problems":
        return Problems(self.givens[rows], self.solutions[rows])


def read_problems(lines: list[str], device: str = "cpu") -> Problems:
    """Problems from lines of 81 givens and 81 digits of the solution."""
    text = "".join(lines).replace(".", "0").encode()
    numbers = torch.frombuffer(bytearray(text), dtype=torch.uint8).long() - ord("1")
    both = numbers.view(len(lines), 162).to(device)
    return Problems(both[:, :81], both[:, 81:])


def load_problems(path: Path, device: str) -> Problems:
    return read_problems(path.read_text().split(), device)


def write_problems(path: Path, count: int, seed: int) -> None:
    """Write a file of new problems with the project's own generator."""
    # Here, because a GPU machine need not have the project's kernel: it gets the file.
    from fullhouse.solver.batch import solve_many  # noqa: PLC0415
    from fullhouse.solver.generate import problems  # noqa: PLC0415

    made = [
        problem
        for index, clues in enumerate(CLUES)
        for problem in problems(count // len(CLUES), seed=seed + index, clues=clues)
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (given + solution for given, solution in zip(made, solve_many(made), strict=True))
    path.write_text("\n".join(lines) + "\n")


CLASSIC, SHORTENED, EXPRESS = range(3)
HANDICAP = (0.0, 4.0, 6.0, 8.0, 10.0)
HOUSE = 10.0
UNABLE = 10.0
TYPICAL = 0.7
"""The share of games in training with the default options; the others have any."""


def next_asked(sequence: int, asked: int) -> int:
    """How many digits the round after one of `asked` digits asks for.

    >>> [next_asked(CLASSIC, 3), next_asked(SHORTENED, 3), next_asked(SHORTENED, 1)]
    [1, 3, 2]
    """
    if sequence == CLASSIC:
        return asked % 3 + 1
    return min(asked + 1, 3)


@cache
def forecast(device: str) -> Tensor:
    """[sequence, seats, asked, open cells] as a round begins: rounds left, digits and cells of the last."""
    table = torch.zeros(3, 6, 4, 82, 3, dtype=torch.long)
    for sequence in range(3):
        for seats in range(2, 6):
            for asked in range(1, 4):
                for empty in range(82):
                    rounds, left, final = 1, empty, asked
                    while left > seats * final:
                        left, final, rounds = left - seats * final, next_asked(sequence, final), rounds + 1
                    table[sequence, seats, asked, empty] = torch.tensor([rounds, final, left])
    return table.to(device)


class OneTwoThree(Batch):
    planes: ClassVar[PlaneCounts] = PlaneCounts(2, 11, 4, 42)
    most_seats: ClassVar[int] = 5

    def __init__(
        self,
        problems: Problems,
        seats: Tensor,
        *,
        sequence: Tensor | None = None,
        handicap: Tensor | None = None,
        lowest_first: Tensor | None = None,
        teams: Tensor | None = None,
    ) -> None:
        device, size = seats.device, len(seats)
        no = torch.zeros(size, dtype=torch.bool, device=device)
        zero = torch.zeros(size, dtype=torch.long, device=device)
        self.size, self.seats = size, seats
        self.open = problems.givens < 0
        self.solution = F.one_hot(problems.solutions, 9).permute(0, 2, 1).bool()
        self.sequence = zero.clone() if sequence is None else sequence
        self.lowest_first = ~no if lowest_first is None else lowest_first
        self.teams = no.clone() if teams is None else teams
        has_handicap = ~no if handicap is None else handicap
        self.scores = torch.tensor(HANDICAP, device=device) * has_handicap[:, None] * self.present()
        self.asked = torch.where(self.sequence == EXPRESS, 3, 1)
        self.left = self.asked.clone()
        self.place, self.mover = zero.clone(), zero.clone()
        self.order = torch.arange(5, device=device).repeat(size, 1)
        self.written = torch.zeros(size, 9, dtype=torch.long, device=device)
        self.has_house, self.final = no.clone(), no.clone()
        self.done = ~self.open.any(1)
        self._begin_round(~no)

    @classmethod
    def deal(cls, seats: Tensor, problems: Problems, *, typical: float = 1.0, teams: float = 0.0) -> Self:
        """New games: the share `typical` with the default options, `teams` of those for four in teams."""
        device, size = seats.device, len(seats)
        other = torch.rand(size, device=device) >= typical

        def coin() -> Tensor:
            return torch.rand(size, device=device) < 0.5

        return cls(
            problems.some(size),
            seats,
            sequence=torch.randint(3, (size,), device=device) * other,
            handicap=~(other & coin()),
            lowest_first=~(other & coin()),
            teams=(seats == 4) & (torch.rand(size, device=device) < teams),
        )

    # Points

    def partners(self) -> Tensor:
        seat = torch.arange(5, device=self.seats.device)
        ours = (seat - self.mover[:, None]) % 2 == 0
        return super().partners() | (ours & self.teams[:, None] & self.present())

    def two_sided(self) -> Tensor:
        return (self.seats == 2) | self.teams

    def margins(self) -> Tensor:
        one, two = self.scores[:, 0] + self.scores[:, 2], self.scores[:, 1] + self.scores[:, 3]
        lead = one - two
        ours = torch.stack([lead, -lead, lead, -lead, torch.full_like(lead, NEVER)], 1)
        return torch.where(self.teams[:, None], ours, super().margins())

    def shares(self) -> Tensor:
        """With teams, both partners have the whole share of their side."""
        margins = self.margins()
        team = (margins > 0).float() + 0.5 * (margins == 0)
        return torch.where(self.teams[:, None], team, super().shares())

    def _empty_in_house(self) -> Tensor:
        return self.open.float() @ board(NINE, self.device).houses.T

    def _completing(self) -> Tensor:
        """(size, cells): the empty cells that are the last ones of a house."""
        last = (self._empty_in_house() == 1).float() @ board(NINE, self.device).houses > 0
        return last & self.open

    def rewards(self) -> tuple[Tensor, None]:
        face = torch.arange(1, 10, device=self.seats.device)
        equal = face + 2.0 * (self.written == 1) + 1.0 * (self.written == 2)
        house = HOUSE * (self._completing() & ~self.has_house[:, None])
        return equal[:, :, None] + house[:, None], None

    # What is seen

    def legal(self) -> Tensor:
        return (self.solution & self.open[:, None]).flatten(1)

    def chances(self) -> Tensor:
        return torch.zeros(self.size, 9, device=self.seats.device)

    def observe(self) -> Planes:
        houses, empty = board(NINE, self.device).houses, self._empty_in_house()
        cell = [self.open.float(), (empty @ houses) / 27]
        for count in (1, 2, 3):
            few = (empty == count).float()
            cell += [few[:, i : i + 9] @ houses[i : i + 9] for i in (0, 9, 18)]
        face = (torch.arange(1, 10, device=self.seats.device) / 9).expand(self.size, 9)
        once, twice = (self.written == 1).float(), (self.written == 2).float()
        return Planes(
            torch.stack([self.solution & self.open[:, None], self.solution & ~self.open[:, None]], -1),
            (torch.stack(cell, -1) * self.open[..., None]).half(),
            torch.stack([face, face * face, once, twice], -1).half(),
            torch.cat([self._table(), self._opponents(), self._forecast()], -1).half(),
        )

    def _table(self) -> Tensor:
        lead, empty = self.lead(), self.open.sum(1)
        place = self.place / (self.seats - 1)
        first = [lead / 20, lead.sign(), empty / 81, self.has_house.float(), place, self.final.float()]
        one_hot = [F.one_hot(self.asked - 1, 3), F.one_hot(self.left - 1, 3), F.one_hot(empty % 12, 12)]
        return torch.cat([torch.stack(first, -1), *one_hot], -1)

    def _opponents(self) -> Tensor:
        mine = self.of_mover(self.scores)
        seats = [(self.seats == count).float() for count in (3, 4, 5)]
        leads = [
            (mine - self.opponent(self.scores, step)) / 20 * (self.seats > step) for step in (1, 2, 3, 4)
        ]
        return torch.stack([*seats, *leads, self.lead() / 20 * self.teams], -1)

    def _forecast(self) -> Tensor:
        """The final round, if everybody writes all the digits asked."""
        empty, after = self.open.sum(1), self.seats - 1 - self.place
        sequence, asked = self.sequence, self.asked
        following = torch.where(sequence == CLASSIC, asked % 3 + 1, (asked + 1).clamp(max=3))
        at_start = (empty - self.left - after * asked).clamp(min=0)
        later = forecast(self.device)[sequence, self.seats, following, at_start]
        rounds = torch.where(self.final, 0, later[:, 0])
        digits = torch.where(self.final, asked, later[:, 1])
        cells = torch.where(self.final, (empty - self.left).clamp(min=0), later[:, 2])
        players = torch.where(self.final, after, self.seats)
        idle = (players - (cells + digits - 1) // digits).clamp(min=0)
        numbers = [cells / 15, idle / 5, cells % digits / 2]
        options = [sequence == SHORTENED, sequence == EXPRESS, ~self.lowest_first]
        return torch.cat(
            [(rounds / 10)[:, None], F.one_hot(digits - 1, 3), torch.stack([*numbers, *options], -1)], -1
        )

    # Play

    def step(self, choice: Tensor, active: Tensor) -> Step:
        rows, number, cell = self.rows, choice // 81, choice % 81
        reward = self.rewards()[0][rows, number, cell] * active
        self.has_house = self.has_house | (self._completing()[rows, cell] & active)
        self.scores = self.scores.scatter_add(1, self.mover[:, None], reward[:, None])
        self.open = self.open & ~(F.one_hot(cell, 81).bool() & active[:, None])
        self.written[rows, number] += active.long()
        self.left = self.left - active.long()
        full = active & ~self.open.any(1)
        self._pay_unable(full)
        self.done = self.done | full
        self._end_turn(active & (self.left == 0) & ~full)
        self.left = self.left.clamp(min=1)
        return Step(reward, choice)

    def _pay_unable(self, full: Tensor) -> None:
        """The grid is complete: the seats whose turn in this round has not come are paid for it."""
        place = torch.arange(5, device=self.seats.device)
        waiting = (place > self.place[:, None]) & (place < self.seats[:, None]) & full[:, None]
        self.scores = self.scores.scatter_add(1, self.order, UNABLE * waiting)

    def _end_turn(self, ended: Tensor) -> None:
        self.written = torch.where(ended[:, None], 0, self.written)
        self.has_house = self.has_house & ~ended
        self.place = self.place + ended.long()
        new_round = ended & (self.place == self.seats)
        following = torch.where(self.sequence == CLASSIC, self.asked % 3 + 1, (self.asked + 1).clamp(max=3))
        self.asked = torch.where(new_round, following, self.asked)
        self._begin_round(new_round)
        self.left = torch.where(ended, self.asked, self.left)

    def _begin_round(self, begins: Tensor) -> None:
        self.place = torch.where(begins, 0, self.place)
        self.final = self.final | (begins & (self.open.sum(1) <= self.seats * self.asked))
        seat = torch.arange(5, device=self.seats.device).expand(self.size, 5)
        by_score = self.scores.masked_fill(~self.present(), -NEVER).argsort(dim=1, stable=True)
        ordered = torch.where((self.final & self.lowest_first)[:, None], by_score, seat)
        self.order = torch.where(begins[:, None], ordered, self.order)
        self.mover = self.order.gather(1, self.place[:, None])[:, 0]
