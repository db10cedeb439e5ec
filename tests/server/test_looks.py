"""Selected cells over the socket: passed on to those who may read the moves, never stored."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from fullhouse.client.table import ClientTable
from fullhouse.server.api.shapes import NewSeat, NewTable
from tests.server.local_server import Served, serving


@contextlib.asynccontextmanager
async def solving(client: Served, **options: Any) -> AsyncIterator[tuple[ClientTable, ClientTable]]:
    """Two people at a running table of Classic."""
    seats = NewSeat(who="me", name="Ana"), NewSeat(who="open")
    key = await client.create(NewTable(game="classic", seats=seats, options=options))
    other = await client.join(key.code, "Ben")
    async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
        await ana.start()
        await ben.until(lambda table: table.table.stage == "playing")
        yield ana, ben


async def look(table: ClientTable, *cells: str) -> None:
    await table.send(msgspec.json.encode({"do": "look", "cells": cells}))
    await table.ping()


def looks(table: ClientTable) -> list[list[str]]:
    said = [msgspec.json.decode(message) for message in table.heard]
    return [message["cells"] for message in said if message["say"] == "looking" and message["seat"] == 1]


async def test_others_on_the_same_board_are_told_and_nothing_is_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, solving(client) as (ana, ben):
        seq = client.hub.rooms[1].table.seq
        await look(ana, "a1", "b2")
        await look(ana)
        await ben.ping()
        assert looks(ben) == [["a1", "b2"], []]
        assert looks(ana) == []
        assert client.hub.rooms[1].table.seq == seq


async def test_in_a_race_nobody_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, solving(client, race=True) as (ana, ben):
        await look(ana, "a1")
        await ana.play(next(move for move in ana.moves() if "=" in move))
        await ben.until(lambda table: table.perspective.view["progress"] == [1, 0])
        assert looks(ben) == []
        assert [news.move for news in ben.news if news.what == "played"] == [None]
        assert [news.move for news in ana.news if news.what == "played"] != [None]


async def test_cells_that_do_not_exist_and_watchers_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, solving(client) as (ana, ben):
        await look(ana, "z9")
        watching = await client.watch(ana.table.code, tv=True)
        async with await client.sit(watching.token) as tv:
            await look(tv, "a1")
            codes = [
                message["code"]
                for table in (ana, tv)
                for message in map(msgspec.json.decode, table.heard)
                if message["say"] == "refused"
            ]
        assert codes == ["bad-message", "no-seat"]
        assert looks(ben) == []
