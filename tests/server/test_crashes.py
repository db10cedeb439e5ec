"""The server process: killed, stopped by a signal, and started with bad settings."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fullhouse.client import Client, ClientTable, Gone
from fullhouse.match.deciding.commands import Start
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from tests.processes import STARTING_SECONDS, first_line


@contextmanager
def process(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`fullhouse serve` as people start it."""
    code = "from fullhouse.cli.main import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--database", str(database)]
    env = {**os.environ, "FULLHOUSE_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        match = re.search(r"http://\S+", first_line(running))
        assert match is not None
        yield running, match[0].rstrip("/")
    finally:
        running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


async def reach(address: str) -> Client:
    client = Client(address)
    for _ in range(400):
        try:
            await client.health()
        except OSError:
            await asyncio.sleep(0.05)
        else:
            break
    return client


async def play(table: ClientTable) -> None:
    seat = table.you.seats[0]
    await table.until(lambda now: now.perspective.view["to_move"] == seat)
    await table.play(table.moves()[0])


def test_a_killed_server_resumes_from_its_log(tmp_path: Path) -> None:
    async def before(running: subprocess.Popen[str], address: str) -> tuple[str, str, int, str]:
        client = await reach(address)
        seats = (NewSeat(who="me", name="Ana"), NewSeat(), NewSeat(who="bot"))
        options = {"referee": "guard", "sand_glass": 500}
        key = await client.create(NewTable(game="tiles", seats=seats, options=options))
        other = await client.join(key.code, "Ben")
        ana, ben = await client.sit(key.token), await client.sit(other.token)
        await ana.do(Start(id="s"))
        await play(ana)
        await play(ben)
        await asyncio.sleep(1.2)
        running.send_signal(signal.SIGKILL)
        running.wait()
        await ana.close()
        await ben.close()
        return key.token, other.token, ben.seq, ben.perspective.view["board"]

    async def after(address: str, token: str, other: str, seq: int, board: str) -> None:
        client = await reach(address)
        async with await client.sit(token) as ana, await client.sit(other) as ben:
            await ana.until(
                lambda table: (
                    table.news[-1].seat == 3 if table.news else table.perspective.view["to_move"] == 1
                )
            )
            assert ana.seq > seq
            told = ana.perspective.view["board"]
            assert all(then in (".", now) for then, now in zip(board, told, strict=True))
            assert ana.clock is not None
            assert ana.clock.left > 400
            await play(ana)
            await play(ben)

    database = tmp_path / "tables.sqlite3"
    with process(database) as (running, address):
        token, other, seq, board = asyncio.run(before(running, address))
    with process(database) as (_, address):
        asyncio.run(after(address, token, other, seq, board))


def test_sigterm_stops_it_gracefully(tmp_path: Path) -> None:
    async def scene(running: subprocess.Popen[str], address: str) -> None:
        client = await reach(address)
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"),)))
        table = await client.sit(key.token)
        running.send_signal(signal.SIGTERM)
        with pytest.raises(Gone, match="stopping"):
            await table.until(lambda _: False)
        await table.close()

    with process(tmp_path / "tables.sqlite3") as (running, address):
        asyncio.run(scene(running, address))
        assert running.wait(20) in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["serve", "--database", "/proc/nowhere/x.sqlite3", "--port", "0"], "cannot be used"),
        (["serve", "--host", "203.0.113.1", "--port", "0"], "Cannot listen"),
        (["play", "chess"], "There is no game"),
    ],
)
def test_start_up_errors_are_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    code = "from fullhouse.cli.main import main; main()"
    env = {**os.environ, "FULLHOUSE_LANGUAGE": "en", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        env=env,
        timeout=STARTING_SECONDS,
        check=False,
    )
    assert done.returncode == 2
    assert told in done.stderr
    assert "ready" not in done.stdout
    assert done.stderr.count("\n") == 1
