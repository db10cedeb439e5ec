"""Who has how many of a bounded number of places: callers, the networks around them, and whose turn it is."""

import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Generic, NamedTuple, TypeVar

try:
    import resource
except ImportError:  # Windows: there is no such limit
    resource = None  # type: ignore[assignment]

T = TypeVar("T")
SHARES: Mapping[str, float] = {"128": 0.5, "64": 1, "56": 2, "48": 4, "32": 1, "24": 4}
"""How much of a limit a network of this many bits has, where 1 is one household or school.

An IPv6 /128 is one device, a /64 a household, a /56 or /48 all that one customer of a provider can have; an
IPv4 address is often a whole school, and a /24 what is sold in one piece.
"""
WIDTHS_6, WIDTHS_4 = (128, 64, 56, 48), (32, 24)
MOST_FILES = 65_536
RESERVED_FILES = 128
"""Files for the database, the workers and the client's pages."""


class Rate(NamedTuple):
    """How much of something may be had: in the long run, and at once after a rest."""

    a_second: float
    at_once: float


class Capacity:
    """A bounded number of places, in all, for each caller and for each network around it.

    >>> capacity = Capacity(most=2, most_each=1)
    >>> [capacity.take("a"), capacity.take("a"), capacity.take("b"), capacity.take("c")]
    [True, False, True, False]

    However many addresses somebody has, half of the places are left to others:

    >>> capacity = Capacity(most=100, most_each=40)
    >>> sum(capacity.take(f"2001:db8:0:{subnet:x}::1") for subnet in range(200))
    50
    >>> capacity.take("2001:db8:1::1")
    True
    """

    def __init__(self, *, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._taken: Counter[str] = Counter()
        self.count = 0

    def take(self, caller: str, *, is_shared: bool = False) -> bool:
        """Whether there was a place. A proxy's address is shared by many callers: only the total counts."""
        networks = networks_of(caller)
        if self.is_full or not (is_shared or all(map(self._has_place, networks))):
            return False
        self.count += 1
        self._taken.update(networks)
        return True

    @property
    def is_full(self) -> bool:
        return self.count >= self._most

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


def caller_of(address: str) -> str:
    """Whom an address counts as: a mapped IPv4 address is that address.

    >>> caller_of("192.0.2.7"), caller_of("::ffff:192.0.2.7"), caller_of("fe80::1%eth0")
    ('192.0.2.7', '192.0.2.7', 'fe80::1')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed)


@lru_cache(maxsize=2_048)
def networks_of(caller: str) -> tuple[str, ...]:
    """The networks that a caller belongs to, the narrowest first. Who has no address is one of their own.

    >>> networks_of("192.0.2.7"), networks_of("a worker")
    (('192.0.2.7/32', '192.0.2.0/24'), ('a worker',))
    >>> networks_of("2001:db8:1:2ff::4")
    ('2001:db8:1:2ff::4/128', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48')
    """
    try:
        parsed = ip_address(caller)
    except ValueError:
        return (caller,)
    widths = WIDTHS_6 if isinstance(parsed, IPv6Address) else WIDTHS_4
    return tuple(str(ip_network((parsed, width), strict=False)) for width in widths)


def share_of(network: str) -> float:
    """How much of a limit a network has, by the bits of its name.

    >>> share_of("192.0.2.0/24"), share_of("a worker")
    (4, 1)
    """
    return SHARES.get(network.rpartition("/")[2], 1)


class FairQueue(Generic[T]):
    """First come, first served for each caller; one item of each caller in turn.

    >>> queue = FairQueue[str]()
    >>> for caller, item in [("crowd", "c1"), ("crowd", "c2"), ("crowd", "c3"), ("ana", "a1")]:
    ...     queue.put(caller, item)
    >>> [queue.take() for _ in range(len(queue))]
    ['c1', 'a1', 'c2', 'c3']

    Callers of one network have its turn together:

    >>> for caller in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1", "198.51.100.1", "198.51.100.1"):
    ...     queue.put(caller, caller)
    >>> [queue.take().rpartition(".")[0][-3:] for _ in range(len(queue))]
    ['0.2', '100', '0.2', '100', '0.2', '0.2']
    """

    def __init__(self) -> None:
        self._line = _Line[T]()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, caller: str, item: T) -> None:
        line = self._line
        for network in reversed(networks_of(caller)):
            line = line.lines.setdefault(network, _Line())
        line.items.append(item)
        self._count += 1

    def take(self) -> T:
        """The next item; its caller goes to the end of the line. Raises KeyError if there is none."""
        item = self._line.take()
        self._count -= 1
        return item

    def discard(self, caller: str, item: T) -> None:
        """Take out an item that waits, if it does."""
        if self._line.discard(networks_of(caller)[::-1], item):
            self._count -= 1


class _Line(Generic[T]):
    """Those who wait in one network: in the networks within it, or, where there are none, themselves."""

    __slots__ = ("items", "lines")

    def __init__(self) -> None:
        self.lines: OrderedDict[str, _Line[T]] = OrderedDict()
        self.items: deque[T] = deque()

    def take(self) -> T:
        if self.items:
            return self.items.popleft()
        network, line = self.lines.popitem(last=False)
        item = line.take()
        if line.lines or line.items:
            self.lines[network] = line
        return item

    def discard(self, networks: Sequence[str], item: T) -> bool:
        """Whether it waited here, in the network within the others that the first of these names."""
        if not networks:
            is_here = item in self.items
            if is_here:
                self.items.remove(item)
            return is_here
        line = self.lines.get(networks[0])
        is_there = line is not None and line.discard(networks[1:], item)
        if line is not None and not (line.lines or line.items):
            del self.lines[networks[0]]
        return is_there


MOST_BEHIND = 60.0
"""However much a network has used, it goes before one that has used so much more."""
MOST_NETWORKS = 4_096
"""What so many networks have used is remembered."""


class ThriftyQueue(Generic[T]):
    """Who has used least goes first. Nobody saves up: who comes anew has used as much as who is served now.

    >>> queue = ThriftyQueue[str](guess=1.0)
    >>> for caller, item in [("crowd", "c1"), ("crowd", "c2"), ("ana", "a1"), ("ana", "a2")]:
    ...     queue.put(caller, item)
    >>> queue.take()
    'c1'
    >>> queue.charge("crowd", 10.0)
    >>> [queue.take() for _ in range(len(queue))]
    ['a1', 'a2', 'c2']

    Where all places are taken, whoever waits with most in one network gives one up:

    >>> for caller, item in [("crowd", "c1"), ("crowd", "c2"), ("ana", "a1")]:
    ...     queue.put(caller, item)
    >>> queue.drop("ben"), queue.drop("crowd")
    ('c1', None)
    """

    def __init__(self, guess: float) -> None:
        self.guess = guess
        """What an item that is taken will use, until that is known."""
        self._lines: dict[str, FairQueue[T]] = {}
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, caller: str, item: T) -> None:
        network = _widest(caller)
        self._lines.setdefault(network, FairQueue()).put(caller, item)

    def take(self) -> T:
        """The next item. Raises ValueError if there is none."""
        network = min(self._lines, key=self._behind)
        self._now = self._behind(network)
        item = self._lines[network].take()
        self._forget(network)
        self._charge(network, self.guess)
        return item

    def charge(self, caller: str, used: float) -> None:
        """An item has used so much; what was guessed when it was taken no longer counts."""
        self._charge(_widest(caller), used - self.guess)

    def discard(self, caller: str, item: T) -> None:
        """Take out an item that waits, if it does."""
        network = _widest(caller)
        if network in self._lines:
            self._lines[network].discard(caller, item)
            self._forget(network)

    def drop(self, caller: str) -> T | None:
        """Take out an item of the network with most of them, unless the caller's would have as many."""
        network = max(self._lines, key=lambda one: len(self._lines[one]))
        own = len(self._lines.get(_widest(caller), ()))
        if len(self._lines[network]) <= own + 1:
            return None
        item = self._lines[network].take()
        self._forget(network)
        return item

    def _behind(self, network: str) -> float:
        return max(self._used.get(network, 0.0), self._now)

    def _charge(self, network: str, used: float) -> None:
        self._used[network] = min(self._behind(network) + used, self._now + MOST_BEHIND)
        if len(self._used) > MOST_NETWORKS:
            self._used = {one: used for one, used in self._used.items() if used > self._now}

    def _forget(self, network: str) -> None:
        if not self._lines[network]:
            del self._lines[network]


def _widest(caller: str) -> str:
    return networks_of(caller)[-1]


def most_connections(wanted: int) -> int:
    """As many as wanted, or as can be open at once: the limit of the process is raised where that is allowed.

    Without this, connections above the limit (often 1,024) would keep everybody else out.
    """
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - RESERVED_FILES))
