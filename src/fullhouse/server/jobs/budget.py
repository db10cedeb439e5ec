"""Whether the job that runs now has used its CPU time: then it answers with what it has found so far."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Meter = Callable[[], float]
"""Tells the seconds of CPU time that were used so far."""
_is_spent: ContextVar[Callable[[], bool]] = ContextVar("_is_spent")


def is_spent() -> bool:
    """Whether the job that runs now should give up; without a budget, never."""
    return _is_spent.get(_never)()


@contextmanager
def budget(seconds: float, meter: Meter) -> Iterator[None]:
    """Let what is done here know when it has used so much."""
    until = meter() + seconds
    token = _is_spent.set(lambda: meter() >= until)
    try:
        yield
    finally:
        _is_spent.reset(token)


def _never() -> bool:
    return False
