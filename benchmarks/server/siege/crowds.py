"""Two crowds, and what one player notices of each: `python -m benchmarks.server.siege.crowds [--write]`.

Fifty networks ask for the dearest analyses there are, and somebody asks for hints; ten thousand connections
begin to join a table and stop in the middle of a word, and somebody plays on and asks for something new.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import msgspec

from benchmarks.server.siege.__main__ import WARM_UP_SECONDS, all_memory, server
from benchmarks.server.siege.clients import Streams, ask, opened, reset
from benchmarks.server.siege.victim import play

RESULTS = Path(__file__).parents[2] / "results" / "crowds.md"
NETWORKS, JOINS = 50, 10_000
EACH = 200
"""Half-open joins of one address: less than one address may have."""
HARDEST = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
HINTED = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
VICTIM = "127.0.0.1"


class Noticed(msgspec.Struct):
    """What one player noticed, quietly and beside a crowd."""

    crowd: str
    quiet: list[float]
    beside: list[float]
    failures: int
    asked: int
    sent: dict[str, int]
    memory: tuple[float, float]


def network(number: int) -> str:
    """An address in a /24 of its own; never that of the victim or of a trusted proxy."""
    return f"127.{1 + number // 200}.{1 + number % 200}.2"


def relabelled(problem: str, seed: int) -> str:
    digits = random.Random(seed).sample("123456789", 9)
    return "".join(digits[int(char) - 1] if char != "." else char for char in problem)


async def analyse(port: int, until: float, tally: Counter[str]) -> None:
    async def one(number: int) -> None:
        seed = number
        while time.monotonic() < until:
            seed += NETWORKS
            problem = relabelled(HARDEST, seed)
            status, _ = await ask(
                port, network(number), "POST", "/api/analysis/costs", {"problem": problem, "grid": problem}
            )
            tally[str(status or "none")] += 1

    await asyncio.gather(*(one(number) for number in range(NETWORKS)))


async def half_join(port: int, until: float, tally: Counter[str]) -> None:
    head = (
        b"POST /api/tables/bako-timu/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    )
    here: list[Streams] = []
    number = 0
    while time.monotonic() < until:
        here = [streams for streams in here if not streams[0].at_eof()]
        if tally["joins"] >= JOINS:  # all have come: who was sent away comes back, some hundreds a second
            await asyncio.sleep(0.1)
        if len(here) >= JOINS:
            continue
        came = await asyncio.gather(
            *(opened(port, network((number + place) // EACH)) for place in range(50)), return_exceptions=True
        )
        number = (number + 50) % JOINS
        for streams in came:
            if isinstance(streams, tuple):
                streams[1].write(head + b'content-length: 40\r\n\r\n{"name": "')
                here.append(streams)
                tally["joins"] += 1
    tally["open at the end"] = len(here)
    for streams in here:
        reset(streams)


CROWDS = {"analyses": analyse, "joins": half_join}


def come(crowd: str, port: int, seconds: float, answer: "multiprocessing.Queue[str]") -> None:
    """A crowd, in a process of its own."""
    os.nice(10)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    tally: Counter[str] = Counter()
    asyncio.run(CROWDS[crowd](port, time.monotonic() + seconds, tally))
    answer.put(json.dumps(tally))


@contextmanager
def beside(crowd: str, port: int, seconds: float) -> Iterator[dict[str, int]]:
    spawn = multiprocessing.get_context("spawn")
    answer: multiprocessing.Queue[str] = spawn.Queue()
    process = spawn.Process(target=come, args=(crowd, port, seconds, answer), daemon=True)
    process.start()
    sent: dict[str, int] = {}
    try:
        yield sent
        sent |= json.loads(answer.get(timeout=120))
    finally:
        process.kill()
        process.join()


async def hints(port: int, seconds: float) -> tuple[list[float], int]:
    """The seconds of each hint, and how many failed."""
    until, times, failed, seed = time.monotonic() + seconds, list[float](), 0, 0
    while time.monotonic() < until:
        seed += 1
        begun = time.perf_counter()
        status, _ = await ask(
            port, VICTIM, "POST", "/api/problems/hint", {"problem": relabelled(HINTED, seed), "stage": 3}
        )
        times.append(time.perf_counter() - begun)
        failed += status != 200
        await asyncio.sleep(0.3)
    return times, failed


async def moves(port: int, seconds: float) -> tuple[list[float], int]:
    """The same of moves, with new requests beside them."""
    suffered = await play(f"http://{VICTIM}:{port}", seconds)
    return suffered.moves, len(suffered.failures)


def notice(crowd: str, seconds: float) -> Noticed:
    measure = {"analyses": hints, "joins": moves}[crowd]
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (process, address):
        port = int(address.rpartition(":")[2])
        time.sleep(WARM_UP_SECONDS)
        quiet, _ = asyncio.run(measure(port, seconds / 2))
        before = all_memory(process.pid)
        with beside(crowd, port, seconds + 5) as sent:
            time.sleep(5)
            times, failures = asyncio.run(measure(port, seconds))
            during = all_memory(process.pid)
    return Noticed(crowd, quiet, times, failures, len(times), sent, (before, during))


def p95(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * 95 // 100)] if values else float("inf")


def report(rows: list[Noticed], load: float) -> str:
    lines = [
        "# One player beside a crowd",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores for all, load {load:.1f} before,"
        f" Python {platform.python_version()}. {NETWORKS} networks of analyses, {JOINS:,} half-open joins.",
        "",
        "| crowd | measured | quiet p95 ms | beside it p95 ms | times | failures | memory MB | sent |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        quiet, now = p95(row.quiet), p95(row.beside)
        sent = ", ".join(f"{name}: {count}" for name, count in sorted(row.sent.items()))
        lines.append(
            f"| {row.crowd} | {'hint' if row.crowd == 'analyses' else 'move'} | {1000 * quiet:.0f}"
            f" | {1000 * now:.0f} | {now / quiet:.1f} | {row.failures} of {row.asked}"
            f" | {row.memory[0]:.0f} → {row.memory[1]:.0f} | {sent} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", choices=CROWDS, action="append")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    text = report([notice(crowd, asked.seconds) for crowd in asked.only or CROWDS], load)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
