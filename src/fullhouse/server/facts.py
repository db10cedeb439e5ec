"""Facts of an error as they are sent: plain values of a bounded size, whatever somebody had sent us."""

from collections.abc import Mapping
from typing import Any

from fullhouse.core.errors import plain

MOST_ITEMS = 64


def sent(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts that can be encoded and are not too long.

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
