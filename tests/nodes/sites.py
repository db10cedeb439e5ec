"""Several nodes of one site in the test's own event loop: one PostgreSQL database, and a bus or none."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from fullhouse.match.nodes import Bus
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from fullhouse.store.postgres.store import PostgresStore
from tests.server.local_server import Served, serving

TWO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="open")))


@contextlib.asynccontextmanager
async def site(
    address: str, folder: Path, count: int, bus: Callable[[], Bus] | None = None, **settings: Any
) -> AsyncIterator[list[Served]]:
    """A client of each node."""
    async with contextlib.AsyncExitStack() as stack:
        nodes = []
        for number in range(count):
            store = PostgresStore(address)
            await store.prepare()
            own = folder / str(number)
            node = serving(own, store=store, bus=bus and bus(), node=f"node{number}", **settings)
            nodes.append(await stack.enter_async_context(node))
        yield nodes
