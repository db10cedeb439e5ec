"""Blocks of work on a Dask cluster, the answers in their order: for what outgrows one machine.

>>> list(map_blocks(len, ["a", "bb"], on=map))
[1, 2]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from fullhouse.core.errors import BadInput

Block = TypeVar("Block")
Answer = TypeVar("Answer")

AHEAD = 3
"""Blocks for each thread of the cluster that are under way: enough to keep it busy, few enough to hold."""

PATIENCE_SECONDS = 20


def map_blocks(
    work: Callable[[Block], Answer],
    blocks: Iterable[Block],
    *,
    scheduler: str | None = None,
    on: Callable[[Callable[[Block], Answer], Iterable[Block]], Iterable[Answer]] | None = None,
) -> Iterator[Answer]:
    """What a function makes of each block, in order, on the cluster at an address.

    Without an address a cluster of processes is started here. What a lost worker had is done again by
    another; only so many blocks are under way that memory stays bounded. The function must be importable on
    the workers. `on` is anything that works like `map`, in the place of a cluster.

    Arrays: `map_blocks(solve_array, numpy.array_split(problems, 100), scheduler="tcp://10.0.0.1:8786")`.
    """
    if on is not None:
        yield from on(work, blocks)
        return
    with cluster(scheduler) as client:
        threads = sum(client.nthreads().values()) or 1
        waiting: deque[tuple[int, Any]] = deque()
        for number, block in enumerate(blocks):
            waiting.append((number, client.submit(work, block, pure=False)))
            if len(waiting) < AHEAD * threads:
                continue
            yield _result(*waiting.popleft())
        while waiting:
            yield _result(*waiting.popleft())


def _result(number: int, future: Any) -> Any:
    try:
        return future.result()
    except import_module("distributed").KilledWorker:
        raise BadInput("workers-lost", attempts=3, left=[str(number + 1)]) from None


@contextmanager
def cluster(scheduler: str | None) -> Iterator[Any]:
    """The client of a cluster at an address, or of one that lives here as long as this."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise BadInput("extra-missing", extra="cluster", package="distributed") from None
    if scheduler is None:
        with (
            distributed.LocalCluster(processes=True, threads_per_worker=1, dashboard_address=":0") as own,
            distributed.Client(own) as client,
        ):
            yield client
        return
    try:
        client = distributed.Client(scheduler, timeout=PATIENCE_SECONDS)
    except (OSError, ValueError):
        raise BadInput("no-cluster", address=scheduler) from None
    with client:
        yield client
