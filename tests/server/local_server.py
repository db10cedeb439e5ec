"""A real server on a free port, in the same event loop as the test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fullhouse.client import Client
from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Bus
from fullhouse.match.ports import Store
from fullhouse.server.app import Application
from fullhouse.server.features.bots import Pace
from fullhouse.server.processes.process import PoliteServer, settings_for
from fullhouse.server.settings.config import Config
from fullhouse.server.settings.listening import listen
from fullhouse.server.workers import process_worker
from fullhouse.store.file.store import SqliteStore
from tests.clocks import WallClock
from tests.waiting import TIMEOUT_SECONDS, until

LIMITS = (
    "requests_a_second",
    "requests_at_once",
    "messages_a_second",
    "messages_at_once",
    "guesses_a_second",
    "guesses_at_once",
    "all_guesses_a_second",
    "all_guesses_at_once",
)
"""Lifted, unless a test is about them."""
QUICK = Pace(think=Seconds(0.001), breath=Seconds(0.002), verdict=Seconds(0.002))


class Served(Client):
    """A client of a server that can be looked into."""

    def __init__(self, address: str, application: Application) -> None:
        super().__init__(address)
        self.application = application
        self.loop = asyncio.get_running_loop()

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


class TestedServer(PoliteServer):
    """Leaves the signals of the process to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    now: Callable[[], float] | None = None,
    store: Store | None = None,
    bus: Bus | None = None,
    clock: Clock | None = None,
    **settings: Any,
) -> AsyncIterator[Served]:
    """A server that keeps its data in a folder, or in a given store.

    When it stops, it waits for its workers however busy the machine is: one that is left behind would be
    complained about in a later test.
    """
    config = Config(
        database=folder / "tables.sqlite3",
        static=folder / "static",
        warm_workers=False,
        **{"pace": QUICK, "bot_workers": 0, **dict.fromkeys(LIMITS, 1e9), **settings},
    )
    clock = clock if now is None else WallClock(now)
    application = Application(config, store or SqliteStore(config.database), clock, bus)
    patient = patch.object(process_worker, "ENDING_SECONDS", TIMEOUT_SECONDS)
    with listen("127.0.0.1", 0) as listening, patient:
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
