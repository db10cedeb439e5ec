"""Programs that tests start and stop, such as servers."""

import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows: a port that another run has taken is rare there
    fcntl = None  # type: ignore[assignment]

STARTING_SECONDS = 180.0
STOPPING_SECONDS = 60.0
"""A server ends within 18 seconds, whatever it waits for (`STOP_SECONDS`); the rest is for a busy machine."""
PORTS = (20_000, 32_000)
"""Below those that Linux gives to connections by default."""
_LOCKS: list[int] = []


def free_port() -> int:
    """A port that stays free while its server is stopped, also beside other runs on this machine.

    Not one of those that connections are given when they are made, and nobody else's who asks here: a lock of
    its file is kept until this process ends.
    """
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        lock = _locked(Path(tempfile.gettempdir()) / f"fullhouse-port-{port}")
        if lock is not None:
            with socket.socket() as probe, contextlib.suppress(OSError):
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
                _LOCKS.append(lock)
                return port
            os.close(lock)


def _locked(path: Path) -> int | None:
    """An open file that no other process has locked."""
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o666)
    except OSError:  # somebody else's
        return None
    if fcntl is None:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return None
    return file


@contextlib.contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """The program while the block runs; what it wrote is printed afterwards.

    It writes into a file: it would stop at a full pipe that nobody reads.
    """
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, **options)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(STOPPING_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise
            finally:
                output.seek(0)
                sys.stdout.write(output.read().decode(errors="replace"))


def first_line(process: subprocess.Popen[str]) -> str:
    """What a program says first; it is killed where it says nothing."""
    assert process.stdout is not None
    timer = threading.Timer(STARTING_SECONDS, process.kill)
    timer.start()
    try:
        return process.stdout.readline()
    finally:
        timer.cancel()


def wait_for(url: str, process: subprocess.Popen[Any]) -> dict[str, Any]:
    """The answer of a server that is starting."""
    until = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, f"it has ended with {process.returncode}"
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                answer_document: dict[str, Any] = json.loads(answer.read())
                return answer_document
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")
