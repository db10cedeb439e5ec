"""Two sockets a table that play `tiles`: `python -m benchmarks.server.load PORT TABLES SECONDS RATE [FROM]`.

RATE is moves a second at each table, 0 for as fast as answers come; FROM is the address of its sockets. For
each line `go` that comes in, they play for so many seconds, and one line of JSON comes out.
"""

import asyncio
import json
import sys
import time
from random import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fullhouse.client import Client
from fullhouse.server.api.shapes import Key


class Asked(msgspec.Struct, frozen=True):
    """A new table, in so few fields that servers of earlier builds read it, too."""

    game: str = "tiles"
    seats: tuple[dict[str, str], ...] = ({"who": "me", "name": "A"}, {})
    options: dict[str, str] = msgspec.field(default_factory=lambda: {"referee": "guard"})


class Joining(msgspec.Struct, frozen=True):
    name: str


decode = msgspec.json.Decoder().decode


class Pair:
    """Both seats of a table; the one whose turn it is moves."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.moves = 0
        self.latencies: list[float] = []
        self.sent = 0.0
        self.number = 0
        self.seen: list[Any] = []

    async def play(self, until: float, rate: float) -> None:
        due = time.perf_counter() + (random() / rate if rate else 0)  # people do not move in step
        if not self.seen:
            self.seen = [await self._news(socket) for socket in self.sockets]
        seen = self.seen
        while time.perf_counter() < until:
            if rate:
                due += 1 / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            mover = 0 if seen[0]["table_over"] or seen[0]["legal"] else 1
            self.number += 1
            self.sent = time.perf_counter()
            await self.sockets[mover].send(self._command(seen, mover, self.number))
            if seen[0]["table_over"]:
                await self.sockets[1 - mover].send(self._command(seen, 1 - mover, self.number))
            other = await self._news(self.sockets[1 - mover], seen[1 - mover])
            self.latencies.append(time.perf_counter() - self.sent)
            own = await self._news(self.sockets[mover], seen[mover])
            seen[mover], seen[1 - mover] = own, other
            self.moves += 1

    @staticmethod
    def _command(seen: list[Any], mover: int, number: int) -> str:
        mine = seen[mover]
        if mine["table_over"]:
            return json.dumps({"do": "vote", "id": f"{mover}-{number}", "topic": "rematch"})
        cells = int(mine["legal"][0]["cells"], 16)
        cell = (cells & -cells).bit_length() - 1
        move = f"lay {'abcdefghi'[cell % 9]}{cell // 9 + 1}"
        return json.dumps({"do": "play", "id": f"{mover}-{number}", "after": mine["seq"], "move": move})

    @staticmethod
    async def _news(socket: ClientConnection, before: Any = None) -> Any:
        """The next perspective of a seat that can move."""
        while True:
            message = decode(await socket.recv())
            kind = message["say"]
            if kind == "refused":
                raise RuntimeError(message)
            if kind not in ("news", "welcome") or not message["perspectives"]:
                continue
            if kind == "news" and message["what"] == "voted":
                continue
            view = message["perspectives"][0]
            was_over = before is not None and before["table_over"]
            if was_over and message["what"] != "rematch":
                continue
            return {
                "seq": message["seq"],
                "legal": view["legal"],
                "table_over": view["view"]["over"],
            }


def taken_from(pairs: list[Pair]) -> dict[str, float]:
    """How many moves there were since this was asked last, and how long they took."""
    latencies = sorted(latency for pair in pairs for latency in pair.latencies)
    moves = sum(pair.moves for pair in pairs)
    for pair in pairs:
        pair.moves = 0
        pair.latencies.clear()
    return {
        "moves": moves,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
    }


async def main() -> None:
    port, tables, seconds, rate = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    source = (sys.argv[5], 0) if len(sys.argv) > 5 else None
    client = Client(f"http://127.0.0.1:{port}")
    address = f"ws://127.0.0.1:{port}/api/socket"
    pairs = []
    for _ in range(tables):
        key = await client.post("/api/tables", Asked(), Key)
        joined = await client.post(f"/api/tables/{key.code}/join", Joining("B"), Key)
        sockets = []
        for token in (key.token, joined.token):
            socket = await connect(address, compression=None, max_size=None, local_addr=source)
            await socket.send(json.dumps({"do": "hello", "token": token}))
            sockets.append(socket)
        await sockets[0].send(json.dumps({"do": "start", "id": "start"}))
        pairs.append(Pair(sockets))
    await asyncio.sleep(0.5)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while (await asyncio.to_thread(sys.stdin.readline)).strip() == "go":
        until = time.perf_counter() + seconds
        await asyncio.gather(*(pair.play(until, rate) for pair in pairs))
        sys.stdout.write(json.dumps(taken_from(pairs)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
