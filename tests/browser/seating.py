"""People at a table that a program made: how they make one and find it is looked at in other tests."""

from typing import Any

from playwright.sync_api import expect

from fullhouse.client import Client, NewSeat, NewTable
from fullhouse.games import game
from fullhouse.match.deciding.commands import Start
from tests.browser.elsewhere import beside
from tests.browser.house import Person


def seat(people: list[Person], name: str, setup: dict[str, Any] | None = None) -> str:
    """Each on a device of their own, the second called Ben; the rules are those of the box. Returns the code.

    The game has begun.
    """
    code, *tokens = beside(_keys(people[0].address, len(people), name, setup))
    for one, token in zip(people, tokens, strict=True):
        one.go(f"/t/{code}#key={token}")
    for one in people:
        expect(one.board).to_be_visible()
    return code


async def _keys(address: str, seats: int, name: str, setup: dict[str, Any] | None) -> tuple[str, ...]:
    """The code of the table, and a key for each seat."""
    wanted = tuple(NewSeat(who="open" if number else "me") for number in range(seats))
    made = NewTable(game=name, seats=wanted, setup=setup, options=dict(game(name).options.packs["printed"]))
    async with Client(address) as client:
        first = await client.create(made)
        others = [await client.join(first.code, name) for name in ("Ben", "Eve")[: seats - 1]]
        async with await client.sit(first.token) as table:
            if table.table.stage == "gathering":
                await table.do(Start(id="start"))
    return first.code, first.token, *(one.token for one in others)
