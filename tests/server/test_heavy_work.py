"""Heavy work beside light work: limits with what was found so far, reserved workers, debts, who leaves."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.server.capacity import Rate
from fullhouse.server.errors import TooMany, Unavailable
from fullhouse.server.jobs import JOBS, reply_to
from fullhouse.server.net.rate_limit import Limits
from fullhouse.server.workers import pool as pools
from fullhouse.server.workers.limits import LIMITS, limit_of
from fullhouse.server.workers.messages import Order, Reply
from fullhouse.server.workers.pool import Pool, process_pool
from tests.server.local_server import serving
from tests.server.test_connections import dialled
from tests.server.test_rest import asked
from tests.server.test_workers import closing, slow_jobs
from tests.waiting import until

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SOLVING = msgspec.json.encode({"problem": HARD, "grid": HARD})


__all__ = ["slow_jobs"]  # a fixture


def ticking() -> Iterator[float]:
    """Each look at the meter finds another second of CPU time used."""
    return map(float, count())


def answer(job: str, body: bytes, soft: float) -> Any:
    ticks = ticking()
    reply = reply_to(Order(job, body, soft, soft + 1), lambda: next(ticks))
    assert reply.refusal is None
    assert reply.failure is None
    return msgspec.json.decode(reply.body)


def test_every_kind_of_job_has_a_limit() -> None:
    assert set(LIMITS) == set(JOBS)
    assert all(0 < limit.soft < limit.hard <= 30 for limit in LIMITS.values())


def test_a_job_without_time_answers_with_what_it_has_found_so_far() -> None:
    steps = answer("steps", SOLVING, 4)
    assert (steps["is_whole"], steps["solutions"]) == (False, 1)
    path = answer("path", SOLVING, 6)
    assert (path["stop"], len(path["lines"])) == ("budget", 5)
    shortest = answer("path", msgspec.json.encode({**msgspec.json.decode(SOLVING), "order": "shortest"}), 3)
    assert (shortest["stop"], len(shortest["lines"])) == ("budget", 2)
    costs = answer("costs", SOLVING, 3)
    assert costs["costs"] == []


def test_costs_name_what_they_left_out() -> None:
    easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    body = msgspec.json.encode({"problem": easy, "grid": easy})
    whole, some = answer("costs", body, 1e9), answer("costs", body, 150)
    assert whole["left_out"] == []
    priced = [cost["technique"] for cost in some["costs"]]
    assert priced
    assert some["left_out"]
    assert [*priced, *some["left_out"]] == [cost["technique"] for cost in whole["costs"]]
    assert some["costs"] == whole["costs"][: len(priced)]


@pytest.mark.usefixtures("slow_jobs")
async def test_a_job_that_does_not_give_up_is_broken_off_and_its_process_goes_on() -> None:
    charged: dict[str, float] = {}
    async with closing(process_pool(1, SystemClock(), charged.__setitem__)) as workers:
        first = await workers.run("where", b"", caller="ben")
        with pytest.raises(Exception, match="too-much-work"):
            await workers.run("burn", b"3600", caller="ana")
        limit = limit_of("burn")
        assert limit.soft < charged["ana"] < 2 * limit.hard, "the system counts in ticks"
        assert await workers.run("where", b"", caller="ben") == first


@pytest.mark.usefixtures("slow_jobs")
async def test_a_job_that_nobody_waits_for_is_broken_off(tmp_path: Path) -> None:
    charged: dict[str, float] = {}
    async with closing(process_pool(1, SystemClock(), charged.__setitem__)) as workers:
        first = await workers.run("where", b"", caller="ben")
        job = asyncio.create_task(workers.run("begin", bytes(tmp_path / "begun"), caller="ana"))
        await until((tmp_path / "begun").exists)
        job.cancel()
        assert await workers.run("where", b"", caller="ben") == first
        assert "ana" in charged


class Held:
    """A worker whose jobs end when they are told to; each takes as much CPU time as its body says."""

    def __init__(self, started: list[tuple["Held", str]]) -> None:
        self._started, self._ends = started, asyncio.Event()
        self.interrupted = 0

    async def start(self) -> None: ...

    async def do(self, order: Order, seconds: float) -> Reply:  # noqa: ARG002
        self._started.append((self, order.job))
        await self._ends.wait()
        self._ends.clear()
        return Reply(cpu=float(order.body))

    def end(self) -> None:
        self._ends.set()

    def interrupt(self) -> None:
        self.interrupted += 1
        self._ends.set()

    async def stop(self) -> None: ...


def held(size: int, reserved: int) -> tuple[Pool, list[tuple[Held, str]]]:
    started: list[tuple[Held, str]] = []
    return Pool([Held(started) for _ in range(size)], reserved=reserved), started


async def asking(pool: Pool, job: str, caller: str, cpu: bytes = b"1") -> asyncio.Task[bytes]:
    task = asyncio.create_task(pool.run(job, cpu, caller=caller))
    for _ in range(3):
        await asyncio.sleep(0)
    return task


async def test_a_hint_finds_a_worker_however_much_is_studied() -> None:
    pool, started = held(2, 1)
    studies = [await asking(pool, "costs", f"198.51.{network}.1") for network in range(50)]
    assert [job for _, job in started] == ["costs"]
    hint = await asking(pool, "hint", "192.0.2.1")
    assert [job for _, job in started] == ["costs", "hint"]
    started[1][0].end()
    await hint
    assert not any(study.done() for study in studies)
    assert [job for _, job in started] == ["costs", "hint"], "the reserved worker rests rather than study"
    await pool.close()
    await asyncio.gather(*studies, return_exceptions=True)


async def test_a_full_line_of_studies_takes_no_place_of_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_WAITING", 3)
    pool, started = held(1, 0)
    studies = [await asking(pool, "costs", f"198.51.{network}.1") for network in range(6)]
    assert sum(study.done() for study in studies) == 2, "the line is full"
    hint = await asking(pool, "hint", "192.0.2.1")
    started[0][0].end()
    for _ in range(3):
        await asyncio.sleep(0)
    assert [job for _, job in started] == ["costs", "hint"], "a hint goes first"
    started[1][0].end()
    await hint
    await pool.close()
    await asyncio.gather(*studies, return_exceptions=True)


async def test_who_has_used_much_goes_after_who_has_used_little() -> None:
    pool, started = held(1, 0)
    done: list[str] = []

    async def ask(caller: str, cpu: bytes) -> None:
        await pool.run("hint", cpu, caller=caller)
        done.append(caller)

    callers = ["198.51.100.1", "198.51.100.2", "203.0.113.1", "203.0.113.1", "192.0.2.1", "192.0.2.1"]
    async with asyncio.TaskGroup() as group:
        for caller in callers:
            group.create_task(ask(caller, b"0.1" if caller == "192.0.2.1" else b"5"))
            await asyncio.sleep(0)
        while len(done) < len(callers):
            await asyncio.sleep(0)
            for worker, _ in started[len(done) :]:
                worker.end()
    assert done == ["198.51.100.1", "203.0.113.1", "192.0.2.1", "192.0.2.1", "198.51.100.2", "203.0.113.1"]


async def test_a_crowd_that_fills_the_line_makes_room_for_somebody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "MOST_WAITING", 4)
    pool, _ = held(1, 0)
    crowd = [await asking(pool, "hint", "198.51.100.1") for _ in range(5)]
    hint = await asking(pool, "hint", "192.0.2.1")
    assert not hint.done()
    refused = [job for job in crowd if job.done()]
    assert len(refused) == 1
    with pytest.raises(Unavailable, match="busy"):
        await refused[0]
    await pool.close()
    await asyncio.gather(hint, *crowd, return_exceptions=True)


async def test_who_has_gone_leaves_the_line_and_the_worker() -> None:
    pool, started = held(1, 0)
    runs, waits = await asking(pool, "costs", "192.0.2.1"), await asking(pool, "costs", "192.0.2.1")
    waits.cancel()
    for _ in range(3):
        await asyncio.sleep(0)
    assert (pool.waiting, pool.running) == (0, 1)
    runs.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert (started[0][0].interrupted, pool.running) == (1, 0)
    await pool.close()


async def test_a_request_whose_connection_is_closed_ends(tmp_path: Path) -> None:
    pool, started = held(2, 1)
    async with serving(tmp_path, pool=lambda *_: pool) as client:
        _, writer = await dialled(client)
        head = f"POST /api/problems/made HTTP/1.1\r\nhost: x\r\ncontent-length: {len(ORDER)}\r\n"
        writer.write(head.encode() + b"content-type: application/json\r\n\r\n" + ORDER)
        while not started:
            await asyncio.sleep(0.01)
        writer.transport.abort()
        while pool.running:
            await asyncio.sleep(0.01)
        assert [(job, worker.interrupted) for worker, job in started] == [("make", 1)]


ORDER = b'{"level": 1}'


async def test_a_debt_of_heavy_work_is_paid_and_stops_nothing_light(tmp_path: Path) -> None:
    few: dict[str, Any] = {"requests": Rate(60, 1_200)}
    async with serving(tmp_path, **few) as client:
        client.services.work.charge("127.0.0.1", 100.0)
        status, headers, _ = await asked(client, "POST", "/api/problems/made", ORDER)
        assert status == 429
        assert 450 <= int(headers["retry-after"]) <= 510, (
            "100 seconds less 4 that were saved, at 0.2 a second"
        )
        hint = msgspec.json.encode({"problem": HARD})
        assert (await asked(client, "POST", "/api/problems/hint", hint))[0] == 200


def test_a_debt_is_remembered_for_half_an_hour() -> None:
    now = 0.0
    work = Limits(Rate(0.2, 4), time=lambda: now, debt_seconds=1_800)
    work.charge("192.0.2.1", 1e6)
    now = 1_790.0
    with pytest.raises(TooMany):
        work.require("192.0.2.1")
    now = 1_810.0
    work.require("192.0.2.1")
