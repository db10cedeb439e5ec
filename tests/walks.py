"""Random walks through games with options that hypothesis chooses, for tests of every game."""

import os
from typing import Any

from hypothesis import strategies as st

from fullhouse.core.options import OptionInfo, describe
from fullhouse.games import game, game_ids
from fullhouse.match.contract.walks import Step, Table, any_text, encoded, pick, spelled, viewers, walk

__all__ = [
    "CHOSEN",
    "Step",
    "Table",
    "any_text",
    "encoded",
    "pick",
    "spelled",
    "suits",
    "tables",
    "viewers",
    "walk",
]
CHOSEN = tuple(filter(None, os.environ.get("FULLHOUSE_GAMES", "").split(",")))
"""The games to test; all by default."""


def _values(option: OptionInfo) -> st.SearchStrategy[Any]:
    match option.kind:
        case "choice":
            return st.sampled_from(option.choices)
        case "switch":
            return st.booleans()
        case "number":
            return st.integers(1, 4)
        case "length":
            return st.sampled_from([None, 1, 30])


@st.composite
def tables(draw: st.DrawFn, ids: tuple[str, ...] | None = None) -> Table:
    """Any game with any seats and any options that suit each other."""
    name = draw(st.sampled_from(ids or CHOSEN or game_ids()))
    played = game(name)
    seats = draw(st.integers(played.fewest_seats, min(played.most_seats, 5)))
    options = {
        option.name: draw(_values(option))
        for option in describe(played.options)
        if draw(st.booleans()) and suits(name, option.name, seats)
    }
    if name == "markers":
        options["variant"] = "solo" if seats == 1 else draw(st.sampled_from(["basic", "advanced"]))
    return Table(name, seats, options, draw(st.integers(0, 10_000)))


def suits(name: str, option: str, seats: int) -> bool:
    """Whether an option may take any value with this number of seats."""
    return (name, option) != ("markers", "variant") and not (option == "teams" and seats != 4)
