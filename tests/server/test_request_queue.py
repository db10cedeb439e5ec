"""A crowd of requests is let in a few at a time, in turns between callers; sockets are heard in between."""

import asyncio
import resource
from collections import Counter

import pytest

from fullhouse.server import capacity
from fullhouse.server.capacity import RESERVED_FILES, most_connections
from fullhouse.server.net.rate_limit import RequestQueue


async def test_a_crowd_is_let_in_a_few_at_a_time() -> None:
    queue, loop, rounds = RequestQueue(), asyncio.get_running_loop(), Counter[int]()
    number = 0

    def count() -> None:
        nonlocal number
        number += 1
        loop.call_soon(count)

    async def come(caller: str) -> None:
        await queue.enter(caller)
        rounds[number] += 1

    loop.call_soon(count)
    await asyncio.gather(*(come("crowd") for _ in range(40)))
    assert rounds.total() == 40
    assert max(rounds.values()) <= 8
    assert len(rounds) >= 5


async def test_somebody_else_is_let_in_before_the_rest_of_the_crowd() -> None:
    queue, order = RequestQueue(), list[str]()

    async def come(caller: str) -> None:
        await queue.enter(caller)
        order.append(caller)

    await asyncio.gather(*(come("crowd") for _ in range(100)), come("victim"))
    assert order.index("victim") < 16


async def test_who_gives_up_waiting_takes_no_place() -> None:
    queue = RequestQueue()
    crowd = [asyncio.create_task(queue.enter("crowd")) for _ in range(30)]
    await asyncio.sleep(0)
    for task in crowd:
        task.cancel()
    await queue.enter("victim")
    await asyncio.gather(*crowd, return_exceptions=True)


@pytest.mark.parametrize(
    ("limits", "wanted", "most", "raised"),
    [
        ((1024, 20_000), 8_000, 8_000, 20_000),
        ((1024, 1024), 8_000, 1024 - RESERVED_FILES, None),
        ((1024, resource.RLIM_INFINITY), 8_000, 8_000, capacity.MOST_FILES),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), 8_000, 8_000, None),
    ],
)
def test_no_more_connections_than_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], wanted: int, most: int, raised: int | None
) -> None:
    """With the usual limit of 1,024 files, a thousand silent connections would keep everybody else out."""
    tried: list[int] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: tried.append(pair[0]))
    assert most_connections(wanted) == most
    assert tried == ([] if raised is None else [raised])
