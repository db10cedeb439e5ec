"""What all shapes of requests and answers share. OpenAPI and the TypeScript types are made from shapes."""

from typing import Annotated, Any

import msgspec

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]


class ErrorShape(msgspec.Struct, frozen=True):
    """Why something was refused; the code is a key of the words `error-CODE`."""

    code: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: unknown fields are refused."""
