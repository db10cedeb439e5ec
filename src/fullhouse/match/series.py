"""The series of a table as data: its finished games counted together. `standings.py` counts."""

import msgspec

from fullhouse.core.ids import Seat


class Series(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The finished games of a table. Games stopped without a result do not count."""

    games: int = 0
    won: tuple[int, ...] = ()
    """Games won, seat by seat; a shared win counts for everybody who shares it."""
    points: tuple[int, ...] = ()
    """Points of all games, seat by seat."""


class SeriesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The series as it is told, with the game that has just ended, by the seats of this game."""

    games: int
    won: tuple[int, ...]
    points: tuple[int, ...]
    leaders: tuple[Seat, ...]
    """Who leads: by games won, then by points. Nobody before the first game has ended."""
    match: int | None
    """How many games make a match, where whoever begins has an edge: each seat begins once."""


def new_series(seats: int) -> Series:
    return Series(won=(0,) * seats, points=(0,) * seats)
