"""The live protocol as AsyncAPI: `python -m tools.asyncapi` writes it to standard output."""

import sys
from inspect import cleandoc
from typing import Any, get_args, get_origin

import msgspec

from fullhouse.server import protocol

SCHEMA = "#/components/schemas/{name}"
ABOUT = """One WebSocket at /api/socket: JSON text, one message a frame. The first message is hello, with
a token that REST has given. docs/protocol.md tells the rest in words."""


def asyncapi() -> dict[str, Any]:
    """The whole document, made from the types that the server reads and writes with."""
    asked, said = members(protocol.FromClient), members(protocol.FromServer)
    schemas, components = msgspec.json.schema_components([*asked, *said], ref_template=SCHEMA)
    # Games have views and events of their own, with more fields than these.
    components["Event"]["properties"]["type"] = {"type": "string", "description": "What happened."}
    messages = {
        message_name(kind): {
            "name": message_name(kind),
            "contentType": "application/json",
            "summary": cleandoc(plain(kind).__doc__ or "").partition("\n")[0],
            "payload": schema,
        }
        for kind, schema in zip([*asked, *said], schemas, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Full House: a table",
            "version": str(protocol.PROTOCOL),
            "description": " ".join(ABOUT.split()),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/socket",
                "description": f"At most {protocol.LARGEST_MESSAGE} bytes a message from clients.",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            "command": operation("receive", "What clients send.", map(message_name, asked)),
            "tell": operation("send", "What the server sends.", map(message_name, said)),
        },
        "components": {"messages": messages, "schemas": components},
    }


def operation(action: str, summary: str, names: Any) -> dict[str, Any]:
    references = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": references,
    }


def members(union: Any) -> list[Any]:
    """The messages of a union, unions within it taken apart."""
    return [one for part in get_args(union) for one in (members(part) if is_union(part) else [part])]


def is_union(kind: Any) -> bool:
    return not isinstance(plain(kind), type)


def plain(kind: Any) -> Any:
    """The class itself of a generic struct such as `News[View, Event]`."""
    origin = get_origin(kind)
    return origin if isinstance(origin, type) and issubclass(origin, msgspec.Struct) else kind


def message_name(kind: Any) -> str:
    """What `do` or `say` has in it."""
    config = plain(kind).__struct_config__
    return f"{config.tag_field}-{config.tag}"


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(asyncapi()), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
