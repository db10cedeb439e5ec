"""Routes as data, and what they share: the caller's key, heavy work, fair play, how deep JSON may be."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import TABLE, Cell
from fullhouse.match.ids import CoachQuestion
from fullhouse.match.ports import StoredKey
from fullhouse.server.api.shapes import ErrorShape
from fullhouse.server.errors import Unavailable, UnknownToken, sent
from fullhouse.server.services import Services
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.limits import limit_of

DEEPEST = 32
"""Levels of arrays and objects; requests need fewer than ten."""
_STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""An unterminated string ends with the text, so that searching stays linear."""
_BRACKETS = re.compile(rb"[\[{\]}]")


def is_too_deep(source: bytes) -> bool:
    """Whether arrays and objects are nested more than `DEEPEST` levels; brackets in strings do not count.

    >>> is_too_deep(b"[" * 33 + b"]" * 33), is_too_deep(b"[]" * 33), is_too_deep(b'["' + b"[" * 33 + b'"]')
    (True, False, False)
    """
    if source.count(b"[") + source.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKETS.finditer(_STRINGS.sub(b"", source)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


Method = Literal["GET", "POST", "DELETE"]
JSON, TEXT = "application/json", "text/plain"
REFUSALS = {
    400: "The request is not of the right form, or what it asks for is not.",
    401: "No token, or one that opens nothing.",
    403: "The token is not good for this.",
    404: "There is no such thing.",
    409: "Not now.",
    429: "Too often.",
    503: "Not possible on this server.",
}
"""What the status of a refusal means."""


class Asking(NamedTuple):
    """A request, whoever carried it here."""

    services: Services
    caller: str
    """Whom it counts for in rate limits."""
    headers: Mapping[str, str]
    """With names in lower case."""
    read_body: Callable[[], Awaitable[bytes]]
    gone: Callable[[], Coroutine[None, None, None]]
    """Waits until nobody waits for the answer any more."""

    @property
    def token(self) -> str | None:
        """The bearer token, if there is one."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None

    async def room(self, code: str) -> Room:
        """The room of a code, for whoever asks."""
        return await self.services.codes.room(code, self.caller, self.token)


class Answer(NamedTuple):
    """An answer that is encoded already, as a worker does it."""

    body: bytes
    media_type: str = JSON
    headers: Mapping[str, str] = {}


class Param(msgspec.Struct, frozen=True):
    """What is known about a parameter in a path or a query, as `Annotated[int, Param(…)]`."""

    description: str
    ge: int | None = None
    le: int | None = None
    max_length: int | None = None

    @property
    def limits(self) -> dict[str, Any]:
        wanted = {"ge": self.ge, "le": self.le, "max_length": self.max_length}
        return {name: limit for name, limit in wanted.items() if limit is not None}


class Parameter(NamedTuple):
    """A parameter of a route, in its path or in the query."""

    name: str
    kind: Any
    """Its type; without None, also where it may be left out."""
    param: Param
    default: Any
    is_optional: bool
    is_in_path: bool


class Route(NamedTuple):
    """One method of one path. The docstring of the function tells people what it does."""

    method: Method
    path: str
    """Parameters stand in braces: `/api/tables/{code}`."""
    do: Callable[..., Any]
    """Takes `request` if it wants to, `data` (the body) and the parameters by name."""
    status: int
    answers: type[msgspec.Struct] | None
    """The shape of an `Answer`, where that is JSON."""
    largest_body: int | None

    @property
    def name(self) -> str:
        return self.do.__name__

    @property
    def takes_request(self) -> bool:
        return "request" in inspect.signature(self.do).parameters

    @property
    def body(self) -> type[msgspec.Struct] | None:
        """The shape of the request's body."""
        shape: type[msgspec.Struct] | None = get_type_hints(self.do).get("data")
        return shape

    @property
    def returns(self) -> Any:
        return get_type_hints(self.do)["return"]

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        hints = get_type_hints(self.do, include_extras=True)
        return tuple(
            self._parameter(name, hints[name], declared.default)
            for name, declared in inspect.signature(self.do).parameters.items()
            if name not in ("request", "data")
        )

    def _parameter(self, name: str, hint: Any, default: Any) -> Parameter:
        kind, param = get_args(hint)
        kinds = get_args(kind) if get_origin(kind) in (Union, type(int | None)) else (kind,)
        is_optional = default is not inspect.Parameter.empty
        said = next(one for one in kinds if one is not type(None))
        return Parameter(name, said, param, default, is_optional, f"{{{name}}}" in self.path)


Made = Callable[[Callable[..., Any]], Route]


def _route(
    method: Method, path: str, status: int, answers: type[msgspec.Struct] | None, largest_body: int | None
) -> Made:
    return lambda do: Route(method, path, do, status, answers, largest_body)


def get(path: str, *, answers: type[msgspec.Struct] | None = None) -> Made:
    return _route("GET", path, 200, answers, None)


def post(
    path: str,
    *,
    answers: type[msgspec.Struct] | None = None,
    status: int = 201,
    largest_body: int | None = None,
) -> Made:
    return _route("POST", path, status, answers, largest_body)


def delete(path: str) -> Made:
    return _route("DELETE", path, 204, None, None)


Language = Annotated[str, Param("One of our languages: `en`, `fr` …", max_length=16)]
CodeInPath = Annotated[str, Param("The code of a table, as people say it.", max_length=40)]


async def heavy(request: Asking, job: str, body: bytes) -> Answer:
    """The answer of a job that a worker does; its CPU time is charged to the caller.

    It ends when the caller has gone: nobody would read the answer.
    """
    if not limit_of(job).is_quick:
        request.services.work.require(request.caller)
    work = asyncio.ensure_future(request.services.workers.run(job, body, caller=request.caller))
    gone = asyncio.ensure_future(request.gone())
    try:
        await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Unavailable("busy", wait=1)
        return Answer(work.result())
    finally:
        work.cancel()
        gone.cancel()


async def be_fair(
    request: Asking,
    question: CoachQuestion,
    grid: str,
    *,
    notes: Mapping[Cell, Sequence[int]] | None = None,
) -> None:
    """Refuse a question to the coach about the problem of a running game against others."""
    services = request.services

    async def form(text: str) -> str:
        return (await services.workers.run("form", text.encode(), caller=request.caller)).decode()

    try:
        key = (await holder_of(request))[1]
    except UnknownToken:
        await services.fairness.ask(question, grid, None, form, notes=notes)
        return
    room = await services.hub.room(key.table)
    seats = room.table.seats_of(key.holder.players)
    asker = key.table, seats[0] if seats else TABLE
    await services.fairness.ask(question, grid, asker, form, notes=notes)


async def holder_of(request: Asking) -> tuple[bytes, StoredKey]:
    """The key of the request's token, and its digest."""
    return await request.services.keys.find(request.token)


def refusal(error: FullHouseError) -> Answer:
    """What is answered where something is refused."""
    headers = {"retry-after": str(error.facts["wait"])} if "wait" in error.facts else {}
    return Answer(msgspec.json.encode(ErrorShape(error.code, sent(error.facts))), headers=headers)
