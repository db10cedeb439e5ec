"""The server's branches of the error tree, each with its HTTP status, and error facts as they are sent.

FullHouseError
├── UnknownToken    401  the token opens nothing
├── NotAllowed      403  the token is valid, but not for this
├── NotFound        404
├── TooMany         429  rate limit exceeded
├── InternalError   500  a fault of the server; the log has the traceback
├── GameFault       500  a fault in the rules of a game; the log has the traceback, once
└── Unavailable     503  not possible on this server now
"""

from collections.abc import Mapping
from typing import Any

from fullhouse.core.errors import FullHouseError, plain

MOST_ITEMS = 64


class UnknownToken(FullHouseError):
    """The token opens nothing, or no longer."""

    status = 401

    def __init__(self) -> None:
        super().__init__("unknown-token")


class NotAllowed(FullHouseError):
    """The token is valid, but not for this."""

    status = 403


class NotFound(FullHouseError):
    """There is no such thing here."""

    status = 404


class TooMany(FullHouseError):
    """Rate limit exceeded."""

    status = 429


class GameFault(FullHouseError):
    """A fault in the rules of a game, often one of another package."""

    status = 500

    def __init__(self, game: str) -> None:
        super().__init__("game-fault", game=game)


class InternalError(FullHouseError):
    """A fault of the server. Clients learn nothing but that; the log has the traceback."""

    status = 500

    def __init__(self) -> None:
        super().__init__("internal-error")


class Unavailable(FullHouseError):
    """The server cannot do this now."""

    status = 503


def sent(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as plain values of a bounded size, whatever somebody had sent us.

    >>> sent({"seat": 3, "value": {"a": [1]}, "allowed": ("lay CELL", "stuck")})
    {'seat': 3, 'value': "{'a': [1]}", 'allowed': ['lay CELL', 'stuck']}
    """
    return {name: _value(value) for name, value in facts.items()}


def _value(value: object) -> object:
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int):
        return value if abs(value) < 1 << 53 else "…"
    if isinstance(value, list | tuple):
        return [_value(item) if isinstance(item, int) else plain(item) for item in value[:MOST_ITEMS]]
    return plain(value)
