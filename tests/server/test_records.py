"""Records over REST: a running game through one's own view, a finished one for everybody with the code."""

from pathlib import Path

import pytest

from fullhouse.client import RefusedByServer
from fullhouse.match.deciding.commands import Play
from fullhouse.records.record import FORMAT
from fullhouse.server.api.shapes import NewSeat, NewTable
from tests.server.local_server import serving
from tests.server.test_abuse import sitting


async def test_the_record_of_a_running_game_is_filtered_by_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, _, token, other):
        await ana.play(ana.moves()[0])
        code = ana.table.code
        with pytest.raises(RefusedByServer, match="unknown-token"):
            await client.record(code)
        mine, his = await client.record(code, token), await client.record(code, other)
        assert "setup" not in mine
        assert mine["view"]["hands"][1] is None
        assert his["view"]["hands"][0] is None
        drew = [
            [event for event in seen["moves"][0]["events"] if event["type"] == "drew"] for seen in (mine, his)
        ]
        assert (drew[0][0]["symbol"] is None, drew[1][0]["symbol"] is None) == (False, True)
        for table in (ana,):
            await table.vote("abandon")
        with pytest.raises(RefusedByServer, match="no-such-round"):
            await client.record(code, token, number=7)


async def test_the_record_of_a_finished_game_is_public(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"),)))
        async with await client.sit(key.token) as ana:
            while ana.table.stage != "over":
                await ana.do(Play(id=f"m{ana.seq}", move=ana.moves()[0], after=ana.seq))
        record = await client.record(key.code)
        assert record["format"] == FORMAT
        assert "stack" in record["setup"]
        best = (await client.statistics()).best
        assert best[0].results[0].seats[0].name == "Ana"
