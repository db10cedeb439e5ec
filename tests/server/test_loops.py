"""What is done again and again goes on after any failure, and the log says what failed."""

import asyncio

import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.loops import every


class Paces(SystemClock):
    """Pauses take no time, and are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)


@pytest.mark.parametrize("error", [ZeroDivisionError("a mistake"), StoreTrouble("away")])
@pytest.mark.parametrize("is_awaited", [False, True])
def test_a_failure_ends_no_loop(
    error: Exception, *, is_awaited: bool, caplog: pytest.LogCaptureFixture
) -> None:
    calls = 0

    def beat() -> None:
        nonlocal calls
        calls += 1
        raise error

    async def beat_slowly() -> None:
        await asyncio.sleep(0)
        beat()

    async def scene() -> None:
        clock = Paces()
        going_on = asyncio.create_task(every(clock, 5.0, beat_slowly if is_awaited else beat))
        while calls < 3:
            assert not going_on.done()
            await asyncio.sleep(0)
        going_on.cancel()
        assert set(clock.pauses) == {5.0}
        assert len(clock.pauses) >= 3, "it waits before each time"

    asyncio.run(scene())
    said = [record for record in caplog.records if "beat" in record.getMessage()]
    assert len(said) >= 3
    is_trouble = isinstance(error, StoreTrouble)
    assert all((record.exc_info is None) == is_trouble for record in said), "trouble needs no traceback"
