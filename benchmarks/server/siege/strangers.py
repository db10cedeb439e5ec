"""Attacks of strangers who never come in: guesses from one network, long paths, foreign pages and names."""

import asyncio
import contextlib
import json
import random

from benchmarks.server.siege.clients import Streams, address, frame, opened, reset, socket
from benchmarks.server.siege.running import Siege

PROXIES = "127.0.9.0/24"
"""Attackers with these addresses may say for whom they ask: so one machine has a whole /48."""
NETWORK = "2001:db8:66"
LOST = (OSError, TimeoutError, asyncio.IncompleteReadError)


async def ask_as(siege: Siege, caller: int, head: str, body: bytes = b"") -> None:
    """A request with a head of our own; what comes back is counted."""
    try:
        reader, writer = await opened(siege.port, f"127.0.9.{2 + caller % 250}")
        writer.write(f"{head}\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
    except LOST:
        answer = b""
    siege.tally[answer[9:12].decode() or "none"] += 1


async def lockout(siege: Siege) -> None:
    """Wrong codes from thousands of networks of one /48, as fast as they are answered."""

    async def one(caller: int) -> None:
        code = "".join(random.choice("bdfgklmnprstvz") + random.choice("aeiou") for _ in range(4))
        forwarded = f"{NETWORK}:{random.randrange(1 << 16):x}::{caller:x}"
        await ask_as(
            siege,
            caller,
            f"GET /api/tables/{code} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: {forwarded}",
        )

    await siege.flood(100, one)


async def network(siege: Siege) -> None:
    """Sockets from every corner of one /48, until no more are let in; they stay."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    here: list[Streams] = []
    for place in range(siege.many(8_000)):
        if not siege.is_on:
            break
        with contextlib.suppress(*LOST):
            reader, writer = await opened(siege.port, f"127.0.9.{2 + place % 250}")
            head = (
                f"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: {NETWORK}:{place:x}::1\r\n"
            )
            head += "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            writer.write(f"{head}sec-websocket-key: {key}\r\n\r\n".encode())
            line = await asyncio.wait_for(reader.readline(), 5)
            siege.tally[line[9:12].decode() or "none"] += 1
            here.append((reader, writer))
    await asyncio.sleep(siege.left)
    for streams in here:
        reset(streams)


async def long_paths(siege: Siege) -> None:
    """Paths of sixty thousand letters."""

    async def one(caller: int) -> None:
        await siege.ask(caller, "GET", "/" + random.choice("abc") * 60_000)

    await siege.flood(8, one)


async def half_open(siege: Siege) -> None:
    """Sockets that are opened, say half a frame and then nothing; none answers a ping."""
    while siege.is_on:
        here = await siege.sockets(300, 60)
        for _, writer in here:
            writer.write(b"\x81\xfe\x0f")
        await asyncio.sleep(min(5.0, siege.left))
        for streams in here:
            reset(streams)


async def wrong_text(siege: Siege) -> None:
    """Texts that are no UTF-8, again and again."""

    async def one(caller: int) -> None:
        with contextlib.suppress(*LOST):
            reader, writer = await socket(siege.port, address(caller))
            writer.write(frame(1, b"\xce\xba\xff\xfe") * 20)
            heard = await asyncio.wait_for(reader.read(), 5)
            siege.tally[str(int.from_bytes(heard[2:4]))] += 1
            writer.close()

    await siege.flood(16, one)


async def cross_site(siege: Siege) -> None:
    """Plain text and foreign origins, as pages of other sites send them."""
    table = json.dumps({"game": "tiles", "seats": [{"who": "me"}, {"who": "bot"}]}).encode()

    async def one(caller: int) -> None:
        kind = (
            "content-type: text/plain"
            if caller % 2
            else "content-type: application/json\r\norigin: https://evil.example"
        )
        await ask_as(siege, caller, f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n{kind}", table)

    await siege.flood(16, one)


async def rebound_host(siege: Siege) -> None:
    """A foreign name that leads here."""

    async def one(caller: int) -> None:
        await ask_as(siege, caller, "GET /api/statistics HTTP/1.1\r\nhost: evil.example")

    await siege.flood(16, one)


STRANGERS = (lockout, network, long_paths, half_open, wrong_text, cross_site, rebound_host)
