"""What every bus promises, asked of each of them: in one process, and over a real Redis server."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from redis import asyncio as redis_client

from fullhouse.core.errors import BadInput
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Bus, Notification
from fullhouse.store import check_bus, open_bus
from fullhouse.store.redis import bus as redis_bus
from fullhouse.store.redis.bus import RedisBus
from fullhouse.words import LANGUAGES, explain
from tests.databases.redis import Redis
from tests.nodes.bus import InProcessBus, Line
from tests.processes import free_port
from tests.waiting import TIMEOUT_SECONDS, until

pytestmark = pytest.mark.real_time

New = Callable[[], Bus]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bus is not down because the test's own process stands still."""
    for name in ("SILENCE_SECONDS", "ANSWER_TIMEOUT_SECONDS", "CONNECT_TIMEOUT_SECONDS"):
        monkeypatch.setattr(redis_bus, name, TIMEOUT_SECONDS)


class LeapingClock(SystemClock):
    """The machine's time, until the test lets it leap."""

    def leap(self, seconds: float) -> None:
        monotonic = self.monotonic
        self.monotonic = lambda: monotonic() + seconds


class Node:
    """A bus, and what was heard on it."""

    def __init__(self, bus: Bus) -> None:
        self.bus, self.clock = bus, LeapingClock()
        self.heard: list[Notification] = []


@pytest.fixture(params=["in-process", "redis"])
def new(request: pytest.FixtureRequest) -> New:
    if request.param == "in-process":
        line = Line()
        return lambda: InProcessBus(line)
    address = request.getfixturevalue("redis").address
    site = request.node.name
    return lambda: RedisBus(address, site)


async def started(new: New, count: int) -> list[Node]:
    nodes = [Node(new()) for _ in range(count)]
    for node in nodes:
        await node.bus.start(node.heard.append, node.clock)
    await until(lambda: all(node.bus.is_up for node in nodes))
    return nodes


async def close(nodes: list[Node]) -> None:
    for node in nodes:
        await node.bus.close()


def notification(table: int, seq: int = 0) -> Notification:
    return Notification(TableId(table), Seq(seq))


async def test_the_others_hear_everything_in_order(new: New) -> None:
    nodes = await started(new, 3)
    sent = [notification(7, seq) for seq in range(1, 200)]
    for one in sent:
        nodes[0].bus.notify(one)
    await until(lambda: len(nodes[1].heard) == len(nodes[2].heard) == len(sent))
    assert nodes[1].heard == nodes[2].heard == sent
    assert nodes[0].heard == [], "nobody hears what it said itself"
    await close(nodes)


async def test_who_has_gone_hears_nothing(new: New) -> None:
    nodes = await started(new, 3)
    await nodes[1].bus.close()
    nodes[0].bus.notify(notification(1, 1))
    await until(lambda: nodes[2].heard == [notification(1, 1)])
    assert nodes[1].heard == []
    await close(nodes)


async def test_counters_are_shared(new: New) -> None:
    one, two = await started(new, 2)
    assert await one.bus.add({"a": 1.5, "b": 2}, 60) == {"a": 1.5, "b": 2}
    assert await two.bus.add({"a": 1}, 60) == {"a": 2.5}
    assert await two.bus.add({}, 60) == {}
    await close([one, two])


async def test_the_notifications_of_another_site_are_not_heard(redis: Redis) -> None:
    (ours,) = await started(lambda: RedisBus(redis.address, "ours"), 1)
    theirs, other = await started(lambda: RedisBus(redis.address, "theirs"), 2)
    theirs.bus.notify(notification(1, 1))
    await until(lambda: other.heard == [notification(1, 1)])
    assert ours.heard == []
    await close([ours, theirs, other])


async def test_a_bus_notices_that_its_server_is_gone_and_comes_back() -> None:
    with contextlib.closing(Redis()) as server:
        one, two = await started(lambda: RedisBus(server.address), 2)
        server.stop()
        one.bus.notify(notification(1, 1))
        for node in (one, two):
            node.clock.leap(TIMEOUT_SECONDS)
            assert not node.bus.is_up
        with pytest.raises(OSError, match=r"\w"):
            await one.bus.add({"a": 1}, 60)
        server.start()
        await until(lambda: one.bus.is_up and two.bus.is_up)
        one.bus.notify(notification(1, 2))
        await until(lambda: notification(1, 2) in two.heard)
        await close([one, two])


async def test_a_bus_that_was_never_up_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "SILENCE_SECONDS", 0.0)
    node = Node(RedisBus(f"redis://127.0.0.1:{free_port()}/0"))
    await node.bus.start(node.heard.append, SystemClock())
    await until(lambda: "is down: nodes poll" in caplog.text)
    await close([node])


async def test_a_bus_closes_although_a_cancellation_is_swallowed(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `asyncio.wait_for` of Python 3.11 does where what it waits for is done at the same moment."""
    bus = RedisBus(redis.address, "closing")
    await bus.start(lambda _hint: None, SystemClock())
    asked = asyncio.Event()

    async def publish(*_: object) -> None:
        if not asked.is_set():
            asked.set()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

    monkeypatch.setattr(vars(bus)["_redis"], "publish", publish)
    await asked.wait()
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await bus.close()


async def test_what_is_not_ours_on_the_channel_is_ignored(redis: Redis) -> None:
    (node,) = await started(lambda: RedisBus(redis.address, "noise"), 1)
    async with redis_client.from_url(redis.address) as stranger:
        await stranger.publish("fullhouse:noise", b'{"hello": "world"}')
        await stranger.publish("fullhouse:noise", b'["x", [[3, 4]]]')
    await until(lambda: node.heard == [notification(3, 4)])
    await close([node])


@pytest.mark.parametrize(
    "address",
    [
        "redis://",
        "http://localhost",
        "redis://localhost:high",
        "redis://localhost/club",
        "redis://localhost/0?foo=bar",
        "redis://localhost/0#one",
        "bus",
    ],
)
def test_invalid_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadInput) as caught:
        open_bus(address, "")
    assert caught.value.code == "bad-bus-address"
    assert all("{" not in explain(caught.value, language) for language in LANGUAGES)


def test_the_doctor_is_told_why_a_bus_cannot_be_used(redis: Redis) -> None:
    assert check_bus(redis.address) == redis.address
    with pytest.raises(BadInput) as caught:
        check_bus("redis://user:open-sesame@127.0.0.1:9/0")
    assert caught.value.code == "bus-away"
    assert explain(caught.value, "en").endswith("/0 cannot be reached: the connection was refused.")
    for language in LANGUAGES:
        assert "open-sesame" not in explain(caught.value, language)
