"""Waiting for a server that was started."""

import subprocess
import time
from collections.abc import Callable


def until_ready(process: subprocess.Popen[bytes], is_ready: Callable[[int], bool], seconds: float) -> bool:
    """Wait for a server by its process; False where it ends, or is not ready in time."""
    until = time.monotonic() + seconds
    while not is_ready(process.pid):
        if process.poll() is not None or time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
