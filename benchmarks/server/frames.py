"""Moves a server-CPU-second with our frames and with those of libraries, in the whole server, in turns.

`python -m benchmarks.server.frames [--write]`, after `pip install wsproto picows`.
"""

import argparse
import os
import platform
import statistics
import sys
from datetime import date
from unittest.mock import patch

import benchmarks.server.__main__ as server
from benchmarks.server.framed import LIBRARIES

QUICK = ("--seconds", "3", "--rounds", "1")
OTHERS = (*LIBRARIES, "picows")
CONTENDERS = ("ours", *OTHERS)
WANTED_RATIO = 1.10
"""Our own frames are kept if they make this many times the moves of the best library."""
RESULTS = server.HERE.parent / "results" / "frames.md"


def commands(which: str, port: int, folder: str) -> tuple[list[str], list[str]]:
    python = (sys.executable, "-m")
    started = [*python, "benchmarks.server.framed", which, str(port), f"{folder}/tables.sqlite3"]
    ports = f"{port}:{port + 1}" if which == "picows" else str(port)
    return started, [*python, "benchmarks.server.load", ports]


def measured(rounds: int, tables: int, seconds: float) -> dict[str, list[float]]:
    """Moves a CPU-second of each contender in each round, in turns; who begins changes."""
    ports = dict.fromkeys(CONTENDERS, server.PORTS["ours"])
    runs: dict[str, list[float]] = {which: [] for which in CONTENDERS}
    with patch.object(server, "commands", commands), patch.object(server, "PORTS", ports):
        for number in range(rounds):
            turn = number % len(CONTENDERS)
            for which in (*CONTENDERS[turn:], *CONTENDERS[:turn]):
                runs[which].append(server.measure(which, tables, seconds, 0)["per_cpu"])
                sys.stderr.write(f"{which}: {runs[which][-1]:,.0f}\n")
    return runs


def report(runs: dict[str, list[float]], tables: int, seconds: float) -> str:
    middle = {which: statistics.median(values) for which, values in runs.items()}
    best = max(middle[which] for which in OTHERS)
    ratio = middle["ours"] / best
    lines = [
        "# Our frames beside those of libraries",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores (shared with the load generator), load"
        f" {os.getloadavg()[0]:.1f} at the end, Python {platform.python_version()}. The whole server,"
        f" {tables} tables as fast as answers come, {len(runs['ours'])} rounds of {seconds:g} s in turns.",
        "",
        "| frames | moves / server-CPU-s, middle | lowest | highest | ours |",
        "|---|---|---|---|---|",
    ]
    for which, values in runs.items():
        times = f"{middle['ours'] / middle[which]:.2f} ×"
        lines.append(
            f"| {which} | {middle[which]:,.0f} | {min(values):,.0f} | {max(values):,.0f} | {times} |"
        )
    verdict = "kept" if ratio >= WANTED_RATIO else "not worth it by this measure"
    lines += [
        "",
        f"Ours makes {ratio:.2f} times the moves of the best library, {WANTED_RATIO:.2f} wanted: {verdict}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    asked = parser.parse_args()
    text = report(measured(asked.rounds, asked.tables, asked.seconds), asked.tables, asked.seconds)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
