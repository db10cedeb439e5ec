"""Rate limits (token buckets for each caller or connection) and caps on open connections."""

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil

from fullhouse.server.errors import TooMany

Time = Callable[[], float]
SHARED_BITS = 64
"""One household or school usually has this much of an IPv6 address to itself."""
REFUSAL_DELAY_SECONDS = 1.0
"""How long a caller over the rate limit waits for the refusal: who asks without a pause asks slowly."""


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end. A connection that was reset before it was accepted may have none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "?"


def caller_of(address: str) -> str:
    """Whom an address counts as: an IPv6 /64 is one caller, and a mapped IPv4 address is that address.

    >>> caller_of("192.0.2.7"), caller_of("::ffff:192.0.2.7"), caller_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> SHARED_BITS << SHARED_BITS))


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
        if self._fill(now) < cost:
            return False
        self._level -= cost
        return True

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
    """A bucket for each caller, at this node; the least recently used are dropped.

    Where the limit is shared (`sharing.py`), what callers used at other nodes is charged here, too.
    """

    def __init__(self, *, rate: float, burst: float, time: Time, most: int = 10_000) -> None:
        self._rate, self._burst, self._time, self._most = rate, burst, time, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._used: dict[str, float] | None = None

    def check(self, caller: str, cost: float = 1) -> None:
        """Take `cost`, or raise TooMany with the time to wait."""
        bucket, now = self._bucket(caller), self._time()
        if not bucket.take(now, cost):
            raise _too_many(bucket.wait(now, cost))
        if self._used is not None:
            self._used[caller] += cost

    def require(self, caller: str) -> None:
        """Raise TooMany if nothing is left; take nothing."""
        wait = self._bucket(caller).wait(self._time())
        if wait:
            raise _too_many(wait)

    def wait(self, caller: str, cost: float) -> float:
        """Seconds until a caller has this much; takes nothing."""
        return self._bucket(caller).wait(self._time(), cost)

    def charge(self, caller: str, cost: float) -> None:
        """Take `cost` afterwards, when it is known what something cost."""
        self.charge_elsewhere(caller, cost)
        if self._used is not None:
            self._used[caller] += cost

    def charge_elsewhere(self, caller: str, cost: float) -> None:
        """Take what a caller has used at another node."""
        self._bucket(caller).charge(self._time(), cost)

    def take_used(self) -> dict[str, float]:
        """What each caller has used here since this was asked last; counted from the first time on."""
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

    def _bucket(self, caller: str) -> Bucket:
        bucket = self._buckets.pop(caller, None)
        if bucket is None:
            bucket = Bucket(rate=self._rate, burst=self._burst, now=self._time())
        self._buckets[caller] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """How many connections to this process are open, in all and for each caller.

    >>> places = Places(most=2, most_each=1)
    >>> [places.take("a"), places.take("a"), places.take("b"), places.take("c")]
    [True, False, True, False]
    """

    def __init__(self, *, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._taken: Counter[str] = Counter()
        self.count = 0

    def take(self, caller: str, *, is_shared: bool = False) -> bool:
        """Whether there was a place. A proxy's address is shared by many callers: only the total counts."""
        if self.count >= self._most or (not is_shared and self._taken[caller] >= self._most_each):
            return False
        self.count += 1
        self._taken[caller] += 1
        return True

    def give_back(self, caller: str) -> None:
        self.count -= 1
        self._taken[caller] -= 1
        if not self._taken[caller]:
            del self._taken[caller]


def _too_many(wait: float) -> TooMany:
    return TooMany("too-many-requests", wait=ceil(wait))
