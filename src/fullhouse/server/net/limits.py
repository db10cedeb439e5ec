"""Rate limits: token buckets for each caller, network or connection."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from math import ceil

from fullhouse.server.errors import TooMany
from fullhouse.server.networks import networks_of, share_of

Time = Callable[[], float]
REFUSAL_DELAY_SECONDS = 1.0
"""How long a caller over the rate limit waits for the refusal: who asks without a pause asks slowly."""


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end. A connection that was reset before it was accepted may have none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "?"


class Bucket:
    """Holds at most `burst` and gains `rate` a second. What is charged afterwards may put it into debt.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    >>> bucket.charge(1, 5)
    >>> bucket.wait(1), bucket.wait(2)
    (3.0, 2.0)
    """

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, *, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._level, self._at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        # `_fill`, written out: every message asks twice.
        level = self._level + (now - self._at) * self._rate
        level = level if level < self._burst else self._burst
        self._at = now
        is_there = level >= cost
        self._level = level - cost if is_there else level
        return is_there

    def charge(self, now: float, cost: float) -> None:
        """Take this much whether or not it is there; the debt is at most one whole bucket."""
        self._level = max(self._fill(now) - cost, -self._burst)

    def wait(self, now: float, cost: float = 1) -> float:
        """Seconds until `cost` can be taken."""
        return max(0.0, (min(cost, self._burst) - self._fill(now)) / self._rate)

    def _fill(self, now: float) -> float:
        level = self._level + (now - self._at) * self._rate
        self._level = level = level if level < self._burst else self._burst
        self._at = now
        return level


class Limits:
    """A bucket for each caller and each network around it, at this node; the least recently used are dropped.

    A narrow network is refused before it has used up what the wider one around it has: nobody is refused for
    what a stranger did, unless the stranger's network is their own.

    Where the limit is shared (`sharing.py`), what was used at other nodes is charged here, too.
    """

    def __init__(self, *, rate: float, burst: float, time: Time, most: int = 40_000) -> None:
        self._rate, self._burst, self._time, self._most = rate, burst, time, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._used: dict[str, float] | None = None

    def check(self, caller: str, cost: float = 1) -> None:
        """Take `cost` from all networks of a caller, or from none and raise TooMany with the time to wait."""
        wait = self.wait(caller, cost)
        if wait:
            raise _too_many(wait)
        self.charge(caller, cost)

    def require(self, caller: str) -> None:
        """Raise TooMany if nothing is left; take nothing."""
        wait = self.wait(caller, 1)
        if wait:
            raise _too_many(wait)

    def wait(self, caller: str, cost: float) -> float:
        """Seconds until a caller has this much; takes nothing."""
        now = self._time()
        return max(self._bucket(network, now).wait(now, cost) for network in networks_of(caller))

    def charge(self, caller: str, cost: float) -> None:
        """Take `cost` afterwards, when it is known what something cost."""
        for network in networks_of(caller):
            self.charge_elsewhere(network, cost)
            if self._used is not None:
                self._used[network] += cost

    def charge_elsewhere(self, network: str, cost: float) -> None:
        """Take what a network has used at another node."""
        now = self._time()
        self._bucket(network, now).charge(now, cost)

    def take_used(self) -> dict[str, float]:
        """What each network has used here since this was asked last; counted from the first time on."""
        used, self._used = self._used, defaultdict(float)
        return dict(used or {})

    @property
    def memory(self) -> float:
        """Seconds until an empty bucket is full."""
        return self._burst / self._rate

    @property
    def window(self) -> int:
        """Which stretch of `memory` seconds it is now."""
        return int(self._time() / self.memory)

    def _bucket(self, network: str, now: float) -> Bucket:
        bucket = self._buckets.pop(network, None)
        if bucket is None:
            share = share_of(network)
            bucket = Bucket(rate=share * self._rate, burst=max(1.0, share * self._burst), now=now)
        self._buckets[network] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


def _too_many(wait: float) -> TooMany:
    return TooMany("too-many-requests", wait=ceil(wait))
