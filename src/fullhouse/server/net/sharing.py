"""Rate limits that hold for all nodes together: what a caller used elsewhere is charged here, a second later.

While the bus is down, each node counts for itself.
"""

import contextlib
import hashlib
from collections.abc import Mapping

from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Bus
from fullhouse.server.loops import every
from fullhouse.server.net.limits import Limits

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
