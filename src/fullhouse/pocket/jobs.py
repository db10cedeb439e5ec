"""Heavy jobs in a second worker of the browser: the bytes of an order in, the bytes of its reply out."""

from typing import Any

from fullhouse.server.jobs import reply_to
from fullhouse.server.workers.messages import LENGTH, packed, read_order


def do(order: Any) -> bytes:
    return packed(reply_to(read_order(order.to_bytes()[LENGTH:])))
