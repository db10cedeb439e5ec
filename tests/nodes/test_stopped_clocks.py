"""Clocks that a short trouble stopped: they go on although nobody does anything, and the log says little."""

import asyncio
import logging

import pytest

from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.nodes import Here
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.api.tables.shapes import NewTable
from fullhouse.server.tables.callers.visits import enter
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from tests.nodes.fakes import TABLE, OneNode
from tests.server.fakes import Ear

WITH_A_CLOCK = NewTable(game="tiles", seats=TABLE.seats, options={"referee": "guard", "sand_glass": 500})


async def someone_thinks(one: OneNode) -> Room:
    """A game in which a clock runs."""
    room = await one.open(WITH_A_CLOCK)
    enter(one.hub, room, Ear(Holder(players=frozenset([Player(1), Player(2)]))), None)
    one.node.keep(room, 2)
    assert room.timer is not None
    return room


def test_a_clock_goes_on_after_a_trouble_that_was_too_short_to_be_an_outage() -> None:
    async def scene() -> None:
        one = OneNode()
        room = await someone_thinks(one)
        one.store.trouble = "away"  # type: ignore[assignment]
        one.hub.reschedule(room)
        one.node.look_at_clocks()
        assert room.timer is None, "what it would do could not be stored"
        one.store.trouble = None
        one.node.look_at_clocks()
        assert room.timer is not None
        room.stop_timers()

    asyncio.run(scene())


def test_who_is_here_is_said_again_for_a_keeper_elsewhere() -> None:
    """Its clocks and bots stand still where it believes that nobody is there."""

    async def scene() -> None:
        one = OneNode()
        room = await someone_thinks(one)
        one.node.say_again()
        assert one.registry.said_here == {room.id: Here(players=frozenset([Player(1), Player(2)]))}
        room.stop_timers()

    asyncio.run(scene())


def test_a_subscriber_that_the_store_fails_leaves_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Asks(Subscriber):
        def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
            raise StoreTrouble("away")

    async def scene() -> None:
        one = OneNode()
        one.hub.stream.subscribe(Asks())
        with caplog.at_level(logging.ERROR):
            await one.open()

    asyncio.run(scene())
    told = [record for record in caplog.records if "Asks failed: away" in record.getMessage()]
    assert told
    assert not any(record.exc_info for record in told)
