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
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks.server import long_game
from benchmarks.server.__main__ import TICK, running, wait_for
from tests.databases.postgres import DURABLE, Postgres
from tests.databases.redis import Redis
from tests.processes import free_port

RESULTS = Path(__file__).parent.parent / "results" / "nodes.md"
SITES = {
    "SQLite, 1 node": 0,
    "PostgreSQL, 1 node": 1,
    "PostgreSQL, 2 nodes": 2,
    "PostgreSQL, 3 nodes": 3,
    "PostgreSQL, 4 nodes": 4,
}
ONE_FILE, ONE_NODE, TWO_NODES, *_ = SITES
Used = dict[str, float]
"""CPU seconds, by what used them."""


def family_seconds(process: int) -> float:
    """CPU seconds of a process and of all that it has started, running or not."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended: its parent has its time
        children.setdefault(int(fields[1]), []).append(int(folder.name))
        used[int(folder.name)] = sum(map(int, fields[11:15])) / TICK
    total, family = 0.0, [process]
    while family:
        member = family.pop()
        total += used.get(member, 0)
        family += children.get(member, ())
    return total


class Run:
    """What one run has shown."""

    def __init__(self, results: list[dict[str, float]], used: Used, seconds: float) -> None:
        moves = sum(result["moves"] for result in results)
        self.per_cpu, self.rate = moves / used["nodes"], moves / seconds
        self.shares = {name: 100 * one / seconds for name, one in used.items()}
        """Of one core, in per cent."""
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
        groups = {
            "nodes": [server.pid for server in servers],
            "PostgreSQL": [postgres.pid],
            "Redis": [redis.pid],
            "generators": [one.pid for one in loads],
        }

        def used() -> Used:
            return {name: sum(map(family_seconds, pids)) for name, pids in groups.items()}

        before = used()
        for one in loads:
            _say(one, "go")
        results = [json.loads(one.stdout.readline()) for one in loads if one.stdout is not None]
        after = used()
        for one in loads:
            _say(one, "end")
    return Run(results, {name: after[name] - before[name] for name in after}, seconds)


def _say(process: "subprocess.Popen[str]", text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def report(rounds: int, seconds: float) -> str:
    databases = Postgres(**DURABLE), Redis()
    load = os.getloadavg()[0]
    flat_out: dict[str, list[Run]] = {name: [] for name in SITES}
    calm: dict[str, list[Run]] = {name: [] for name in list(SITES)[:2]}
    try:
        for _ in range(rounds):
            for name, measured in flat_out.items():
                measured.append(measure(SITES[name], databases, 100, seconds, 0))
            for name, measured in calm.items():
                measured.append(measure(SITES[name], databases, 200, seconds, 1))
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
        "| site | moves / CPU-second of nodes | moves / s | CPU of nodes | PostgreSQL | Redis | generators |",
        "|---|---|---|---|---|---|---|",
        *(f"| {name} | {_rates(measured)} | {_shares(measured)} |" for name, measured in flat_out.items()),
        "",
        "CPU is in per cent of one core.",
        *_judged(flat_out, calm),
        "",
        "200 tables, one move a second each:",
        "",
        "| site | p50, ms | p99, ms |",
        "|---|---|---|",
        *(
            f"| {name} | {median(run.p50 for run in runs):.1f} | {median(run.p99 for run in runs):.1f} |"
            for name, runs in calm.items()
        ),
        "",
        "One long game (CPU time, median of 9; two players; SQLite):",
        "",
        *long_game.lines(9),
    ]
    return "\n".join(lines) + "\n"


def _rates(measured: list[Run]) -> str:
    return f"{median(run.per_cpu for run in measured):,.0f} | {median(run.rate for run in measured):,.0f}"


def _shares(measured: list[Run]) -> str:
    return " | ".join(f"{median(run.shares[name] for run in measured):.0f} %" for name in measured[0].shares)


def _judged(flat_out: dict[str, list[Run]], calm: dict[str, list[Run]]) -> list[str]:
    """The ratios that are wanted, each beside what it has to be."""
    per_cpu = {name: median(run.per_cpu for run in measured) for name, measured in flat_out.items()}
    rate = {name: median(run.rate for run in measured) for name, measured in flat_out.items()}
    p99 = {name: median(run.p99 for run in measured) for name, measured in calm.items()}
    pair = per_cpu[TWO_NODES] / per_cpu[ONE_NODE]
    return [
        "",
        "- PostgreSQL to SQLite, moves a CPU-second of the nodes:"
        f" {per_cpu[ONE_NODE] / per_cpu[ONE_FILE]:.2f} × (wanted: at least 0.5).",
        f"- p99 below, PostgreSQL to SQLite: {p99[ONE_NODE] / p99[ONE_FILE]:.2f} × (wanted: at most 2).",
        f"- Two nodes to one: {rate[TWO_NODES] / rate[ONE_NODE]:.2f} × the moves where all of this shares"
        f" {os.cpu_count()} cores; {pair:.2f} × the moves a CPU-second of the nodes.",
    ]


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
