"""`fullhouse serve --workers`: several processes on one port, which leave no game behind."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fullhouse.client import Client, Gone
from fullhouse.server.api.shapes import NewSeat, NewTable
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.processes import STARTING_SECONDS, free_port, running, wait_for
from tests.waiting import TIMEOUT_SECONDS, until

BOT_TABLE = NewTable(
    game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="bot")), options={"referee": "guard"}
)
SERVE = [str(Path(sys.executable).with_name("fullhouse")), "serve"]


def children(process: int) -> list[int]:
    """The worker processes of a server."""
    tasks = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    workers = []
    for child in tasks:
        with contextlib.suppress(OSError):  # it may end meanwhile
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                workers.append(int(child))
    return workers


def test_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVE, "--workers", "2", "--port", "0", "--database", str(tmp_path / "tables.sqlite3")],
        capture_output=True,
        text=True,
        check=False,
        timeout=STARTING_SECONDS,
        env={**os.environ, "LC_ALL": "C.UTF-8", "FULLHOUSE_LANGUAGE": "en"},
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert not (tmp_path / "tables.sqlite3").exists()


@pytest.mark.real_time
async def test_a_worker_is_replaced_and_its_players_go_on(postgres: Postgres, redis: Redis) -> None:
    port = free_port()
    settings = {"FULLHOUSE_DATABASE": postgres.new_database(), "FULLHOUSE_BUS": redis.address}
    command = [*SERVE, "--workers", "2", "--port", str(port)]
    with running(command, env={**os.environ, **settings}) as server:
        assert wait_for(f"http://127.0.0.1:{port}/readyz", server)["bus"] in ("up", "down")
        await until(lambda: len(children(server.pid)) == 2)
        await _play_on(port, server)
    assert server.returncode == 0


async def _play_on(port: int, process: subprocess.Popen[bytes]) -> None:
    client = Client(f"http://127.0.0.1:{port}")
    key = await client.create(BOT_TABLE)
    table = await client.sit(key.token)
    await table.until(lambda table: bool(table.perspectives) and bool(table.moves()), TIMEOUT_SECONDS)
    first = children(process.pid)
    for child in first:
        os.kill(child, signal.SIGKILL)
        seen = table.seq
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while True:
                try:
                    if table.is_gone:
                        table = await client.sit(key.token, after=seen)
                    await table.until(lambda table: bool(table.moves()))
                    await table.play(table.moves()[0])
                    break
                except (Gone, OSError):
                    await asyncio.to_thread(wait_for, f"{client.address}/readyz", process)
        assert table.seq > seen
        await _replaced(process.pid, child)
    await table.close()


async def _replaced(server: int, dead: int) -> None:
    await until(lambda: dead not in children(server) and len(children(server)) == 2)
