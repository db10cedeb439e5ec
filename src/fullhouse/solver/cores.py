"""Blocks of work in processes, one for each core of this machine, the answers in their order."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context, resource_tracker
from typing import TypeVar

from fullhouse.core.errors import BadInput

Block = TypeVar("Block")
Answer = TypeVar("Answer")


def in_order(work: Callable[[Block], Answer], blocks: Iterable[Block], processes: int) -> Iterator[Answer]:
    """The answers to blocks that come one by one, in their order; few are under way, so memory is bounded.

    Processes are started only where a second block comes.
    """
    coming = iter(blocks)
    first = list(islice(coming, 2))
    if len(first) < 2 or processes < 2:
        yield from map(work, chain(first, coming))
        return
    waiting: deque[Future[Answer]] = deque()
    try:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool, ended_with(pool):
            for block in chain(first, coming):
                with deaf_to_interrupts():
                    waiting.append(pool.submit(work, block))
                if len(waiting) > processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
    except BrokenProcessPool:
        raise BadInput("workers-lost", attempts=1, left=[]) from None


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: whoever started them hears it later, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ended_with(pool: ProcessPoolExecutor) -> Iterator[None]:
    """Where the work is given up, its processes end at once, whatever they are thinking about."""
    try:
        yield
    except (KeyboardInterrupt, GeneratorExit):
        running = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()
        raise
