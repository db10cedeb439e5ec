"""Several nodes on one machine: processes that share a listening socket, started again when one dies."""

import logging
import os
import signal
import socket
import threading
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from types import FrameType

from msgspec.structs import replace

from fullhouse.core.system_clock import SystemClock
from fullhouse.server.operation.logs import set_up as set_up_log
from fullhouse.server.processes.process import run
from fullhouse.server.settings.config import Config

log = logging.getLogger("fullhouse")
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
        workers=max(1, config.workers // count),
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
