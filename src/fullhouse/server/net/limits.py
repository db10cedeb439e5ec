"""Rate limits: a token bucket for each address or connection."""

from collections import OrderedDict
from collections.abc import Callable

from fullhouse.core.ids import Seconds
from fullhouse.server.errors import TooMany

Time = Callable[[], float]


class Bucket:
    """Holds `burst` at the most and gets `rate` a second.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, *, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._level, self._at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True


class Limits:
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, *, rate: float, burst: float, time: Time, most: int = 10_000) -> None:
        self._rate, self._burst, self._time, self._most = rate, burst, time, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1) -> None:
        """Raise TooMany if the bucket is empty."""
        now = self._time()
        bucket = self._buckets.pop(who, None) or Bucket(rate=self._rate, burst=self._burst, now=now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take(now, cost):
            raise TooMany("too-many-requests", wait=Seconds(round(cost / self._rate, 1)))
