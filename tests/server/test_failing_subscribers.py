"""A subscriber that fails is logged and tried again, and stops neither its table nor the others."""

import logging
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.ids import Seat
from fullhouse.match.entries import Abandoned, Played, Renamed
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.bots import Thinkers
from fullhouse.server.features.results import Results
from fullhouse.server.tables import stream
from fullhouse.server.tables.broadcast import Bell, Broadcast
from fullhouse.server.tables.cluster_port import ClusterNotifications, SingleNode
from fullhouse.server.tables.commands import enter
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import Snapshots
from fullhouse.server.tables.stream import LogEntry, Subscriber
from tests.server.fakes import Ear
from tests.server.local_server import serving
from tests.server.subscribed_hub import NOW, ONE, Recorder, Site
from tests.waiting import until


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


async def test_a_failing_subscriber_is_logged_and_called_again_and_stops_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR, "fullhouse"):
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
    assert "table 1, entry 2: Failing failed" in caplog.text


async def test_a_subscriber_that_never_works_is_given_up_with_a_word(
    caplog: pytest.LogCaptureFixture,
) -> None:
    failing = Failing(failures=10**6)
    site = Site(failing)
    room = await site.open()
    await until(lambda: "not tried again" in caplog.text, 2 * sum(stream.RETRY_SECONDS))
    site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name="Anna"))
    site.store.commit()
    assert room.stored == room.table.seq


def fails_once(monkeypatch: pytest.MonkeyPatch, kind: type[Subscriber]) -> None:
    """Let a subscriber do nothing but fail for the next committed entry."""
    committed = kind.committed

    def fail(*_arguments: object) -> None:
        monkeypatch.setattr(kind, "committed", committed)
        raise ValueError("out of order")

    monkeypatch.setattr(kind, "committed", fail)


async def test_what_a_failing_subscriber_left_undone_is_done_without_another_entry(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """News, totals, the bell and hints to other nodes: none of them waits for the next move."""

    class Others(SingleNode):
        def entry_stored(self, room: Room, seq: Seq) -> None:  # noqa: ARG002
            announced.append(seq)

    announced: list[Seq] = []

    site = Site(cluster=Others())
    room = await site.open()
    ear = Ear(Holder(players=frozenset([Player(1)])))
    enter(site.hub, room, ear, None)
    announced.clear()
    for kind in (Broadcast, Results, Bell, ClusterNotifications):
        fails_once(monkeypatch, kind)
    with site.bell.listening([ONE]) as rung:
        site.hub.append(room, Abandoned(at=NOW))
        site.store.commit()
        assert (ear.all("news"), announced, rung.is_set()) == ([], [], False)
        await until(lambda: bool(ear.all("news")) and bool(announced) and rung.is_set())
    assert ear.all("news")[-1]["table"]["stage"] == "over"
    assert announced == [room.stored]
    await until(lambda: site.totals.finished == {"tiles": 1})
    for kind in (Broadcast, Results, Bell, ClusterNotifications):
        assert f"table 1, entry 3: {kind.__name__} failed" in caplog.text


async def test_a_snapshot_that_failed_is_made_without_another_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site()
    room = await site.open()
    room.snapshots.keep(None, Seq(room.stored + 1))
    fails_once(monkeypatch, Snapshots)
    site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name="Anna"))
    site.store.commit()
    assert room.snapshots.made is None
    await until(lambda: room.snapshots.made is not None)
    assert room.snapshots.made is not None
    assert room.snapshots.made.seq == room.stored


async def test_a_subscriber_that_fails_when_a_table_is_unloaded_stops_nobody() -> None:
    class Clumsy(Subscriber):
        def discarded(self, room: Room) -> None:
            raise ValueError(room)

    site = Site(Clumsy())
    room = await site.open()
    with site.bell.listening([ONE]) as rung:
        site.hub.reload(room, "not-told")
        assert rung.is_set(), "whoever waits for this table is woken all the same"
    assert (await site.hub.room(ONE)) is not room


async def test_a_bot_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think, failures = Thinkers.think, [3]

    async def fail_first(self: Thinkers, request: Any) -> Any:
        if failures[0]:
            failures[0] -= 1
            raise ValueError("no idea")
        return await think(self, request)

    monkeypatch.setattr(Thinkers, "think", fail_first)

    bots = NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="bot")))
    async with serving(tmp_path) as client:
        key = await client.create(bots)
        async with await client.sit(key.token) as ana:
            await ana.play(ana.moves()[0])
            await ana.until(lambda table: bool(table.moves()))
        entries = await client.hub.store.read_log(ONE)
        assert any(isinstance(entry, Played) and entry.seat == 2 for entry in entries)
    assert failures == [0]
    assert "Bots failed" in caplog.text


async def test_a_listener_that_fails_is_closed_and_holds_up_no_other() -> None:
    class Broken(Ear):
        def push(self, message: bytes) -> None:
            raise ValueError(message)

    site = Site()
    room = await site.open()
    broken, ear = (kind(Holder(players=frozenset([Player(1)]))) for kind in (Broken, Ear))
    enter(site.hub, room, broken, None)
    enter(site.hub, room, ear, None)
    site.hub.append(room, Renamed(at=NOW, seat=Seat(1), name="Anna"))
    site.store.commit()
    assert broken.closed
    assert [message["what"] for message in ear.all("news")] == ["renamed"]
