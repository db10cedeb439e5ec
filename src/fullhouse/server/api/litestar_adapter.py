"""Serves the routes by Litestar, and makes the OpenAPI document from their shapes."""

import inspect
import logging
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Litestar, Request, Response
from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, PathParameter, QueryParameter

from fullhouse import __version__
from fullhouse.core.causes.misread import cause_of, misread
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.server.api.common import refusal
from fullhouse.server.api.nesting import is_too_deep
from fullhouse.server.api.route import REFUSALS, Answer, Asking, Parameter, Route
from fullhouse.server.api.routes import LARGEST_BODY_BYTES, ROUTES
from fullhouse.server.api.shapes import ErrorShape
from fullhouse.server.errors import InternalError, NotFound
from fullhouse.server.net.static import SAFE
from fullhouse.server.networks import caller_of

log = logging.getLogger("fullhouse")
LitestarRequest = Request[Any, Any, State]
BODY: Any = JSONBody
HTTP: dict[int, FullHouseError] = {
    404: NotFound("unknown-path"),
    405: BadInput("wrong-method"),
    413: BadInput("message-too-large"),
}
"""Litestar's own errors in our words."""
DECORATORS: dict[str, Callable[..., Callable[[Any], HTTPRouteHandler]]] = {
    "GET": litestar_get,
    "POST": litestar_post,
    "DELETE": litestar_delete,
}


class BoundedRequest(LitestarRequest):
    """A request whose JSON is refused when it is nested too deep, or when the client hangs up within it."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # Litestar takes a client that hangs up for our own fault
            log.debug("a request broke off: %s", error.detail)
            raise BadInput("bad-request", **misread("short")) from None

    async def json(self) -> Any:
        if is_too_deep(await self.body()):
            raise BadInput("bad-request", **misread("deep"))
        try:
            return await super().json()
        except UnicodeDecodeError as error:  # Litestar takes it for our own fault
            raise BadInput("bad-request", **cause_of(error)) from None


def make_api(life: Any = None) -> Litestar:
    """The REST part of the server."""
    return Litestar(
        route_handlers=[handler_of(route) for route in ROUTES],
        exception_handlers={
            FullHouseError: _answer_refusal,
            HTTPException: _answer_http,
            Exception: _answer_failure,
        },
        lifespan=[] if life is None else [life],
        openapi_config=OpenAPIConfig(
            title="Full House",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=BoundedRequest,
        request_max_body_size=LARGEST_BODY_BYTES,
        state=State(),
        response_headers=[],
        after_request=_headers,
        debug=False,
        logging_config=None,
    )


def handler_of(route: Route) -> HTTPRouteHandler:
    """A route as Litestar wants it: a function whose signature has the markers of its parameters."""
    wanted = [_keyword("request", LitestarRequest), *map(_declared, route.parameters)]
    if route.body is not None:
        wanted.append(_keyword("data", BODY[route.body]))
    returns = Response[bytes] if route.returns is Answer else route.returns

    async def handle(**given: Any) -> Any:
        asked = given.pop("request")
        if route.takes_request:
            given["request"] = _asking(asked)
        answer = route.do(**given)
        answer = await answer if inspect.isawaitable(answer) else answer
        return _response(answer, route.status) if isinstance(answer, Answer) else answer

    handle.__signature__ = inspect.Signature(wanted, return_annotation=returns)  # type: ignore[attr-defined]
    handle.__annotations__ = {**{each.name: each.annotation for each in wanted}, "return": returns}
    handle.__name__, handle.__qualname__, handle.__module__ = route.name, route.name, route.do.__module__
    handle.__doc__ = route.do.__doc__
    decorate = DECORATORS[route.method](
        route.path.replace("}", ":str}"),
        responses=_responses(route),
        status_code=route.status,
        **({} if route.largest_body is None else {"request_max_body_size": route.largest_body}),
    )
    return decorate(handle)


def _keyword(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _declared(parameter: Parameter) -> inspect.Parameter:
    marker = PathParameter if parameter.is_in_path else QueryParameter
    kind = parameter.kind | None if parameter.is_optional and parameter.default is None else parameter.kind
    described = marker(description=parameter.param.description, **parameter.param.limits)
    return _keyword(parameter.name, Annotated[kind, described], parameter.default)


def _responses(route: Route) -> dict[int, ResponseSpec]:
    refusals = {status: ResponseSpec(ErrorShape, description=text) for status, text in REFUSALS.items()}
    if route.answers is None:
        return refusals
    description = (route.answers.__doc__ or "The answer.").partition("\n")[0]
    return {route.status: ResponseSpec(route.answers, description=description), **refusals}


def _asking(request: LitestarRequest) -> Asking:
    caller = caller_of(request.client.host if request.client else "?")
    return Asking(request.app.state.services, caller, request.headers, request.body)


def _response(answer: Answer, status: int) -> Response[bytes]:
    return Response(
        answer.body, status_code=status, media_type=answer.media_type, headers=dict(answer.headers)
    )


def _answer_refusal(request: LitestarRequest, error: FullHouseError) -> Response[bytes]:
    return _refused(request, error, error.status)


def _answer_http(request: LitestarRequest, error: HTTPException) -> Response[bytes]:
    """Litestar's own errors in our form."""
    said = HTTP.get(error.status_code) or BadInput("bad-request", **_first_cause(error))
    return _refused(request, said, error.status_code)


def _answer_failure(request: LitestarRequest, error: Exception) -> Response[bytes]:
    """An unexpected exception: logged here, and reported without details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer_refusal(request, InternalError())


def _refused(request: LitestarRequest, error: FullHouseError, status: int) -> Response[bytes]:
    request.app.state.services.metrics.refused_request(error.code)
    return _response(refusal(error), status)


def _first_cause(error: HTTPException) -> dict[str, Any]:
    extra = getattr(error, "extra", None)
    if not (isinstance(extra, list) and extra and isinstance(extra[0], dict)):
        return cause_of(str(error.detail))
    key = extra[0].get("key", "")
    log.debug("a request that cannot be read: %s", extra[0])
    return cause_of(str(extra[0].get("message", "")), where="" if key == "data" else key)


async def _headers(response: Any) -> Any:
    """No answer of the API may be cached. Not a plain function: Litestar would call that in a thread."""
    response.headers.update({**SAFE, "cache-control": "no-store"})
    return response
