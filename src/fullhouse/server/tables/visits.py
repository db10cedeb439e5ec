"""Which connection of a client is its latest: what an earlier one still asks is not carried out any more."""

from collections.abc import Mapping

from fullhouse.match.nodes import Visit

MOST_CLIENTS = 1_000
"""So many are remembered at a table; of the others, connections that are still open count."""


class Visits:
    """The clients of one table. A refusal is final because of them: what came before it is over."""

    __slots__ = ("_elsewhere", "_here")

    def __init__(self) -> None:
        self._here: dict[bytes, int] = {}
        """The latest visits to this node, the latest client last."""
        self._elsewhere: Mapping[bytes, int] = {}
        """The fences that the store had when it was asked last."""

    def enter(self, visit: Visit | None) -> None:
        if visit is None:
            return
        latest = self._here.pop(visit.client, visit.number)
        self._here[visit.client] = max(latest, visit.number)
        if len(self._here) > MOST_CLIENTS:
            del self._here[next(iter(self._here))]

    def learn(self, fences: Mapping[bytes, int]) -> None:
        self._elsewhere = fences

    def came_from_here(self, visit: Visit) -> bool:
        """Whether the visit before this one was to this node, or there was none: it knows what waits."""
        return visit.number == 0 or self._here.get(visit.client) == visit.number - 1

    def is_over(self, visit: Visit | None) -> bool:
        """Whether this client has come back since."""
        if visit is None:
            return False
        here, elsewhere = self._here.get(visit.client, 0), self._elsewhere.get(visit.client, 0)
        return visit.number < max(here, elsewhere)
