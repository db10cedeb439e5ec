"""What follows from committed entries: nothing else counts."""

from typing import Any

import pytest

from fullhouse.match.entries import Abandoned
from fullhouse.match.history import results
from fullhouse.match.history.results import results_in, shape_of
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.server.tables.commands import enter
from tests.server.fakes import Ear
from tests.server.subscribed_hub import NOW, ONE, Recorder, Site
from tests.virtual_time import advance
from tests.waiting import until


async def test_nothing_follows_from_an_entry_that_is_not_stored() -> None:
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


async def test_an_end_whose_answer_is_lost_has_its_result() -> None:
    site = Site()
    room = await site.open()
    site.hub.append(room, Abandoned(at=NOW))
    site.store.lose_answers()
    again = await site.hub.room(ONE)
    assert again is not room
    assert again.table.stage == "over"
    assert shape_of(site.store.results[ONE, 1]).reason == "abandoned"


async def test_a_result_that_cannot_be_made_is_derived_from_the_log_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: Any) -> None:
        raise ValueError

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


async def test_a_result_that_is_missing_is_derived_when_its_table_is_loaded() -> None:
    """As a crash between entry and result has left it in a database of an older version."""

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


async def test_a_result_that_is_there_is_counted_once() -> None:
    site = Site()
    room = await site.open()
    site.hub.append(room, Abandoned(at=NOW))
    site.store.commit()
    for _ in range(3):
        site.hub.rooms.clear()
        await site.hub.room(ONE)
        await advance(60)
    assert site.totals.finished == {"tiles": 1}
