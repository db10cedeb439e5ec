"""How long people's moves take beside tables of bots: `python -m benchmarks.server.bots [--tables 200]`.

Twenty tables of two people play a move a second each, first alone, then while bots play at the other tables.
The server, its workers and the load share the machine; `taskset -c 0 python -m …` gives them one core.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.__main__ import running, wait_for
from fullhouse.client import Client
from fullhouse.server.api.tables.shapes import NewSeat, NewTable

PORT = 9320
PEOPLE, RATE = 20, 1.0
MOST = 10.0
"""Milliseconds by which the bots may move the 99th percentile."""
GAMES = ("tiles", "challenge", "one-two-three", "markers")
QUICK = ("--tables", "40", "--seconds", "8")


async def bot_tables(count: int, level: str) -> list[ClientConnection]:
    """Tables of two bots that play, each watched by a socket, for without anybody there bots rest."""
    client, sockets = Client(f"http://127.0.0.1:{PORT}"), []
    seats = tuple(NewSeat(who="bot", name=name, bot=level) for name in ("A", "B"))
    for number in range(count):
        key = await client.create(NewTable(game=GAMES[number % len(GAMES)], seats=seats))
        socket = await connect(f"ws://127.0.0.1:{PORT}/api/socket", compression=None, max_size=None)
        await socket.send(json.dumps({"do": "hello", "token": key.token}))
        sockets.append(socket)
    return sockets


async def moves_of(sockets: list[ClientConnection]) -> int:
    """How many moves the watched tables tell of; runs until it is cancelled."""
    played = 0

    async def watch(socket: ClientConnection) -> None:
        nonlocal played
        async for message in socket:
            played += json.loads(message).get("what") == "played"

    with suppress(asyncio.CancelledError):
        await asyncio.gather(*(watch(socket) for socket in sockets))
    return played


async def people(seconds: float) -> dict[str, float]:
    """The latencies of people's moves, measured by a process of their own."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.server.load",
        str(PORT),
        str(PEOPLE),
        str(seconds),
        str(RATE),
    ]
    pipe = asyncio.subprocess.PIPE
    load = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert load.stdin is not None
    assert load.stdout is not None
    assert (await load.stdout.readline()).strip() == b"ready"
    load.stdin.write(b"go\n")
    result: dict[str, float] = json.loads(await load.stdout.readline())
    load.stdin.write(b"end\n")
    await load.wait()
    return result


async def measured(tables: int, level: str, seconds: float) -> None:
    quiet = await people(seconds)
    sockets = await bot_tables(tables, level)
    watching = asyncio.create_task(moves_of(sockets))
    busy = await people(seconds)
    watching.cancel()
    played = await watching
    for socket in sockets:
        await socket.close()
    more = busy["p99_ms"] - quiet["p99_ms"]
    sys.stdout.write(
        "| beside | moves of people | p50 ms | p99 ms |\n|---|---|---|---|\n"
        f"| nobody | {quiet['moves']:.0f} | {quiet['p50_ms']:.1f} | {quiet['p99_ms']:.1f} |\n"
        f"| {tables} tables of `{level}`, {played / seconds:.0f} moves a second"
        f" | {busy['moves']:.0f} | {busy['p50_ms']:.1f} | {busy['p99_ms']:.1f} |\n\n"
        f"The bots move the 99th percentile by {more:+.1f} ms (target: at most {MOST:g} ms).\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", default="club")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = [sys.executable, "-m", "benchmarks.server.ours", str(PORT), f"{folder}/tables.sqlite3"]
        with running(server, stderr=subprocess.DEVNULL):
            wait_for(PORT)
            asyncio.run(measured(asked.tables, asked.level, asked.seconds))


if __name__ == "__main__":
    main()
