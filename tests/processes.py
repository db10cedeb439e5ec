"""Programs that tests start and stop, such as servers."""

import contextlib
import json
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from typing import Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """The program while the block runs; its output is on one pipe."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=40)


def wait_for(url: str, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """The answer of a server that is starting."""
    for _ in range(300):
        assert process.poll() is None, process.communicate()[0].decode()
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                found: dict[str, Any] = json.loads(answer.read())
                return found
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"{url} does not answer")
