"""The clock of the system: reads, waits and timers go by one time, which starts where it may."""

import pytest

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import SystemClock


async def test_reads_waits_and_timers_agree() -> None:
    clock = SystemClock()
    begun, rung = clock.now(), list[float]()
    clock.call_later(30, lambda: rung.append(clock.now() - begun))
    async with clock.timeout(100):
        await clock.sleep(60)
    assert rung == [pytest.approx(30, abs=1)]
    assert clock.now() - begun == pytest.approx(60, abs=1)
    with pytest.raises(TimeoutError):
        async with clock.timeout(5):
            await clock.sleep(60)
    assert clock.now() - begun == pytest.approx(65, abs=1)


def test_a_clock_starts_where_it_may() -> None:
    usual = SystemClock()
    usual.pause(0)
    later = Seconds(usual.now() + 1_000)
    assert SystemClock(not_before=later).now() >= later
    assert SystemClock(not_before=Seconds(0), skew=Seconds(500)).now() - usual.now() > 400
