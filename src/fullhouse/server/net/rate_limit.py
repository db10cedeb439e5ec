"""How often callers may ask: token buckets, shared by the nodes; whose turn it is; guesses at codes."""

import asyncio
import contextlib
import hashlib
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from math import ceil

from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Bus
from fullhouse.server.capacity import FairQueue, Rate, networks_of, share_of
from fullhouse.server.errors import NotFound, TooMany, UnknownToken
from fullhouse.server.keys import Keys, new_code, read_code
from fullhouse.server.loops import every
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room

Time = Callable[[], float]
REFUSAL_DELAY_SECONDS = 1.0
"""How long a caller over the rate limit waits for the refusal: who asks without a pause asks slowly."""


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end. A connection that was reset before it was accepted may have none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "?"


class Bucket:
    """Holds what a rate gives. What is charged afterwards may put it into debt.

    >>> bucket = Bucket(Rate(1, 2), now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    >>> bucket.charge(1, 5)
    >>> bucket.wait(1), bucket.wait(2)
    (3.0, 2.0)

    A debt is forgiven but for one bucket, or for what is earned in the seconds that are said:

    >>> for seconds in (0, 60):
    ...     bucket = Bucket(Rate(1, 2), now=0, memory=seconds)
    ...     bucket.charge(0, 100)
    ...     print(bucket.wait(0))
    3.0
    61.0
    """

    __slots__ = ("_at", "_burst", "_deepest", "_level", "_rate")

    def __init__(self, rate: Rate, *, now: float, memory: float = 0.0) -> None:
        self._rate, self._burst = rate.a_second, rate.at_once
        self._deepest = -max(self._burst, memory * self._rate)
        self._level, self._at = rate.at_once, now

    def take(self, now: float, cost: float = 1) -> bool:
        # `_fill`, written out: every message asks twice.
        level = self._level + (now - self._at) * self._rate
        level = level if level < self._burst else self._burst
        self._at = now
        is_there = level >= cost
        self._level = level - cost if is_there else level
        return is_there

    def charge(self, now: float, cost: float) -> None:
        """Take this much whether or not it is there."""
        self._level = max(self._fill(now) - cost, self._deepest)

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

    Where the limit is shared (`share`), what was used at other nodes is charged here, too.
    """

    def __init__(self, rate: Rate, *, time: Time, most: int = 40_000, debt_seconds: float = 0.0) -> None:
        self._rate, self._time, self._most, self._debt_seconds = rate, time, most, debt_seconds
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
        return self._rate.at_once / self._rate.a_second

    @property
    def window(self) -> int:
        """Which stretch of `memory` seconds it is now."""
        return int(self._time() / self.memory)

    def _bucket(self, network: str, now: float) -> Bucket:
        bucket = self._buckets.pop(network, None)
        if bucket is None:
            share = share_of(network)
            shared = Rate(share * self._rate.a_second, max(1.0, share * self._rate.at_once))
            bucket = Bucket(shared, now=now, memory=self._debt_seconds)
        self._buckets[network] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


def _too_many(wait: float) -> TooMany:
    return TooMany("too-many-requests", wait=ceil(wait))


AT_ONCE = 4
"""Requests that are let in between two looks of the event loop at its sockets."""


class RequestQueue:
    """Who comes while nobody waits goes straight through."""

    def __init__(self) -> None:
        self._queue = FairQueue[asyncio.Future[None]]()
        self._let_in = 0
        self._is_turning = False

    async def enter(self, caller: str) -> None:
        """Wait for this caller's turn."""
        if self._let_in < AT_ONCE and not self._queue:
            self._let_in += 1
            self._turn_soon()
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(caller, waiting)
        self._turn_soon()
        await waiting

    def _turn_soon(self) -> None:
        if not self._is_turning:
            self._is_turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_turning, self._let_in = False, 0
        while self._queue and self._let_in < AT_ONCE:
            waiting = self._queue.take()
            if not waiting.done():
                waiting.set_result(None)
                self._let_in += 1
        if self._let_in or self._queue:
            self._turn_soon()


INTERVAL_SECONDS = 1.0


class Share:
    """One kind of limit, and the sums of all nodes as they were seen last.

    Sums begin anew with each window, the same at all nodes: nobody is charged for what was used long ago.
    """

    def __init__(self, kind: str, limits: Limits, site: str) -> None:
        self._kind, self._limits, self._salt = kind, limits, site.encode()[:16]
        self._window = 0
        self._seen: dict[str, float] = {}

    async def exchange(self, bus: Bus) -> None:
        """Tell what was used here, and charge what was used elsewhere."""
        used = self._limits.take_used()
        if self._window != self._limits.window:
            self._window, self._seen = self._limits.window, {}
        names = {caller: self._name(caller) for caller in used}
        counts = {names[caller]: cost for caller, cost in used.items()}
        sums = await bus.add(counts, 2 * self._limits.memory)
        for caller, cost in used.items():
            total = sums[names[caller]]
            before = self._seen.get(caller, 0.0)
            elsewhere = total - cost - (before if before <= total - cost else 0.0)
            self._seen[caller] = total
            if elsewhere > 0:
                self._limits.charge_elsewhere(caller, elsewhere)

    def _name(self, caller: str) -> str:
        """No address of a caller leaves this node."""
        digest = hashlib.blake2b(caller.encode(), key=self._salt, digest_size=12).hexdigest()
        return f"{self._kind}:{self._window}:{digest}"


async def share(limits: Mapping[str, Limits], bus: Bus, site: str, clock: Clock) -> None:
    """Exchange all limits again and again."""
    shares = [Share(kind, each, site) for kind, each in limits.items()]

    async def exchange_all() -> None:
        for each in shares:
            with contextlib.suppress(OSError):  # the bus is down: each node counts for itself
                await each.exchange(bus)

    await every(clock, INTERVAL_SECONDS, exchange_all)


DEARER = 4
"""While the server is being guessed at, a wrong code costs as much as this many."""


class TableCodes:
    """Finds tables by what people say or follow.

    Wrong codes are counted for each network by itself: one that has used up its guesses is told the same for
    right and wrong codes, and nobody outside it notices. What all networks guess together refuses nobody; it
    makes new codes longer and each further guess dearer.
    """

    def __init__(self, hub: Hub, keys: Keys, guesses: Limits, all_guesses: Limits) -> None:
        self._hub, self._keys, self._guesses, self._all_guesses = hub, keys, guesses, all_guesses

    @property
    def is_besieged(self) -> bool:
        """Whether all callers together guess more than a crowd that mistypes."""
        return self._all_guesses.wait("", 1) > 0

    def new_code(self) -> str:
        return new_code(longer=self.is_besieged)

    async def room(self, said: str, caller: str, token: str | None) -> Room:
        """The room of a code. Who has a key to it, be it that of a link, does not guess."""
        code = read_code(said)
        room = None if token is None else await self._opened_by(token)
        if room is not None and room.table.code == code:
            return room
        self._guesses.require(caller)
        try:
            return await self._hub.room_of_code(code)
        except NotFound:
            self._guesses.charge(caller, DEARER if self.is_besieged else 1)
            self._all_guesses.charge("", 1)
            raise

    async def _opened_by(self, token: str) -> Room | None:
        """The room that a token is for; looked up by its digest, so that no time tells about codes."""
        try:
            return await self._hub.room((await self._keys.find(token))[1].table)
        except (UnknownToken, NotFound, TooMany):
            return None
