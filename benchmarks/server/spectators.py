"""What many spectators of one table cost the server: `python -m benchmarks.server.spectators [--write]`."""

import argparse
import asyncio
import contextlib
import os
import platform
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.server.__main__ import cpu_seconds
from benchmarks.server.siege.__main__ import server
from benchmarks.server.siege.clients import Streams, frame, reset, socket
from fullhouse.client import Client, ClientTable, NewSeat, NewTable

RESULTS = Path(__file__).parents[1] / "results" / "spectators.md"
EACH = 300
"""Sockets from one address. Each address is of a network of its own: a /24 has four callers' places."""
PING = b"\x89\x00"
"""The server's, whole: no message of this table has these bytes."""
STEP = 50
"""Watchers who come at once."""
PATIENCE_SECONDS = 120.0
"""Until everybody has come, on a machine as busy as may be."""
TABLE = NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="me")), options={"referee": "guard"})
GOINGS, MOVES = 100, 30


class Cost(NamedTuple):
    """Of one thing, on average."""

    cpu: float
    """Seconds of the server's CPU."""
    wait: float
    """Seconds until it was done, as the one who did it sees it."""


async def measured(process: int, times: int, once: Callable[[int], Awaitable[None]]) -> Cost:
    """Do something several times, then let the server finish what follows from it."""
    cpu, waited = cpu_seconds(process), 0.0
    for number in range(times):
        begun = time.perf_counter()
        await once(number)
        waited += time.perf_counter() - begun
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    return Cost((cpu_seconds(process) - cpu) / times, waited / times)


async def watch(process: int, where: str, watchers: int) -> tuple[Cost, Cost]:
    """The cost of a coming and going, and of a move, with this many spectators."""
    client, port = Client(where), int(where.rpartition(":")[2])
    key = await client.create(TABLE)
    token = (await client.watch(key.code)).token
    table = await client.sit(key.token)
    here: list[Streams] = []
    readers = []
    for first in range(0, watchers, STEP):
        come = range(first, min(first + STEP, watchers))
        new = await asyncio.gather(*(socket(port, place(number // EACH), token) for number in come))
        readers += [asyncio.create_task(look_on(streams)) for streams in new]
        here += new
        there = partial(are_there, len(here))
        await table.until(there, PATIENCE_SECONDS)  # whoever is refused is waited for in vain

    async def come_and_go(_: int) -> None:
        reset(await socket(port, place(watchers // EACH + 1), token))

    goings = await measured(process, GOINGS, come_and_go)
    moves = await measured(process, MOVES, lambda _: move(table))
    await table.close()
    for streams in here:
        reset(streams)
    await asyncio.gather(*readers)
    return goings, moves


def are_there(watchers: int, seen: ClientTable) -> bool:
    return seen.present.spectators >= watchers


async def look_on(streams: Streams) -> None:
    """Read everything, and answer pings: who does not is cut off after two of them."""
    reader, writer = streams
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            if PING in data:
                writer.write(frame(10, b""))


def place(number: int) -> str:
    """An address in a network of its own."""
    return f"127.{1 + number}.1.2"


async def move(table: ClientTable) -> None:
    seat = next(seat for seat in table.you.seats if table.moves(seat))
    seq = await table.play(table.moves(seat)[0], seat)
    await table.until(lambda seen: seen.seq >= seq)


def report(costs: dict[int, tuple[Cost, Cost]]) -> str:
    lines = [
        "# Many spectators at one table",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores for server and spectators,"
        f" load {os.getloadavg()[0]:.1f} at the end, Python {platform.python_version()}."
        f" Server CPU for each of {GOINGS} comings and goings (20 a second) and {MOVES} moves;"
        " the time until the mover has its own news.",
        "",
        "| spectators | a coming and going, ms CPU | a move, ms CPU | a move, ms until done |",
        "|---|---|---|---|",
    ]
    for watchers, (goings, moves) in costs.items():
        lines.append(
            f"| {watchers:,} | {1000 * goings.cpu:.1f} | {1000 * moves.cpu:.1f} | {1000 * moves.wait:.0f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, action="append", help="how many (several times for several)")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    asked = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    costs = {}
    for watchers in asked.watchers or (10, 100, 1_000, 2_000, 5_000):
        with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (process, where):
            costs[watchers] = asyncio.run(watch(process.pid, where, watchers))
    text = report(costs)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.write_text(text)


if __name__ == "__main__":
    main()
