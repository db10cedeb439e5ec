"""A real server on a free port, in the same event loop as the test."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from http.client import HTTPResponse
from io import BytesIO
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from fullhouse.client.rest import Client, T, decoded
from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Bus
from fullhouse.match.ports import Store
from fullhouse.server import app
from fullhouse.server.app import Application
from fullhouse.server.features.bots import Pace
from fullhouse.server.jobs import reply_to
from fullhouse.server.processes import PoliteServer, settings_for
from fullhouse.server.settings import UNLIMITED, Config, listen
from fullhouse.server.workers import pool as pools
from fullhouse.server.workers.messages import Order, Reply
from fullhouse.server.workers.pool import Charge, Pool, charge_nobody
from fullhouse.store.file.store import SqliteStore
from tests.clocks import WallClock
from tests.waiting import TIMEOUT_SECONDS, until

QUICK = Pace(think=Seconds(0.001), breath=Seconds(0.002), verdict=Seconds(0.002))


Answer = tuple[int, dict[str, str], bytes]
"""The status, the headers and the body."""


class _Received(asyncio.Protocol):
    """All that comes until the connection ends, in a form that `http.client` reads."""

    def __init__(self) -> None:
        self._raw = bytearray()
        self.ends: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self._raw += data

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.ends.done():
            self.ends.set_result(None)

    def makefile(self, _mode: str) -> BytesIO:
        return BytesIO(self._raw)


class Served(Client):
    """A client of a server that can be looked into."""

    def __init__(self, address: str, application: Application) -> None:
        super().__init__(address)
        self.application = application

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """One request over a connection of its own, on the loop of the server: no thread waits."""
        host = self.address.removeprefix("http://")
        name, port = host.split(":")
        fields = {"host": host, "connection": "close", "content-type": "application/json", **(headers or {})}
        if body is not None:
            fields["content-length"] = str(len(body))
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        transport, received = await asyncio.get_running_loop().create_connection(_Received, name, int(port))
        try:
            transport.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + (body or b""))
            await received.ends
        finally:
            transport.close()
        answer = HTTPResponse(cast("socket.socket", received), method=method)
        answer.begin()
        return answer.status, dict(answer.getheaders()), answer.read()

    async def _ask(self, method: str, path: str, body: bytes | None, kind: type[T], token: str | None) -> T:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, _, answer = await self.request(method, path, body, headers)
        return decoded(status, answer, kind)

    @property
    def services(self) -> Any:
        assert self.application.services is not None
        return self.application.services

    @property
    def hub(self) -> Any:
        return self.services.hub

    @property
    def nodes(self) -> Any:
        """What it has to do with other nodes."""
        return self.application.nodes


class InlineWorker:
    """Does its jobs here and now: a process of its own would cost a quarter of a second of CPU time."""

    async def start(self) -> None: ...

    async def do(self, order: Order, seconds: float) -> Reply:  # noqa: ARG002
        await asyncio.sleep(0)
        return reply_to(order)

    def interrupt(self) -> None: ...

    async def stop(self) -> None: ...


def inline_pool(size: int, _clock: Clock, charge: Charge = charge_nobody) -> Pool:
    return Pool([InlineWorker() for _ in range(size)], charge, leisure=10)


class TestedServer(PoliteServer):
    """Leaves the signals of the process to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def count_tables(store: Store) -> int:
    return len(await store.idle_tables(Seconds(1e12), 10_000))


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    now: Callable[[], float] | None = None,
    store: Store | None = None,
    bus: Bus | None = None,
    clock: Clock | None = None,
    *,
    pool: Callable[..., Pool] = inline_pool,
    **settings: Any,
) -> AsyncIterator[Served]:
    """A server that keeps its data in a folder, which may be new, or in a given store.

    Heavy work is done inline, unless its `pool` is a `process_pool`. When it stops, it waits for those
    processes however busy the machine is: one that is left behind would be complained about in a later test.
    """
    folder.mkdir(parents=True, exist_ok=True)
    config = Config(
        database=folder / "tables.sqlite3",
        static=folder / "static",
        warm_workers=False,
        **{"pace": QUICK, "bot_workers": 0, **UNLIMITED, **settings},
    )
    clock = clock if now is None else WallClock(now)
    application = Application(config, store or SqliteStore(config.database), clock, bus)
    patient = patch.object(pools, "ENDING_SECONDS", TIMEOUT_SECONDS)
    with listen("127.0.0.1", 0) as listening, patient, patch.object(app, "process_pool", pool):
        server = TestedServer(settings_for(application), application)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            await until(lambda: server.started or task.done())
            assert server.started, "the server has logged why it did not start"
            yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", application)
        finally:
            server.should_exit = True
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await task
