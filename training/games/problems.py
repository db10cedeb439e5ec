"""Problems with their solutions as tensors, for the games that write digits."""

from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

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


def read(lines: list[str], device: str = "cpu") -> Problems:
    """Problems from lines of 81 givens and 81 digits of the solution."""
    text = "".join(lines).replace(".", "0").encode()
    numbers = torch.frombuffer(bytearray(text), dtype=torch.uint8).long() - ord("1")
    both = numbers.view(len(lines), 162).to(device)
    return Problems(both[:, :81], both[:, 81:])


def load(path: Path, device: str) -> Problems:
    return read(path.read_text().split(), device)


def generate(path: Path, count: int, seed: int) -> None:
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
