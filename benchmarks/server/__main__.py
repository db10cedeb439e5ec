"""Durable moves a server-CPU-second and latency, ours beside boardgame.io in memory, in turns, in one run.

`python -m benchmarks.server [--write]`: needs node and npm; boardgame.io is installed into a cache folder.
"""

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from time import sleep
from typing import Any

QUICK = ("--seconds", "4", "--rounds", "1")

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results" / "server.md"
CACHE = Path.home() / ".cache" / "fullhouse-benchmarks"
PEER = ("boardgame.io@0.50.2", "socket.io-client@4")
TICK = os.sysconf("SC_CLK_TCK")
PORTS = {"ours": 9310, "peer": 9410}


def peer_modules() -> Path:
    """The folder with boardgame.io, installed on the first run."""
    modules = CACHE / "node_modules"
    if not (modules / "boardgame.io").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / "package.json").write_text("{}")
        npm = shutil.which("npm") or "npm"
        command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent", *PEER]
        subprocess.run(command, cwd=CACHE, check=True)
    return modules


def commands(which: str, port: int, folder: str) -> tuple[list[str], list[str]]:
    """How a contender's server and its load generator are started."""
    if which == "ours":
        server = [sys.executable, "-m", "benchmarks.server.ours", str(port), f"{folder}/tables.sqlite3"]
        return server, [sys.executable, "-m", "benchmarks.server.load", str(port)]
    node = shutil.which("node") or "node"
    return [node, str(HERE / "peer_server.cjs"), str(port)], [node, str(HERE / "peer_load.cjs"), str(port)]


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: int) -> int:
    """The memory of a process in kB, without what it shares with others."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("RssAnon")).split()[1])


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    env = {**os.environ, "NODE_PATH": str(CACHE / "node_modules")}
    process = subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def wait_for(port: int) -> None:
    """Wait until a server listens, and a moment more for what it starts beside."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            sleep(0.1)
        else:
            break
    sleep(1)


def measure(which: str, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """One run: a fresh server and this many tables with two sockets each."""
    with tempfile.TemporaryDirectory() as folder:
        server_command, load_command = commands(which, PORTS[which], folder)
        with running(server_command, stderr=subprocess.DEVNULL) as server:
            wait_for(PORTS[which])
            before_tables = memory(server.pid)
            load_arguments = [*load_command, str(tables), str(seconds), str(rate)]
            with running(load_arguments, stdin=subprocess.PIPE) as load:
                assert load.stdin is not None
                assert load.stdout is not None
                assert load.stdout.readline().strip() == "ready"
                idle = memory(server.pid)
                before = cpu_seconds(server.pid)
                load.stdin.write("go\n")
                load.stdin.flush()
                result: dict[str, float] = json.loads(load.stdout.readline())
                used = cpu_seconds(server.pid) - before
                load.stdin.write("end\n")
                load.stdin.flush()
    result["cpu"] = used
    result["per_cpu"] = result["moves"] / used
    result["kb_a_table"] = (idle - before_tables) / tables
    return result


def in_turns(rounds: int, tables: int, seconds: float, rate: float) -> dict[str, list[dict[str, float]]]:
    """Runs of both contenders, one after the other, so that a busy moment hits both."""
    runs: dict[str, list[dict[str, float]]] = {which: [] for which in PORTS}
    for _ in range(rounds):
        for which, results in runs.items():
            results.append(measure(which, tables, seconds, rate))
    return runs


def report(seconds: float, rounds: int) -> str:
    lines = [
        "# The server under load",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores (shared with the load generator),"
        f" Python {platform.python_version()}. Two sockets a table;"
        f" best of {rounds} runs in turns, {seconds:g} s each.",
        "Ours: `tiles` by the real rules, every move in SQLite (synchronous=FULL) before anybody is told."
        " boardgame.io 0.50.2: an 81-cell game of the same shape, kept in memory only.",
        "",
        "| tables | | moves / server-CPU-s | moves / s | kB a table with two sockets, idle |",
        "|---|---|---|---|---|",
    ]
    for tables in (50, 200):
        runs = in_turns(rounds, tables, seconds, 0)
        best = {which: max(results, key=_per_cpu) for which, results in runs.items()}
        for which, name in (("ours", "Full House, durable"), ("peer", "boardgame.io, in memory")):
            results = best[which]
            lines.append(
                f"| {tables} | {name} | {results['per_cpu']:,.0f} | {results['moves'] / seconds:,.0f}"
                f" | {results['kb_a_table']:.0f} |"
            )
        lines.append(f"| {tables} | ratio | {best['ours']['per_cpu'] / best['peer']['per_cpu']:.1f} × | | |")
    lines += ["", "200 tables × 1 move/s, mover to opponent:", "", "| | p50 ms | p99 ms |", "|---|---|---|"]
    runs = in_turns(rounds, 200, seconds, 1)
    for which, name in (("ours", "Full House, durable"), ("peer", "boardgame.io, in memory")):
        results = min(runs[which], key=lambda run: run["p99_ms"])
        lines.append(f"| {name} | {results['p50_ms']:.1f} | {results['p99_ms']:.1f} |")
    return "\n".join(lines) + "\n"


def _per_cpu(run: dict[str, float]) -> float:
    return run["per_cpu"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    parser.add_argument("--only", choices=PORTS, help="one contender, once, 50 tables: for profiling")
    asked = parser.parse_args()
    if asked.only:
        sys.stdout.write(f"{measure(asked.only, 50, asked.seconds, 0)}\n")
        return
    peer_modules()
    text = report(asked.seconds, asked.rounds)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
