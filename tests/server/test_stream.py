"""What follows from committed entries: only they count, and a subscriber that fails stops nobody."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import Abandoned, Played, Renamed
from fullhouse.match.history import results
from fullhouse.match.history.results import results_in, shape_of
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, TableId
from fullhouse.server.api.tables.new_table import opened
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from fullhouse.server.features.thinkers import Thinkers
from fullhouse.server.features.totals import Totals
from fullhouse.server.subscribers import subscribe
from fullhouse.server.tables import stream
from fullhouse.server.tables.callers.commands import start_if_full
from fullhouse.server.tables.callers.visits import enter
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from tests.server.fakes import Ear, FakeStore
from tests.server.local_server import serving
from tests.waiting import until

ONE = TableId(1)
PAIR = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))
NOW = Seconds(1000.0)


@pytest.fixture(autouse=True)
def _quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "RETRY_SECONDS", (0.0, 0.0, 0.01))


class Recorder(Subscriber):
    """Remembers what it was called for."""

    def __init__(self) -> None:
        self.seqs: list[int] = []

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        self.seqs.append(logged.seq)


class Failing(Recorder):
    """Fails as often as it is told to."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures
        self.refreshed_at: list[int] = []

    def committed(self, room: Room, logged: LogEntry) -> None:
        super().committed(room, logged)
        self._fail()

    def refresh(self, room: Room) -> None:
        self.refreshed_at.append(room.stored)
        if self.seqs:
            self._fail()

    def _fail(self) -> None:
        if self.failures:
            self.failures -= 1
            raise ValueError("out of order")


class Site:
    """A hub with all that follows from its entries, and some subscribers more."""

    def __init__(self, *more: Subscriber) -> None:
        self.store = FakeStore()
        self.hub = Hub(self.store, lambda: NOW)
        self.totals = Totals(self.store)
        self.hub.stream.subscribe(*more)
        subscribe(self.hub, totals=self.totals)

    async def open(self) -> Room:
        room = await self.hub.open("bako-timu", opened(PAIR, "bako-timu", NOW, 1))
        assert room is not None
        start_if_full(self.hub, room)
        self.store.commit()
        return room


def test_a_failing_subscriber_is_logged_and_called_again_and_stops_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        failing, recorder = Failing(failures=2), Recorder()
        site = Site(failing, recorder)
        room = await site.open()
        ear = Ear(Holder(players=frozenset([Player(1)])))
        enter(site.hub, room, ear, None)
        for name in ("Anna", "Anne"):
            site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name=name))
            site.store.commit()
        assert [message["what"] for message in ear.all("news")] == ["renamed", "renamed"]
        assert recorder.seqs == failing.seqs == [2, 3, 4], "those behind it are called, and so is it itself"
        refreshed = len(failing.refreshed_at)
        await until(lambda: len(failing.refreshed_at) > refreshed)
        assert failing.refreshed_at[-1] == room.stored == 4, "the retry sees the table as the log has it"
        assert site.hub.is_loaded(room)
        assert not ear.closed

    with caplog.at_level(logging.ERROR, "fullhouse"):
        asyncio.run(scene())
    assert "table 1, entry 2: Failing failed" in caplog.text


def test_a_subscriber_that_never_works_is_given_up_with_a_word(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        failing = Failing(failures=10**6)
        site = Site(failing)
        room = await site.open()
        await until(lambda: "not tried again" in caplog.text)
        site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name="Anna"))
        site.store.commit()
        assert room.stored == room.table.seq

    asyncio.run(scene())


def test_nothing_follows_from_an_entry_that_is_not_stored() -> None:
    async def scene() -> None:
        recorder = Recorder()
        site = Site(recorder)
        room = await site.open()
        before = list(recorder.seqs)
        site.hub.append(room, Abandoned(at=NOW))
        assert room.table.stage == "over"
        site.store.commit(failing=True)
        assert recorder.seqs == before
        assert site.store.results == {}
        assert site.totals.finished == {}
        assert (await site.hub.room(ONE)).table.stage == "playing"

    asyncio.run(scene())


