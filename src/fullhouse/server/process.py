"""The server process: listens, runs the application, and shuts down gracefully."""

import asyncio
import gc
import socket
import sys
from pathlib import Path
from typing import cast

import uvicorn

from fullhouse.core.errors import BadInput
from fullhouse.core.system import reason
from fullhouse.match.ports import Store
from fullhouse.server.app import Application
from fullhouse.server.config import Config
from fullhouse.server.operation.logs import set_up as set_up_log
from fullhouse.store import open_store

SWITCH = 0.0005
"""Seconds after which the event loop lets the writer thread go on: a commit needs several turns."""
GRACE = 5
"""Seconds for open connections to finish when the server stops."""


def default_database() -> Path:
    """The default database file."""
    return Path.home() / ".local" / "share" / "fullhouse" / "fullhouse.sqlite3"


def listen(host: str, port: int, *, any_port: bool = False) -> socket.socket:
    """A listening socket; another port where this one is taken and any will do."""
    try:
        return _bound(host, port)
    except OSError as error:
        if any_port:
            return _bound(host, 0)
        raise BadInput("port-unusable", host=host, port=str(port), detail=reason(error)) from None


def run(config: Config, listening: socket.socket, store: Store | None = None) -> None:
    """Serve until the process is stopped."""
    set_up_log(config.log_format)
    application = Application(config, store or open_store(config.database, config.address))
    # No reference cycles, so the garbage collector may run rarely.
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)
    PoliteServer(settings_for(application), application).run(sockets=[listening])


def settings_for(application: Application) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        loop="auto",
        http=cast("type[asyncio.Protocol]", application.http),
        ws=cast("type[asyncio.Protocol]", application.wire),
        forwarded_allow_ips=sorted(application.proxies),
        lifespan="on",
        log_config=None,
        log_level="error",  # a warning for each malformed request would let a guest fill the disk
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class PoliteServer(uvicorn.Server):
    """Sends `bye` to every connection before closing it."""

    def __init__(self, settings: uvicorn.Config, application: Application) -> None:
        super().__init__(settings)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes back finds another node
        await self._application.say_goodbye()
        await super().shutdown(sockets)


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks. Nothing is sent to find them out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if found.startswith(("127.", "0.")) else [found]


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound
