"""The server process: killed, stopped by a signal, and started with bad settings."""

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
from fullhouse.server.api.shapes import NewSeat, NewTable
from tests.processes import STARTING_SECONDS, STOPPING_SECONDS, first_line

GLASS_SECONDS = 24 * 3600
"""Much more than the machine needs for a game, however slow it is."""


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


def bot_has_played(table: ClientTable) -> bool:
    return bool(table.news) and table.news[-1].seat == 3


async def play(table: ClientTable) -> None:
    seat = table.you.seats[0]
    await table.until(lambda now: now.perspective.view["to_move"] == seat)
    await table.play(table.moves()[0])


async def test_a_killed_server_resumes_from_its_log(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    seats = (NewSeat(who="me", name="Ana"), NewSeat(), NewSeat(who="bot"))
    options = {"referee": "guard", "sand_glass": GLASS_SECONDS}

    with process(database) as (running, address):
        client = Client(address)
        key = await client.create(NewTable(game="tiles", seats=seats, options=options))
        other = await client.join(key.code, "Ben")
        ana, ben = await client.sit(key.token), await client.sit(other.token)
        await ana.start()
        await play(ana)
        await play(ben)
        await ana.until(bot_has_played)
        board = ana.perspective.view["board"]
        running.send_signal(signal.SIGKILL)
        running.wait()
        await ana.close()
        await ben.close()

    with process(database) as (_, address):
        client = Client(address)
        async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
            assert ana.perspective.view["board"] == board
            assert ana.clock is not None
            assert ana.clock.left > GLASS_SECONDS / 2
            await play(ana)
            await play(ben)
            await ana.until(bot_has_played)


async def test_sigterm_stops_it_gracefully(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite3") as (running, address):
        client = Client(address)
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"),)))
        table = await client.sit(key.token)
        running.send_signal(signal.SIGTERM)
        with pytest.raises(Gone, match="stopping"):
            await table.until(lambda _: False)
        await table.close()
        assert running.wait(STOPPING_SECONDS) in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["serve", "--database", "/proc/nowhere/x.sqlite3", "--port", "0"], "cannot be used"),
        (["serve", "--host", "203.0.113.1", "--port", "0"], "Cannot listen"),
        (["play", "chess"], "There is no game"),
    ],
)
def test_start_up_errors_are_one_line(arguments: list[str], message: str, tmp_path: Path) -> None:
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
    assert message in done.stderr
    assert "ready" not in done.stdout
    assert done.stderr.count("\n") == 1
