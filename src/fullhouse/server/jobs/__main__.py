"""A worker process: reads orders from standard input, does them one by one, and replies."""

import contextlib
import os
import signal
import sys
import time
import traceback
from typing import BinaryIO

from fullhouse.core.errors import FullHouseError
from fullhouse.server.errors import sent
from fullhouse.server.jobs import JOBS
from fullhouse.server.workers.messages import LENGTH, READY, JobRefusal, Order, Reply, packed, read_order

NICENESS = 10
"""The event loop's process goes first."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    orders, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a job prints must not go between the replies
    replies.write(READY)
    replies.flush()
    while (order := _next(orders)) is not None:
        replies.write(packed(_reply(order)))
        replies.flush()


def _next(orders: BinaryIO) -> Order | None:
    """The next order; None when the server has gone."""
    length = orders.read(LENGTH)
    if len(length) < LENGTH:
        return None
    return read_order(orders.read(int.from_bytes(length, "big")))


def _reply(order: Order) -> Reply:
    before = time.process_time()
    try:
        body = JOBS[order.job](order.body)
    except FullHouseError as error:
        refusal = JobRefusal(error.status, error.code, sent(error.facts))
        return Reply(cpu=time.process_time() - before, refusal=refusal)
    except Exception:
        return Reply(cpu=time.process_time() - before, failure=traceback.format_exc())
    return Reply(cpu=time.process_time() - before, body=body)


if __name__ == "__main__":
    main()
