"""What time it is: the wall's time when the server started, plus steady seconds since. It never jumps."""

import time

from fullhouse.core.ids import Seconds
from fullhouse.match.ports import Now


def steady_now() -> Now:
    """A source of time in seconds since 1970 that nobody can set back while the server runs."""
    offset = time.time() - time.monotonic()
    return lambda: Seconds(time.monotonic() + offset)
