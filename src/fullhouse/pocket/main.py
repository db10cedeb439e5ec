"""What the browser's worker calls: starts the host, and turns the worker's calls into Python's."""

import json
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import SystemClock
from fullhouse.pocket.browser import BrowserShelf, WebWorker, to_js
from fullhouse.pocket.host import Host
from fullhouse.server.features.bots import Pace
from fullhouse.server.net.connection import Connection
from fullhouse.server.workers.pool import Pool
from fullhouse.store.browser.store import BrowserStore

logging.basicConfig(level=logging.WARNING)


class Socket:
    """One page's way to one table."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def say(self, text: str) -> None:
        self._connection.take(text.encode())

    def end(self) -> None:
        self._connection.gone()


class JavaScriptHost:
    """The host, for JavaScript."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def connect(self, post: Callable[[str], object], shut: Callable[[int], object]) -> Socket:
        return Socket(self._host.connect(post, shut))

    async def ask(self, method: str, path: str, headers: str, body: str) -> Any:
        """Status, content type and text of the answer to a request."""
        where, _, query = path.partition("?")
        answer = await self._host.answer(
            method, where, dict(parse_qsl(query)), json.loads(headers), body.encode()
        )
        return to_js([answer.status, answer.headers["content-type"], answer.body.decode()])

    async def stop(self) -> None:
        """Everything said so far is stored; another one takes over."""
        await self._host.close()


LEISURE = 8.0
"""How many times as much CPU time a job may take as on a server: nobody else waits for it."""


async def start(shelf: Any, job_worker: Any, pace: float) -> JavaScriptHost:
    """`pace` is how long bots take, as a part of the usual."""
    usual, clock = Pace(), SystemClock()
    host = Host(
        BrowserStore(BrowserShelf(shelf)),
        Pool([WebWorker(job_worker, clock)], leisure=LEISURE),
        pace=Pace(
            think=Seconds(usual.think * pace),
            breath=Seconds(usual.breath * pace),
            verdict=Seconds(usual.verdict * pace),
        ),
    )
    await host.start()
    return JavaScriptHost(host)
