"""A second scorer, deliberately simple: every game replayed in the most obvious way, straight from its page.

It reads a record (options, number of seats, explicit setup, moves) and nothing else; it trusts that every
move is allowed, and it imports nothing of the rules. Each module starts with where its page was silent.
"""

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tests.recount.sheet import Result, Sheet, count


def _sheets() -> dict[str, type[Sheet]]:
    """Every sheet of this folder by the id of its game: `OneTwoThree` counts `one-two-three`."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    sheets = [kind for kind in kinds if issubclass(kind, Sheet) and kind is not Sheet]
    return {re.sub(r"(?<=.)([A-Z])", r"-\1", kind.__name__).lower(): kind for kind in sheets}


GAMES = _sheets()


def recount(
    game: str, options: dict[str, Any], seats: int, setup: dict[str, Any], moves: list[tuple[int, str]]
) -> Result:
    """The final position, as this scorer counts it."""
    return count(GAMES[game](options, seats, setup), moves)
