"""The WebAssembly module in a process of Node.js, for tests: requests and answers over its pipes."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

RUNNER = Path(__file__).parents[4] / "web" / "pocket" / "kernel-pipe.mjs"
"""In the repository; an installed package has none, and no need for it."""


class NodeKernel:
    """One process, asked by one thread at a time."""

    def __init__(self, module: str) -> None:
        self._process = subprocess.Popen(
            [_node(), str(RUNNER), module], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._lock = threading.Lock()

    def call(self, name: str, data: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            head = name.encode()
            for part in (head, data):
                self._process.stdin.write(len(part).to_bytes(4, "big") + part)
            self._process.stdin.flush()
            is_refused = self._read(1) == b"\1"
            body = self._read(int.from_bytes(self._read(4), "big"))
        if is_refused:
            raise ValueError(body.decode())
        return body

    def _read(self, size: int) -> bytes:
        assert self._process.stdout is not None
        read = self._process.stdout.read(size)
        if len(read) < size:
            raise RuntimeError("the process of the kernel has ended")
        return read


def _node() -> str:
    """The machine's, or that of a wheel beside this Python."""
    places = f"{os.environ.get('PATH', '')}{os.pathsep}{Path(sys.executable).parent}"
    return shutil.which("node", path=places) or "node"
