"""An exception in a game's own code is told at the table, the record is saved, the log has it once."""

import logging
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from fullhouse.client import Gone, NewSeat, NewTable, RefusedByServer
from fullhouse.core.ids import Seat
from fullhouse.games.tiles.rules import Tiles
from fullhouse.server.jobs.records import record as saved
from tests.server.local_server import serving

SEATS = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))


def as_if_in_game(function: Any) -> Any:
    """The same function, as if the rules of the game contained it."""
    named = {**function.__globals__, "__name__": "fullhouse.games.tiles.rules"}
    return FunctionType(function.__code__, named, closure=function.__closure__)


async def test_a_fault_in_play_is_refused_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        return 1 / 0

    with caplog.at_level(logging.ERROR, "fullhouse"):
        async with serving(tmp_path) as served:
            key = await served.create(NewTable(game="tiles", seats=SEATS))
            async with await served.sit(key.token) as table:
                move = table.moves(Seat(1))[0]
                with monkeypatch.context() as patched:
                    patched.setattr(Tiles, "play", as_if_in_game(broken))
                    for _ in range(2):
                        with pytest.raises(RefusedByServer, match="game-fault"):
                            await table.play(move, Seat(1))
                await table.play(move, Seat(1))
    faults = [one for one in caplog.records if "has a fault" in one.getMessage()]
    assert len(faults) == 1
    assert faults[0].exc_info is not None


async def test_a_fault_in_a_view_closes_the_table_and_leaves_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError("oops")

    async with serving(tmp_path) as served:
        key = await served.create(NewTable(game="tiles", seats=SEATS))
        async with await served.sit(key.token) as table:
            move = table.moves(Seat(1))[0]
            with monkeypatch.context() as patched:
                for name in ("view", "view_beside"):
                    patched.setattr(Tiles, name, as_if_in_game(broken))
                await table.play(move, Seat(1))
                with pytest.raises(Gone, match="game-fault"):
                    await table.until(lambda _: False)
                with pytest.raises(Gone, match="game-fault"):
                    await served.sit(key.token)
        record = await served.record(key.code, key.token)
        assert [one["move"] for one in record["moves"]] == [move]


async def test_what_is_saved_after_a_fault_tells_nobody_what_others_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other people at the table there is no deal in it; who is alone with bots gets the whole record."""

    def broken(*_: Any) -> Any:
        raise KeyError("oops")

    async def here(job: str, body: bytes, **_: Any) -> bytes:
        assert job == "record"
        return saved(body)

    async with serving(tmp_path) as served:
        monkeypatch.setattr(served.services.workers, "run", here)
        both = await served.create(NewTable(game="tiles", seats=(SEATS[0], NewSeat())))
        ben = await served.join(both.code, "Ben")
        alone = await served.create(NewTable(game="tiles", seats=SEATS))
        moves = {}
        for key in (both, alone):
            async with await served.sit(key.token) as table:
                if key is both:
                    await table.start()
                    await table.until(lambda seen: seen.table.stage == "playing")
                moves[key.code] = table.moves(Seat(1))[0]
                await table.play(moves[key.code], Seat(1))
        monkeypatch.setattr(Tiles, "view", as_if_in_game(broken))
        for key in (both, ben):
            record = await served.record(both.code, key.token)
            assert (record["view"], "setup" in record) == (None, False)
            assert record["viewer"] == key.seats[0]
            assert [one["move"] for one in record["moves"]] == [moves[both.code]]
            assert all("events" not in one for one in record["moves"])
        assert "stack" in (await served.record(alone.code, alone.token))["setup"]
