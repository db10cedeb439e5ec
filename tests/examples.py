"""How many examples a random test tries: enough in `make test`, many times as many in `make soak`."""

import os
from typing import Any

from hypothesis import settings

FACTOR = int(os.environ.get("FULLHOUSE_EXAMPLES", "1"))
"""`make soak` sets it."""


def examples(number: int, **others: Any) -> settings:
    """The settings of a test that tries so many examples, and takes as long as it needs."""
    return settings(max_examples=number * FACTOR, deadline=None, **others)
