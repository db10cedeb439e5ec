"""What is trained and how: one entry for each weight file."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from training.contests import Deal
from training.games.batch import Batch
from training.games.flipping import Challenge, Solitaire
from training.games.laying import Animals, Tiles
from training.games.writing import TYPICAL, OneTwoThree, load_problems
from training.network import Design
from training.players import Aim, Player, greedy, hold
from training.selfplay import Manner

POINTS = Aim(1.0, 0.0)


@dataclass(frozen=True)
class Settings:
    game: type[Batch]
    number: int
    """The number of the game in a weight file."""
    seats: dict[int, float]
    """How often games with this many seats are played."""
    aim: Aim
    """Wanted in the second part of the training, and by the bot. Before: points alone."""
    generations: int
    temperature: tuple[float, float] = (1.0, 0.2)
    trace: tuple[float, float] = (0.95, 0.75)
    correction: float = 1.0
    """How far surprises are measured from the action played, once the network knows something."""
    width: int = 64
    layers: int = 4
    games: int = 2048
    """Games in a generation."""
    share: float = 0.5
    """The part of the positions that is learned from: neighbours teach nearly the same."""
    examples: int = 2048
    """Positions in one update."""
    guests: tuple[Player, ...] = (greedy,)
    """Simple players who sit in some games of three seats and more."""
    guest_share: float = 0.5
    rate: float = 2e-3
    switch: float = 0.35
    """The part of the training after which `aim` is wanted."""

    @property
    def design(self) -> Design:
        game = self.game
        return Design(game.shape, game.planes, self.width, self.layers, game.kinds)

    def manner(self, progress: float) -> Manner:
        """How to play when so much of the training, from 0 to 1, is over."""
        begin, end = self.temperature
        first, last = self.trace
        return Manner(
            aim=POINTS if progress < self.switch else self.aim,
            temperature=begin + (end - begin) * progress,
            trace=1.0 if progress < 0.05 else first + (last - first) * progress,
            correction=self.correction * min(max((progress - 0.05) / 0.1, 0.0), 1.0),
        )

    def rate_at(self, progress: float, updates: int) -> float:
        """The learning rate: warm-up, then constant, then down to nearly nothing."""
        return self.rate * min(1.0, updates / 100) * min(1.0, max(0.02, 2 * (1 - progress)))

    def draw_seats(self, count: int, device: str) -> Tensor:
        numbers = torch.tensor(list(self.seats), device=device)
        weights = torch.tensor(list(self.seats.values()), device=device)
        return numbers[torch.multinomial(weights, count, replacement=True)]


SETTINGS: dict[str, Settings] = {
    "challenge": Settings(
        Challenge,
        3,
        {2: 1.0},
        Aim(1.0, 0.5),
        320,
        layers=5,
    ),
    "challenge-many": Settings(
        Challenge,
        3,
        {2: 0.45, 3: 0.2, 4: 0.35},
        Aim(1.0, 0.5),
        320,
        layers=5,
        guests=(hold, hold, greedy),
        guest_share=0.75,
    ),
    "solitaire": Settings(
        Solitaire,
        4,
        {1: 1.0},
        POINTS,
        340,
        temperature=(0.3, 0.05),
        trace=(0.98, 0.8),
        layers=5,
    ),
    "one-two-three": Settings(
        OneTwoThree,
        6,
        {2: 0.4, 3: 0.2, 4: 0.25, 5: 0.15},
        Aim(0.1, 1.0),
        300,
        temperature=(1.0, 0.4),
    ),
    "tiles": Settings(Tiles, 1, {2: 0.8, 3: 0.1, 4: 0.1}, Aim(1.0, 0.4), 80, width=32),
    "animals": Settings(Animals, 2, {2: 0.8, 3: 0.1, 4: 0.1}, Aim(1.0, 0.4), 60, width=32),
}
PENALTY = 0.25
"""What a tile still face down costs a failed solitaire early in the training; later nothing."""


class Dealers(NamedTuple):
    """How new games are dealt: for training, and for each contest by its name."""

    training: Deal
    contests: Mapping[str, Deal]


def dealers(name: str, runs: Path, device: str) -> Dealers:
    """One-Two-Three needs the file of problems in the folder of runs."""
    settings = SETTINGS[name]
    if settings.game is not OneTwoThree:
        deal: Deal = settings.game.deal  # type: ignore[attr-defined]
        typical: Deal = partial(Tiles.deal, blocks=0.0) if settings.game is Tiles else deal
        return Dealers(deal, {str(seats): typical for seats in settings.seats})
    problems = load_problems(runs / "problems.txt", device)
    write = partial(OneTwoThree.deal, problems=problems)
    return Dealers(
        partial(write, typical=TYPICAL, teams=0.5),
        {str(seats): write for seats in settings.seats} | {"4 in teams": partial(write, teams=1.0)},
    )


def penalty(progress: float) -> float:
    return PENALTY * min(1.0, max(0.0, 2 - 4 * progress))
