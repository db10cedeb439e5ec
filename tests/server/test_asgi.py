"""The routes over HTTP: bodies in pieces, clients that hang up, methods that are not there, start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.server.api.asgi import Api, HttpRequest
from fullhouse.server.api.in_process import InProcess, TooLarge
from fullhouse.server.api.openapi import openapi
from tests import virtual_time
from tests.server.local_server import serving
from tests.server.test_rest import asked

SCOPE = {"method": "POST", "path": "/api/tables", "query_string": b"a=1&b=%C3%A9&c", "headers": []}


def arriving(*messages: dict[str, Any]) -> Any:
    waiting = list(messages)

    async def receive() -> dict[str, Any]:
        return waiting.pop(0)

    return receive


def piece(body: bytes, *, more: bool = True) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def read(*messages: dict[str, Any], **scope: Any) -> bytes:
    return virtual_time.run(HttpRequest(SCOPE | scope, arriving(*messages)).read_body(10))


def test_a_body_comes_in_pieces_and_is_never_longer_than_it_may_be() -> None:
    assert read(piece(b"12345"), piece(b"67890", more=False)) == b"1234567890"
    with pytest.raises(TooLarge):
        read(piece(b"12345"), piece(b"678901"), piece(b"never read"))
    with pytest.raises(TooLarge):
        read(headers=[(b"content-length", b"11")])
    with pytest.raises(BadInput, match="short"):
        read(piece(b"1"), {"type": "http.disconnect"})


def test_the_query_is_read_as_text() -> None:
    assert HttpRequest(SCOPE, arriving()).query == {"a": "1", "b": "é", "c": ""}


async def test_another_method_is_refused_and_told_what_is_allowed(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        status, headers, answer = await asked(client, "DELETE", "/api/verify")
        assert (status, headers["allow"], headers["cache-control"]) == (405, "GET, POST", "no-store")
        assert msgspec.json.decode(answer)["code"] == "wrong-method"
        assert (await asked(client, "GET", "/api/health/"))[0] == 200


async def test_what_fails_at_the_start_or_at_the_end_is_told_to_whoever_runs_it() -> None:
    @asynccontextmanager
    async def life(first: bool) -> AsyncIterator[InProcess]:
        if first:
            raise RuntimeError("no store")
        yield InProcess.__new__(InProcess)
        raise RuntimeError("no disk")

    async def messages_sent(first: bool) -> list[str]:
        said: list[str] = []

        async def send(message: dict[str, Any]) -> None:
            said.append(message["type"])

        with pytest.raises(RuntimeError, match=r"no (store|disk)"):
            await Api(lambda: life(first))({"type": "lifespan"}, arriving({}, {}), send)
        return said

    assert await messages_sent(True) == ["lifespan.startup.failed"]
    assert await messages_sent(False) == ["lifespan.startup.complete", "lifespan.shutdown.failed"]


def test_the_document_names_every_operation_once_and_tells_what_it_does() -> None:
    operations = [one for path in openapi()["paths"].values() for one in path.values()]
    names = [one["operationId"] for one in operations]
    assert len(names) > 30
    assert len(set(names)) == len(names)
    assert [one["operationId"] for one in operations if not one["summary"].endswith(".")] == []
