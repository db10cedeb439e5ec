"""The server process: runs the application, and shuts down gracefully."""

import asyncio
import gc
import logging
import os
import socket
import sys
from functools import partial
from threading import Timer
from types import FrameType
from typing import cast

import uvicorn

from fullhouse.match.ports import Store
from fullhouse.server.app import Application
from fullhouse.server.operation.logs import set_up as set_up_log
from fullhouse.server.settings.config import Config
from fullhouse.store import open_store

log = logging.getLogger("fullhouse")
SWITCH_SECONDS = 0.0005
"""After which the event loop lets the writer thread go on: a commit needs several turns."""
SHUTDOWN_TIMEOUT_SECONDS = 5
"""For open connections to finish when the server stops."""
STOP_SECONDS = 17.0
"""After which a server that is told to stop ends whatever it still waits for: less than the 20 seconds until
`deploy/` has it killed. What was acknowledged is stored by then; the rest was promised to nobody."""


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
    """Sends `bye` to every connection before closing it. Ends in time, even if a database does not answer."""

    def __init__(self, settings: uvicorn.Config, application: Application) -> None:
        super().__init__(settings)
        self._application = application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            # Two threads: whoever does not read our log would hold up the one that writes to it.
            for seconds, do in ((STOP_SECONDS, _say_so), (STOP_SECONDS + 0.5, partial(os._exit, 1))):
                timer = Timer(seconds, do)
                timer.daemon = True
                timer.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes back finds another node
        await self._application.say_goodbye()
        await super().shutdown(sockets)


def _say_so() -> None:
    log.error("not stopped within %.0f s: the server ends now, without what it waits for", STOP_SECONDS)
