"""Moves a server-CPU-second with our frames and with those of libraries, in the whole server, in turns.

`python -m benchmarks.server.frames [--write]`, after `pip install wsproto picows`.
"""

import argparse
import os
import platform
import statistics
import sys
from datetime import date

import benchmarks.server.__main__ as server
from benchmarks.server.framed import LIBRARIES

QUICK = ("--seconds", "3", "--rounds", "1")
OTHERS = (*LIBRARIES, "picows")
CONTENDERS = ("ours", *OTHERS)
WANTED_RATIO = 1.10
"""Our own frames are kept if they make this many times the moves of the best library."""
RESULTS = server.HERE.parent / "results" / "frames.md"


def contender(which: str) -> server.Contender:
    python = (sys.executable, "-m")
    at = ("env", "BENCHMARK_SOCKETS_AT=1") if which == "picows" else ()
    load = (*at, *python, "benchmarks.server.load")
    return server.Contender((*python, "benchmarks.server.framed", which), load)


def measured(rounds: int, tables: int, seconds: float) -> dict[str, list[float]]:
    """Moves a CPU-second of each contender in each round, in turns; who begins changes."""
    contenders = {which: contender(which) for which in CONTENDERS}
    runs = server.in_turns(contenders, rounds, tables, seconds, 0)
    return {which: [run["per_cpu"] for run in results] for which, results in runs.items()}


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
