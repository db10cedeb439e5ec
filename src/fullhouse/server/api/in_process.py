"""Answers requests to the routes without a web framework: for a server that runs inside a browser."""

import inspect
import logging
import re
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import msgspec

from fullhouse.core.causes.misread import cause_of, misread
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.server.api.common import refusal
from fullhouse.server.api.nesting import is_too_deep
from fullhouse.server.api.route import Answer, Asking, Parameter, Route
from fullhouse.server.api.routes import LARGEST_BODY_BYTES, ROUTES
from fullhouse.server.errors import InternalError, NotFound
from fullhouse.server.services import Services

log = logging.getLogger("fullhouse")


class WrongMethod(BadInput):
    status = 405


class TooLarge(BadInput):
    status = 413


class PlainRequest(NamedTuple):
    method: str
    path: str
    query: Mapping[str, str] = {}
    headers: Mapping[str, str] = {}
    """With names in lower case."""
    body: bytes = b""


class PlainAnswer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes


class InProcess:
    """Finds the route of a request, reads its parameters and its body, and encodes the answer."""

    def __init__(self, services: Services, caller: str, routes: tuple[Route, ...] = ROUTES) -> None:
        self._services, self._caller = services, caller
        self._routes = [(re.compile(_pattern(route.path)), route) for route in routes]

    async def answer(self, request: PlainRequest) -> PlainAnswer:
        """Always an answer, never an exception."""
        try:
            route, in_path = self._find(request)
            return await self._done(route, request, in_path)
        except FullHouseError as error:
            said, status = error, error.status
        except Exception:
            log.exception("%s %s failed", request.method, request.path)
            said, status = InternalError(), InternalError.status
        self._services.metrics.refused_request(said.code)
        answer = refusal(said)
        return PlainAnswer(status, {"content-type": answer.media_type, **answer.headers}, answer.body)

    def _find(self, request: PlainRequest) -> tuple[Route, dict[str, str]]:
        fitting = [(match, route) for form, route in self._routes if (match := form.fullmatch(request.path))]
        if not fitting:
            raise NotFound("unknown-path")
        for match, route in fitting:
            if route.method == request.method:
                return route, match.groupdict()
        raise WrongMethod("wrong-method")

    async def _done(self, route: Route, request: PlainRequest, in_path: dict[str, str]) -> PlainAnswer:
        if len(request.body) > (route.largest_body or LARGEST_BODY_BYTES):
            raise TooLarge("message-too-large")

        async def read_body() -> bytes:
            return request.body

        given: dict[str, Any] = {
            parameter.name: _read(parameter, (in_path if parameter.is_in_path else request.query))
            for parameter in route.parameters
        }
        if route.body is not None:
            given["data"] = _decoded(request.body, route.body)
        if route.takes_request:
            given["request"] = Asking(self._services, self._caller, request.headers, read_body)
        answer = route.do(**given)
        answer = await answer if inspect.isawaitable(answer) else answer
        if not isinstance(answer, Answer):
            answer = Answer(b"" if answer is None else msgspec.json.encode(answer))
        return PlainAnswer(route.status, {"content-type": answer.media_type, **answer.headers}, answer.body)


def _pattern(path: str) -> str:
    """The regular expression of a path.

    >>> _pattern("/api/tables/{code}/join")
    '/api/tables/(?P<code>[^/]+)/join'
    """
    return re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)


def _read(parameter: Parameter, given: Mapping[str, str]) -> Any:
    if parameter.name not in given:
        if parameter.is_optional:
            return parameter.default
        raise BadInput("bad-request", **misread("missing", field=parameter.name))
    kind = Annotated[parameter.kind, msgspec.Meta(**parameter.param.limits)]  # type: ignore[name-defined]
    try:
        return msgspec.convert(given[parameter.name], kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("bad-request", **cause_of(error, where=parameter.name)) from None


def _decoded(body: bytes, shape: type[msgspec.Struct]) -> msgspec.Struct:
    if is_too_deep(body):
        raise BadInput("bad-request", **misread("deep"))
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-request", **cause_of(error)) from None
