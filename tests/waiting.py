"""Waiting that ends: a test fails where what it waits for does not come."""

import asyncio
import time
from collections.abc import Callable

from tests.virtual_time import VirtualLoop

TIMEOUT_SECONDS = 90


async def until(is_so: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> None:
    """Wait until a condition holds. Raises TimeoutError where it does not."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, VirtualLoop):
        await loop.until(is_so, seconds)
        return
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def wait_until(is_so: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> None:
    """The same without an event loop."""
    ends = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > ends:
            raise TimeoutError
        time.sleep(0.01)
