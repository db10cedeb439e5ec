"""How long people's moves take while games are reviewed: `python -m benchmarks.server.reviews [--reviews 4]`.

A hundred tables of two people play a move a second each, first alone, then while that many finished games of
Golden Tiles are reviewed at the same time, one after the other. Nobody waits for a rate limit.
The server, its workers and the load share the machine.
"""

import argparse
import asyncio
from collections.abc import Iterator

from benchmarks.server.beside import PORT, people, served, tell
from fullhouse.client import Client
from fullhouse.core.ids import Seat
from fullhouse.server.api.shapes import NewSeat, NewTable

ADDRESS = f"http://127.0.0.1:{PORT}"
SEATS = (NewSeat(who="me", name="A"), NewSeat(who="me", name="B"))
PAUSE_SECONDS = 0.2
"""Seconds between two looks at the same review."""
QUICK = ("--tables", "20", "--reviews", "2", "--games", "4", "--seconds", "8")


async def finished(address: str, number: int, game: str = "tiles") -> str:
    """The code of a table whose game is over; each number is another game."""
    client = Client(address)
    key = await client.create(NewTable(game=game, seats=SEATS, options={"referee": "guard"}))
    async with await client.sit(key.token) as table:
        while table.table.stage == "playing":
            seat = Seat(table.perspective.view["to_move"])
            moves = table.moves(seat)
            seq = await table.play(moves[number % len(moves)], seat=seat)
            await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
    return key.code


async def reviewed(codes: Iterator[str]) -> int:
    """How many reviews were completed; runs until the games are used up or it is cancelled."""
    client, done = Client(ADDRESS), 0
    try:
        for code in codes:
            while (await client.review(code)).goes_on:
                await asyncio.sleep(PAUSE_SECONDS)
            done += 1
    except asyncio.CancelledError:
        pass
    return done


async def measured(tables: int, reviews: int, games: int, seconds: float) -> None:
    codes = iter([await finished(ADDRESS, number) for number in range(games)])
    quiet = await people(tables, seconds)
    runners = [asyncio.create_task(reviewed(codes)) for _ in range(reviews)]
    busy = await people(tables, seconds)
    still = sum(not runner.done() for runner in runners)
    for runner in runners:
        runner.cancel()
    done = sum(await asyncio.gather(*runners))
    tell(quiet, busy, f"{reviews} reviews at a time, {done} of them completed, {still} still running")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--reviews", type=int, default=4)
    parser.add_argument("--games", type=int, default=40, help="finished games to review")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with served():
        asyncio.run(measured(asked.tables, asked.reviews, asked.games, asked.seconds))


if __name__ == "__main__":
    main()
