"""A refusal is final: what one node has refused, no other carries out later, however it came there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from fullhouse.client import ClientTable, Gone, NewSeat, NewTable, RefusedByServer
from fullhouse.client.table import new_id, new_session
from fullhouse.match.deciding.commands import Play, Start
from fullhouse.match.entries import Played
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import Committed, NewEntry
from fullhouse.server.api.shapes import Key
from fullhouse.server.cluster import follower
from fullhouse.solver import solve
from tests.databases.postgres import Postgres
from tests.nodes.bus import InProcessBus, Line
from tests.nodes.sites import site
from tests.server.local_server import Served
from tests.server.test_fairness import PROBLEM
from tests.waiting import until

pytestmark = pytest.mark.real_time
TOGETHER = NewTable(
    game="classic", seats=(NewSeat(who="me", name="Ana"), NewSeat()), setup={"problem": PROBLEM}
)
CELL, RIGHT = "c1", solve(PROBLEM)[2]
WRITE, BEFORE, ERASE = f"{CELL}={RIGHT}", f"{CELL}={'1' if RIGHT != '1' else '2'}", f"erase {CELL}"


class Two:
    """Two nodes of a site, and a game at which Ana and Ben write into one grid."""

    def __init__(
        self, nodes: tuple[Served, Served], ana: Key, ben: Key, count_fences: Callable[[], str]
    ) -> None:
        self.one, self.two = nodes
        self.ana, self.ben = ana, ben
        self._count_fences = count_fences
        self._held: list[tuple[NewEntry, Committed]] = []
        self._append = self.one.hub.store.append

    def stall(self) -> None:
        """From now on, what node one stores takes its time."""
        self.one.hub.store.append = lambda *put: self._held.append(put)

    def go_on(self) -> None:
        self.one.hub.store.append = self._append
        for put in self._held:
            self._append(*put)

    @property
    def is_held(self) -> bool:
        return bool(self._held)

    async def ids(self) -> list[str]:
        """Of all moves in the log, once both nodes know it and nothing is on its way."""
        rooms = [await node.hub.room(TableId(1)) for node in (self.one, self.two)]
        await until(lambda: not rooms[0].is_reloading and rooms[0].stored == rooms[0].table.seq)
        await until(lambda: rooms[0].stored == rooms[1].stored)
        log = await self.two.hub.store.read_log(TableId(1))
        return [entry.id.partition(":")[2] for entry in log if isinstance(entry, Played) and entry.id]

    def fences(self) -> int:
        return int(self._count_fences())


@asynccontextmanager
async def playing(postgres: Postgres, folder: Path, *, is_heard: bool = True) -> AsyncIterator[Two]:
    """Where the nodes are not heard, each has a line of its own."""
    line, address = Line(), postgres.new_database()
    async with site(address, folder, 2, lambda: InProcessBus(line if is_heard else Line())) as (one, two):
        ana = await one.create(TOGETHER)
        ben = await two.join(ana.code, "Ben")
        async with await one.sit(ana.token) as table:
            seq = await table.do(Start(id=new_id()))
        await until(lambda: TableId(1) in one.hub.rooms)
        async with await two.sit(ben.token, after=seq):
            count = partial(postgres.sql, "SELECT count(*) FROM fullhouse.fences", address.rpartition("/")[2])
            yield Two((one, two), ana, ben, count)


async def refused_at_two(two: Two, seen: ClientTable, session: str, command: Play) -> ClientTable:
    """Ben writes into the cell, Ana is told so at node two, and Ben erases it."""
    async with await two.two.sit(two.ben.token) as ben:
        await ben.play(BEFORE)
        there = await two.two.sit(two.ana.token, seen.seq, session=session, again=1)
        with pytest.raises(RefusedByServer, match="cell-taken"):
            await there.do(command)
        await ben.play(ERASE)
    return there


async def test_what_a_stalled_node_still_has_to_store_comes_to_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with playing(postgres, tmp_path) as two:
        session, command = new_session(), Play(id="refused", move=WRITE, after=Seq(0))
        here = await two.one.sit(two.ana.token, session=session)
        two.stall()
        asked = asyncio.create_task(here.do(command))
        await until(lambda: two.is_held)
        async with await refused_at_two(two, here, session, command) as there:
            two.go_on()
            with pytest.raises(Gone):
                await asked
            assert "refused" not in await two.ids()
            await there.play(WRITE)


async def test_what_a_frozen_node_reads_late_comes_to_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """It has heard of everything that happened meanwhile, and would find nothing wrong with the move."""
    async with playing(postgres, tmp_path) as two:
        session, command = new_session(), Play(id="refused", move=WRITE, after=Seq(0))
        here = await two.one.sit(two.ana.token, session=session)
        async with await refused_at_two(two, here, session, command):
            await two.ids()
            with pytest.raises(Gone):
                await here.do(command)
            assert "refused" not in await two.ids()


async def test_what_is_in_the_log_already_is_refused_at_no_other_node(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has not heard of it, and neither has whoever asks there once more."""
    monkeypatch.setattr(follower, "POLL_SECONDS", 3600.0)
    async with playing(postgres, tmp_path, is_heard=False) as two:
        session, command = new_session(), Play(id="done", move=WRITE, after=Seq(0))
        here = await two.one.sit(two.ana.token, session=session)
        seen = here.seq
        async with await two.two.sit(two.ben.token) as ben:
            await ben.play(BEFORE)
            async with await two.one.sit(two.ben.token, after=ben.seq) as ben_here:
                await ben_here.play(ERASE)
                seq = await here.do(command)
        async with await two.two.sit(two.ana.token, seen, session=session, again=1) as there:
            assert await there.do(command) == seq


async def test_two_pages_of_one_seat_do_not_fence_each_other(postgres: Postgres, tmp_path: Path) -> None:
    async with playing(postgres, tmp_path) as two:
        first, second = new_session(), new_session()
        async with (
            await two.one.sit(two.ana.token, session=first) as here,
            await two.two.sit(two.ana.token, session=second) as there,
        ):
            for table in (here, there, here, there):
                await table.play(WRITE)
                await table.play(ERASE)
                await two.ids()
            assert two.fences() == 0
            async with await two.one.sit(two.ana.token, session=second, again=1) as moved:
                assert two.fences() == 1
                await here.play(WRITE)
                await moved.play(ERASE)
                await two.ids()
                with pytest.raises(Gone):
                    await there.play(WRITE)


async def test_who_comes_back_to_the_same_node_writes_nothing(postgres: Postgres, tmp_path: Path) -> None:
    async with playing(postgres, tmp_path) as two:
        session = new_session()
        before = await two.one.sit(two.ana.token, session=session)
        async with await two.one.sit(two.ana.token, session=session, again=1) as after:
            assert two.fences() == 0
            with pytest.raises(Gone):
                await before.play(WRITE)
            await after.play(WRITE)
            assert len(await two.ids()) == 1
