"""A replay told in words, move by move, with the final board and the scores."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from fullhouse.core.events import AnsweredFor, Ended, Event
from fullhouse.records.replay import Replay
from fullhouse.sudoku.board import NINE, SIX, Board
from fullhouse.words import has, say

UNNAMED = re.compile("[1-9][0-9]?")
SEATS = ("seat", "against", "by")
SEAT_LISTS = ("seats", "winners", "order")
SHEET_PARTS = ("equal", "house", "handicap", "unable")
"""What a line of a score sheet has beside its digits and fines."""


def tell(replay: Replay, language: str = "en") -> Iterator[str]:
    """The lines of the tale."""
    record = replay.record
    yield say(f"{record.game}-name", language)
    yield say("tell-seats", language, names=[called(name, language) for name in record.seats])
    for turned in replay.turned:
        name = _name(record.seats, turned.move.seat, language)
        yield say("tell-move", language, n=str(turned.n), name=name, move=turned.move.move)
        for event in turned.events:
            yield "      " + tell_event(event, record.game, record.seats, language)
    yield ""
    yield from draw(replay.view.board)
    if has(f"{record.game}-symbol-1", language):
        yield _legend(record.game, language)
    yield ""
    yield from tell_sheet(replay, language)
    for seat, score in enumerate(replay.outcome.scores, 1):
        yield say("tell-score", language, name=_name(record.seats, seat, language), points=score)
    yield _result(replay, language)


def tell_sheet(replay: Replay, language: str) -> Iterator[str]:
    """The score sheet, a line a turn: what each part of it brought, and their sum."""
    lines, game, names = replay.game.sheet(replay.view), replay.record.game, replay.record.seats
    if not lines:
        return
    yield say(f"{game}-sheet", language)
    for line in lines:
        facts = msgspec.structs.asdict(line)
        amounts = [*facts["digits"], *(facts[part] for part in SHEET_PARTS), -facts["fines"]]
        parts = " ".join(f"{amount:+}" for amount in amounts if amount).removeprefix("+").replace("-", "−")
        seat, total = _name(names, facts["seat"], language), str(facts["sum"]).replace("-", "−")
        yield "  " + say(
            f"{game}-sheet-line", language, seat=seat, round=facts["round"], parts=parts or "0", sum=total
        )
    yield ""


def tell_event(event: Event, game: str, names: tuple[str, ...], language: str) -> str:
    """One event as a sentence; a game may have its own wording for an event that several games share."""
    facts: dict[str, Any] = msgspec.structs.asdict(event)
    for field in SEATS:
        if field in facts:
            facts[field] = _name(names, facts[field], language)
    for field in SEAT_LISTS:
        if field in facts:
            facts[field] = [_name(names, seat, language) for seat in facts[field]]
    alone = len(names) == 1
    if isinstance(event, Ended):
        return tell_end(event.reason, [] if alone else facts["winners"], game, language)
    if isinstance(event, AnsweredFor) and event.by:
        return say("went-on", language, **facts)
    kind = str(event.__struct_config__.tag).replace("_", "-")
    key = f"{game}-event-{kind}"
    return say(key if has(key, language) else f"event-{kind}", language, alone=alone, **facts)


def tell_end(reason: str, winners: list[str], game: str, language: str) -> str:
    """How a game ended, in its own words where it has some, and who won; nobody wins alone."""
    own = f"{game}-reason-{reason}"
    if has(own, language):
        return say("event-ended-own", language, why=say(own, language), winners=winners)
    return say("event-ended", language, reason=reason, winners=winners)


def draw(board: str) -> Iterator[str]:
    """The board as lines of text, with its blocks apart.

    >>> print("\\n".join(draw("1234" + "." * 32)))
       a b c   d e f
    1  1 2 3 │ 4 . .
    2  . . . │ . . .
       ──────┼──────
    3  . . . │ . . .
    4  . . . │ . . .
       ──────┼──────
    5  . . . │ . . .
    6  . . . │ . . .
    """
    shape: Board = NINE if len(board) == len(NINE.cells) else SIX
    size, width, height = shape.size, 3, shape.size // 3
    starts = range(0, size, width)
    letters = "abcdefghi"
    yield "   " + "   ".join(" ".join(letters[start : start + width]) for start in starts)
    for row in range(size):
        if row and row % height == 0:
            yield "   " + "┼".join("─" * (6 if start == 0 else 7) for start in starts).removesuffix("─")
        line = board[row * size : (row + 1) * size]
        yield f"{row + 1}  " + " │ ".join(" ".join(line[start : start + width]) for start in starts)


def _legend(game: str, language: str) -> str:
    """What the numbers on the board stand for, in a game with pictures."""
    return ", ".join(f"{n} {say(f'{game}-symbol-{n}', language)}" for n in SIX.symbols)


def called(name: str, language: str) -> str:
    """What a player is called: a number stands for a name that was not given, or was deleted.

    >>> called("Ana", "en"), called("2", "en"), called("2", "de")
    ('Ana', 'Player 2', 'Person 2')
    """
    return say("tell-player", language, n=name) if UNNAMED.fullmatch(name) else name


def _name(names: tuple[str, ...], seat: int, language: str) -> str:
    return called(names[seat - 1], language) if seat else say("tell-table", language)


def _result(replay: Replay, language: str) -> str:
    outcome = replay.outcome
    if outcome.reason is None:
        to_move = replay.view.to_move
        if to_move is None:
            return say("tell-running", language)
        return say("tell-to-move", language, name=_name(replay.record.seats, to_move, language))
    seats = replay.record.seats
    winners = [_name(seats, seat, language) for seat in outcome.winners if len(seats) > 1]
    return tell_end(outcome.reason, winners, replay.record.game, language)
