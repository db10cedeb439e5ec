"""The attacks, each for a limited time and from a limited number of connections. Only `siege` runs them."""

import asyncio
import contextlib
import json
import os
import random
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from multiprocessing import Queue
from typing import Any

from benchmarks.server.siege.clients import Streams, address, ask, ask_json, drain, frame, reset, socket
from benchmarks.server.siege.running import Siege, Tally
from benchmarks.server.siege.strangers import STRANGERS

Attack = Callable[["Siege"], Coroutine[Any, Any, None]]
GAME = {"game": "tiles", "seats": [{"who": "me", "name": "X"}, {"who": "bot", "bot": "random"}]}
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


async def sand_glass(siege: Siege) -> None:
    """Abandoned tables with the shortest clocks that are accepted; their records are read."""
    codes = []
    for glass in (1e-6, 0.001, 0.01, 0.1, 1, 5):
        asked = {**GAME, "seats": [{"who": "me"}, {"who": "me"}], "options": {"sand_glass": glass}}
        key = await ask_json(siege.port, address(0), "POST", "/api/tables", asked)
        siege.tally["accepted" if key else "refused"] += 1
        codes += [key["code"]] if key else []
    while siege.is_on:
        for code in codes:
            await siege.ask(1, "GET", f"/api/tables/{code}/record")
        await asyncio.sleep(0.2)


async def ping(siege: Siege) -> None:
    """Protocol pings before `hello`, and nothing is read."""
    pings = frame(9, b"x" * 120) * 200

    async def one(caller: int) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            _, writer = await socket(siege.port, address(caller))
            try:
                while siege.is_on and not writer.is_closing():
                    writer.write(pings)
                    await asyncio.wait_for(writer.drain(), 1)
                    siege.tally["pings"] += 200
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.05)

    await siege.flood(4, one)


async def replay(siege: Siege) -> None:
    """Replays of long records, and all other expensive requests."""
    key = await ask_json(
        siege.port, address(0), "POST", "/api/tables", {**GAME, "seats": [{"who": "me"}] * 2}
    )
    status, answer = await ask(
        siege.port, address(0), "GET", f"/api/tables/{key.get('code')}/record", token=key.get("token")
    )
    record = json.loads(answer) if status == 200 else {}
    heavy: list[tuple[str, object]] = [
        ("/api/replay", record),
        ("/api/problems/hint", {"problem": HARD}),
        ("/api/problems/check", {"problem": HARD}),
        ("/api/problems/made", {"level": 5}),
        ("/api/proof", {"grid": PROBLEM, "cell": "a3"}),
    ]

    async def one(caller: int) -> None:
        path, body = random.choice(heavy)
        await siege.ask(caller % 4, "POST", path, body)

    await siege.flood(24, one)


async def turns(siege: Siege) -> None:
    """Many waiting requests with many copies of one token, while the table plays."""
    key = await ask_json(siege.port, address(0), "POST", "/api/tables", GAME)
    asked = {"tokens": [key.get("token", "x")] * 64, "wait": 5}

    async def one(caller: int) -> None:
        await siege.ask(caller % 8, "POST", "/api/turns", asked)

    await siege.flood(300, one)


async def totals(siege: Siege) -> None:
    """Statistics and results, again and again."""
    key = await ask_json(siege.port, address(0), "POST", "/api/tables", GAME)
    asked = {"tokens": [key.get("token", "x")] * 64}

    async def one(caller: int) -> None:
        await siege.ask(caller % 4, "GET", "/api/statistics")
        await siege.ask(caller % 4, "POST", "/api/results", asked)

    await siege.flood(16, one)


async def guess(siege: Siege) -> None:
    """Codes are guessed from many addresses."""
    parts = [consonant + vowel for consonant in "bdfghjklmnprstvz" for vowel in "aeiou"]

    async def one(caller: int) -> None:
        code = "".join(random.choices(parts, k=2)) + "-" + "".join(random.choices(parts, k=2))
        await siege.ask(caller, "GET", f"/api/tables/{code}")

    await siege.flood(32, one)


async def classroom(siege: Siege) -> None:
    """Forty clients of one address lose their sockets and reconnect, all at once."""
    tokens = []
    for _ in range(siege.many(40)):
        key = await ask_json(
            siege.port, address(0), "POST", "/api/tables", {**GAME, "seats": [{"who": "me"}] * 2}
        )
        tokens += [key["token"]] if key else []
    siege.tally["tables"] = len(tokens)
    while siege.is_on:
        came = await asyncio.gather(
            *(socket(siege.port, address(0), token) for token in tokens), return_exceptions=True
        )
        here = [streams for streams in came if isinstance(streams, tuple)]
        siege.tally["sockets"] += len(here)
        await asyncio.sleep(0.5)
        for streams in here:
            reset(streams)


