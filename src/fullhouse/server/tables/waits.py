"""Since when a table waits for whom, and who is away: values; the caller passes the time."""

from collections.abc import Iterable, Mapping

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import Seq
from fullhouse.match.table import Table
from fullhouse.match.waiting import MOST_RESTARTS, NOBODY_OVERDUE, Overdue, awaited, limits


class _Wait:
    """For the answer or the turn of a seat, in one position."""

    __slots__ = ("is_asked", "left", "of", "since", "touched")

    def __init__(self, of: Seq, since: Seconds, *, is_asked: bool) -> None:
        self.of, self.is_asked = of, is_asked
        self.since = self.touched = since
        self.left: Seconds | None = None
        """Since when they are not connected, while they are waited for."""

    def postpone(self, seconds: Seconds) -> None:
        self.since, self.touched = Seconds(self.since + seconds), Seconds(self.touched + seconds)
        self.left = None if self.left is None else Seconds(self.left + seconds)

    def due(self, here: Seconds, away: Seconds) -> Seconds:
        """When the others have waited long enough, if nothing happens before."""
        due = min(self.touched + here, self.since + (1 + MOST_RESTARTS) * here)
        return Seconds(due if self.left is None else min(due, self.left + away))


class Waits:
    """What is waited for at a table. It changes as the table does, and who is there."""

    __slots__ = ("_left", "_stopped", "_waits", "told")

    def __init__(self) -> None:
        self._waits: dict[Seat, _Wait] = {}
        self._left: dict[Seat, Seconds] = {}
        """Since when people are away."""
        self._stopped: Seconds | None = None
        """Since when nothing counts: the game is paused, or nobody is there."""
        self.told = NOBODY_OVERDUE
        """What was told last."""

    def look(
        self, table: Table, away: Mapping[Seat, Seconds], now: Seconds, began: Seconds, *, runs: bool
    ) -> None:
        """The table has changed, or who is there. A new wait began at `began`."""
        self._run(now, runs=runs)
        self._left = {seat: Seconds(now - gone) for seat, gone in away.items()}
        until = self._stopped or now
        waits: dict[Seat, _Wait] = {}
        for seat, is_asked in awaited(table).items():
            wait = self._waits.get(seat)
            if wait is None or (wait.of, wait.is_asked) != (table.last_position_seq, is_asked):
                wait = _Wait(table.last_position_seq, min(began, until), is_asked=is_asked)
            if seat in away and wait.left is None:
                wait.left = min(max(self._left[seat], wait.since), until)
            elif seat not in away and wait.left is not None:
                wait.left, wait.touched = None, until
            waits[seat] = wait
        self._waits = waits

    def touch(self, seats: Iterable[Seat], now: Seconds) -> None:
        """Somebody has touched the table: they are there, and still looking."""
        for seat in seats:
            if seat in self._waits:
                self._waits[seat].touched = self._stopped or now

    def tell(self, overdue: Overdue) -> bool:
        """Whether this differs from what was told last. It is told now."""
        is_new, self.told = overdue != self.told, overdue
        return is_new

    # What is asked

    def overdue(self, table: Table, now: Seconds) -> Overdue:
        """The seats that the others have waited for long enough."""
        if table.stage != "playing":
            return NOBODY_OVERDUE
        limit, until = limits(table), self._stopped or now
        asked = {seat: wait for seat, wait in self._waits.items() if wait.is_asked}
        nudge = limit.nudge
        nudged = () if nudge is None else tuple(s for s in asked if until >= asked[s].since + nudge)
        idle = {seat for seat, left in self._left.items() if now >= left + limit.turn_away}
        if self._stopped is None:
            idle |= {
                seat
                for seat, wait in self._waits.items()
                if not wait.is_asked and now >= wait.due(limit.turn, limit.turn_away)
            }
        unanswered = tuple(
            seat
            for seat, wait in asked.items()
            if self._stopped is None
            and (table.chair(seat).driver == "nobody" or now >= wait.due(limit.answer, limit.answer_away))
        )
        return Overdue(nudged, unanswered, tuple(seat for seat in table.people if seat in idle))

    def next_change(self, table: Table, now: Seconds) -> Seconds | None:
        """When somebody becomes overdue next, if nothing happens before."""
        if table.stage != "playing":
            return None
        limit = limits(table)
        waits = () if self._stopped is not None else tuple(self._waits.values())
        times = (
            *(left + limit.turn_away for seat, left in self._left.items() if seat in table.people),
            *(wait.since + limit.nudge for wait in waits if wait.is_asked and limit.nudge is not None),
            *(wait.due(limit.answer, limit.answer_away) for wait in waits if wait.is_asked),
            *(wait.due(limit.turn, limit.turn_away) for wait in waits if not wait.is_asked),
        )
        return min((Seconds(time) for time in times if time > now), default=None)

    def _run(self, now: Seconds, *, runs: bool) -> None:
        if not runs:
            self._stopped = now if self._stopped is None else self._stopped
        elif self._stopped is not None:
            for wait in self._waits.values():
                wait.postpone(Seconds(now - self._stopped))
            self._stopped = None
