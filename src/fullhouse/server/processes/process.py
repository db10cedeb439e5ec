"""The server process: runs the application, and shuts down gracefully."""

import asyncio
import gc
import socket
import sys
from typing import cast

import uvicorn

from fullhouse.match.ports import Store
from fullhouse.server.app import Application
from fullhouse.server.operation.logs import set_up as set_up_log
from fullhouse.server.settings.config import Config
from fullhouse.store import open_store

SWITCH_SECONDS = 0.0005
"""After which the event loop lets the writer thread go on: a commit needs several turns."""
SHUTDOWN_TIMEOUT_SECONDS = 5
"""For open connections to finish when the server stops."""


def run(config: Config, listening: socket.socket, store: Store | None = None) -> None:
    """Serve until the process is stopped."""
    set_up_log(config.log_format)
    application = Application(config, store or open_store(config.database, config.address))
    # No reference cycles, so the garbage collector may run rarely.
    sys.setswitchinterval(SWITCH_SECONDS)
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
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
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
