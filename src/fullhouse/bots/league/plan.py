"""What a league plays: its units, each one deal in every rotation of the seats, in a fixed order."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import msgspec

from fullhouse.bots import bot
from fullhouse.bots.league.table import GameResult, play
from fullhouse.core.errors import BadInput
from fullhouse.games import game


class Unit(msgspec.Struct, frozen=True):
    """Some bots at one table, and a deal."""

    bots: tuple[str, ...]
    deal: int

    @property
    def key(self) -> str:
        """Names the unit in files and clusters.

        >>> Unit(("club", "expert"), 7).key
        'club+expert/7'
        """
        return f"{'+'.join(self.bots)}/{self.deal}"


class FinishedUnit(msgspec.Struct, frozen=True):
    """The games of a unit: the bots seat by seat, and how it ended for them."""

    key: str
    games: tuple[tuple[tuple[str, ...], GameResult], ...]


class Plan(msgspec.Struct, frozen=True):
    """A league. The same plan gives the same games on every machine."""

    game: str
    bots: tuple[str, ...]
    games: int
    """About how many games each group of bots plays: whole deals, each in all rotations."""
    seats: int = 2
    seed: int = 1
    options: Mapping[str, Any] = {}

    def checked(self) -> "Plan":
        """The same plan. Raises BadInput for what cannot be played."""
        played = game(self.game)
        for name in self.bots:
            bot(name, self.game)
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < self.seats:
            raise BadInput("league-needs-bots", bots=list(self.bots), seats=self.seats)
        if self.games < 1:
            raise BadInput("league-needs-games", games=self.games)
        played.setup(self.options, self.seats, {"seed": self.seed})
        return self

    def units(self) -> list[Unit]:
        deals = -(-self.games // self.seats)
        groups = combinations(self.bots, self.seats)
        return [Unit(group, self.seed + deal) for group in groups for deal in range(deals)]


def play_unit(plan: Plan, unit: Unit) -> FinishedUnit:
    """Every bot of the unit on every seat of the same deal."""
    games = []
    for turn in range(plan.seats):
        order = unit.bots[turn:] + unit.bots[:turn]
        games.append((order, play(plan.game, order, unit.deal, plan.options)))
    return FinishedUnit(unit.key, tuple(games))
