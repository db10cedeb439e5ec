"""Finished games for statistics: who played, what came out, how long it took."""

from collections.abc import Iterator, Sequence, Set
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from fullhouse import bots
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games import game
from fullhouse.match.entries import Abandoned, AnyEntry, OfDay, Opened, Played, Rematch, Started
from fullhouse.match.history.erasure import nameless
from fullhouse.match.ids import Player, TableId
from fullhouse.match.ports import StoredResult
from fullhouse.match.table import Table


class ResultSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    score: int
    won: bool


class ResultShape(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    code: str
    round: int
    game: str
    options: dict[str, Any]
    """All options of the game with their values."""
    reason: str
    started: Seconds
    finished: Seconds
    playing: Seconds
    """How long it was played, pauses aside."""
    seats: tuple[ResultSeat, ...]
    level: int | None = None
    """How hard its problem was, where it was played on one."""
    hints: int = 0
    """How often the coach was asked."""
    mistakes: int | None = None
    """How many wrong digits were written; None where nobody counted."""
    you: tuple[Seat, ...] = ()


class ResultBody(msgspec.Struct, frozen=True):
    """A result as it is stored: its shape, and the player of each seat."""

    shape: ResultShape
    players: tuple[Player, ...]
    arranged: bool = False
    """Whether the host chose the setup, or it was played elsewhere: such a game is in no list of the best."""
    head: str = ""
    """The chain over the game when it ended."""
    problem: str = ""
    """The problem that was solved here; empty where none was."""
    rules: int = 0
    """The version of the game's rules."""
    day: OfDay | None = None
    """Where it was the deal of a day, played here to its end."""


class DayResult(msgspec.Struct, frozen=True):
    """What somebody made of the deal of a day."""

    name: str
    points: int
    won: bool


class Solve(msgspec.Struct, frozen=True):
    """A problem that somebody has solved alone."""

    problem: str
    seconds: Seconds
    hints: int
    mistakes: int | None


_decoder = msgspec.json.Decoder(ResultBody)
ENDING = (Played, Abandoned, Started, Rematch)
"""Entries that can end a game; a game that takes up another one may be over when it starts."""
SOLVED = "solved"
"""How a game ends whose problem was solved."""


def result_after(number: TableId, table: Table, entry: AnyEntry) -> StoredResult | None:
    """The result of the game that the last entry of a table has ended; None if it has ended none."""
    return result_of(number, table, entry.at) if has_ended(table, entry) else None


def has_ended(table: Table, entry: AnyEntry) -> bool:
    """Whether the last entry of a table has ended a game."""
    return table.stage == "over" and isinstance(entry, ENDING)


def results_in(number: TableId, entries: Sequence[AnyEntry]) -> Iterator[StoredResult]:
    """The results of all games that a log tells of: what is stored can always be derived again."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    table = Table(opened)
    for entry in entries[1:]:
        table.apply(entry)
        result = result_after(number, table, entry)
        if result is not None:
            yield result


def result_of(number: TableId, table: Table, finished: Seconds) -> StoredResult:
    """The result of the game that has just ended."""
    outcome = table.game.outcome(table.state)
    assert table.clocks is not None
    options = asdict(table.options)
    shape = ResultShape(
        code=table.code,
        round=table.round,
        game=table.game.id,
        options=options,
        reason="abandoned" if table.abandoned else str(outcome.reason),
        started=table.started_at,
        finished=finished,
        playing=table.clocks.played(finished),
        seats=tuple(
            ResultSeat(chair.name, chair.bot, outcome.scores[index], Seat(index + 1) in outcome.winners)
            for index, chair in enumerate(table.chairs)
        ),
        level=table.level,
        hints=table.game.hints(table.state),
        mistakes=table.game.mistakes(table.state),
    )
    players = tuple(chair.player for chair in table.chairs)
    is_arranged = table.chosen_setup is not None or table.is_imported
    is_of_day = not table.is_imported and not table.abandoned
    body = ResultBody(
        shape,
        players,
        is_arranged,
        table.link,
        _solved(table, shape.reason),
        table.rules,
        table.day if is_of_day else None,
    )
    return StoredResult(
        table=number,
        round=table.round,
        game=table.game.id,
        finished=finished,
        seats=len(table.chairs),
        points=outcome.scores[0],
        options=msgspec.json.encode(options, order="sorted").decode(),
        body=msgspec.json.encode(body),
    )


def _solved(table: Table, reason: str) -> str:
    """The problem of a game that was played here from its beginning and solved; empty for any other."""
    if reason != SOLVED or table.is_imported or table.taken_over:
        return ""
    return table.game.problem(table.game.view(table.state, "spectator")) or ""


def solve_in(result: StoredResult) -> Solve | None:
    """What somebody alone has solved; None where it was something else."""
    body = _decoder.decode(result.body)
    if result.seats != 1 or not body.problem:
        return None
    return Solve(body.problem, body.shape.playing, body.shape.hints, body.shape.mistakes)


def day_in(result: StoredResult) -> tuple[int, DayResult] | None:
    """The number of a day, and what a person made of its deal; None for any other game.

    Only by the rules and with the bots of now: others cannot be compared.
    """
    body = _decoder.decode(result.body)
    person = next((place for place, player in enumerate(body.players) if player), None)
    if body.day is None or person is None:
        return None
    if (body.rules, body.day.bots) != (game(result.game).version, bots.VERSION):
        return None
    seat = body.shape.seats[person]
    return body.day.number, DayResult(seat.name, seat.score, seat.won)


def is_ranked(result: StoredResult) -> bool:
    """Whether a result may be among the best: played to its end, from a setup drawn by chance."""
    body = _decoder.decode(result.body)
    return not body.arranged and body.shape.reason != "abandoned"


def head_in(result: StoredResult) -> str:
    """The chain over the game when it ended."""
    return _decoder.decode(result.body).head


def is_about(result: StoredResult, players: Set[Player], names: Set[str]) -> bool:
    """Whether a result names one of these players. Of one who left before the end it has only the name."""
    return bool(_places(_decoder.decode(result.body), players, names))


def without_players(result: StoredResult, players: Set[Player], names: Set[str]) -> StoredResult:
    """A result in which numbers stand for the names of these players."""
    body = _decoder.decode(result.body)
    theirs = _places(body, players, names)
    seats = tuple(
        replace(seat, name=nameless(body.players[place] or Player(place + 1))) if place in theirs else seat
        for place, seat in enumerate(body.shape.seats)
    )
    left = tuple(Player(0) if place in theirs else player for place, player in enumerate(body.players))
    body = replace(body, shape=replace(body.shape, seats=seats), players=left)
    return replace(result, body=msgspec.json.encode(body))


def _places(body: ResultBody, players: Set[Player], names: Set[str]) -> list[int]:
    return [
        place
        for place, (player, seat) in enumerate(zip(body.players, body.shape.seats, strict=True))
        if player in players or (not player and seat.name in names)
    ]


def shape_of(result: StoredResult, players: frozenset[Player] = frozenset()) -> ResultShape:
    """A stored result as it is sent; `you` are the seats of some players."""
    body = _decoder.decode(result.body)
    you = tuple(Seat(seat) for seat, player in enumerate(body.players, 1) if player and player in players)
    return replace(body.shape, you=you)
