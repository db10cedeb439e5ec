"""The server as processes: one that stops gracefully, or several that share a socket and are restarted."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from functools import partial
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Timer
from types import FrameType
from typing import cast

import uvicorn
from msgspec.structs import replace

from fullhouse.core.system_clock import SystemClock
from fullhouse.match.ports import Store
from fullhouse.server.app import Application
from fullhouse.server.operation.logs import set_up as set_up_log
from fullhouse.server.settings import Config
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


RESTART_SECONDS = 1.0
"""Before a process that died is started again."""
STOP_TIMEOUT_SECONDS = 20.0
"""For all processes to stop."""
LOOK_SECONDS = 0.5


def run_several(config: Config, listening: socket.socket, count: int) -> None:
    """Serve with so many processes until this one is stopped."""
    set_up_log(config.log_format)
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, stop)
    config = replace(
        config,
        workers=max(2, config.workers // count),
        bot_workers=max(1, config.bot_workers // count),
    )
    processes = {number: _started(config, listening, number) for number in range(1, count + 1)}
    while not stopping.is_set():
        connection.wait([process.sentinel for process in processes.values()], LOOK_SECONDS)
        for number, process in processes.items():
            if not process.is_alive() and not stopping.wait(RESTART_SECONDS):
                log.error("node %d ended with %s: it is started again", number, process.exitcode)
                processes[number] = _started(config, listening, number)
    _stop(list(processes.values()))


def _stop(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    clock = SystemClock()
    until = clock.monotonic() + STOP_TIMEOUT_SECONDS
    for process in processes:
        process.join(max(0.0, until - clock.monotonic()))
        if process.is_alive():
            process.kill()


def _started(config: Config, listening: socket.socket, number: int) -> BaseProcess:
    named = replace(config, node=f"{config.node or socket.gethostname()}-{number}")
    process = get_context("spawn").Process(target=_serve, args=(named, listening), name=f"node {number}")
    process.start()
    return process


def _serve(config: Config, listening: socket.socket) -> None:
    threading.Thread(target=_follow_parent, daemon=True).start()
    run(config, listening)


def _follow_parent() -> None:
    """Stop when the process that would start us again is gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
