"""Counts the games of a table together, and how many of them make a match."""

from fullhouse.core.ids import Seat
from fullhouse.match.series import Series, SeriesInfo, new_series
from fullhouse.match.table import Table


def match_length(table: Table) -> int | None:
    seats = len(table.chairs)
    return seats if seats > 1 and table.game.favours_first(table.options) else None


def counted(table: Table) -> Series:
    """The series with the game on the table, once that has a result."""
    before = table.series
    if table.stage != "over" or table.abandoned:
        return before
    outcome = table.game.outcome(table.state)
    return Series(
        games=before.games + 1,
        won=tuple(won + (Seat(seat) in outcome.winners) for seat, won in enumerate(before.won, 1)),
        points=tuple(had + more for had, more in zip(before.points, outcome.scores, strict=True)),
    )


def carried_on(table: Table) -> Series:
    """The series as the next game starts with it: everybody moves on a seat; after a match, a new one."""
    series = counted(table)
    if series.games == match_length(table):
        return new_series(len(table.chairs))
    return Series(games=series.games, won=_moved_on(series.won), points=_moved_on(series.points))


def series_info(table: Table) -> SeriesInfo | None:
    """None where nobody plays against another."""
    if len(table.chairs) < 2 or table.game.is_played_together(table.options):
        return None
    series = counted(table)
    return SeriesInfo(
        games=series.games,
        won=series.won,
        points=series.points,
        leaders=_leaders(series),
        match=match_length(table),
    )


def _leaders(series: Series) -> tuple[Seat, ...]:
    if not series.games:
        return ()
    standing = list(zip(series.won, series.points, strict=True))
    return tuple(Seat(seat) for seat, one in enumerate(standing, 1) if one == max(standing))


def _moved_on(seats: tuple[int, ...]) -> tuple[int, ...]:
    return (*seats[1:], seats[0])
