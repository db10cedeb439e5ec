"""“Delete my data”: name and keys of a seat vanish from the server; the game of the others still replays."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fullhouse.client import Gone, RefusedByServer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import Leave, Rename
from fullhouse.match.ids import TableId
from fullhouse.records.record import read_record
from fullhouse.records.replay import positions
from fullhouse.server.api.shapes import Handover, NewSeat, NewTable
from fullhouse.server.features.retention import erase
from tests.server.local_server import Served, serving
from tests.server.test_abuse import plays_on, sitting
from tests.server.test_results import played_out

NAME = "Melusine"


async def rename(table: Any, name: str = NAME) -> None:
    await table.do(Rename(id="name", seat=table.you.seats[0], name=name))


async def is_unknown(client: Served, token: str) -> None:
    with pytest.raises(RefusedByServer, match="unknown-token"):
        await client.sit(token)
    with pytest.raises(RefusedByServer, match="unknown-token"):
        await client.forget(token)


async def test_name_and_keys_vanish_and_the_others_keep_their_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, other):
        await rename(ana)
        second = await client.another_key(token, Handover())
        watcher = await client.watch(ana.table.code)
        await plays_on(ana, ben)
        await ana.vote("abandon")
        await ben.vote("abandon")
        await ben.until(lambda seen: seen.table.stage == "over")
        code = ben.table.code
        before = await client.record(code)
        assert before["seats"] == ["Ana", "Ben"], "as they were called when the game began"
        assert (await client.results(other))[0].seats[0].name == NAME

        await client.forget(token)
        after = await client.record(code)
        proof = {**before["proof"], **{what: after["proof"][what] for what in ("names", "signature")}}
        assert after == {**before, "seats": ["1", "Ben"], "proof": proof}
        kept = [name in after["proof"]["names"] for name in before["proof"]["names"]]
        assert kept == [False, True], "nothing is left by which the name could be guessed"
        assert len(list(positions(read_record(await record_bytes(client, code))))) == 3
        for gone in (token, second.token):
            await is_unknown(client, gone)
        with pytest.raises(Gone):
            await ana.until(lambda _: False)
        await ben.until(lambda seen: seen.table.seats[0].name == "1" and not seen.table.seats[0].owned)
        assert [seat.name for seat in (await client.results(other))[0].seats] == ["1", "Ben"]
        async with await client.sit(watcher.token) as back:
            assert [seat.name for seat in back.table.seats] == ["1", "Ben"]
        assert await client.results(token) == []
    assert not any(b'"Ana"' in file.read_bytes() for file in tmp_path.glob("tables*"))
    assert not any(NAME.encode() in file.read_bytes() for file in tmp_path.glob("tables*"))


async def record_bytes(client: Served, code: str) -> bytes:
    status, body = await asyncio.to_thread(client.exchange, "GET", f"/api/tables/{code}/record", None, None)
    assert status == 200
    return body


async def test_who_left_before_the_end_is_forgotten_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, other):
        await rename(ben)
        await ben.do(Leave(id="bye", seat=Seat(2)))
        await ana.vote("abandon")
        await ana.until(lambda seen: seen.table.stage == "over")
        assert ana.table.seats[1].name == NAME
        await client.forget(other)
        with pytest.raises(Gone):
            await ana.until(lambda _: False)
        async with await client.sit(token) as back:
            assert [seat.name for seat in back.table.seats] == ["Ana", "2"]
        assert [seat.name for seat in (await client.results(token))[0].seats] == ["Ana", "2"]
    assert not any(NAME.encode() in file.read_bytes() for file in tmp_path.glob("tables*"))


async def test_a_key_of_two_keeps_the_other_seat(tmp_path: Path) -> None:
    two = NewTable(game="tiles", seats=(NewSeat(who="me", name=NAME), NewSeat(who="me", name="Ben")))

    async with serving(tmp_path) as client:
        both = await client.create(two)
        one = await client.another_key(both.token, Handover(seats=(Seat(1),)))
        await client.forget(one.token)
        async with await client.sit(both.token) as table:
            assert table.you.seats == (2,)
            assert table.you.host
            assert [seat.name for seat in table.table.seats] == ["1", "Ben"]


async def test_a_watcher_goes_without_a_trace_and_disturbs_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, _):
        watcher = await client.watch(ana.table.code)
        seq = client.hub.rooms[1].table.seq
        await client.forget(watcher.token)
        await is_unknown(client, watcher.token)
        assert client.hub.rooms[1].table.seq == seq
        await plays_on(ana, ben)


async def test_the_list_of_the_best_forgets_the_name(tmp_path: Path) -> None:
    solo = NewTable(game="tiles", seats=(NewSeat(who="me", name=NAME),), options={"referee": "guard"})

    async with serving(tmp_path) as client:
        await played_out(client, solo)
        assert (await client.statistics()).best[0].results[0].seats[0].name == NAME
        keys = await client.hub.store.keys_of(TableId(1))
        ((digest, key),) = [(digest, key) for digest, key in keys.items() if key.holder.players]
        await erase(client.hub, client.services.totals, digest, key)
        best = (await client.statistics()).best[0].results[0]
        assert best.seats[0].name == "1"
        assert best.finished > Seconds(0)


async def test_a_packed_log_is_rewritten_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(
            NewTable(game="tiles", seats=(NewSeat(who="me", name=NAME), NewSeat(who="bot", bot="random")))
        )
        await client.hub.store.archive(TableId(1))
        await client.forget(key.token)
        assert (await client.preview(key.code)).seats[0].name == "1"
    assert not any(NAME.encode() in file.read_bytes() for file in tmp_path.glob("tables*"))
