"""What is done again and again: one failure is logged, and ends nothing."""

import logging
from collections.abc import Awaitable, Callable

from fullhouse.core.system_clock import Clock
from fullhouse.match.ports import StoreTrouble

log = logging.getLogger("fullhouse")


async def every(clock: Clock, seconds: float, do: Callable[[], Awaitable[object] | None]) -> None:
    """Do this after each pause, for good."""
    while True:
        await clock.sleep(seconds)
        await guarded(do)


async def guarded(do: Callable[[], Awaitable[object] | None]) -> None:
    """Do this once; whatever goes wrong is in the log."""
    try:
        doing = do()
        if doing is not None:
            await doing
    except StoreTrouble as error:
        log.warning("%s could not be done now: %s", do.__qualname__, error.detail or "no answer")
    except Exception:
        log.exception("%s failed", do.__qualname__)
