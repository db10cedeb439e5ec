"""Whether a server is alive and ready, as `/healthz` and `/readyz` tell."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.ids import Seconds
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.operation import health
from fullhouse.store.file import opening
from fullhouse.store.file.store import SqliteStore
from tests import virtual_time
from tests.operation.test_middleware import asked
from tests.server.local_server import serving


async def test_a_healthy_server_is_alive_and_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for path in ("/healthz", "/readyz"):
            status, _, body = await asked(client, path)
            assert (status, json.loads(body)) == (
                200,
                {"service": "full-house", "ready": True, "why": None, "bus": None},
            )


async def test_a_store_that_cannot_write_is_not_ready_but_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LOCK_TIMEOUT_SECONDS", 0.05)
    time = [1000.0]
    async with serving(tmp_path, now=lambda: Seconds(time[0])) as client:
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        status, _, body = await asked(client, "/readyz")
        assert (status, json.loads(body)["why"]) == (503, "store-cannot-write")
        assert (await asked(client, "/healthz"))[0] == 200
        other.execute("ROLLBACK")
        other.close()
        assert (await asked(client, "/readyz"))[0] == 503, "for a second"
        time[0] += health.KEPT_SECONDS + 0.1
        assert (await asked(client, "/readyz"))[0] == 200


async def test_a_full_database_is_not_ready(tmp_path: Path) -> None:
    """SQLite's own limit on the size of a file stands for the disk: both are SQLITE_FULL."""
    store: Any = SqliteStore(tmp_path / "tables.sqlite3")
    async with serving(tmp_path, store=store) as client:

        async def full() -> None:
            raise StoreTrouble("database or disk is full")

        store.try_write = full
        status, _, body = await asked(client, "/readyz")
        assert (status, json.loads(body)["why"]) == (503, "disk-full")


async def test_too_little_free_space_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as client:
        monkeypatch.setattr(health, "LEAST_FREE_BYTES", 1 << 62)
        status, _, body = await asked(client, "/readyz")
        assert (status, json.loads(body)["why"]) == (503, "disk-full")


async def test_asking_often_writes_once_a_second(tmp_path: Path) -> None:
    store: Any = SqliteStore(tmp_path / "tables.sqlite3")
    async with serving(tmp_path, store=store) as client:
        real, written_at = store.try_write, list[float]()

        async def wrote() -> None:
            written_at.append(asyncio.get_running_loop().time())
            await real()

        store.try_write = wrote
        for _ in range(2):
            await asyncio.gather(*(asked(client, "/readyz") for _ in range(10)))
            await virtual_time.advance(health.KEPT_SECONDS + 0.1)
        first, second = written_at
        assert second - first > health.KEPT_SECONDS
