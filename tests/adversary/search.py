"""The search: all trials at all tables, and what they found."""

from collections.abc import Iterable

import msgspec

from tests.adversary.tables import Tried, tables
from tests.adversary.trials import TRIALS


class Finding(msgspec.Struct, frozen=True):
    """A table at which a game loses its point."""

    game: str
    pack: str
    changed: str
    seats: int
    trial: str
    what: str
    refused: str
    """The code with which such a table is refused; empty where it is offered."""


def search(seeds: Iterable[int], tried: Iterable[Tried] | None = None) -> tuple[list[Finding], int]:
    """What was found, and how many games were played. A table is left after its first finding of a kind."""
    findings, games = [], 0
    for table in tables() if tried is None else tried:
        for name, trial in TRIALS.items():
            for seed in seeds:
                games += 1
                what = trial(table, seed)
                if what:
                    findings.append(
                        Finding(table.game, table.pack, table.changed, table.seats, name, what, table.refused)
                    )
                    break
    return findings, games
