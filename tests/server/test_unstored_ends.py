"""An end that is decided and not stored may come to nothing: until it is in the log, the game is running."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import NewSeat, NewTable
from fullhouse.match.ports import Committed, NewEntry
from fullhouse.records.record import read_record
from fullhouse.server.api.coach_shapes import AskSteps
from fullhouse.server.api.shapes import Key, PlayOn
from fullhouse.store.file.store import SqliteStore
from tests.server.local_server import Served, serving
from tests.server.test_fairness import PEOPLE, PROBLEM
from tests.server.test_oracles import refusal
from tests.waiting import until

TWO = (NewSeat(who="me", name="Ana"), NewSeat())
CHALLENGE = NewTable(game="challenge", seats=TWO)
RACE = NewTable(game="classic", seats=TWO, options={"race": True}, setup={"problem": PROBLEM})


class HangingStore(SqliteStore):
    """Its commits hang while it is told so."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.is_hanging = False
        self._held: list[tuple[NewEntry, Committed]] = []

    def append(self, new: NewEntry, committed: Committed) -> None:
        if self.is_hanging:
            self._held.append((new, committed))
        else:
            super().append(new, committed)

    def go_on(self) -> None:
        self.is_hanging = False
        for new, committed in self._held:
            super().append(new, committed)

    def fail(self) -> None:
        """As after a crash: what hung is in no log."""
        self.is_hanging = False
        for _, committed in self._held:
            committed(OSError("the disk is full"))


@asynccontextmanager
async def ending(folder: Path, table: NewTable) -> AsyncIterator[tuple[Served, HangingStore, Key, bytes]]:
    """A table whose two people have just agreed to stop, while commits hang; and Ana's record before."""
    store = HangingStore(folder / "tables.sqlite3")
    async with serving(folder, store=store) as client:
        key = await client.create(table)
        other = await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
            await ana.start()
            before = await record(client, key)
            store.is_hanging = True
            votes = [asyncio.create_task(one.vote("abandon")) for one in (ana, ben)]
            room = await client.hub.room_of_code(key.code)
            await until(lambda: room.table.stage == "over")
            yield client, store, key, before[1]
            await asyncio.gather(*votes, return_exceptions=True)


async def record(client: Served, key: Key, token: str | None = "") -> tuple[int, bytes]:
    headers = {} if token is None else {"authorization": f"Bearer {token or key.token}"}
    status, _, body = await client.request("GET", f"/api/tables/{key.code}/record", None, headers)
    return status, body


@pytest.mark.parametrize("outcome", ["go_on", "fail"])
async def test_hidden_tiles_are_shown_once_the_end_is_stored(tmp_path: Path, outcome: str) -> None:
    async with ending(tmp_path, CHALLENGE) as (client, store, key, before):
        watcher = await client.watch(key.code)
        _, watched = await record(client, key, watcher.token)
        assert await record(client, key) == (200, before)
        assert b'"over":false' in watched
        assert b'"tiles":null' in watched
        assert (await record(client, key, None))[0] == 401
        asked: dict[str, Any] = {"body": PlayOn(move=1), "token": key.token}
        assert await refusal(client, f"/api/tables/{key.code}/play-on", **asked) == "play-on-running"
        getattr(store, outcome)()
        room = await client.hub.room_of_code(key.code)
        await until(lambda: room.stored == room.table.seq)
        status, body = await record(client, key, None)
        assert status == (200 if outcome == "go_on" else 401)
        if outcome == "go_on":
            assert read_record(body).proof is not None


async def test_a_game_that_was_over_stays_so_while_the_next_one_is_not_stored(tmp_path: Path) -> None:
    store = HangingStore(tmp_path / "tables.sqlite3")
    async with serving(tmp_path, store=store) as client:
        key = await client.create(msgspec.structs.replace(CHALLENGE, seats=PEOPLE))
        async with await client.sit(key.token) as ana:
            await ana.vote("abandon")
            whole = await record(client, key, None)
            store.is_hanging = True
            vote = asyncio.create_task(ana.vote("rematch"))
            room = await client.hub.room_of_code(key.code)
            await until(lambda: room.table.round == 2)
            assert await record(client, key, None) == whole
            store.go_on()
            await vote
            assert (await record(client, key, None))[0] == 401


@pytest.mark.parametrize(("race", "why"), [(True, "coach-closed"), (False, "hint-at-table")])
async def test_the_coach_is_silent_until_the_end_is_stored(tmp_path: Path, race: bool, why: str) -> None:
    table = msgspec.structs.replace(RACE, options={"race": race})
    asked = AskSteps(problem=PROBLEM, grid=PROBLEM)
    async with ending(tmp_path, table) as (client, store, key, _):
        assert await refusal(client, "/api/analysis/steps", asked, key.token) == why
        store.go_on()
        room = await client.hub.room_of_code(key.code)
        await until(lambda: room.stored == room.table.seq)
        assert await refusal(client, "/api/analysis/steps", asked, key.token) == ""
