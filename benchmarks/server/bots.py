"""How long people's moves take beside tables of bots: `python -m benchmarks.server.bots [--tables 200]`.

Twenty tables of two people play a move a second each, first alone, then while bots play at the other tables.
The server, its workers and the load share the machine; `taskset -c 0 python -m …` gives them one core.
"""

import argparse
import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.beside import PORT, people, served, tell
from fullhouse.client import Client
from fullhouse.server.api.shapes import NewSeat, NewTable

PEOPLE = 20
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


async def measured(tables: int, level: str, seconds: float) -> None:
    quiet = await people(PEOPLE, seconds)
    sockets = await bot_tables(tables, level)
    watching = asyncio.create_task(moves_of(sockets))
    busy = await people(PEOPLE, seconds)
    watching.cancel()
    played = await watching
    for socket in sockets:
        await socket.close()
    tell(quiet, busy, f"{tables} tables of `{level}`, {played / seconds:.0f} moves a second")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", default="club")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with served():
        asyncio.run(measured(asked.tables, asked.level, asked.seconds))


if __name__ == "__main__":
    main()
