"""Retention: games that nobody comes back to end, old tables go with their keys, and a table in use stays."""

import asyncio
from pathlib import Path

import pytest

from fullhouse.client import RefusedByServer
from fullhouse.core.ids import Seconds
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from fullhouse.server.rooms.retention import DAY, Retention, retire
from tests.server.local_server import serving

TWO = NewTable(game="challenge", seats=(NewSeat(who="me"), NewSeat(who="bot")))


def test_abandoned_games_end_and_their_tables_are_deleted(tmp_path: Path) -> None:
    now = Seconds(1_000_000_000)

    async def scene() -> None:
        nonlocal now
        async with serving(tmp_path, now=lambda: now) as client:
            left = await client.create(TWO)
            now = Seconds(now + 20 * DAY)
            used = await client.create(TWO)
            client.hub.forget_idle()
            now = Seconds(now + 11 * DAY)
            client.hub.forget_idle()
            await client.hub.store.settle()
            await retire(client.hub, Retention())
            ended, running = [(await client.turns(key.token))[0].table for key in (left, used)]
            assert ended is not None
            assert (ended.stage, ended.abandoned) == ("over", True)
            assert running is not None
            assert running.stage == "playing"
            for _ in range(2):
                now = Seconds(now + 450 * DAY)
                client.hub.forget_idle()
                await client.hub.store.settle()
                await retire(client.hub, Retention())
            with pytest.raises(RefusedByServer, match="unknown-code"):
                await client.preview(left.code)
            assert (await client.turns(left.token))[0].table is None
            assert (await client.statistics()).finished["challenge"] >= 1

    asyncio.run(scene())
