"""How far one server goes at a human pace: more and more tables, by several generators in processes.

`python -m benchmarks.server.scale [--tables 50 200 800 3200 10000] [--seconds 30] [--pace 10] [--minutes 15]
[--write]`: each table makes a move every `pace` seconds. What a machine cannot hold is said in its line, and
so is what could not be opened before the minutes were over: it ends by then, however busy the machine is.
"""

import argparse
import contextlib
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from datetime import date
from typing import NamedTuple

import benchmarks.server.__main__ as server
from tests.processes import free_port

QUICK = ("--tables", "50", "200", "--seconds", "10", "--minutes", "2")
LADDER = (50, 200, 800, 3_200, 10_000)
MOST_TABLES_EACH = 400
"""Tables of one generator: more would measure how late it is itself."""
SPARE_SECONDS = 20.0
"""What a step takes beside opening and playing: moves that wait for their answer, and the end."""
OTHER_FILES = 400
"""What a server has open, or keeps back, beside its sockets: requests come by connections of their own."""
RESULTS = server.HERE.parent / "results" / "scale.md"


class Step(NamedTuple):
    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    cpu_share: float
    """Of one core."""
    load: float
    """The load average of the machine at the end of this step."""
    megabytes: float
    kb_a_table: float


def within(ladder: list[int], most_files: int) -> list[int]:
    """The ladder, cut off where a process may not have as many sockets open, two for each table.

    >>> within([50, 200, 10_000], 20_000)
    [50, 200, 9800]
    """
    most = (most_files - OTHER_FILES) // 2
    return sorted({min(tables, most) for tables in ladder})


def raise_limit(files: int) -> int:
    """Let this process and those that it starts have so many files open, or as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (max(files, hard), hard):  # only root may have more than the hard limit says
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            return most
    return soft


def measure(tables: int, seconds: float, rate: float, most_seconds: float) -> Step:
    """A fresh server and this many tables; the slowest generator's latencies count.

    Raises AssertionError or ValueError where it is not done in time: then its generators are stopped.
    """
    counts = [min(MOST_TABLES_EACH, tables - begun) for begun in range(0, tables, MOST_TABLES_EACH)]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ours, port = server.checkout(), str(free_port())
        started = [*ours.server, port, f"{folder}/tables.sqlite3"]
        served = stack.enter_context(server.running(started, stderr=subprocess.DEVNULL))
        server.wait_for(int(port))
        empty = server.memory(served.pid)
        generators = [
            stack.enter_context(
                server.running(
                    [*ours.load, port, str(count), str(seconds), str(rate), f"127.{number}.1.2"],
                    stdin=subprocess.PIPE,
                )
            )
            for number, count in enumerate(counts, 1)  # no /24 gets more than half of a server's places
        ]
        timer = threading.Timer(most_seconds, _stop_all, (generators,))
        timer.start()
        stack.callback(timer.cancel)
        for generator in generators:
            assert _line(generator) == "ready", f"could not be opened within {most_seconds:.0f} s"
        full, before = server.memory(served.pid), server.cpu_seconds(served.pid)
        for generator in generators:
            _say(generator, "go")
        lines = [_line(generator) for generator in generators]
        assert all(lines), f"did not end within {most_seconds:.0f} s"
        results = [json.loads(line) for line in lines]
        used = server.cpu_seconds(served.pid) - before
        for generator in generators:
            _say(generator, "end")
    return Step(
        tables=tables,
        moves=sum(result["moves"] for result in results),
        p50_ms=max(result["p50_ms"] for result in results),
        p99_ms=max(result["p99_ms"] for result in results),
        cpu_share=used / seconds,
        load=os.getloadavg()[0],
        megabytes=full / 1024,
        kb_a_table=(full - empty) / tables,
    )


def _stop_all(generators: "list[subprocess.Popen[str]]") -> None:
    for generator in generators:
        generator.kill()


def _line(generator: "subprocess.Popen[str]") -> str:
    assert generator.stdout is not None
    return generator.stdout.readline().strip()


def _say(generator: "subprocess.Popen[str]", text: str) -> None:
    assert generator.stdin is not None
    generator.stdin.write(f"{text}\n")
    generator.stdin.flush()


def report(ladder: list[int], seconds: float, pace: float, minutes: float) -> str:
    begun, until = os.getloadavg()[0], time.monotonic() + 60 * minutes
    lines = [
        "# One server at a human pace",
        "",
        "| tables, two sockets each | moves | p50 ms | p99 ms | CPU of the server, of one core | MB |"
        " kB a table | load |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tables in ladder:
        left = until - time.monotonic() - SPARE_SECONDS
        if left < seconds + SPARE_SECONDS:
            lines.append(f"| {tables:,} | not measured: the {minutes:g} minutes were over | | | | | | |")
            continue
        try:
            one = measure(tables, seconds, 1 / pace, left)
        except (AssertionError, OSError, ValueError) as error:
            lines.append(f"| {tables:,} | not measured: {error} | | | | | | |")
            sys.stderr.write(lines[-1] + "\n")
            continue
        lines.append(
            f"| {tables:,} | {one.moves:,} | {one.p50_ms:.1f} | {one.p99_ms:.1f} | {one.cpu_share:.0%}"
            f" | {one.megabytes:.0f} | {one.kb_a_table:.0f} | {one.load:.0f} |"
        )
        sys.stderr.write(lines[-1] + "\n")
    lines += [
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores shared with the generators, load"
        f" {begun:.1f} when it began, Python {platform.python_version()}, SQLite (synchronous=FULL); a move"
        f" every {pace:g} s at each table, {seconds:g} s; generators of at most {MOST_TABLES_EACH} tables.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=list(LADDER))
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=10)
    parser.add_argument("--minutes", type=float, default=15, help="after which it ends at the latest")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    asked = parser.parse_args()
    most = raise_limit(2 * max(asked.tables) + OTHER_FILES)
    ladder = within(asked.tables, most)
    text = report(ladder, asked.seconds, asked.pace, asked.minutes)
    if ladder[-1] < max(asked.tables):
        text += f"\nA process may have {most:,} files open here, so {ladder[-1]:,} tables are the most.\n"
    sys.stdout.write(text)
    if asked.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
