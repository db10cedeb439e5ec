"""The same people on other devices, without a browser: what is only waited for is played there."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from typing import Any, TypeVar

from fullhouse.client import Client, ClientTable
from tests.browser.house import Person

T = TypeVar("T")
QUIET_PAGE = "/api/health"
"""Of the same address, so that the browser keeps the process of the page, and without a script."""
TOKEN = "JSON.parse(localStorage.getItem('fullhouse-keys'))[0].token"


def beside(doing: Coroutine[Any, Any, T]) -> T:
    """Do it in a loop of its own: the browser's driver has one, beside which none can start."""
    with ThreadPoolExecutor() as other:
        return other.submit(asyncio.run, doing).result()


@contextmanager
def away(*people: Person) -> Iterator[None]:
    """Their pages are closed for a while, so that nothing is drawn move by move, and then opened again."""
    places = [one.page.url for one in people]
    for one in people:
        one.go(QUIET_PAGE)
    yield
    for one, place in zip(people, places, strict=True):
        one.page.goto(place)


Choice = tuple[ClientTable, str]
"""Who acts, and what they do."""
Choose = Callable[[list[ClientTable]], Choice | None]


def mover(tables: list[ClientTable]) -> ClientTable:
    """Whose turn it is."""
    return next(one for one in tables if one.perspective.view["to_move"] in one.you.seats)


async def _play(address: str, tokens: list[str], choose: Choose) -> None:
    client = Client(address)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(await client.sit(token)) for token in tokens]
        while tables[0].table.stage != "over" and (choice := choose(tables)) is not None:
            one, move = choice
            seq = await one.play(move)
            for table in tables:
                await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]


def play_elsewhere(people: list[Person], choose: Choose) -> None:
    """They do what is chosen until nothing is, or until the game is over."""
    tokens = [one.page.evaluate(TOKEN) for one in people]
    with away(*people):
        beside(_play(people[0].address, tokens, choose))
