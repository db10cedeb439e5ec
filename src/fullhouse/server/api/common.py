"""Shared by the routes: the caller's address and key, and errors as responses."""

import logging
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.ids import TABLE
from fullhouse.match.ids import CoachDoor
from fullhouse.match.ports import StoredKey
from fullhouse.server.api.nesting import is_too_deep
from fullhouse.server.api.shapes import ErrorShape
from fullhouse.server.errors import InternalError, NotFound, UnknownToken, sent
from fullhouse.server.net.limits import caller_of
from fullhouse.server.services import Services

log = logging.getLogger("fullhouse")
Asking = Request[Any, Any, State]
Language = Annotated[str, QueryParameter(description="One of our languages: `en`, `fr` …", max_length=16)]
CodeInPath = Annotated[
    str, PathParameter(description="The code of a table, as people say it.", max_length=40)
]


class BoundedRequest(Request[Any, Any, State]):
    """A request whose JSON is refused when it is nested too deep, or when the client hangs up within it."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # Litestar takes a client that hangs up for our own fault
            raise BadInput("bad-request", detail=error.detail) from None

    async def json(self) -> Any:
        if is_too_deep(await self.body()):
            raise BadInput("bad-request", detail="too deep")
        return await super().json()


LITESTAR: dict[int, FullHouseError] = {
    404: NotFound("unknown-path"),
    405: BadInput("wrong-method"),
    413: BadInput("message-too-large"),
}
REFUSALS = {
    status: ResponseSpec(ErrorShape, description=text)
    for status, text in {
        400: "The request is not of the right form, or what it asks for is not.",
        401: "No token, or one that opens nothing.",
        403: "The token is not good for this.",
        404: "There is no such thing.",
        409: "Not now.",
        429: "Too often.",
        503: "Not possible on this server.",
    }.items()
}


def services(request: Asking) -> Services:
    found: Services = request.app.state.services
    return found


def caller(request: Asking) -> str:
    """Whom a request counts for in rate limits."""
    return caller_of(request.client.host if request.client else "?")


def bearer(request: Asking) -> str | None:
    """The token of a request, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def answers(shape: type[msgspec.Struct], status: int = 200) -> dict[int, ResponseSpec]:
    """The responses of a route whose answer a worker encodes."""
    return {status: ResponseSpec(shape, description=_first_line(shape)), **REFUSALS}


async def heavy(request: Asking, job: str, body: bytes, status: int = 200) -> Response[bytes]:
    """The answer of a job that a worker process does; its CPU time is charged to the caller."""
    done = await services(request).workers.run(job, body, caller=caller(request))
    return Response(done, status_code=status, media_type=MediaType.JSON)


async def be_fair(request: Asking, door: CoachDoor, grid: str) -> None:
    """Refuse a question to the coach about the problem of a running game against others."""
    found = services(request)

    async def form(text: str) -> str:
        return (await found.workers.run("form", text.encode(), caller=caller(request))).decode()

    try:
        key = (await holder_of(request, found))[1]
    except UnknownToken:
        await found.fairness.ask(door, grid, None, form)
        return
    room = await found.hub.room(key.table)
    seats = room.table.seats_of(key.holder.players)
    await found.fairness.ask(door, grid, (key.table, seats[0] if seats else TABLE), form)


async def holder_of(request: Asking, found: Services) -> tuple[bytes, StoredKey]:
    return await found.keys.find(bearer(request))


def answer_refusal(request: Asking, error: FullHouseError) -> Response[ErrorShape]:
    found: Services = request.app.state.services
    found.metrics.refused_request(error.code)
    return _refusal(error.status, error.code, error.facts)


def answer_http(request: Asking, error: HTTPException) -> Response[ErrorShape]:
    """Litestar's own errors in our form."""
    refusal = LITESTAR.get(error.status_code) or BadInput("bad-request", detail=_first_cause(error))
    request.app.state.services.metrics.refused_request(refusal.code)
    return _refusal(error.status_code, refusal.code, refusal.facts)


def answer_failure(request: Asking, error: Exception) -> Response[ErrorShape]:
    """An unexpected exception: logged here, and reported without details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_refusal(request, InternalError())


def _first_cause(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key", ""), extra[0].get("message", "")
        return f"{key}: {message}" if key else str(message)
    return str(error.detail)


def _refusal(status: int, code: str, facts: dict[str, Any]) -> Response[ErrorShape]:
    headers = {"retry-after": str(facts["wait"])} if "wait" in facts else {}
    return Response(
        ErrorShape(code, sent(facts)), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def _first_line(shape: type[msgspec.Struct]) -> str:
    return (shape.__doc__ or "The answer.").partition("\n")[0]


def json_bytes(value: object) -> bytes:
    return msgspec.json.encode(value)
