"""Tables without connections: clocks and bots pause; and presence is sent in few messages."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from fullhouse.client import Gone, RefusedByServer
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import Allow, Leave
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.perspectives import seen_move
from fullhouse.match.table import Happened, Table
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features import bots
from fullhouse.server.tables import listeners, room
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.commands import enter
from tests.server.fakes import Ear
from tests.server.local_server import serving
from tests.server.subscribed_hub import Site
from tests.server.test_abuse import plays_on, sitting, url
from tests.server.test_connections import dialled
from tests.virtual_time import advance, settle
from tests.waiting import until

ME, BOT = NewSeat(who="me"), NewSeat(who="bot")


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME), (BOT, BOT)])
async def test_clocks_pause_at_a_table_without_connections(
    tmp_path: Path, seats: tuple[NewSeat, ...]
) -> None:
    now = Seconds(1000)

    async with serving(tmp_path, now=lambda: now) as client:
        await client.create(NewTable(game="tiles", seats=seats, options={"sand_glass": 5}))
        left = client.hub.rooms[1]
        seq = left.table.seq
        now = Seconds(now + 100_000)
        expire_clocks(client.hub, left)
        assert left.table.seq == seq
        assert left.alarm.timer is None


async def test_clocks_stop_when_the_last_person_leaves_and_run_on_when_one_returns(tmp_path: Path) -> None:
    now = Seconds(1000)

    async with serving(tmp_path, now=lambda: now) as client:
        key = await client.create(NewTable(game="tiles", seats=(ME, ME), options={"sand_glass": 30}))
        table = await client.sit(key.token)
        assert client.hub.rooms[1].alarm.timer is not None
        await table.close()
        await until(lambda: not client.hub.rooms[1].listeners)
        now = Seconds(now + 5_000)
        async with await client.sit(key.token) as back:
            assert json.loads(back.heard[0])["say"] == "welcome", "before all news"
            assert back.clock is not None
            assert int(back.clock.left) == 30
            assert back.table.stage == "playing"


async def test_bots_pause_at_a_table_without_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "UNATTENDED_SECONDS", -1.0)

    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="tiles", seats=(BOT, BOT)))
        await advance(10)
        watched = client.hub.rooms[1]
        assert watched.table.seq == 2, "opened and started, and nothing more"
        async with await client.sit(key.token) as screen:
            await screen.until(lambda table: table.seq > 5)


async def test_presence_is_sent_in_few_messages_however_many_connect() -> None:
    site, loop = Site(), asyncio.get_running_loop()
    table = await site.open()
    ana = Ear(Holder(players=frozenset([Player(1)])))
    enter(site.hub, table, ana, None)
    began = loop.time()
    for _ in range(100):
        enter(site.hub, table, Ear(Holder()), None)
        await asyncio.sleep(0.02)
    await until(lambda: any(message["spectators"] == 100 for message in ana.all("present")))
    assert len(ana.all("present")) <= 2 + (loop.time() - began) / room.PRESENCE_INTERVAL_SECONDS


async def test_spectators_are_disconnected_when_watching_is_forbidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, other):
        code = ana.table.code
        strangers = [await client.watch(code), await client.watch(code, tv=True)]
        guest = await client.watch(code, tv=True, token=token)
        async with AsyncExitStack() as stack:
            gone = [await stack.enter_async_context(await client.sit(key.token)) for key in strangers]
            stays = await stack.enter_async_context(await client.sit(guest.token))
            await ana.do(Allow(id="no", spectators=False))
            for table in gone:
                with pytest.raises(Gone, match="no-spectators"):
                    await table.until(lambda _: False)
            await ana.play(ana.moves()[0])
            await stays.until(lambda table: table.seq == ana.seq)
            for key in strangers:
                await _is_refused(client, key.token)
            await ben.do(Leave(id="bye", seat=Seat(2)))
            with pytest.raises(Gone, match="no-spectators"):
                await ben.until(lambda _: False)
            await _is_refused(client, other)


async def _is_refused(client: Any, token: str) -> None:
    with pytest.raises(RefusedByServer, match="no-spectators"):
        await client.sit(token)
    status = None
    try:
        await client.record(client.hub.rooms[1].table.code, token)
    except RefusedByServer as refused:
        status = refused.code
    assert status == "no-spectators"


async def test_a_move_is_put_together_once_for_all_who_see_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Viewer, ...]] = []

    def counted(table: Table, watching: tuple[Viewer, ...], happened: Happened) -> str | None:
        made.append(watching)
        return seen_move(table, watching, happened)

    monkeypatch.setattr(listeners, "seen_move", counted)

    async with (
        serving(tmp_path) as client,
        sitting(client) as (ana, ben, _, _),
        AsyncExitStack() as stack,
    ):
        watching = [await client.watch(ana.table.code) for _ in range(3)]
        here = [
            await stack.enter_async_context(await client.sit(key.token))
            for key in watching
            for _ in range(10)
        ]
        made.clear()
        seq = await ana.play(ana.moves()[0])
        for table in (ben, *here):
            await table.until(lambda seen: seen.seq >= seq)
        assert len(made) == 3, "one for each player, one for all who watch"


async def test_lost_connections_are_no_errors(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        for _ in range(40):
            guest = await connect(url(client))
            await guest.send(json.dumps({"do": "hello", "token": token}))
            await guest.recv()
            guest.transport.abort()
        for start in (
            b"GET /",
            b"GET / HTTP/1.1\r\n\r\n",
            b"\x00\r\n\r\n",
            b"POST /api/turns HTTP/1.1\r\n",
        ):
            _, writer = await dialled(client)
            writer.write(start)
            await settle()
            writer.transport.abort()
        await until(lambda: len(client.hub.rooms[1].listeners) <= 2)
        await plays_on(ana, ben)
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []
