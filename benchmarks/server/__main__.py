"""Durable moves a server-CPU-second and latency, ours beside boardgame.io in memory, in turns, in one run.

`python -m benchmarks.server [--before FOLDER] [--write]`: needs node and npm; boardgame.io is installed into
a cache folder. FOLDER is an earlier checkout after `make setup`, which then runs beside.
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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any, NamedTuple

from tests.processes import free_port

QUICK = ("--seconds", "4", "--rounds", "1")

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results" / "server.md"
CACHE = Path.home() / ".cache" / "fullhouse-benchmarks"
PEER = ("boardgame.io@0.50.2", "socket.io-client@4")
TICK = os.sysconf("SC_CLK_TCK")
OURS = "Full House, durable"


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


class Contender(NamedTuple):
    """A server and its load generator."""

    server: tuple[str, ...]
    """How it is started; a port and an address of a file for tables follow."""
    load: tuple[str, ...]
    """How its load generator is started; the port follows."""
    folder: Path | None = None
    """Where both are started, if not here."""


def checkout(folder: Path | None = None) -> Contender:
    """Our server as it is here, or in another checkout that was set up."""
    python = sys.executable if folder is None else str(folder / ".venv/bin/python")
    return Contender(
        (python, "-m", "benchmarks.server.ours"), (python, "-m", "benchmarks.server.load"), folder
    )


def peer() -> Contender:
    node = shutil.which("node") or "node"
    return Contender((node, str(HERE / "peer_server.cjs")), (node, str(HERE / "peer_load.cjs")))


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


def measure(contender: Contender, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """One run: a fresh server and this many tables with two sockets each."""
    port, where = str(free_port()), contender.folder
    with tempfile.TemporaryDirectory() as folder:
        started = [*contender.server, port, f"{folder}/tables.sqlite3"]
        with running(started, stderr=subprocess.DEVNULL, cwd=where) as server:
            wait_for(int(port))
            before_tables = memory(server.pid)
            load_arguments = [*contender.load, port, str(tables), str(seconds), str(rate)]
            with running(load_arguments, stdin=subprocess.PIPE, cwd=where) as load:
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


Runs = dict[str, list[dict[str, float]]]


def in_turns(
    contenders: Mapping[str, Contender], rounds: int, tables: int, seconds: float, rate: float
) -> Runs:
    """Runs of all contenders, one after the other, so that a busy moment hits all; who begins changes."""
    runs: Runs = {name: [] for name in contenders}
    names = list(contenders)
    for number in range(rounds):
        turn = number % len(names)
        for name in (*names[turn:], *names[:turn]):
            runs[name].append(measure(contenders[name], tables, seconds, rate))
            sys.stderr.write(f"{tables} tables, {name}: {runs[name][-1]['per_cpu']:,.0f}\n")
    return runs


def report(contenders: Mapping[str, Contender], seconds: float, rounds: int, ladder: Sequence[int]) -> str:
    lines = [
        "# The server under load",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores (shared with the load generator), load"
        f" {os.getloadavg()[0]:.1f} when it began, Python {platform.python_version()}. Two sockets a table;"
        f" {rounds} runs in turns, {seconds:g} s each; the best run, and the middle one.",
        "Ours: `tiles` by the real rules, every move in SQLite (synchronous=FULL) before anybody is told."
        " boardgame.io 0.50.2: an 81-cell game of the same shape, kept in memory only.",
        "",
        "| tables | | moves / server-CPU-s, best | middle | ours, best | middle | moves / s |"
        " kB a table, idle |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tables in ladder:
        runs = in_turns(contenders, rounds, tables, seconds, 0)
        mine = _figures(runs[OURS])
        for name, results in runs.items():
            best, middle = _figures(results)
            one = max(results, key=_per_cpu)
            lines.append(
                f"| {tables} | {name} | {best:,.0f} | {middle:,.0f} | {mine[0] / best:.2f} × |"
                f" {mine[1] / middle:.2f} × | {one['moves'] / seconds:,.0f} | {one['kb_a_table']:.0f} |"
            )
    lines += ["", "200 tables × 1 move/s, mover to opponent:", "", "| | p50 ms | p99 ms |", "|---|---|---|"]
    for name, all_runs in in_turns(contenders, rounds, 200, seconds, 1).items():
        quickest = min(all_runs, key=lambda run: run["p99_ms"])
        lines.append(f"| {name} | {quickest['p50_ms']:.1f} | {quickest['p99_ms']:.1f} |")
    return "\n".join(lines) + "\n"


def _figures(results: list[dict[str, float]]) -> tuple[float, float]:
    """Moves a CPU-second: the best run's, and the middle one's."""
    per_cpu = [run["per_cpu"] for run in results]
    return max(per_cpu), median(per_cpu)


def _per_cpu(run: dict[str, float]) -> float:
    return run["per_cpu"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an earlier checkout, set up")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    parser.add_argument("--only", choices=("ours", "peer"), help="one contender, once, 50 tables")
    asked = parser.parse_args()
    if asked.only:
        one = checkout() if asked.only == "ours" else peer()
        sys.stdout.write(f"{measure(one, 50, asked.seconds, 0)}\n")
        return
    peer_modules()
    contenders = {OURS: checkout(), "boardgame.io, in memory": peer()}
    if asked.before:
        contenders["Full House, before"] = checkout(asked.before.resolve())
    text = report(contenders, asked.seconds, asked.rounds, asked.tables)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
