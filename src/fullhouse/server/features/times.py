"""How long people here took for problems that they solved alone, and how many wrong digits they wrote."""

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.history.results import Solve, solve_in
from fullhouse.match.ids import TableId
from fullhouse.match.ports import StoredResult

FEWEST = 6
"""Of fewer nothing is told: whoever compares themselves has at least five others."""
MOST_SHOWN = 100


class Solvers(msgspec.Struct, frozen=True):
    """How those who solved a problem here did, without names."""

    count: int
    median: Seconds
    times: tuple[int, ...]
    """In whole seconds, the shortest first; of more than a hundred, a hundred evenly chosen."""
    without_hints: int
    """How many of them asked the coach nothing."""
    counted: int = 0
    """Of how many of them it is known how many wrong digits they wrote; 0 where these are too few."""
    faultless: int = 0
    """How many of those wrote none."""


class Times:
    """The first time of each table counts: a problem is known the second time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._solves: dict[str, dict[TableId, Solve]] = {}
        """By problem, the one that was solved first longest ago first."""

    def add(self, result: StoredResult) -> None:
        solve = solve_in(result)
        if solve is None or result.table in self._solves.get(solve.problem, ()):
            return
        self._solves.setdefault(solve.problem, {})[result.table] = solve
        self._count += 1
        while self._count > self._most:
            oldest = next(iter(self._solves))
            self._count -= len(self._solves.pop(oldest))

    def of(self, problem: str) -> Solvers | None:
        """None where so few have solved it that a time would tell whose it is."""
        solves = self._solves.get(problem, {}).values()
        if len(solves) < FEWEST:
            return None
        seconds = sorted(solve.seconds for solve in solves)
        shown = min(len(seconds), MOST_SHOWN)
        times = tuple(round(seconds[place * len(seconds) // shown]) for place in range(shown))
        alone = sum(not solve.hints for solve in solves)
        counted = [solve for solve in solves if solve.mistakes is not None]
        if len(counted) < FEWEST:
            counted = []
        faultless = sum(not solve.mistakes for solve in counted)
        return Solvers(len(seconds), Seconds(_middle(seconds)), times, alone, len(counted), faultless)


def _middle(ordered: list[Seconds]) -> float:
    """The median; browsers do without the library's."""
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
