"""Rate limits hold for all nodes together while they hear of each other, and for each of them otherwise."""

import asyncio

import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.match.nodes import Bus
from fullhouse.server.capacity import Rate
from fullhouse.server.errors import TooMany
from fullhouse.server.net import rate_limit
from fullhouse.server.net.rate_limit import Limits, Share, Time
from fullhouse.store.bus import NoBus
from tests import virtual_time
from tests.nodes.bus import InProcessBus, Line

MINE = "192.0.2.7"


class Counting(InProcessBus):
    """Remembers what was added."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.names: set[str] = set()

    async def add(self, counts, seconds):  # type: ignore[no-untyped-def]
        self.names |= set(counts)
        return await super().add(counts, seconds)


def node(bus: Bus, time: Time = lambda: 1000.0) -> tuple[Limits, Share, Bus]:
    limits = Limits(Rate(1, 100), time=time)
    limits.take_used()
    return limits, Share("requests", limits, "site"), bus


def left(limits: Limits) -> int:
    """How many more requests a caller may make."""
    count = 0
    while True:
        try:
            limits.check(MINE)
        except TooMany:
            return count
        count += 1


async def test_what_was_used_at_one_node_is_missing_at_the_other() -> None:
    line = Line()
    one, two = node(Counting(line)), node(Counting(line))
    for turn in range(1, 5):
        one[0].check(MINE, 15)
        two[0].check(MINE, 5)
        for _, share, bus in (one, two, one):
            one[0].check(MINE, 0)
            two[0].check(MINE, 0)
            await share.exchange(bus)
        assert line.sums[next(iter(line.sums))] == 20 * turn
    assert isinstance(one[2], Counting)
    assert not any(MINE in name for name in one[2].names), "no address leaves a node"
    assert left(one[0]) == 20
    two[0].check(MINE, 0)
    await one[1].exchange(one[2])
    await two[1].exchange(two[2])
    assert left(two[0]) == 0


async def test_a_node_that_is_new_to_a_caller_charges_nothing_that_was_used_long_ago() -> None:
    line, now = Line(), 1000.0
    old, new = (node(InProcessBus(line), lambda: now) for _ in range(2))
    for _ in range(20):
        old[0].check(MINE, 60)
        await old[1].exchange(old[2])
        now += 100
    old[0].check(MINE, 30)
    await old[1].exchange(old[2])
    new[0].check(MINE, 10)
    await new[1].exchange(new[2])
    assert left(new[0]) == 60, "what was used in the last seconds counts at both nodes"


async def test_a_forgotten_sum_is_not_charged_again() -> None:
    line = Line()
    limits, share, bus = node(InProcessBus(line))
    limits.check(MINE, 30)
    await share.exchange(bus)
    line.sums.clear()
    limits.check(MINE, 10)
    await share.exchange(bus)
    assert left(limits) == 60


async def test_without_a_bus_nothing_piles_up() -> None:
    limits = {kind: node(NoBus())[0] for kind in ("requests", "guesses")}
    for each in limits.values():
        each.check(MINE, 30)
    going_on = asyncio.create_task(rate_limit.share(limits, NoBus(), "site", SystemClock()))
    await virtual_time.advance(2 * rate_limit.INTERVAL_SECONDS)
    going_on.cancel()
    assert [each.take_used() for each in limits.values()] == [{}, {}]


async def test_without_a_bus_each_node_counts_for_itself() -> None:
    limits, share, bus = node(NoBus())
    limits.check(MINE, 30)
    with pytest.raises(OSError, match="no bus"):
        await share.exchange(bus)
    assert left(limits) == 70
