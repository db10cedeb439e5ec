"""A database of every version that was ever released opens, and has what it had."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import write_entry
from fullhouse.match.ids import TableId
from fullhouse.store.file.schema import STEPS
from tests.store.sites import Site, names, opening, renamed


def old_file(path: Path, version: int) -> None:
    """A file as a server of that version wrote it."""
    connection = sqlite3.connect(path)
    for step in STEPS[:version]:
        connection.executescript(step)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("INSERT INTO tables (id, code, created, awake) VALUES (1, 'bako-timu', 1000, 1)")
    for seq, entry in enumerate((opening("bako-timu"), renamed("Ana")), 1):
        connection.execute("INSERT INTO entries VALUES (1, ?, ?)", (seq, write_entry(entry)))
    connection.execute("INSERT INTO beat VALUES (1, 1234)")
    connection.commit()
    connection.close()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_file_of_each_version_opens(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.sqlite3"
    old_file(path, version)

    async def scene() -> None:
        async with Site(path).opened() as store:
            assert names(await store.read_log(TableId(1))) == ["Ana"]
            assert await store.awake_tables() == [TableId(1)]
            assert store.last_beat() == Seconds(1234)
            await store.archive(TableId(1))
            assert names(await store.read_log(TableId(1))) == ["Ana"]

    asyncio.run(scene())


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    old_file(path, len(STEPS))
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()

    async def scene() -> None:
        async with Site(path).opened():
            pass

    with pytest.raises(BadInput, match="database-unusable"):
        asyncio.run(scene())
