"""Several nodes of one site in the test's own event loop: one PostgreSQL database, and a bus or none."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from fullhouse.match.nodes import Bus
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.store.postgres.store import PostgresStore
from fullhouse.store.redis.bus import RedisBus
from tests.server.local_server import Served, serving
from tests.waiting import until

TWO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="open")))


@contextlib.asynccontextmanager
async def site(
    address: str, folder: Path, count: int, bus: Callable[[], Bus] | None = None, **settings: Any
) -> AsyncIterator[list[Served]]:
    """A client of each node. Where they are told things by Redis, they hear it already."""
    async with contextlib.AsyncExitStack() as stack:
        nodes = []
        buses = [bus and bus() for _ in range(count)]
        for number, own_bus in enumerate(buses):
            store = PostgresStore(address)
            await store.prepare()
            own = folder / str(number)
            node = serving(own, store=store, bus=own_bus, node=f"node{number}", **settings)
            nodes.append(await stack.enter_async_context(node))
        await until(lambda: all(one.is_up for one in buses if isinstance(one, RedisBus)))
        yield nodes
