"""A queue that takes turns between callers: nobody's crowd keeps anybody else waiting."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First come, first served for each caller; one item of each caller in turn.

    >>> queue = FairQueue[str]()
    >>> for caller, item in [("crowd", "c1"), ("crowd", "c2"), ("crowd", "c3"), ("ana", "a1")]:
    ...     queue.put(caller, item)
    >>> [queue.take() for _ in range(len(queue))]
    ['c1', 'a1', 'c2', 'c3']
    """

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, caller: str, item: T) -> None:
        self._queues.setdefault(caller, deque()).append(item)
        self._count += 1

    def take(self) -> T:
        """The next item; its caller goes to the end of the line. Raises KeyError if there is none."""
        caller, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        if queue:
            self._queues[caller] = queue
        self._count -= 1
        return item
