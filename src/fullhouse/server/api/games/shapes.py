"""The shapes of the shelf: games with their options, and how the server is."""

from typing import Any, Literal

import msgspec

from fullhouse.core.moves import Verb
from fullhouse.core.options import Mark, PackName, Referees, Use


class OptionShape(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["choice", "switch", "length", "number"]
    default: Any
    solo_default: Any
    choices: dict[str, str]
    meaning: str
    on: int | None
    """The value of a length that is switched on."""
    low: int | None
    """The least and the most that a new table takes, where the option is a number."""
    high: int | None
    use: Use | None
    """When it means something; null: always."""
    choice_uses: dict[str, Use]
    """When a choice can be made, for those that cannot always."""
    mark: Mark
    mark_text: str
    """What is printed, how we read it and how else it could be read; empty where nothing is said."""


class ForbiddenShape(msgspec.Struct, frozen=True):
    """Values that a new table may not have together, and why."""

    given: dict[str, list[Any]]
    seats: tuple[int, int] | None
    over: dict[str, int]
    """The most that each of these options may be."""
    text: str


class GameShape(msgspec.Struct, frozen=True):
    """A box on the shelf, in the language asked for."""

    id: str
    name: str
    summary: str
    seats: tuple[int, int]
    """The fewest and the most."""
    rules: int
    problem_levels: tuple[int, int] | None
    """The usual level of its problem for one seat, and for several; None where it is played without one."""
    shared: bool
    """Whether its players solve the problem together; else they play against each other."""
    options: tuple[OptionShape, ...]
    packs: dict[PackName, dict[str, Any]]
    """The options that each pack sets."""
    forbidden: tuple[ForbiddenShape, ...]
    referees: Referees | None
    """The referee of a table that says none; None for a game without mistakes that count."""
    moves: tuple[str, ...]
    """The forms of its moves."""
    verbs: tuple[Verb, ...]
    """The verbs of its moves, each with its role."""
    board: int
    """How many cells wide and high the board is."""
    bots: tuple[str, ...]
    credit: str
    """Who made the game."""
    module: str | None = None
    """The address of a browser module that draws the game, where a plug-in brings one."""


class HealthShape(msgspec.Struct, frozen=True):
    server: str
    protocol: int
    tables: int
    sockets: int
    address: str | None = None
    """How others reach this server, where it knows."""
