"""Nodes whose tests share a busy machine: a database or bus that answers late is not away."""

import pytest

from fullhouse.client import rest, table
from fullhouse.store.postgres import database
from fullhouse.store.redis import bus
from tests.waiting import TIMEOUT_SECONDS


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's own process may stand still for longer than a server waits for its database or bus."""
    for name in ("CONNECT_TIMEOUT_SECONDS", "ANSWER_TIMEOUT_SECONDS"):
        monkeypatch.setattr(database, name, TIMEOUT_SECONDS)
    for module in (rest, table):
        monkeypatch.setattr(module, "ANSWER_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
    for name in ("SILENCE_SECONDS", "ANSWER_TIMEOUT_SECONDS", "CONNECT_TIMEOUT_SECONDS"):
        monkeypatch.setattr(bus, name, TIMEOUT_SECONDS)
