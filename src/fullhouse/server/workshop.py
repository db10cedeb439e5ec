"""Makes problems to order, one at a time, outside the event loop."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from fullhouse.coach.technique import Level
from fullhouse.problems.custom import Made, made_to_order
from fullhouse.server.errors import Unavailable
from fullhouse.solver.generate import Symmetry

PATIENCE = 10.0
"""The time limit of an order in seconds; the compiled kernel needs a fraction of one."""
LONGEST_QUEUE = 8


class Workshop:
    """One worker and a short queue; an order beyond it is refused at once."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="workshop")
        self._orders = 0
        self._closed = False

    async def make(self, level: Level, symmetry: Symmetry, seed: int) -> Made:
        """The problem of this order. Raises Unavailable if the queue is full or none is found in time."""
        if self._orders >= LONGEST_QUEUE:
            raise Unavailable("workshop-full")
        self._orders += 1
        try:
            loop = asyncio.get_running_loop()
            made = await loop.run_in_executor(self._maker, self._made, level, symmetry, seed)
        finally:
            self._orders -= 1
        if made is None:
            raise Unavailable("problem-not-made", level=level)
        return made

    def close(self) -> None:
        self._closed = True
        self._maker.shutdown(wait=False, cancel_futures=True)

    def _made(self, level: Level, symmetry: Symmetry, seed: int) -> Made | None:
        until = time.monotonic() + self._patience
        return made_to_order(
            level,
            symmetry=symmetry,
            seed=seed,
            gives_up=lambda: self._closed or time.monotonic() > until,
        )
