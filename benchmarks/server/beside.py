"""How long people's moves take while the server does something else: shared by the comparisons here."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.server.__main__ import running, wait_for
from tests.processes import free_port

PORT = free_port()
RATE = 1.0
"""Moves a second at each table of people."""
MOST_DELAY_MS = 10.0
"""Milliseconds by which the 99th percentile may move."""


@contextmanager
def served() -> Iterator[None]:
    """Our server on an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        server = [sys.executable, "-m", "benchmarks.server.ours", str(PORT), f"{folder}/tables.sqlite3"]
        with running(server, stderr=subprocess.DEVNULL):
            wait_for(PORT)
            yield


async def people(tables: int, seconds: float) -> dict[str, float]:
    """The latencies of people's moves, measured by a process of their own."""
    words = ["benchmarks.server.load", PORT, tables, seconds, RATE]
    pipe = asyncio.subprocess.PIPE
    load = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *map(str, words), stdin=pipe, stdout=pipe
    )
    assert load.stdin is not None
    assert load.stdout is not None
    assert (await load.stdout.readline()).strip() == b"ready"
    load.stdin.write(b"go\n")
    result: dict[str, float] = json.loads(await load.stdout.readline())
    load.stdin.write(b"end\n")
    await load.wait()
    return result


def tell(quiet: dict[str, float], busy: dict[str, float], beside: str) -> None:
    """Both runs as a table, and by how much they differ."""
    sys.stdout.write("| beside | moves of people | p50 ms | p99 ms |\n|---|---|---|---|\n")
    for name, one in (("nobody", quiet), (beside, busy)):
        sys.stdout.write(f"| {name} | {one['moves']:.0f} | {one['p50_ms']:.1f} | {one['p99_ms']:.1f} |\n")
    more = busy["p99_ms"] - quiet["p99_ms"]
    sys.stdout.write(
        f"\nThe 99th percentile moves by {more:+.1f} ms (target: at most {MOST_DELAY_MS:g} ms).\n"
    )
