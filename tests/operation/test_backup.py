"""Backups are complete, checked and refused where they would destroy something; `restore` puts them back."""

import sqlite3
from pathlib import Path

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Paused
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.ports import NewEntry
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.store.file.backup import back_up, check, restore
from fullhouse.store.file.store import SqliteStore

TABLE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))


async def filled(database: Path, code: str, pauses: int) -> tuple[SqliteStore, TableId]:
    """An open store with one table."""
    store = SqliteStore(database)
    number = await store.open_table(code, opened(TABLE, code, Seconds(1), 1))
    assert number is not None
    for seq in range(2, 2 + pauses):
        store.append(NewEntry(number, Seq(seq), Paused(at=Seconds(seq))), lambda _error: None)
    await store.settle()
    return store, number


async def test_a_backup_of_a_running_server_has_what_is_only_in_the_wal(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, number = await filled(database, "bako-timu", 50)
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size > 0
    report = back_up(database, copy)
    assert (report.tables, report.entries) == (1, 51)
    store.append(NewEntry(number, Seq(52), Paused(at=Seconds(60))), lambda _error: None)
    await store.settle()
    assert len(await store.read_log(number)) == 52
    await store.close()
    assert not list(tmp_path.glob("copy.sqlite3-*"))
    again = SqliteStore(copy)
    assert len(await again.read_log(number)) == 51
    await again.close()


async def test_backup_and_restore_bring_back_every_entry(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, number = await filled(database, "bako-timu", 5)
    before = await store.read_log(number)
    back_up(database, copy)
    await store.close()
    restored = tmp_path / "new" / "tables.sqlite3"
    assert restore(copy, restored).entries == 6
    again = SqliteStore(restored)
    assert await again.read_log(number) == before
    await again.close()


async def test_a_live_database_is_never_replaced(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, number = await filled(database, "bako-timu", 5)
    back_up(database, copy)
    with pytest.raises(BadInput, match="database-in-use"):
        restore(copy, database, replace=True)
    store.append(NewEntry(number, Seq(7), Paused(at=Seconds(9))), lambda _error: None)
    await store.settle()
    assert len(await store.read_log(number)) == 7
    await store.close()


async def test_restoring_over_a_database_needs_a_flag_and_keeps_the_old_one(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, number = await filled(database, "bako-timu", 5)
    back_up(database, copy)
    store.append(NewEntry(number, Seq(7), Paused(at=Seconds(9))), lambda _error: None)
    await store.close()
    with pytest.raises(BadInput, match="database-not-empty"):
        restore(copy, database)
    assert check(database).entries == 7
    assert restore(copy, database, replace=True).entries == 6
    assert check(database).entries == 6
    assert check(tmp_path / "tables.sqlite3.old").entries == 7


async def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, _ = await filled(database, "bako-timu", 5)
    back_up(database, copy)
    await store.close()
    database.write_bytes(b"not a database at all" * 100)
    assert restore(copy, database, replace=True).entries == 6
    assert (tmp_path / "tables.sqlite3.old").read_bytes().startswith(b"not a database")


async def test_a_backup_is_not_overwritten_and_never_is_the_database_itself(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, _ = await filled(database, "bako-timu", 5)
    await store.close()
    copy.write_text("mine")
    with pytest.raises(BadInput, match="file-exists"):
        back_up(database, copy)
    assert copy.read_text() == "mine"
    assert back_up(database, copy, replace=True).entries == 6
    for command in (back_up, restore):
        with pytest.raises(BadInput, match="same-file"):
            command(database, database, replace=True)


async def test_a_damaged_page_is_found_before_the_copy_counts(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    store, _ = await filled(database, "bako-timu", 2_000)
    await store.close()
    data = bytearray(database.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = b"\xa5" * 4096
    database.write_bytes(data)
    for command in (back_up, restore):
        with pytest.raises(BadInput, match="database-damaged"):
            command(database, copy)
        assert not copy.exists()
        assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "not-our-database"), (b"just text", "not-our-database"), (None, "database-foreign")],
)
def test_files_of_others_are_not_restored(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "other"
    if content is None:
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE cats (name TEXT)")
        connection.close()
    else:
        file.write_bytes(content)
    with pytest.raises(BadInput, match=why):
        restore(file, tmp_path / "tables.sqlite3")
    assert not (tmp_path / "tables.sqlite3").exists()


def test_a_missing_file_and_a_folder_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="file-unreadable"):
        back_up(tmp_path / "nothing", tmp_path / "copy")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="file-unwritable"):
        back_up(tmp_path / "nothing", tmp_path / "file" / "copy")
