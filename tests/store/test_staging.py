"""Entries of large commits wait in one row for their logs: no reader, copy or next server misses one."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import Store
from fullhouse.store.file import writer
from fullhouse.store.file.backup import back_up
from tests.store.sites import Appends, Site, names, new_table, renamed
from tests.waiting import until

TABLES = 40


async def burst(store: Store, seq: int = 2) -> list[TableId]:
    """One entry at each of many tables, in one commit."""
    tables = [await new_table(store, f"table-{n}") for n in range(TABLES)]
    appends = {table: Appends(store) for table in tables}
    for table in tables:
        appends[table].append(table, seq, renamed(f"of {table}"))
    await store.settle()
    assert all(one.outcomes == [(seq, True)] for one in appends.values())
    return tables


def staged(path: Path) -> int:
    """How many entries of a file are not in their logs."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT total(entries) FROM staged").fetchone()[0])


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is moved because it is quiet."""
    monkeypatch.setattr(writer, "QUIET_SECONDS", 3600.0)


@pytest.mark.usefixtures("restless")
async def test_a_file_of_a_killed_server_and_a_backup_have_what_was_staged(tmp_path: Path) -> None:
    path, killed, copy = tmp_path / "tables.sqlite3", tmp_path / "killed.sqlite3", tmp_path / "copy.sqlite3"
    async with Site(path).opened() as store:
        tables = await burst(store)
        assert staged(path) == TABLES
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{killed}{suffix}")
        assert back_up(path, copy).entries == 2 * TABLES
    assert staged(path) == 0
    for file in (path, killed, copy):
        async with Site(file).opened() as store:
            for table in tables:
                assert names(await store.read_log(table)) == [f"of {table}"]
            assert staged(file) == 0


@pytest.mark.usefixtures("restless")
async def test_whoever_reads_a_log_finds_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Site(path).opened() as store:
        tables = await burst(store)
        assert names((await store.read_recent(tables[0])).entries) == [f"of {tables[0]}"]
        assert staged(path) == 0
        appends = Appends(store)
        for table in tables:
            appends.append(table, 3, renamed("next"))
        await store.settle()
        assert staged(path) == TABLES
        assert len(await store.read_lines(tables[1], Seq(9))) == 3


@pytest.mark.usefixtures("restless")
async def test_an_entry_that_does_not_follow_fails_alone_in_a_large_commit(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Site(path).opened() as store:
        tables = await burst(store)
        appends = {table: Appends(store) for table in tables}
        for table in tables:
            seq = {tables[3]: 2, tables[5]: 4}.get(table, 3)
            appends[table].append(table, seq, renamed("next"))
        await store.settle()
        for table in tables:
            is_next = table not in (tables[3], tables[5])
            assert [stored for _, stored in appends[table].outcomes] == [is_next]
            wanted = [f"of {table}", "next"] if is_next else [f"of {table}"]
            assert names(await store.read_log(table)) == wanted


@pytest.mark.usefixtures("restless")
async def test_what_could_not_be_moved_is_still_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Site(path).opened() as store:
        tables = await burst(store)

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as fault:
            fault.setattr(writer, "insert_all", full)
            with pytest.raises(Exception, match="full"):
                await store.read_log(tables[0])
        assert names(await store.read_log(tables[0])) == [f"of {tables[0]}"]


@pytest.mark.real_time
async def test_staged_entries_go_into_their_logs_when_they_are_many_or_nothing_else_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.01)
    async with Site(path).opened() as store:
        tables = await burst(store)
        await until(lambda: not staged(path))
        monkeypatch.setattr(writer, "QUIET_SECONDS", 3600.0)
        monkeypatch.setattr(writer, "MOST_STAGED", 3 * TABLES)
        for seq, left in ((3, TABLES), (4, 2 * TABLES), (5, 0)):
            appends = Appends(store)
            for table in tables:
                appends.append(table, seq, renamed(str(seq)))
            await store.settle()
            assert staged(path) == left
        assert names(await store.read_log(tables[7])) == [f"of {tables[7]}", "3", "4", "5"]
