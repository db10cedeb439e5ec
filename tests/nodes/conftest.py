"""Nodes whose tests share a busy machine: a database that answers late is not away."""

import pytest

from fullhouse.store.postgres import address, database
from tests.waiting import TIMEOUT_SECONDS


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's own process may stand still for longer than a server waits for its database."""
    for module in (address, database):
        monkeypatch.setattr(module, "CONNECT_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
    monkeypatch.setattr(address, "ANSWER_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
