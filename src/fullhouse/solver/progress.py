"""How far work on many problems has come, told while it goes on."""

from collections.abc import Callable, Iterator

Progress = Callable[[int], object]
"""Is told now and then how many are done; what it raises ends the work."""

PORTION = 4096
"""Problems for each thread between two tellings."""


def portions(number: int, threads: int, progress: Progress | None) -> Iterator[slice]:
    """All in one, or some at a time where somebody is told after each how many are done.

    >>> list(portions(5000, 1, print))
    4096
    5000
    [slice(0, 4096, None), slice(4096, 5000, None)]
    """
    most = number if progress is None else min(number, PORTION * threads)
    for start in range(0, number, max(most, 1)):
        end = min(start + most, number)
        yield slice(start, end)
        if progress is not None:
            progress(end)
