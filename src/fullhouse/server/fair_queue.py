"""A queue that takes turns between callers: nobody's crowd keeps anybody else waiting."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from fullhouse.server.networks import networks_of

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First come, first served for each caller; one item of each caller in turn.

    >>> queue = FairQueue[str]()
    >>> for caller, item in [("crowd", "c1"), ("crowd", "c2"), ("crowd", "c3"), ("ana", "a1")]:
    ...     queue.put(caller, item)
    >>> [queue.take() for _ in range(len(queue))]
    ['c1', 'a1', 'c2', 'c3']

    Callers of one network have its turn together:

    >>> for caller in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1", "198.51.100.1", "198.51.100.1"):
    ...     queue.put(caller, caller)
    >>> [queue.take().rpartition(".")[0][-3:] for _ in range(len(queue))]
    ['0.2', '100', '0.2', '100', '0.2', '0.2']
    """

    def __init__(self) -> None:
        self._line = _Line[T]()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, caller: str, item: T) -> None:
        line = self._line
        for network in reversed(networks_of(caller)):
            line = line.lines.setdefault(network, _Line())
        line.items.append(item)
        self._count += 1

    def take(self) -> T:
        """The next item; its caller goes to the end of the line. Raises KeyError if there is none."""
        item = self._line.take()
        self._count -= 1
        return item


class _Line(Generic[T]):
    """Those who wait in one network: in the networks within it, or, where there are none, themselves."""

    __slots__ = ("items", "lines")

    def __init__(self) -> None:
        self.lines: OrderedDict[str, _Line[T]] = OrderedDict()
        self.items: deque[T] = deque()

    def take(self) -> T:
        if self.items:
            return self.items.popleft()
        network, line = self.lines.popitem(last=False)
        item = line.take()
        if line.lines or line.items:
            self.lines[network] = line
        return item
