"""A record that is right, and the same with something changed."""

import json
from typing import Any

GOOD: dict[str, Any] = {
    "format": "fullhouse-record/1",
    "game": "tiles",
    "options": {"referee": "umpire"},
    "seats": ["Ana", "Ben"],
    "setup": {"golden": {"a1": 5}, "stack": [1, 2, 3]},
    "moves": [{"seat": 1, "move": "lay b1", "at": 4.2}, {"seat": 2, "move": "LAY C1"}],
}


def changed(**changes: Any) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()
