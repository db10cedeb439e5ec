"""Programs that tests start and stop, such as servers."""

import contextlib
import json
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

STARTING_SECONDS = 180.0
STOPPING_SECONDS = 180.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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


def wait_for(url: str, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """The answer of a server that is starting."""
    until = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, f"it has ended with {process.returncode}"
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                answer_document: dict[str, Any] = json.loads(answer.read())
                return answer_document
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"{url} does not answer")
