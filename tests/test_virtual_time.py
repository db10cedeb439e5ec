"""The clock of tests: time moves where nothing is left to do, in order, and not while others work."""

import asyncio
import sys
import threading
import time
from asyncio.subprocess import PIPE
from typing import Any

import pytest

from tests import virtual_time
from tests.waiting import until

HOUR_SECONDS = 3600.0


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_hours_pass_in_no_time_and_timers_run_in_order() -> None:
    began, heard = now(), list[tuple[str, float]]()
    loop = asyncio.get_running_loop()
    loop.call_later(2 * HOUR_SECONDS, lambda: heard.append(("second", now())))
    loop.call_later(HOUR_SECONDS, lambda: heard.append(("first", now())))
    await virtual_time.advance(3 * HOUR_SECONDS)
    assert heard == [("first", began + HOUR_SECONDS), ("second", began + 2 * HOUR_SECONDS)]
    assert now() == began + 3 * HOUR_SECONDS


async def test_a_slow_machine_is_not_late() -> None:
    async with asyncio.timeout(0.01):
        time.sleep(0.05)
        await asyncio.to_thread(time.sleep, 0.05)


async def test_bytes_on_their_way_are_waited_for() -> None:
    """Whoever answers is never overtaken by a timer, however small."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    began = now()
    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for number in range(200):
            async with asyncio.timeout(1e-6):
                writer.write(b"%d\n" % number)
                assert await reader.readline() == b"%d\n" % number
        async with asyncio.timeout(1e-6):
            writer.write_eof()
            assert await reader.read() == b""
        writer.close()
    assert now() == began


async def test_time_stands_still_while_a_process_is_waited_for_unless_it_is_moved() -> None:
    began = now()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "print(input())", stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    reading = asyncio.create_task(process.stdout.readline())
    sleeping = asyncio.create_task(asyncio.sleep(HOUR_SECONDS))
    await virtual_time.settle()
    assert now() == began
    process.stdin.write(b"it goes on\n")
    assert await reading == b"it goes on\n"
    assert await process.wait() == 0
    assert now() == began
    await sleeping
    assert now() == began + HOUR_SECONDS
    process.stdin.close()


async def test_a_process_that_says_nothing_runs_out_of_time_by_hand() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    reading = asyncio.create_task(asyncio.wait_for(process.stdout.readline(), HOUR_SECONDS))
    await virtual_time.advance(HOUR_SECONDS)
    with pytest.raises(TimeoutError):
        await reading
    process.kill()
    await process.wait()
    process.stdin.close()


async def test_standing_time_moves_by_hand_only() -> None:
    began = now()
    with virtual_time.standing():
        sleeping = asyncio.create_task(asyncio.sleep(HOUR_SECONDS))
        await virtual_time.settle()
        assert not sleeping.done()
        await virtual_time.advance(HOUR_SECONDS - 1)
        assert not sleeping.done()
        await virtual_time.advance(1)
        assert sleeping.done()
    assert now() == began + HOUR_SECONDS


async def test_a_condition_is_seen_whoever_makes_it_true() -> None:
    seen = threading.Event()
    threading.Timer(0.02, seen.set).start()
    with virtual_time.standing():
        await until(seen.is_set)
    with pytest.raises(TimeoutError):
        await until(lambda: False)


def test_who_waits_in_vain_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(virtual_time, "MOST_JUMPS", 1000)

    async def tick() -> None:
        while True:
            await asyncio.sleep(0.1)

    async def wait_in_vain() -> None:
        ticking = asyncio.create_task(tick())
        await asyncio.Event().wait()
        ticking.cancel()

    with pytest.raises(AssertionError, match="100 s have passed"):
        virtual_time.run(wait_in_vain())


async def test_what_is_found_by_a_look_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also between two rounds of the loop, while another process keeps time from moving."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, virtual_time.VirtualLoop)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    ended = asyncio.create_task(process.wait())
    await asyncio.sleep(0)
    wait = virtual_time._Selector.wait

    def waited(selector: Any, seconds: float) -> Any:
        assert not loop.is_ready, "something waits for its turn"
        return wait(selector, seconds)

    monkeypatch.setattr(virtual_time._Selector, "wait", waited)
    for looks in range(1, 9):
        left = iter([False] * looks)
        await until(lambda left=left: next(left, True))  # type: ignore[misc]
    process.stdin.close()
    await ended
