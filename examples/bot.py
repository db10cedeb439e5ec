"""A bot of your own at a real table: `fullhouse serve`, then `python examples/bot.py [ADDRESS] [GAME]`.

It creates a table, takes seat 1 against a bot of the server, and plays any game to its end. The server judges
every move and says what is legal, so the bot needs no rules: it accepts what others do, solves what is
a puzzle, does anything else that it may, and gives up only where nothing else is left.
"""

import asyncio
import sys
from random import choice

import fullhouse as fh
from fullhouse.client import Client, ClientTable, NewSeat, NewTable, RefusedByServer


def choose(table: ClientTable) -> str:
    moves, view = table.moves(), table.perspective.view
    solved = fh.Sudoku(view["givens"]).solve() if table.table.game in ("classic", "markers") else None
    right = [f"{cell}={digit}" for cell, digit in solved.digits.items()] if solved else []
    best = {"accept"} & {*moves} or {*right} & {*moves}
    last = ("stuck", "done", "finish", "erase", "object", "stop", "hint", "note", "fill", "clear", "undo")
    return choice([*best] or [move for move in moves if not move.startswith(last)] or moves)


def is_over(table: ClientTable) -> bool:
    return table.table.stage == "over"


async def main(address: str = "http://127.0.0.1:8181", game: str = "tiles") -> None:
    async with Client(address) as client:
        seats = (NewSeat(who="me", name="Botvinnik"), NewSeat(who="bot"))[: fh.game(game).most_seats]
        key = await client.create(NewTable(game=game, seats=seats))
        async with await client.sit(key.token) as table:
            while not is_over(table):
                await table.until(lambda seen: is_over(seen) or bool(seen.moves()))
                if not is_over(table):
                    try:
                        await table.play(choose(table))
                    except RefusedByServer as refusal:
                        print("refused:", refusal)
        (result,) = await client.results(key.token)
        print(f"table {key.code}: {result.reason}, scores {[seat.score for seat in result.seats]}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
