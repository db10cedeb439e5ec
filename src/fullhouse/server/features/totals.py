"""What is known of all games together: how many were finished, the best results, and solvers' times."""

from bisect import insort
from collections import Counter

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.history.results import DayResult, Solve, day_in, is_ranked, solve_in
from fullhouse.match.ids import TableId
from fullhouse.match.ports import Store, StoredResult

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


class Days:
    """What was made here of the deals of the latest days, by the number of the day and the table."""

    def __init__(self) -> None:
        self._days: dict[int, dict[TableId, tuple[DayResult, Seconds]]] = {}

    def add(self, result: StoredResult) -> None:
        """Count a result, or put one in the place of what was known of its table."""
        entry = day_in(result)
        if entry is None:
            return
        number, made = entry
        self._days.setdefault(number, {})[result.table] = made, result.finished
        if len(self._days) > MOST_DAYS:
            del self._days[min(self._days)]

    def of(self, number: int) -> tuple[int, tuple[DayResult, ...]]:
        """How many have played a day's deal, and the best of them, the best first."""
        made = self._days.get(number, {})
        ranked = sorted((-one.points, finished, table) for table, (one, finished) in made.items())
        return len(ranked), tuple(made[table][0] for _, _, table in ranked[:MOST_BEST])


def _middle(ordered: list[Seconds]) -> float:
    """The median; browsers do without the library's."""
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


MOST_BEST = 10
MOST_LATEST = 10_000
"""Of so many games for one it is known how long their problems took."""
MOST_DAYS = 4
"""Days are told about while it is theirs somewhere, and a little longer."""
MOST_READINGS = 3
"""How often the results are read again because games ended meanwhile."""


class Totals:
    """Answers without looking into the store. Games of other nodes count when it is loaded again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted = 0
        self.finished: Counter[str] = Counter()
        self.best: dict[tuple[str, str], list[StoredResult]] = {}
        """By game and options, the best first. Only honest games for one: neither arranged nor given up."""
        self.times = Times(MOST_LATEST)
        self.days = Days()

    async def load(self) -> None:
        """Read what was finished before this server started, or at other nodes."""
        for _ in range(MOST_READINGS):
            counted = self._counted
            sums = await self._store.totals(MOST_BEST, MOST_LATEST)
            if counted == self._counted:
                break  # no game was counted meanwhile
        self.finished = Counter(sums.finished)
        self.best.clear()
        for result in sums.best:
            self._rank(result)
        self.times = Times(MOST_LATEST)
        for result in reversed(sums.latest):
            self.times.add(result)
        self.days = Days()
        for result in reversed(sums.days):
            self.days.add(result)

    def add(self, result: StoredResult) -> None:
        self._counted += 1
        self.finished[result.game] += 1
        self.times.add(result)
        self.days.add(result)
        if result.seats == 1 and is_ranked(result):
            self._rank(result)

    def replace(self, result: StoredResult) -> None:
        """Show a result as it is stored now, if it is among the best or of a day."""
        self.days.add(result)
        ranked = self.best.get((result.game, result.options), [])
        for place, one in enumerate(ranked):
            if (one.table, one.round) == (result.table, result.round):
                ranked[place] = result

    def _rank(self, result: StoredResult) -> None:
        ranked = self.best.setdefault((result.game, result.options), [])
        insort(ranked, result, key=lambda one: (-one.points, one.finished))
        del ranked[MOST_BEST:]
