"""The server's time: wall-clock time at start plus monotonic seconds since, so that it never jumps."""

import time

from fullhouse.core.ids import Seconds
from fullhouse.match.ports import Now


def steady_now(not_before: Seconds | None = None, skew: Seconds = Seconds(0)) -> Now:
    """A source of seconds since 1970 that setting the system clock does not affect.

    It starts no earlier than `not_before`: otherwise a system clock that was set back while the server was
    down would stop the clocks of games until it has caught up. `skew` is added to the system clock, so that
    several machines go by one clock.
    """
    offset = max(time.time() + skew, not_before or 0) - time.monotonic()
    return lambda: Seconds(time.monotonic() + offset)
