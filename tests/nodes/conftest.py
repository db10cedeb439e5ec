"""Nodes whose tests share a busy machine: a database that answers late is not away."""

import pytest

from fullhouse.store.postgres import address, store
from tests.waiting import TIMEOUT_SECONDS


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's own process may stand still for longer than a server waits for its database."""
    for module in (address, store):
        monkeypatch.setattr(module, "CONNECTING", TIMEOUT_SECONDS)
    monkeypatch.setattr(address, "ANSWERING", TIMEOUT_SECONDS)
