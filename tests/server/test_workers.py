"""Heavy work in worker processes: bounded, charged, killed when it takes too long, never blocking."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import msgspec
import pytest
import uvloop

from fullhouse.core.system_clock import SystemClock
from fullhouse.server.capacity import Rate
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers import pool as pools
from fullhouse.server.workers.limits import limit_of
from fullhouse.server.workers.messages import LENGTH, READY, TIME_LIMIT_SECONDS, Order, Reply, packed
from fullhouse.server.workers.pool import Pool, process_pool
from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO
from tests.server.test_connections import dialled
from tests.server.test_rest import asked
from tests.virtual_time import advance
from tests.waiting import TIMEOUT_SECONDS


@pytest.fixture(autouse=True)
def slow_jobs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pools, "COMMAND", (sys.executable, "-m", "tests.server.slow_jobs"))
    monkeypatch.setenv("RELEASED", str(tmp_path / "released"))


@asynccontextmanager
async def pool(size: int = 1, charged: dict[str, float] | None = None) -> AsyncIterator[Pool]:
    def charge(caller: str, cpu: float) -> None:
        if charged is not None:
            charged[caller] = charged.get(caller, 0) + cpu

    async with closing(process_pool(size, SystemClock(), charge)) as workers:
        yield workers


@asynccontextmanager
async def closing(workers: Pool) -> AsyncIterator[Pool]:
    try:
        yield workers
    finally:
        await workers.close()


async def test_a_job_runs_in_another_process_which_is_kept() -> None:
    async with pool() as workers:
        first = await workers.run("where", b"", caller="ana")
        assert int(first) != os.getpid()
        assert os.getpgid(int(first)) != os.getpgrp(), "Ctrl+C would end it before the server does"
        assert await workers.run("where", b"", caller="ana") == first


async def test_a_process_tells_how_much_cpu_time_its_job_took() -> None:
    charged: dict[str, float] = {}
    async with pool(charged=charged) as workers:
        await workers.run("burn", b"0.2", caller="ana")
    assert charged["ana"] >= 0.2


class Telling:
    """A worker whose jobs take as much CPU time as they say."""

    async def start(self) -> None: ...

    async def do(self, order: Order, seconds: float) -> Reply:  # noqa: ARG002
        return Reply(cpu=float(order.body))

    def interrupt(self) -> None: ...

    async def stop(self) -> None: ...


async def test_cpu_time_is_charged_to_the_caller() -> None:
    charged: list[tuple[str, float]] = []
    workers = Pool([Telling()], lambda caller, cpu: charged.append((caller, cpu)))
    for caller, cpu in (("ana", b"0.25"), ("ben", b"0.5"), ("ana", b"2")):
        await workers.run("some job", cpu, caller=caller)
    assert charged == [("ana", 0.25), ("ben", 0.5), ("ana", 2.0)]


async def test_the_time_that_a_process_takes_to_load_is_not_its_job_s(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    loaded = tmp_path / "loaded"
    monkeypatch.setenv("LOADED", str(loaded))

    async with pool() as workers:
        job = asyncio.create_task(workers.run("where", b"", caller="ana"))
        await advance(1.5 * TIME_LIMIT_SECONDS)
        assert not job.done()
        loaded.touch()
        assert int(await job) != os.getpid()


async def test_a_process_that_cannot_be_started_fails_the_job_and_not_the_next_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with pool() as workers:
        with monkeypatch.context() as patch:
            patch.setattr(pools, "COMMAND", (str(tmp_path / "missing"),))
            with pytest.raises(InternalError):
                await workers.run("where", b"", caller="ana")
        assert int(await workers.run("where", b"", caller="ana")) != os.getpid()


def test_a_pipe_that_was_closed_fails_the_job_and_not_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    start, started = asyncio.create_subprocess_exec, []

    async def recorded(*command: str, **pipes: Any) -> Process:
        started.append(await start(*command, **pipes))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", recorded)

    async def scene() -> None:
        async with pool() as workers:
            first = await workers.run("where", b"", caller="ana")
            (process,) = started
            assert process.stdin is not None
            process.stdin.close()
            with pytest.raises(InternalError):
                await workers.run("where", b"", caller="ana")
            assert await workers.run("where", b"", caller="ana") != first

    uvloop.run(scene())


async def test_a_job_that_takes_too_long_is_killed_and_charged() -> None:
    charged: dict[str, float] = {}

    async with pool(charged=charged) as workers:
        await workers.run("where", b"", caller="ben")  # it has loaded: the time of the next job is its own
        job = asyncio.create_task(workers.run("burn", b"3600", caller="ana"))
        await advance(TIME_LIMIT_SECONDS)
        with pytest.raises(Unavailable, match="too-much-work"):
            await job
        assert charged["ana"] == limit_of("burn").hard
        assert await workers.run("burn", b"0", caller="ana") == b"0"


async def test_a_job_that_fails_or_kills_its_process_fails_alone(caplog: pytest.LogCaptureFixture) -> None:
    async with pool() as workers:
        for job in ("fail", "die"):
            with pytest.raises(InternalError):
                await workers.run(job, b"", caller="ana")
        assert await workers.run("burn", b"0", caller="ana") == b"0"
    assert "ZeroDivisionError" in caplog.text


def test_a_worker_whose_server_was_killed_ends_quietly(tmp_path: Path) -> None:
    with Popen((*pools.COMMAND, "10"), stdin=PIPE, stdout=PIPE, stderr=PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        assert worker.stdout.read(LENGTH) == READY
        worker.stdin.write(packed(Order("hold", b"")))
        worker.stdin.flush()
        worker.stdout.close()
        (tmp_path / "released").touch()
        assert worker.wait(TIMEOUT_SECONDS) == 0
        assert worker.stderr.read() == b""


async def test_one_caller_cannot_fill_the_queue(tmp_path: Path) -> None:
    async with pool() as workers:
        rude = [
            asyncio.create_task(workers.run("hold", bytes(tmp_path / "go"), caller="rude"))
            for _ in range(pools.MOST_EACH)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="busy") as busy:
            await workers.run("where", b"", caller="rude")
        assert busy.value.facts["wait"] >= 1
        polite = asyncio.create_task(workers.run("where", b"", caller="polite"))
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        await polite
        assert not rude[-1].done(), "callers take turns"
        await asyncio.gather(*rude)


async def test_the_queue_is_bounded_and_closing_the_pool_ends_all_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "MOST_WAITING", 3)

    async with pool() as workers:
        waiting = [
            asyncio.create_task(workers.run("hold", bytes(tmp_path / "never"), caller=f"{caller}"))
            for caller in range(4)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="busy"):
            await workers.run("where", b"", caller="last")
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(answer) for answer in answers} == {Unavailable}


HINT = msgspec.json.encode({"problem": "." * 80 + "1"})


async def test_other_requests_are_answered_while_all_workers_are_busy(tmp_path: Path) -> None:
    """Answers do not queue behind heavy work, however much of it waits."""

    async with serving(tmp_path, workers=1, pool=process_pool) as client:
        hints = [asyncio.create_task(_hint(client)) for _ in range(pools.MOST_EACH + 4)]
        refused = [await answer for answer in islice(asyncio.as_completed(hints), 4)]
        assert all(answer.startswith(b"HTTP/1.1 503 ") for answer in refused)
        assert all(b"retry-after: " in answer for answer in refused)
        await client.create(TWO)
        await client.health()
        assert sum(hint.done() for hint in hints) == 4
        (tmp_path / "released").touch()
        answers = await asyncio.gather(*hints)
        assert sum(answer.startswith(b"HTTP/1.1 200 ") for answer in answers) == pools.MOST_EACH


async def _hint(client: Served) -> bytes:
    """All that the server sends for a hint. No thread waits for it."""
    reader, writer = await dialled(client)
    head = (
        f"POST /api/problems/hint HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(HINT)}\r\n"
    )
    writer.write(head.encode() + b"content-type: application/json\r\n\r\n" + HINT)
    answer = await reader.read()
    writer.close()
    return answer


async def test_heavy_work_uses_up_the_rate_limit(tmp_path: Path) -> None:
    (tmp_path / "released").touch()

    few: dict[str, Any] = {"requests": Rate(0.001, 50), "cpu_second_price": 1e9}
    async with serving(tmp_path, pool=process_pool, **few) as client:
        assert (await asked(client, "POST", "/api/problems/hint", HINT))[0] == 200
        status, headers, _ = await asked(client, "GET", "/api/health")
        assert (status, int(headers["retry-after"]) > 1000) == (429, True)
