"""The shapes of the shelf: games with their options, and how the server is."""

from typing import Any, Literal

import msgspec


class OptionShape(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["choice", "switch", "length", "number"]
    default: Any
    solo_default: Any
    choices: dict[str, str]
    meaning: str


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
    options: tuple[OptionShape, ...]
    moves: tuple[str, ...]
    bots: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    server: str
    protocol: int
    tables: int
    sockets: int
    address: str | None = None
    """How others reach this server, where it knows."""
