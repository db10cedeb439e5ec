"""Who has how many of a bounded number of places: open connections, or jobs that wait."""

from collections import Counter

from fullhouse.server.networks import networks_of, share_of


class Places:
    """A bounded number of places, in all, for each caller and for each network around it.

    >>> places = Places(most=2, most_each=1)
    >>> [places.take("a"), places.take("a"), places.take("b"), places.take("c")]
    [True, False, True, False]

    However many addresses somebody has, half of the places are left to others:

    >>> places = Places(most=100, most_each=40)
    >>> sum(places.take(f"2001:db8:0:{subnet:x}::1") for subnet in range(200))
    50
    >>> places.take("2001:db8:1::1")
    True
    """

    def __init__(self, *, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._taken: Counter[str] = Counter()
        self.count = 0

    def take(self, caller: str, *, is_shared: bool = False) -> bool:
        """Whether there was a place. A proxy's address is shared by many callers: only the total counts."""
        networks = networks_of(caller)
        if self.count >= self._most or not (is_shared or all(map(self._has_place, networks))):
            return False
        self.count += 1
        self._taken.update(networks)
        return True

    def give_back(self, caller: str) -> None:
        self.count -= 1
        for network in networks_of(caller):
            self._taken[network] -= 1
            if not self._taken[network]:
                del self._taken[network]

    def _has_place(self, network: str) -> bool:
        share = share_of(network)
        most = max(1, round(share * self._most_each))
        return self._taken[network] < (min(most, max(1, self._most // 2)) if share > 1 else most)
