"""REST tests that run twice: over HTTP, and by the adapter that needs no web framework."""

import asyncio
from typing import Any
from urllib.parse import parse_qsl

import pytest

from fullhouse.server.api.in_process import InProcess, PlainRequest
from tests.server import test_rest
from tests.server.local_server import Served


def ask_in_process(
    client: Served, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> tuple[int, dict[str, str], bytes]:
    """Called in a thread, as requests over HTTP are."""
    assert client.application.services is not None
    where, _, query = path.partition("?")
    lowered = {name.lower(): value for name, value in headers.items()}
    request = PlainRequest(method, where, dict(parse_qsl(query)), lowered, body or b"")
    answering = InProcess(client.application.services, "127.0.0.1").answer(request)
    status, answered, content = asyncio.run_coroutine_threadsafe(answering, client.loop).result()
    return status, dict(answered), content


def exchange_in_process(
    client: Served, method: str, path: str, body: bytes | None, token: str | None
) -> tuple[int, bytes]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    status, _, content = ask_in_process(client, method, path, body, headers)
    return status, content


@pytest.fixture(params=["http", "in-process"])
def adapter(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Use it in tests of the routes: what they promise holds for both adapters."""
    if request.param == "in-process":
        monkeypatch.setattr(test_rest, "ask", ask_in_process)
        monkeypatch.setattr(Served, "exchange", exchange_in_process)
    return request.param
