"""What PostgreSQL and a second node cost and bring, beside SQLite: `python -m benchmarks.server.nodes`.

Needs PostgreSQL and Redis; it starts servers of its own. PostgreSQL writes to the disk before it answers.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks.server.__main__ import cpu_seconds, running, wait_for
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import AnyEntry, Opened, Played, Started, read_entry, write_entry
from fullhouse.match.info import Settings
from fullhouse.match.table import Table
from tests.databases.postgres import QUICK, Postgres
from tests.databases.redis import Redis
from tests.processes import free_port
from tests.store.sites import CHAIRS

RESULTS = Path(__file__).parent.parent / "results" / "nodes.md"
SITES = {"SQLite, 1 node": 0, "PostgreSQL, 1 node": 1, "PostgreSQL, 2 nodes": 2}
LENGTHS = (10, 1_000, 10_000)


class Run:
    """What one run has shown."""

    def __init__(self, results: list[dict[str, float]], cpu: float, seconds: float) -> None:
        self.moves = sum(result["moves"] for result in results)
        self.per_cpu, self.rate = self.moves / cpu, self.moves / seconds
        self.p50, self.p99 = (max(result[key] for result in results) for key in ("p50_ms", "p99_ms"))


def measure(nodes: int, databases: tuple[Postgres, Redis], tables: int, seconds: float, rate: float) -> Run:
    """A fresh site, and a load generator for each of its nodes."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        postgres, redis = databases
        where = [postgres.new_database(), redis.address] if nodes else [f"{folder}/tables.sqlite3"]
        ports = [free_port() for _ in range(max(1, nodes))]
        servers, loads = [], []
        for port in ports:
            server = [sys.executable, "-m", "benchmarks.server.ours", str(port), *where]
            servers.append(stack.enter_context(running(server, stderr=subprocess.DEVNULL)))
            wait_for(port)
        share = tables // len(ports)
        for port in ports:
            load = [
                sys.executable,
                "-m",
                "benchmarks.server.load",
                str(port),
                str(share),
                str(seconds),
                str(rate),
            ]
            loads.append(stack.enter_context(running(load, stdin=subprocess.PIPE)))
        for one in loads:
            assert one.stdout is not None
            assert one.stdout.readline().strip() == "ready"
        before = sum(cpu_seconds(server.pid) for server in servers)
        for one in loads:
            _say(one, "go")
        results = [json.loads(one.stdout.readline()) for one in loads if one.stdout is not None]
        used = sum(cpu_seconds(server.pid) for server in servers) - before
        for one in loads:
            _say(one, "end")
    return Run(results, used, seconds)


def _say(process: "subprocess.Popen[str]", text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def long_log(length: int) -> list[AnyEntry]:
    """One game of Classic whose players write and erase."""
    opened = Opened(
        at=Seconds(0), code="x", game="classic", rules=1, options={}, settings=Settings(), chairs=CHAIRS
    )
    problem = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    log: list[AnyEntry] = [opened]
    log.append(Started(at=Seconds(1), seats=(Seat(1), Seat(2)), setup={"problem": problem}))
    for number in range(length - 2):
        log.append(Played(at=Seconds(number), seat=Seat(1 + number % 2), move=f"note c1 {1 + number % 2}"))
    return log


def length_lines(rounds: int) -> list[str]:
    """CPU time, so that other programs do not count."""
    lines = ["| entries | waking the table, ms | a move, µs |", "|---|---|---|"]
    for length in LENGTHS:
        written = [write_entry(entry) for entry in long_log(length)]
        wakes, moves = [], []
        for _ in range(rounds):
            began = time.process_time()
            table = Table.replayed([read_entry(line) for line in written])
            wakes.append(time.process_time() - began)
            began = time.process_time()
            for number in range(200):
                table.apply(Played(at=Seconds(1e6), seat=Seat(1), move=f"note c1 {1 + number % 2}"))
            moves.append((time.process_time() - began) / 200)
        lines.append(f"| {length:,} | {1e3 * median(wakes):.1f} | {1e6 * median(moves):.1f} |")
    return lines


def report(rounds: int, seconds: float) -> str:
    QUICK.update({"fsync": "on", "full_page_writes": "on"})
    databases = Postgres(), Redis()
    load = os.getloadavg()[0]
    flat_out: dict[str, list[Run]] = {name: [] for name in SITES}
    calm: dict[str, list[Run]] = {name: [] for name in list(SITES)[:2]}
    try:
        for _ in range(rounds):
            for name, found in flat_out.items():
                found.append(measure(SITES[name], databases, 100, seconds, 0))
            for name, found in calm.items():
                found.append(measure(SITES[name], databases, 200, seconds, 1))
    finally:
        for database in databases:
            database.close()
    lines = [
        "# SQLite, PostgreSQL and several nodes",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}."
        " Nodes, PostgreSQL (which writes to the disk before it answers), Redis and the load generators share"
        f" these cores with other programs: load average {load:.0f} at the start."
        f" {rounds} rounds in turns, {seconds:g} s each; medians. Two sockets a table, `tiles` by the real"
        " rules. `python -m benchmarks.server.nodes`.",
        "",
        "As fast as answers come, 100 tables:",
        "",
        "| site | moves / CPU-second of the nodes | moves / s |",
        "|---|---|---|",
        *(
            f"| {name} | {median(run.per_cpu for run in found):,.0f}"
            f" | {median(run.rate for run in found):,.0f} |"
            for name, found in flat_out.items()
        ),
        "",
        "200 tables, one move a second each:",
        "",
        "| site | p50, ms | p99, ms |",
        "|---|---|---|",
        *(
            f"| {name} | {median(run.p50 for run in found):.1f} | {median(run.p99 for run in found):.1f} |"
            for name, found in calm.items()
        ),
        "",
        "One long game (CPU time, median of 5):",
        "",
        *length_lines(5),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--write", action="store_true", help="write the results file")
    asked = parser.parse_args()
    text = report(asked.rounds, asked.seconds)
    print(text)
    if asked.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
