"""How many games were finished, and the best solo results: read once, then kept up to date."""

from bisect import insort
from collections import Counter

from fullhouse.match.history.results import is_ranked
from fullhouse.match.ports import Store, StoredResult
from fullhouse.server.features.times import Times

MOST_BEST = 10
MOST_LATEST = 10_000
"""Of so many games for one it is known how long their problems took."""
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

    def add(self, result: StoredResult) -> None:
        self._counted += 1
        self.finished[result.game] += 1
        self.times.add(result)
        if result.seats == 1 and is_ranked(result):
            self._rank(result)

    def replace(self, result: StoredResult) -> None:
        """Show a result as it is stored now, if it is among the best."""
        ranked = self.best.get((result.game, result.options), [])
        for place, one in enumerate(ranked):
            if (one.table, one.round) == (result.table, result.round):
                ranked[place] = result

    def _rank(self, result: StoredResult) -> None:
        ranked = self.best.setdefault((result.game, result.options), [])
        insort(ranked, result, key=lambda one: (-one.points, one.finished))
        del ranked[MOST_BEST:]
