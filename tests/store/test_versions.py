"""A database goes from its version to the next by a step; what is newer or older is refused."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.match.ids import TableId
from fullhouse.store import open_store
from fullhouse.store.file import schema as file_schema
from fullhouse.store.postgres import schema as postgres_schema
from tests.databases.postgres import Postgres
from tests.store.sites import Appends, Site, names, new_table, renamed

MADE_UP_STEP = "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"
EARLY = "CREATE TABLE tables (a); CREATE TABLE entries (a); CREATE TABLE keys (a); CREATE TABLE results (a);"


def play_on(where: Path | str, before: list[str]) -> None:
    """Start a server on a database, which opens it, and write one entry more."""

    async def scene() -> None:
        async with Site(where).opened() as store:
            if not before:
                assert await new_table(store) == TableId(1)
            assert names(await store.read_log(TableId(1))) == before
            appends, seq = Appends(store), len(before) + 2
            appends.append(TableId(1), seq, renamed(f"n{len(before)}"))
            await store.settle()
            assert appends.outcomes == [(seq, True)]

    asyncio.run(scene())


def why_refused(path: Path, address: str = "") -> str:
    with pytest.raises(BadInput, match="database-unusable") as caught:
        open_store(path, address or None)
    return str(caught.value.facts["detail"].code)


def test_a_step_leads_a_file_to_the_next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/versions.md: nothing is lost, and a program of before leaves alone what it does not know."""
    path = tmp_path / "tables.sqlite3"
    play_on(path, [])
    with monkeypatch.context() as patched:
        patched.setattr(file_schema, "STEPS", (*file_schema.STEPS, MADE_UP_STEP))
        play_on(path, ["n0"])
        play_on(path, ["n0", "n1"])
        connection = sqlite3.connect(path)
        assert connection.execute("SELECT mood FROM tables").fetchall() == [("calm",)]
        connection.close()
    assert why_refused(path) == "database-newer"


def test_a_step_leads_a_database_to_the_next_version(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database()
    play_on(address, [])
    with monkeypatch.context() as patched:
        patched.setattr(postgres_schema, "STEPS", (*postgres_schema.STEPS, MADE_UP_STEP))
        play_on(address, ["n0"])
        play_on(address, ["n0", "n1"])
        assert postgres.sql("SELECT mood FROM fullhouse.tables", address.rpartition("/")[2]) == "calm"
    assert why_refused(tmp_path / "unused", address) == "database-newer"


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"
    play_on(path, [])
    with monkeypatch.context() as patched:
        patched.setattr(file_schema, "STEPS", (*file_schema.STEPS, f"{MADE_UP_STEP} DROP TABLE nowhere;"))
        assert why_refused(path) == "system-reason"
    play_on(path, ["n0"])


def test_a_damaged_file_is_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    play_on(path, [])
    page = 4096
    whole = path.read_bytes()
    assert len(whole) > 3 * page
    path.write_bytes(whole[:page] + b"\xff" * page + whole[2 * page :])
    assert why_refused(path) == "database-is-damaged"


def test_a_file_from_before_the_first_release_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(f"{EARLY} CREATE TABLE beat (a); PRAGMA user_version = 7;")
    connection.close()
    assert why_refused(path) == "database-before-release"
    assert sqlite3.connect(path).execute("SELECT count(*) FROM sqlite_master").fetchone() == (5,)


def test_a_file_of_another_shape_is_refused(tmp_path: Path) -> None:
    """Until the first release version 1 changes in place: what lacks one of its tables is of before."""
    path = tmp_path / "tables.sqlite3"
    play_on(path, [])
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE outages")
    connection.close()
    assert why_refused(path) == "database-before-release"
