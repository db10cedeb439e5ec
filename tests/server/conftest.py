"""REST tests that run twice: over HTTP, and by the adapter that needs no web framework."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

import pytest

from fullhouse.server.api.in_process import InProcess, PlainRequest
from tests.server.local_server import Answer, Served


async def request_in_process(
    client: Served,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    where, _, query = path.partition("?")
    lowered = {name.lower(): value for name, value in (headers or {}).items()}
    request = PlainRequest(method, where, dict(parse_qsl(query)), lowered, body or b"")
    status, answered, content = await InProcess(client.services, "127.0.0.1").answer(request)
    return status, dict(answered), content


@pytest.fixture(params=["http", "in-process"])
def adapter(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Use it in tests of the routes: what they promise holds for both adapters."""
    if request.param == "in-process":
        monkeypatch.setattr(Served, "request", request_in_process)
    return request.param
