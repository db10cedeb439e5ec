"""A bot of your own at a real table: `fullhouse serve`, then `python examples/bot.py [ADDRESS]`.

It creates a table, takes seat 1 against a bot of the server, and plays Golden Tiles to the end. The server
judges every move and says what is legal, so the bot needs no rules: it lays a tile anywhere, and accepts what
others do.
"""

import asyncio
import sys
from random import Random

from fullhouse.client import Client, ClientTable, NewSeat, NewTable, RefusedByServer

ADDRESS = "http://127.0.0.1:8181"


def is_over(table: ClientTable) -> bool:
    return table.table.stage == "over"


def choose(moves: list[str], chance: Random) -> str:
    """Accept where one is asked; lay where one can; say that nothing fits only where nothing else is left."""
    laying = [move for move in moves if move.startswith("lay ")]
    return "accept" if "accept" in moves else chance.choice(laying or moves)


async def main(address: str) -> None:
    chance = Random(7)
    async with Client(address) as client:
        seats = (NewSeat(who="me", name="Botvinnik"), NewSeat(who="bot", bot="greedy"))
        key = await client.create(NewTable(game="tiles", seats=seats))
        async with await client.sit(key.token) as table:
            while not is_over(table):
                await table.until(lambda seen: is_over(seen) or bool(seen.moves()))
                if not is_over(table):
                    try:
                        await table.play(choose(table.moves(), chance))
                    except RefusedByServer as refusal:
                        print("refused:", refusal)
        (result,) = await client.results(key.token)
        print(f"table {key.code}: {result.reason}, scores {[seat.score for seat in result.seats]}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ADDRESS))
