"""The siege in its shortest form: it runs, and it would notice a lost move."""

import asyncio
from pathlib import Path

from benchmarks.server.siege.__main__ import besiege_all, lost, report
from benchmarks.server.siege.attacks import ATTACKS
from benchmarks.server.siege.clients import address
from benchmarks.server.siege.victim import play
from tests.server.local_server import serving


def test_a_siege_of_some_moves_loses_none() -> None:
    (row,) = besiege_all(["hang-up"], 0, 0, 0.05)
    assert row.quiet.acknowledged
    assert row.suffered.acknowledged
    assert (row.lost, row.errors) == (0, 0)
    assert row.sent["sockets"] > 0
    assert "| hang-up |" in report([row], 0, 0)


async def test_a_siege_reports_a_lost_move(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        suffered = await play(client.address, 0)
    database = tmp_path / "tables.sqlite3"
    assert await asyncio.to_thread(lost, database, suffered) == 0
    seq, _ = suffered.acknowledged[-1]
    suffered.acknowledged.append((seq + 50, "lay a1"))
    assert await asyncio.to_thread(lost, database, suffered) == 1


def test_attackers_stay_on_loopback_and_apart_from_the_victim() -> None:
    addresses = [address(number) for number in range(3_000)]
    assert all(one.startswith("127.0.") and one != "127.0.0.1" for one in addresses)
    assert len(ATTACKS) == 20