async def silent(siege: Siege) -> None:
    """Connections that send nothing, or half a request line."""
    opened: list[Streams] = []
    for place in range(siege.many(1_100)):
        with contextlib.suppress(OSError, TimeoutError):
            streams = await asyncio.wait_for(
                asyncio.open_connection("127.0.0.1", siege.port, local_addr=(address(place // 300), 0)), 1
            )
            streams[1].write(b"" if place % 2 else b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
            opened.append(streams)
    siege.tally["connections"] = len(opened)
    await asyncio.sleep(siege.left)
    for streams in opened:
        reset(streams)


async def spectators(siege: Siege) -> None:
    """Two thousand watch one table; some come and go all the time."""
    key = await ask_json(siege.port, address(0), "POST", "/api/tables", GAME)
    watching = await ask_json(siege.port, address(0), "POST", f"/api/tables/{key.get('code')}/watch", {})
    here = await siege.sockets(2_000, 300, watching.get("token"))
    readers = [asyncio.create_task(drain(streams, siege.left)) for streams in here]
    number = 0
    while siege.is_on and here:
        number += 1
        reset(here[number % len(here)])
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            streams = await socket(siege.port, address(10), watching.get("token"))
            here[number % len(here)] = streams
            readers.append(asyncio.create_task(drain(streams, siege.left)))
            siege.tally["came and went"] += 1
        await asyncio.sleep(0.01)
    await asyncio.gather(*readers)
    for streams in here:
        reset(streams)


async def abandoned(siege: Siege) -> None:
    """Challenge tables with clocks, opened and abandoned; and tables where only bots play."""
    alone = {"game": "challenge", "seats": [{"who": "me"}, {"who": "me"}]}
    bots = {"game": "tiles", "seats": [{"who": "bot", "bot": "random"}] * 2}

    async def one(caller: int) -> None:
        await siege.ask(caller, "POST", "/api/tables", alone if caller % 2 else bots)
        await asyncio.sleep(0.02)

    await siege.flood(8, one)


async def hang_up(siege: Siege) -> None:
    """Sockets and requests that end in the middle, by hundreds."""
    key = await ask_json(siege.port, address(0), "POST", "/api/tables", GAME)
    while True:
        for streams in await siege.sockets(100, 25, key.get("token")):
            streams[1].write(frame(1, b'{"do":"ping","id":"x"}')[:-3])
            reset(streams)
        if not siege.is_on:
            break
        await asyncio.sleep(0.1)


async def aliases(siege: Siege) -> None:
    """Static files under names that lead to the same file."""

    async def one(caller: int) -> None:
        path = "/" + "./" * random.randrange(40) + "%69ndex.html?" + str(random.random())
        await siege.ask(caller, "GET", path)

    await siege.flood(16, one)


async def schemathesis(siege: Siege) -> None:
    """Requests made from the schema, through a relay that gives them an address of their own."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        siege.tally["connections"] += 1
        with contextlib.suppress(OSError):
            other, out = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=(address(0), 0))
            await asyncio.gather(_copy(reader, out, siege.tally), _copy(other, writer, Counter()))

    relay = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    port = relay.sockets[0].getsockname()[1]
    url = f"http://127.0.0.1:{port}/api/schema/openapi.json"
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        url,
        "--phases",
        "fuzzing",
        "--max-examples",
        "100000",
    ]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), siege.left)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        relay.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tally: Tally) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            tally["requests"] += data.count(b" HTTP/1.1\r\n")
            writer.write(data)
            await writer.drain()
    writer.close()


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        sand_glass,
        ping,
        replay,
        turns,
        totals,
        guess,
        classroom,
        silent,
        spectators,
        abandoned,
        hang_up,
        aliases,
        schemathesis,
        *STRANGERS,
    )
}


def attack(name: str, port: int, seconds: float, scale: float, answer: "Queue[str]") -> None:
    """Run one attack, in a process of its own, and tell what came back."""
    os.nice(10)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    siege = Siege(port, seconds, scale)
    asyncio.run(ATTACKS[name](siege))
    answer.put(json.dumps(siege.tally))
