"""Answers requests to the routes, whoever carries them: `asgi.py` over HTTP, a message port in a browser."""

import asyncio
import inspect
import logging
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.reasons import cause_of, misread
from fullhouse.server.api import games, imports, problems, records, tables, today, turns
from fullhouse.server.api.route import Answer, Asking, Parameter, Route, is_too_deep, refusal
from fullhouse.server.errors import InternalError, NotFound
from fullhouse.server.services import Services

log = logging.getLogger("fullhouse")
ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *tables.ROUTES,
    *turns.ROUTES,
    *imports.ROUTES,
    *records.ROUTES,
    *problems.ROUTES,
    *today.ROUTES,
)
"""All there are."""
LARGEST_BODY_BYTES = 65_536
"""Of a request, unless its route says otherwise."""


class WrongMethod(BadInput):
    status = 405


class TooLarge(BadInput):
    status = 413


class Carried(Protocol):
    """A request as whoever carries it has it."""

    @property
    def method(self) -> str: ...

    @property
    def path(self) -> str: ...

    @property
    def query(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]:
        """With names in lower case."""

    async def read_body(self, most: int) -> bytes:
        """Raises TooLarge where it has more bytes."""

    async def gone(self) -> None:
        """Wait until nobody waits for the answer any more, after the body was read."""


class PlainRequest(NamedTuple):
    """A request that has arrived as a whole."""

    method: str
    path: str
    query: Mapping[str, str] = {}
    headers: Mapping[str, str] = {}
    body: bytes = b""

    async def read_body(self, most: int) -> bytes:
        if len(self.body) > most:
            raise TooLarge("message-too-large")
        return self.body

    async def gone(self) -> None:
        await asyncio.get_running_loop().create_future()


class PlainAnswer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes


class InProcess:
    """Finds the route of a request, reads its parameters and its body, and encodes the answer."""

    def __init__(self, services: Services, caller: str, routes: tuple[Route, ...] = ROUTES) -> None:
        self._services, self._caller = services, caller
        self._handlers = [_Handler(route) for route in routes]

    async def answer(self, request: Carried, caller: str | None = None) -> PlainAnswer:
        """Always an answer, never an exception."""
        try:
            handler, in_path = self._find(request)
            return await handler.answer(self._services, caller or self._caller, request, in_path)
        except WrongMethod as error:
            return self._refused(error, allow=", ".join(error.facts["allowed"]))
        except FullHouseError as error:
            return self._refused(error)
        except Exception:
            log.exception("%s %s failed", request.method, request.path)
            return self._refused(InternalError())

    def _refused(self, error: FullHouseError, **headers: str) -> PlainAnswer:
        """No caught exception is kept in a variable: it and its frame would keep each other for long."""
        self._services.metrics.refused_request(error.code)
        answer = refusal(error)
        more = {"content-type": answer.media_type, **answer.headers, **headers}
        return PlainAnswer(error.status, more, answer.body)

    def _find(self, request: Carried) -> tuple["_Handler", dict[str, str]]:
        path = request.path.rstrip("/")
        fitting = [(match, one) for one in self._handlers if (match := one.form.fullmatch(path))]
        if not fitting:
            raise NotFound("unknown-path")
        for match, handler in fitting:
            if handler.route.method == request.method:
                return handler, match.groupdict()
        raise WrongMethod("wrong-method", allowed=sorted(one.route.method for _, one in fitting))


class _Handler:
    """A route with everything that is found out about it once."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.form = re.compile(_pattern(route.path))
        self._most = route.largest_body or LARGEST_BODY_BYTES

    @cached_property
    def _readers(self) -> tuple[tuple[Parameter, Any], ...]:
        return tuple((one, _kind(one)) for one in self.route.parameters)

    @cached_property
    def _body(self) -> msgspec.json.Decoder[Any] | None:
        return None if self.route.body is None else msgspec.json.Decoder(self.route.body)

    @cached_property
    def _takes_request(self) -> bool:
        return self.route.takes_request

    async def answer(
        self, services: Services, caller: str, request: Carried, in_path: dict[str, str]
    ) -> PlainAnswer:
        async def read_body() -> bytes:
            return await request.read_body(self._most)

        given: dict[str, Any] = {
            parameter.name: _read(parameter, kind, in_path if parameter.is_in_path else request.query)
            for parameter, kind in self._readers
        }
        if self._body is not None:
            given["data"] = _decoded(await read_body(), self._body)
        if self._takes_request:
            given["request"] = Asking(services, caller, request.headers, read_body, request.gone)
        answer = self.route.do(**given)
        answer = await answer if inspect.isawaitable(answer) else answer
        if not isinstance(answer, Answer):
            answer = Answer(b"" if answer is None else msgspec.json.encode(answer))
        headers = {"content-type": answer.media_type, **answer.headers}
        return PlainAnswer(self.route.status, headers, answer.body)


def _pattern(path: str) -> str:
    """The regular expression of a path.

    >>> _pattern("/api/tables/{code}/join")
    '/api/tables/(?P<code>[^/]+)/join'
    """
    return re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)


def _kind(parameter: Parameter) -> Any:
    return Annotated[parameter.kind, msgspec.Meta(**parameter.param.limits)]


def _read(parameter: Parameter, kind: Any, given: Mapping[str, str]) -> Any:
    if parameter.name not in given:
        if parameter.is_optional:
            return parameter.default
        raise BadInput("bad-request", **misread("missing", field=parameter.name))
    try:
        return msgspec.convert(given[parameter.name], kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("bad-request", **cause_of(error, where=parameter.name)) from None


def _decoded(body: bytes, decoder: msgspec.json.Decoder[Any]) -> msgspec.Struct:
    if is_too_deep(body):
        raise BadInput("bad-request", **misread("deep"))
    try:
        read: msgspec.Struct = decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-request", **cause_of(error)) from None
    return read
