"""The REST part as an OpenAPI document, made from the routes and the shapes that they read and write."""

from functools import cache
from http import HTTPStatus
from inspect import cleandoc
from typing import Annotated, Any

import msgspec

from fullhouse import __version__
from fullhouse.server.api.in_process import ROUTES
from fullhouse.server.api.route import JSON, REFUSALS, Answer, Parameter, Route
from fullhouse.server.api.shapes import ErrorShape

PATH = "/api/schema/openapi.json"
SCHEMA = "#/components/schemas/{name}"


@cache
def document() -> bytes:
    """The whole of it, encoded: it is the same as long as the server runs."""
    return msgspec.json.encode(openapi())


def openapi(routes: tuple[Route, ...] = ROUTES) -> dict[str, Any]:
    """
    >>> sorted(openapi()["paths"]["/api/tables/{code}"])
    ['get']
    """
    bodies = {route.body for route in routes if route.body is not None}
    answers = [answered for route in routes if (answered := _answered(route)) is not None]
    kinds = [ErrorShape, *sorted(bodies, key=lambda body: body.__name__), *answers]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=SCHEMA)
    schema_of = _Schemas(zip(map(_key, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Full House", "version": __version__, "license": {"name": "MIT"}},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


class _Schemas(dict[str, Any]):
    """The schema of each shape, by its name: shapes such as `list[Key]` cannot be kept in a set."""

    def of(self, kind: Any) -> dict[str, Any]:
        schema: dict[str, Any] = self[_key(kind)]
        return schema


def _key(kind: Any) -> str:
    return f"{kind.__module__}.{kind}" if isinstance(kind, type) else str(kind)


def _answered(route: Route) -> Any:
    """What a route answers with, where that is JSON of a known shape."""
    if route.answers is not None:
        return route.answers
    return None if route.returns in (Answer, None, type(None)) else route.returns


def _operation(route: Route, schemas: _Schemas) -> dict[str, Any]:
    text = cleandoc(route.do.__doc__ or "")
    summary, _, rest = text.partition("\n\n")
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": " ".join(summary.split()),
        **({"description": rest} if rest else {}),
        "parameters": [_parameter(parameter) for parameter in route.parameters],
        "responses": {str(route.status): _success(route, schemas), **_refusals(schemas)},
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, **_content(schemas.of(route.body))}
    return operation


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema = msgspec.json.schema(Annotated[parameter.kind, msgspec.Meta(**parameter.param.limits)])
    if parameter.is_optional and parameter.default is not None:
        schema["default"] = parameter.default
    return {
        "name": parameter.name,
        "in": "path" if parameter.is_in_path else "query",
        "required": not parameter.is_optional,
        "description": parameter.param.description,
        "schema": schema,
    }


def _success(route: Route, schemas: _Schemas) -> dict[str, Any]:
    answered = _answered(route)
    said = (getattr(answered, "__doc__", None) if isinstance(answered, type) else None) or ""
    description = said.partition("\n")[0] or HTTPStatus(route.status).description or "The answer."
    if answered is None:
        return {"description": description}
    return {"description": description, **_content(schemas.of(answered))}


def _refusals(schemas: _Schemas) -> dict[str, Any]:
    refused = _content(schemas.of(ErrorShape))
    return {str(status): {"description": text, **refused} for status, text in REFUSALS.items()}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {JSON: {"schema": schema}}}
