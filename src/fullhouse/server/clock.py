"""The server's time: wall-clock time at start plus monotonic seconds since, so that it never jumps."""

import time

from fullhouse.core.ids import Seconds
from fullhouse.match.ports import Now


def steady_now() -> Now:
    """A source of seconds since 1970 that setting the system clock does not affect."""
    offset = time.time() - time.monotonic()
    return lambda: Seconds(time.monotonic() + offset)
