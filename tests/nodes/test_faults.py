"""A short fault run, and proof that its checker can fail. `make soak` has the long one."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.nodes.faults.player import MIN_DELAY_SHARE, RETRY_DELAYS_S
from tests.nodes.faults.run import Plan, run

ROOT = Path(__file__).parents[2]


def test_nothing_is_lost_doubled_or_wrong_while_everything_fails() -> None:
    report = asyncio.run(run(Plan(tables=9, seconds=20, troubles=3, seed=11, pace=1, calm=6)))
    assert report.faults == []
    assert report.messages > report.entries
    assert sum(report.troubles.values()) >= 3


def test_the_players_of_a_fault_run_wait_like_the_browser() -> None:
    client = (ROOT / "web" / "src" / "net" / "connection.ts").read_text()
    names = ("RETRY_DELAYS_MS", "MIN_DELAY_SHARE")
    delays, share = (re.search(rf"const {name} = (.*);", client) for name in names)
    assert delays is not None
    assert share is not None
    assert tuple(delay / 1000 for delay in json.loads(delays[1]))[: len(RETRY_DELAYS_S)] == RETRY_DELAYS_S
    assert float(share[1]) == MIN_DELAY_SHARE


def test_everybody_comes_back_from_a_node_that_is_drained_and_no_move_is_lost(
    postgres: Postgres, redis: Redis
) -> None:
    plan = Plan(tables=6, seconds=4, seed=5, pace=0.5, calm=2, only=("drain_a_node",))
    report = asyncio.run(run(plan, postgres, redis))
    assert report.faults == []
    assert report.troubles["drain_a_node"] >= 1
    assert report.times_lost >= 1
    assert report.away, "somebody was at the node, and is back"


@pytest.mark.parametrize(
    ("flaw", "fault"),
    [("no-key", "is there twice"), ("told-first", "saw another position")],
)
def test_the_checker_finds_a_planted_flaw(flaw: str, fault: str, postgres: Postgres, redis: Redis) -> None:
    """Without the unique key, and with news before the commit."""
    together = 1
    plan = Plan(tables=4, seconds=90, seed=1, pace=0.15, flaw=flaw, wanted=fault, kinds=(together,))
    report = asyncio.run(run(plan, postgres, redis))
    assert any(fault in one for one in report.faults), report.faults[:10]
