"""A worker process: reads orders from standard input, does them one by one, and replies."""

import contextlib
import os
import signal
import sys
from typing import BinaryIO

from fullhouse.server.jobs import reply_to
from fullhouse.server.jobs.brake import Brake
from fullhouse.server.workers.messages import LENGTH, READY, Order, packed, read_order


def main() -> None:
    if sys.platform == "win32":
        # It has no sessions: Ctrl+C is for the server, which then ends us.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]))
    brake = Brake()
    orders, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a job prints must not go between the replies
    try:
        _send(replies, READY)
        while (order := _next(orders)) is not None:
            _send(replies, packed(reply_to(order, brake=brake.within(order.hard))))
    except BrokenPipeError:  # the server was killed meanwhile: nobody waits for the reply
        os._exit(0)


def _send(replies: BinaryIO, message: bytes) -> None:
    replies.write(message)
    replies.flush()


def _next(orders: BinaryIO) -> Order | None:
    """The next order; None when the server has gone."""
    length = orders.read(LENGTH)
    if len(length) < LENGTH:
        return None
    return read_order(orders.read(int.from_bytes(length, "big")))


if __name__ == "__main__":
    main()
