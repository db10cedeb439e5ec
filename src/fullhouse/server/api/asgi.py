"""The routes over HTTP, as an ASGI application: requests come in pieces, and answers may not be cached."""

import traceback
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any
from urllib.parse import parse_qsl

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import misread
from fullhouse.server.api.in_process import InProcess, PlainAnswer, TooLarge
from fullhouse.server.api.openapi import PATH, document
from fullhouse.server.api.route import JSON
from fullhouse.server.capacity import caller_of
from fullhouse.server.net.static import SAFE

NO_CONTENT = 204
SENT_ALWAYS = [
    (name.encode(), value.encode()) for name, value in {**SAFE, "cache-control": "no-store"}.items()
]

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Life = Callable[[], AbstractAsyncContextManager[InProcess]]


class HttpRequest:
    """A request whose body is read when it is asked for, and never further than it may be long."""

    def __init__(self, scope: Any, receive: Receive) -> None:
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self._query: bytes = scope["query_string"]
        self.headers: Mapping[str, str] = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        self._receive = receive
        self._body: bytes | None = None

    @property
    def query(self) -> Mapping[str, str]:
        return dict(parse_qsl(self._query.decode("latin-1"), keep_blank_values=True))

    async def read_body(self, most: int) -> bytes:
        if self._body is None:
            self._body = await self._received(most)
        return self._body

    async def gone(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def _received(self, most: int) -> bytes:
        declared = self.headers.get("content-length", "")
        if declared.isdecimal() and int(declared) > most:
            raise TooLarge("message-too-large")
        body, is_more = bytearray(), True
        while is_more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise BadInput("bad-request", **misread("short"))
            body += message.get("body", b"")
            is_more = message.get("more_body", False)
            if len(body) > most:
                raise TooLarge("message-too-large")
        return bytes(body)


class Api:
    """The REST part of the server, and the life of all of it: `life` starts what answers, and ends it."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self._answering: InProcess | None = None

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await _send(send, await self._answer(scope, receive))

    async def _answer(self, scope: Any, receive: Receive) -> PlainAnswer:
        assert self._answering is not None, "a request before start-up finished"
        if scope["path"] == PATH and scope["method"] == "GET":
            return PlainAnswer(200, {"content-type": JSON}, document())
        caller = caller_of((scope.get("client") or ("?",))[0])
        return await self._answering.answer(HttpRequest(scope, receive), caller)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        is_started = False
        try:
            async with self._life() as self._answering:
                is_started = True
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except BaseException:
            moment = "shutdown" if is_started else "startup"
            await send({"type": f"lifespan.{moment}.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


async def _send(send: Send, answer: PlainAnswer) -> None:
    headers = [*SENT_ALWAYS, *((name.encode(), value.encode()) for name, value in _own(answer).items())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


def _own(answer: PlainAnswer) -> dict[str, str]:
    """The headers of this answer; one that is empty on purpose tells nothing about its content."""
    if answer.status == NO_CONTENT:
        return {name: value for name, value in answer.headers.items() if name != "content-type"}
    kind = answer.headers["content-type"]
    said = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return {**answer.headers, "content-type": said, "content-length": str(len(answer.body))}
