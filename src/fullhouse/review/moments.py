"""The decisions of a record: the view of the seat that decided, what it did, and what everybody saw."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.clock import TIMEOUT
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.events import Event, Objected, TimedOut
from fullhouse.core.game import View
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game
from fullhouse.records.record import Record, RecordedMove
from fullhouse.records.replay import positions

MOST_DECISIONS = 2_000
"""Records with more decisions than this are not reviewed."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A seat decided something. Nothing in it is more than that seat could see, or what happened then."""

    n: int
    seat: Seat
    move: Move
    view: View
    events: tuple[Event, ...]
    seconds: float | None
    missed: Move | None = None
    """An objection that the seat could have made instead, and that would have been right."""
    was_noticed: bool = False
    """Whether somebody objected to this move, rightly."""

    @property
    def timed_out(self) -> bool:
        return any(isinstance(event, TimedOut) for event in self.events)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game: its decisions and its end."""

    game: AnyGame
    record: Record
    moments: tuple[Moment, ...]
    final: Any
    """The last view, as everybody may see it afterwards."""


def played(record: Record) -> Played:
    """The decisions of a record. Raises BadInput where there are none, or too many."""
    rules = game(record.game)
    moments = list(_moments(rules, record))
    if not moments:
        raise BadInput("review-no-decisions", game=record.game, moves=len(record.moves))
    if len(moments) > MOST_DECISIONS:
        raise BadInput("review-too-long", count=len(moments), most=MOST_DECISIONS)
    *_, (_, last, _) = positions(record)
    final = rules.view(last, "review")
    return Played(game=rules, record=record, moments=tuple(_noticed(moments)), final=final)


def is_together(played: Played) -> bool:
    """Whether nobody plays against another; a race is everybody's own."""
    return played.game.is_played_together(played.moments[0].view.options)


def boards(played: Played) -> dict[Seat, list[str]]:
    """The board that each seat sees, at the start and after each move."""
    seats = every_seat(len(played.record.seats))
    boards_by_seat: dict[Seat, list[str]] = {seat: [] for seat in seats}
    for _, state, _ in positions(played.record):
        for seat in seats:
            boards_by_seat[seat].append(played.game.view(state, seat).board)
    return boards_by_seat


def _moments(rules: AnyGame, record: Record) -> Iterator[Moment]:
    wanted = rules.verbs_of("acts", "objects", "aside", "asks") | {TIMEOUT}
    answers = rules.verbs_of("answers")
    before: Any = None
    at: dict[Seat, float] = {}
    for n, (recorded, state, events) in enumerate(positions(record)):
        if recorded is not None and recorded.seat != TABLE:
            move = rules.read_move(recorded.move)
            if move.verb in wanted | answers:
                view = rules.view(before, recorded.seat)
                objection = _objection(rules, view, recorded.seat, move)
                if move.verb in wanted or objection is not None:
                    yield Moment(
                        n=n,
                        seat=recorded.seat,
                        move=move,
                        view=view,
                        events=events,
                        seconds=_since(recorded, at, alone=view.to_move is None),
                        missed=objection,
                    )
        if recorded is not None and recorded.at is not None:
            at[recorded.seat] = recorded.at
        before = state


def _since(recorded: RecordedMove, at: dict[Seat, float], *, alone: bool) -> float | None:
    """The seconds since the last move; where there are no turns, since the last one of the same seat."""
    if recorded.at is None:
        return None
    last = at.get(recorded.seat, 0.0) if alone else max(at.values(), default=0.0)
    return max(0.0, recorded.at - last)


def _objection(rules: AnyGame, view: Any, seat: Seat, move: Move) -> Move | None:
    """A rightful objection that the seat could have made instead of its move; None for most moves."""
    objects = rules.verbs_of("objects")
    if move.verb in objects or getattr(view.options, "referee", "table") != "table":
        return None
    state = rules.imagine(view, Chance(0))
    for other in rules.legal(state, seat):
        if other.verb in objects:
            try:
                _, events = rules.play(state, seat, other)
            except Refused:
                continue
            if any(event.is_upheld for event in events):
                return other
    return None


def _noticed(moments: list[Moment]) -> Iterator[Moment]:
    """The same moments; those are marked that somebody rightly objected to before the seat moved again."""
    for place, moment in enumerate(moments):
        for later in moments[place + 1 :]:
            if any(
                isinstance(event, Objected) and event.upheld and event.against == moment.seat
                for event in later.events
            ):
                yield msgspec.structs.replace(moment, was_noticed=True)
                break
            if later.seat == moment.seat:
                yield moment
                break
        else:
            yield moment
