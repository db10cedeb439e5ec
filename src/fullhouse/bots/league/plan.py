"""What a league plays: units, each one deal in every rotation of the seats, in order; played and kept."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from fullhouse.bots import bot
from fullhouse.bots.league.table import GameResult, recorded
from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason
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
        games.append((order, recorded(plan.game, order, unit.deal, plan.options)[1]))
    return FinishedUnit(unit.key, tuple(games))


Engine = Callable[[Plan, Sequence[Unit]], Iterator[FinishedUnit]]


class Season:
    """The units of a plan that are finished, and the file that remembers them."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan, self._file = plan.checked(), file
        self.finished: dict[str, FinishedUnit] = {}
        self._read()

    @property
    def left(self) -> list[Unit]:
        return [unit for unit in self.plan.units() if unit.key not in self.finished]

    def play(self, engine: Engine) -> Generator[FinishedUnit, None, None]:
        """Plays what is left. A unit that comes twice counts once."""
        with self._file.open("ab") as lines:
            for finished in engine(self.plan, self.left):
                if finished.key not in self.finished:
                    self.finished[finished.key] = finished
                    lines.write(msgspec.json.encode(finished) + b"\n")
                    lines.flush()
                    yield finished

    def _read(self) -> None:
        """What an earlier run has finished. Raises BadInput for a file of another league."""
        head = msgspec.json.encode(self.plan) + b"\n"
        try:
            text = self._file.read_bytes() if self._file.exists() else b""
            if not text:
                self._file.write_bytes(head)
                return
        except OSError as error:
            raise BadInput("file-unreadable", path=str(self._file), detail=reason(error)) from None
        first, _, rest = text.partition(b"\n")
        if first + b"\n" != head:
            raise BadInput("league-differs", path=str(self._file))
        whole = rest[: rest.rfind(b"\n") + 1]
        if whole != rest:  # the last line was cut off when the run was killed
            self._file.write_bytes(head + whole)
        for line in whole.splitlines():
            try:
                finished = msgspec.json.decode(line, type=FinishedUnit)
            except msgspec.DecodeError:
                raise BadInput("league-differs", path=str(self._file)) from None
            self.finished[finished.key] = finished
