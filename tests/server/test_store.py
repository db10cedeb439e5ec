"""The database file: one server each, private, checked when opened; a store that cannot write is noticed."""

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.deciding.commands import Rename
from fullhouse.match.entries import write_entry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.info import TableInfo
from fullhouse.match.perspectives import table_info
from fullhouse.match.ports import NewEntry, StoredKey, StoreTrouble
from fullhouse.match.table import Table
from fullhouse.server.api import turns
from fullhouse.server.tables.clocks import Upkeep
from fullhouse.server.tables.commands import enter, leave
from fullhouse.store.file import opening
from fullhouse.store.file.store import SqliteStore
from fullhouse.store.file.writer import Logs, Writer
from tests.match.tables import Desk
from tests.server.fakes import Ear, FakeStore, make_hub
from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO
from tests.server.test_rest import asked
from tests.store.sites import new_table, renamed
from tests.waiting import until


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "tables.sqlite3")
    with pytest.raises(BadInput, match="database-locked"):
        SqliteStore(tmp_path / "tables.sqlite3")
    await first.close()
    await SqliteStore(tmp_path / "tables.sqlite3").close()


async def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    await SqliteStore(tmp_path / "tables.sqlite3").close()
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0


async def test_a_damaged_inner_page_is_found_when_the_file_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    store = SqliteStore(path)
    for number in range(300):
        await store.add_key(number.to_bytes(32, "big"), StoredKey(TableId(number), Holder()))
    await store.close()
    pages = bytearray(path.read_bytes())
    size = 4096
    for page in range(8, len(pages) // size):
        pages[page * size : page * size + 200] = b"\xa5" * 200
    path.write_bytes(pages)
    with pytest.raises(BadInput, match="database-unusable"):
        SqliteStore(path)


async def test_a_locked_file_fails_a_whole_batch_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not each entry after its own timeout, which kept a stopping server alive."""
    monkeypatch.setattr(opening, "LOCK_TIMEOUT_SECONDS", 0.05)
    connections = recorded_connections(monkeypatch)
    done: list[str] = []

    store = SqliteStore(tmp_path / "tables.sqlite3")
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    connections[0].set_trace_callback(done.append)
    for number in range(50):
        store.beat(Seconds(number))
    with pytest.raises(StoreTrouble, match="locked"):
        await store.settle()
    assert store.trouble is not None
    other.execute("ROLLBACK")
    other.close()
    await store.settle()
    assert store.trouble is None
    await store.close()
    assert done.count("BEGIN IMMEDIATE") == 2, "one for all that were refused, one for the last"


def recorded_connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """The connections that are opened from now on. A store opens the one for writing first."""
    connect = sqlite3.connect
    connections: list[sqlite3.Connection] = []

    def recorded(*arguments: Any, **settings: Any) -> sqlite3.Connection:
        connections.append(connect(*arguments, **settings))
        return connections[-1]

    monkeypatch.setattr(sqlite3, "connect", recorded)
    return connections


async def test_an_outcome_that_cannot_be_told_holds_up_no_other(tmp_path: Path) -> None:
    """Everything stored in one transaction is told in one go."""

    def broken(_error: BaseException | None) -> None:
        raise RuntimeError

    store = SqliteStore(tmp_path / "tables.sqlite3")
    table = await new_table(store)
    store.append(NewEntry(table, Seq(2), renamed("Anna")), broken)
    await store.settle()
    await store.close()


async def test_health_reports_a_store_that_cannot_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Upkeep, "beat", lambda _: None)  # a heartbeat still fits into the last page
    connections = recorded_connections(monkeypatch)

    async with serving(tmp_path) as client:
        assert (await asked(client, "GET", "/api/health"))[0] == 200
        writing = connections[0]
        (pages,) = writing.execute("PRAGMA page_count").fetchone()
        writing.execute(f"PRAGMA max_page_count = {pages}")  # the disk is full
        for _ in range(200):
            status, _, body = await asked(client, "POST", "/api/tables", NEW)
            if status != 201:
                break
        assert (status, b"store-trouble" in body) == (503, True)
        status, _, body = await asked(client, "GET", "/api/health")
        assert (status, b"store-trouble" in body) == (503, True)
        writing.execute("PRAGMA max_page_count = 1000000")
        client.services.upkeep.beat()
        await _store(client).settle()
        assert (await asked(client, "GET", "/api/health"))[0] == 200


NEW = b'{"game":"tiles","seats":[{"who":"me"},{}]}'


def _store(client: Served) -> Any:
    return client.hub.store


def test_a_system_clock_set_back_before_a_restart_stops_no_clock() -> None:
    far = Seconds(4e9)
    assert SystemClock(far).now() >= far
    assert SystemClock().now() < far


async def test_a_sweep_while_stopping_forgets_no_running_table() -> None:
    desk, store = Desk("tiles", 2, sand_glass=30).start(), Remembering()
    store.logs[TableId(1)] = [write_entry(entry) for entry in desk.log]
    now = desk.now
    hub = make_hub(store, lambda: now)
    enter(hub, await hub.room(TableId(1)), Ear(Holder(players=frozenset([Player(1)]))), None)
    assert store.awake == {1: True}
    hub.close()
    for listener in list(hub.rooms[TableId(1)].listeners):
        leave(hub, hub.rooms[TableId(1)], listener)
    now = Seconds(now + 10_000)
    hub.forget_idle()
    assert store.awake == {1: True}


class Remembering(FakeStore):
    """Keeps which tables are awake."""

    def __init__(self) -> None:
        super().__init__()
        self.awake: dict[int, bool] = {}

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        self.awake[table] = awake


async def test_an_unreadable_table_does_not_affect_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        keys = [await client.create(TWO) for _ in range(2)]
        tokens = [key.token for key in keys]
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as file:
            file.execute("UPDATE entries SET line = 'x' WHERE table_id = 1")
        client.hub.rooms.clear()
        broken, well = await client.turns(*tokens)
        assert broken.table is None
        assert well.table is not None
        assert well.table.code == keys[1].code


async def test_a_repeated_token_is_answered_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        one, two = [(await client.create(TWO)).token for _ in range(2)]
        answer = await client.turns(one, one, two, one)
        assert [turn.token for turn in answer] == [0, 2]
        seen = [answer[0].seq, answer[0].seq, answer[1].seq, answer[0].seq]
        assert await client.turns(one, one, two, one, after=seen, wait=5) == answer


async def test_a_server_stops_although_its_file_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LOCK_TIMEOUT_SECONDS", 0.05)

    async with serving(tmp_path) as client:
        key = await client.create(TWO)
        await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana:
            await ana.start()
            other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            for number in range(50):
                await ana.send(b'{"do":"rename","id":"%d","seat":1,"name":"Ana"}' % number)
    other.close()


async def test_asking_for_turns_looks_only_at_tables_with_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def counted(table: Table) -> TableInfo:
        looked.append(table.code)
        return table_info(table)

    monkeypatch.setattr(turns, "table_info", counted)

    async with serving(tmp_path) as client:
        keys = [await client.create(TWO) for _ in range(8)]
        tokens = [key.token for key in keys]
        seen = [turn.seq for turn in await client.turns(*tokens)]
        async with await client.sit(tokens[3]) as ana:
            asking = asyncio.create_task(client.turns(*tokens, after=seen, wait=30))
            await until(lambda: client.services.bell.waiting)
            looked.clear()
            await ana.do(Rename(id="r", seat=Seat(1), name="Anna"))
            answered = await asking
        assert set(looked) == {keys[3].code}
        assert [turn.seq for turn in answered] == [2 if place == 3 else 1 for place in range(8)]


class ClosingLoop(asyncio.SelectorEventLoop):
    """Another thread looks just before it closes, and calls it just after."""

    def is_closed(self) -> bool:
        return threading.current_thread() is threading.main_thread() and super().is_closed()


def test_a_loop_that_closes_while_something_is_written_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    connection = sqlite3.connect(tmp_path / "tables", check_same_thread=False, isolation_level=None)
    connection.execute("CREATE TABLE done (what)")
    writing, closed = threading.Event(), threading.Event()

    def write(one: sqlite3.Connection) -> None:
        writing.set()
        closed.wait()
        one.execute("INSERT INTO done VALUES (1)")

    async def put() -> Writer:
        writer = Writer(connection, Logs(stages=False), SystemClock())
        writer.put(write)
        await asyncio.to_thread(writing.wait)
        return writer

    with asyncio.Runner(loop_factory=ClosingLoop) as runner:
        writer = runner.run(put())
    closed.set()
    assert asyncio.run(writer.close())
    assert connection.execute("SELECT count(*) FROM done").fetchone() == (1,)
    assert faults == []
    connection.close()
