"""The players of a fault run come back as the browser does. The runs themselves are a part of `make soak`."""

import json
import re
from pathlib import Path

from tests.nodes.faults.player import MIN_DELAY_SHARE, RETRY_DELAYS_S

ROOT = Path(__file__).parents[2]


def test_the_players_of_a_fault_run_wait_like_the_browser() -> None:
    client = (ROOT / "web" / "src" / "net" / "connection.ts").read_text()
    names = ("RETRY_DELAYS_MS", "MIN_DELAY_SHARE")
    delays, share = (re.search(rf"const {name} = (.*);", client) for name in names)
    assert delays is not None
    assert share is not None
    assert tuple(delay / 1000 for delay in json.loads(delays[1]))[: len(RETRY_DELAYS_S)] == RETRY_DELAYS_S
    assert float(share[1]) == MIN_DELAY_SHARE
