"""How queued work of a store came out: told to whoever put it, and waited for by whoever wants to."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from fullhouse.match.ports import Committed

log = logging.getLogger("fullhouse")
Outcome = tuple[Committed, BaseException | None]


def report_all(outcomes: Iterable[Outcome]) -> None:
    """Those behind somebody who fails are told, too: they wait for their own outcome."""
    for on_commit, error in outcomes:
        try:
            on_commit(error)
        except Exception:
            log.exception("what was stored could not be told")


def ignore_outcome(_error: BaseException | None) -> None:
    """Nothing depends on it being durable."""


async def until_durable(put: Callable[[Committed], object]) -> None:
    """Put some work, and wait until it is durable. Raises what kept it from being stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_commit(error: BaseException | None) -> None:
        if done.done():  # whoever waited has gone
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    put(on_commit)
    await done
