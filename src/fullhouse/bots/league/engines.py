"""Where the units of a league run: on the cores of this machine, or on a Dask cluster."""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from fullhouse.bots.league.plan import FinishedUnit, Plan, Unit, play_unit
from fullhouse.core.errors import BadInput

log = logging.getLogger(__name__)
ATTEMPTS = 5


def local(plan: Plan, units: Sequence[Unit], processes: int) -> Iterator[FinishedUnit]:
    """The units as they are finished. Where a process dies, what it had not finished is played again."""
    left = {unit.key: unit for unit in units}
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
                for future in as_completed([pool.submit(play_unit, plan, unit) for unit in left.values()]):
                    finished = future.result()
                    del left[finished.key]
                    yield finished
            return
        except BrokenProcessPool:
            log.warning("A process of the league has died, attempt %d", attempt)
            if attempt == ATTEMPTS:
                raise


def dask(plan: Plan, units: Sequence[Unit], address: str | None) -> Iterator[FinishedUnit]:
    """The same on a cluster, or on one made for this on this machine. A lost unit is played again, once."""
    try:
        from distributed import Client, as_completed  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadInput("extra-missing", extra="league", package="distributed") from None
    try:
        client = Client(address) if address else Client(processes=True, dashboard_address=None)
    except (OSError, ValueError) as error:
        raise BadInput("no-cluster", address=address or "", detail=str(error)) from None
    with client:
        futures = [
            client.submit(play_unit, plan, unit, key=unit.key, retries=ATTEMPTS, pure=False) for unit in units
        ]
        for future in as_completed(futures):
            finished: FinishedUnit = future.result()
            future.release()
            yield finished
