"""The heavy work: jobs that run in worker processes, from bytes to bytes. Pure; no store and no network."""

import pickle
import time
import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from fullhouse.bots.requests import answer
from fullhouse.core.errors import FullHouseError
from fullhouse.server.errors import Unavailable, sent
from fullhouse.server.jobs.brake import BrokenOff
from fullhouse.server.jobs.budget import Meter, budget
from fullhouse.server.jobs.coach import (
    costs,
    hint,
    hint_question,
    one_step,
    path,
    positions,
    proof,
    steps,
    why,
)
from fullhouse.server.jobs.imports import import_table
from fullhouse.server.jobs.problems import (
    check,
    compared,
    form,
    grids,
    imported,
    judged,
    level,
    make,
    practice,
    search,
)
from fullhouse.server.jobs.records import continued, record, replay, review, verified
from fullhouse.server.workers.messages import JobRefusal, Order, Reply


def think(body: bytes) -> bytes:
    """A bot's answer to a request. Both are pickled: views have many types, and only our own server asks."""
    return pickle.dumps(answer(pickle.loads(body)))


JOBS: dict[str, Callable[[bytes], bytes]] = {
    job.__name__: job
    for job in (
        import_table,
        check,
        compared,
        continued,
        costs,
        form,
        grids,
        hint,
        hint_question,
        imported,
        judged,
        level,
        make,
        one_step,
        path,
        positions,
        practice,
        proof,
        record,
        replay,
        review,
        search,
        steps,
        think,
        verified,
        why,
    )
}


def reply_to(
    order: Order, meter: Meter = time.process_time, brake: AbstractContextManager[object] | None = None
) -> Reply:
    """Do an order, whatever comes of it: the result, a refusal, or the traceback of a failure."""
    before = meter()
    try:
        with brake or nullcontext(), budget(order.soft, meter):
            body = JOBS[order.job](order.body)
    except FullHouseError as error:
        return Reply(cpu=meter() - before, refusal=_refusal(error))
    except BrokenOff:
        return Reply(cpu=meter() - before, refusal=_refusal(Unavailable("too-much-work")))
    except Exception:
        return Reply(cpu=meter() - before, failure=traceback.format_exc())
    return Reply(cpu=meter() - before, body=body)


def _refusal(error: FullHouseError) -> JobRefusal:
    return JobRefusal(error.status, error.code, sent(error.facts))
