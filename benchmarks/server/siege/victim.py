"""The victims: two clients that play a move a second and ask meanwhile, and guests with the right code."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import msgspec

from fullhouse.client import Client, ClientTable, Gone, RefusedByServer
from fullhouse.client.table import new_id
from fullhouse.match.deciding.commands import Start
from fullhouse.server.api.shapes import NewSeat, NewTable

TABLE = NewTable(game="tiles", seats=(NewSeat(who="me", name="A"), NewSeat()), options={"referee": "guard"})
GUESTS_PROXY = "127.0.9.1"
"""A trusted proxy that no attacker uses."""
LEAST_MOVES = 2
"""However short the time and slow the machine."""
FAILURES = (RefusedByServer, Gone, OSError, TimeoutError)


class Suffered(msgspec.Struct):
    """What the victim noticed."""

    code: str
    moves: list[float] = []
    """Seconds from the move until the opponent has its news."""
    rest: list[float] = []
    acknowledged: list[tuple[int, str]] = []
    """The place in the log and the move, as the server acknowledged it."""
    failures: list[str] = []
    refusals: list[str] = []
    """What guests with the right code heard instead of the table, each from a network of its own."""
    guests: int = 0
    """How many of them came."""


async def play(address: str, seconds: float) -> Suffered:
    """Play for a while, some moves at least. Failures are noted, and the game goes on."""
    client = Client(address)
    key = await client.create(TABLE)
    tokens = (key.token, (await client.join(key.code, "B")).token)
    suffered = Suffered(key.code)
    seats = [await client.sit(token) for token in tokens]
    await seats[0].do(Start(id=new_id()))
    until = time.monotonic() + seconds

    def goes_on() -> bool:
        return time.monotonic() < until or len(suffered.acknowledged) < LEAST_MOVES

    async def move() -> None:
        try:
            await _move(seats, suffered)
        except Gone:
            for place, token in enumerate(tokens):
                await seats[place].close()
                seats[place] = await client.sit(token)
            raise

    async def ask() -> None:
        begun = time.perf_counter()
        for answer in (client.preview(key.code), client.turns(key.token), client.create(TABLE)):
            begun = time.perf_counter()
            await answer
            suffered.rest.append(time.perf_counter() - begun)

    async def come() -> None:
        suffered.guests += 1
        status = await _knock(int(address.rpartition(":")[2]), key.code, suffered.guests)
        if status != HTTPStatus.OK:
            suffered.refusals.append(str(status))

    await asyncio.gather(*(_each_second(goes_on, do, suffered) for do in (move, ask, come)))
    for seat in seats:
        await seat.close()
    return suffered


async def _knock(port: int, code: str, number: int) -> int:
    """Somebody with the right code, whom a proxy lets through from a network far from the attackers'."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(GUESTS_PROXY, 0))
    writer.write(
        f"GET /api/tables/{code} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n"
        f"x-forwarded-for: 2001:db8:{0x7000 + number:x}::1\r\n\r\n".encode()
    )
    first = await asyncio.wait_for(reader.readline(), 20)
    writer.close()
    return int(first.split()[1]) if first else 0


async def _each_second(
    goes_on: Callable[[], bool], do: Callable[[], Awaitable[None]], suffered: Suffered
) -> None:
    due = time.monotonic()
    while goes_on():
        try:
            await do()
        except FAILURES as error:
            suffered.failures.append(f"{type(error).__name__} {error}"[:120])
        due += 1
        await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _move(seats: list[ClientTable], suffered: Suffered) -> None:
    for seat in seats:
        await seat.until(lambda table: bool(table.perspectives))
    if seats[0].table.stage == "over":
        await asyncio.gather(*(seat.vote("rematch") for seat in seats))
        return
    mover, other = seats if seats[0].moves() else reversed(seats)
    move = mover.moves()[0]
    begun = time.perf_counter()
    seq = await mover.play(move)
    suffered.acknowledged.append((seq, move))
    await other.until(lambda table: table.seq >= seq)
    suffered.moves.append(time.perf_counter() - begun)