def test_an_end_whose_answer_is_lost_has_its_result() -> None:
    async def scene() -> None:
        site = Site()
        room = await site.open()
        site.hub.append(room, Abandoned(at=NOW))
        site.store.lose_answers()
        again = await site.hub.room(ONE)
        assert again is not room
        assert again.table.stage == "over"
        assert shape_of(site.store.results[ONE, 1]).reason == "abandoned"

    asyncio.run(scene())


def test_a_result_that_cannot_be_made_is_derived_from_the_log_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: Any) -> None:
        raise ValueError

    async def scene() -> None:
        site = Site()
        room = await site.open()
        ear = Ear(Holder(players=frozenset([Player(1)])))
        enter(site.hub, room, ear, None)
        with monkeypatch.context() as patch:
            patch.setattr(results, "result_of", fail)
            site.hub.append(room, Abandoned(at=NOW))
            site.store.commit()
            assert ear.all("news")[-1]["table"]["stage"] == "over", "the table goes on without it"
            await until(lambda: "Results failed" in caplog.text)
            assert site.store.results == {}
        await until(lambda: bool(site.store.results))
        assert list(site.store.results.values()) == list(results_in(ONE, site.store.entries(ONE)))
        assert site.totals.finished == {"tiles": 1}
        assert "table 1, entry 3" in caplog.text

    asyncio.run(scene())


def test_a_result_that_is_missing_is_derived_when_its_table_is_loaded() -> None:
    """As a crash between entry and result has left it in a database of an older version."""

    async def scene() -> None:
        site = Site()
        room = await site.open()
        site.hub.append(room, Abandoned(at=NOW))
        site.store.commit()
        kept = dict(site.store.results)
        assert kept
        site.store.results.clear()
        site.hub.rooms.clear()
        await site.hub.room(ONE)
        await until(lambda: site.store.results == kept)

    asyncio.run(scene())


def test_a_result_that_is_there_is_counted_once() -> None:
    async def scene() -> None:
        site = Site()
        room = await site.open()
        site.hub.append(room, Abandoned(at=NOW))
        site.store.commit()
        for _ in range(3):
            site.hub.rooms.clear()
            await site.hub.room(ONE)
            await asyncio.sleep(0.01)
        assert site.totals.finished == {"tiles": 1}

    asyncio.run(scene())


def test_a_bot_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think, failures = Thinkers.think, [3]

    async def fail_first(self: Thinkers, request: Any) -> Any:
        if failures[0]:
            failures[0] -= 1
            raise ValueError("no idea")
        return await think(self, request)

    monkeypatch.setattr(Thinkers, "think", fail_first)

    async def scene() -> None:
        bots = NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="bot")))
        async with serving(tmp_path) as client:
            key = await client.create(bots)
            async with await client.sit(key.token) as ana:
                await ana.play(ana.moves()[0])
                await ana.until(lambda table: bool(table.moves()))
            entries = await client.hub.store.read_log(ONE)
            assert any(isinstance(entry, Played) and entry.seat == 2 for entry in entries)

    asyncio.run(scene())
    assert failures == [0]
    assert "Bots failed" in caplog.text


def test_a_listener_that_fails_is_closed_and_holds_up_no_other() -> None:
    class Broken(Ear):
        def push(self, message: bytes) -> None:
            raise ValueError(message)

    async def scene() -> None:
        site = Site()
        room = await site.open()
        broken, ear = (kind(Holder(players=frozenset([Player(1)]))) for kind in (Broken, Ear))
        enter(site.hub, room, broken, None)
        enter(site.hub, room, ear, None)
        site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name="Anna"))
        site.store.commit()
        assert broken.closed
        assert [message["what"] for message in ear.all("news")] == ["renamed"]

    asyncio.run(scene())
