"""What is done again and again goes on after any failure, and the log says what failed."""

import asyncio
from pathlib import Path

import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.match.ids import TableId
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.loops import every
from fullhouse.store.file.store import SqliteStore
from tests.server.local_server import serving
from tests.virtual_time import advance
from tests.waiting import until


@pytest.mark.parametrize("error", [ZeroDivisionError("a mistake"), StoreTrouble("away")])
@pytest.mark.parametrize("is_awaited", [False, True])
async def test_a_failure_ends_no_loop(
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

    going_on = asyncio.create_task(every(SystemClock(), 5.0, beat_slowly if is_awaited else beat))
    await advance(4)
    assert calls == 0, "it waits before each time"
    await advance(11)
    assert calls == 3
    assert not going_on.done()
    going_on.cancel()
    said = [record for record in caplog.records if "beat" in record.getMessage()]
    assert len(said) >= 3
    is_trouble = isinstance(error, StoreTrouble)
    assert all((record.exc_info is None) == is_trouble for record in said), "trouble needs no traceback"


async def test_tables_that_cannot_be_listed_are_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody waits for the tables that a server wakes when it starts."""

    async def away(_store: SqliteStore) -> list[TableId]:
        raise StoreTrouble("away")

    monkeypatch.setattr(SqliteStore, "awake_tables", away)
    async with serving(tmp_path):
        await until(lambda: "wake_all could not be done now: away" in caplog.text)
