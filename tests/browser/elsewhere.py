"""The same people on other devices, without a browser: what is only waited for is played there."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from itertools import groupby
from typing import Any, TypeVar

from fullhouse.client import Client, ClientTable
from fullhouse.core.ids import Symbol
from fullhouse.games import game
from fullhouse.sudoku.board import NINE, SIX
from fullhouse.sudoku.grid import Grid
from tests.browser.house import Person

T = TypeVar("T")
QUIET_PAGE = "/api/health"
"""Of the same address, so that the browser keeps the process of the page, and without a script."""
TOKEN = "JSON.parse(localStorage.getItem('fullhouse:keys'))[0].token"


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


def until_open(number: int, tables: list[ClientTable]) -> Choice | None:
    """Golden and Animal Tiles: lay the tile on the first cell where it fits, until this many are open."""
    acting = mover(tables)
    view = acting.perspective.view
    grid = Grid.parse(view["board"], NINE if len(view["board"]) == len(NINE.cells) else SIX)
    cells = grid.board.names(grid.room(Symbol(view["hands"][acting.you.seats[0] - 1][0])))
    return (acting, f"lay {cells[0]}") if cells and view["board"].count(".") > number else None


def to_the_end(tables: list[ClientTable]) -> Choice | None:
    """The same until a tile fits nowhere; then they say so, and the others accept it."""
    asked = next((table for table in tables if "accept" in table.moves()), None)
    return (asked, "accept") if asked else until_open(0, tables) or (mover(tables), "stuck")


def until_covered(name: str, number: int, tables: list[ClientTable]) -> Choice | None:
    """Challenge and Solitaire: insert what fits, or turn a tile, until this many lie face down."""
    acting = next(table for table in tables if table.moves())
    rules = game(name)
    moves = {verb: list(those) for verb, those in groupby(acting.moves(), lambda m: rules.read_move(m).verb)}
    if len(moves.get("flip", ())) <= number and "write" not in moves:
        return None
    return acting, (moves.get("write") or moves["flip"])[0]
