"""A second scorer, deliberately simple: every game replayed in the most obvious way, straight from its page.

It reads a record (options, number of seats, explicit setup, moves) and nothing else; it trusts that every
move is allowed, and it imports nothing of the rules. Each module starts with where its page was silent.
"""

from typing import Any

from tests.recount.challenge import Challenge
from tests.recount.classic import Classic
from tests.recount.markers import Markers
from tests.recount.one_two_three import OneTwoThree
from tests.recount.sheet import Result, Sheet, count
from tests.recount.solitaire import Solitaire
from tests.recount.tiles import Animals, Tiles

GAMES: dict[str, type[Sheet]] = {
    "animals": Animals,
    "challenge": Challenge,
    "classic": Classic,
    "markers": Markers,
    "one-two-three": OneTwoThree,
    "solitaire": Solitaire,
    "tiles": Tiles,
}


def recount(
    game: str,
    options: dict[str, Any],
    seats: int,
    setup: dict[str, Any],
    moves: list[tuple[int, str]],
    *,
    rules: int | None = None,
) -> Result:
    """The final position, as this scorer counts it."""
    return count(GAMES[game](options, seats, setup, rules), moves)
