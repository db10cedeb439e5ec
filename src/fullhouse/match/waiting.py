"""Whom a table waits for, and how long until the others may go on. docs/rules/README.md, *Being asked*."""

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.table import Table

NUDGE = Seconds(20)
ANSWER, ANSWER_AWAY = Seconds(60), Seconds(30)
TURN, TURN_AWAY = Seconds(120), Seconds(60)
POST = Seconds(24 * 3600)
MOST_RESTARTS = 3
"""How often a touch starts the time again."""


class Limits(msgspec.Struct, frozen=True):
    """How long the others wait for an answer and for a turn, of somebody who is here or away."""

    nudge: Seconds | None
    answer: Seconds
    answer_away: Seconds
    turn: Seconds
    turn_away: Seconds


class Overdue(msgspec.Struct, frozen=True):
    """The seats that the others have waited for long enough."""

    nudged: tuple[Seat, ...] = ()
    """They are asked, and are reminded of it."""
    unanswered: tuple[Seat, ...] = ()
    """They are asked: the others may go on without their answer."""
    idle: tuple[Seat, ...] = ()
    """A bot may play for them until they are back."""


NOBODY_OVERDUE = Overdue()


def limits(table: Table) -> Limits:
    """The limits of a table; its patience, or a day by post, stands in for all of them."""
    patience = table.settings.patience
    if patience is None and table.settings.pace == "live":
        return Limits(NUDGE, ANSWER, ANSWER_AWAY, TURN, TURN_AWAY)
    each = POST if patience is None else patience
    return Limits(None, each, each, each, each)


def awaited(table: Table) -> dict[Seat, bool]:
    """The people that play waits for, and whether they are asked something; it may be their turn instead.

    In a pause that others want to end, these are the people who have not agreed.
    """
    if table.stage != "playing":
        return {}
    going_on = table.votes.get("resume")
    if table.paused and going_on:
        return {seat: False for seat in table.people if seat not in going_on}
    asked = table.game.asked(table.state)
    turn = None if asked else table.game.to_move(table.state)
    seats = asked if turn is None else (turn,)
    return {seat: bool(asked) for seat in seats if table.chair(seat).driver != "bot"}
