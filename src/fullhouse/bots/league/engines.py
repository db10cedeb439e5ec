"""Where independent pieces of work run: on the cores of this machine, or on a Dask cluster."""

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeVar
from uuid import uuid4

from fullhouse.bots.league.plan import FinishedUnit, Plan, Unit, play_unit
from fullhouse.core.errors import BadInput
from fullhouse.solver.cores import deaf_to_interrupts, ended_with

log = logging.getLogger(__name__)
ATTEMPTS = 5


class Keyed(Protocol):
    @property
    def key(self) -> str: ...


Piece = TypeVar("Piece", bound=Keyed)
Done = TypeVar("Done", bound=Keyed)


def local(plan: Plan, units: Sequence[Unit], processes: int) -> Iterator[FinishedUnit]:
    """The units of a league as they are finished."""
    return on_cores(partial(play_unit, plan), units, processes)


def dask(plan: Plan, units: Sequence[Unit], address: str | None) -> Iterator[FinishedUnit]:
    """The same on a cluster, or on one made for this on this machine."""
    return on_cluster(partial(play_unit, plan), units, address)


def on_cores(work: Callable[[Piece], Done], pieces: Sequence[Piece], processes: int) -> Iterator[Done]:
    """What comes of the pieces. Where a process dies, what it had not finished is done again.

    Raises BadInput where processes keep dying.
    """
    left = {piece.key: piece for piece in pieces}
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with ProcessPoolExecutor(processes, get_context("spawn")) as pool, ended_with(pool):
                with deaf_to_interrupts():
                    futures = [pool.submit(work, piece) for piece in left.values()]
                for future in as_completed(futures):
                    finished = future.result()
                    del left[finished.key]
                    yield finished
            return
        except BrokenProcessPool:
            log.warning("A process has died, attempt %d", attempt)
            if attempt == ATTEMPTS:
                raise BadInput("workers-lost", attempts=ATTEMPTS, left=sorted(left)) from None


def on_cluster(work: Callable[[Piece], Done], pieces: Sequence[Piece], address: str | None) -> Iterator[Done]:
    """The same on a cluster, or on one made for this on this machine. A lost piece is done again, once."""
    try:
        from distributed import Client, KilledWorker, as_completed  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadInput("extra-missing", extra="league", package="distributed") from None
    try:
        client = Client(address) if address else Client(processes=True, dashboard_address=":0")
    except (OSError, ValueError):
        raise BadInput("no-cluster", address=address or "") from None
    own = uuid4().hex  # equal keys of two clients would be one piece of work
    with client:
        futures = [
            client.submit(work, piece, key=f"{own}-{piece.key}", retries=ATTEMPTS, pure=False)
            for piece in pieces
        ]
        for future in as_completed(futures):
            try:
                finished: Done = future.result()
            except KilledWorker as killed:
                key = str(killed.task).removeprefix(f"{own}-")
                raise BadInput("workers-lost", attempts=ATTEMPTS, left=[key]) from None
            future.release()
            yield finished
