"""The clocks of a running game: the sand-glass of the turn, and the playing time of the whole."""

from typing import Any

import msgspec

from fullhouse.core.clock import SILENCE, TIME_UP, TIMEOUT, Countdown, Deadline
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.match.info import ClockInfo


class ClockSnapshot(msgspec.Struct, frozen=True):
    """All that running clocks know, as it is stored."""

    stretch: float
    deadline: Deadline | None
    glass: Countdown | None
    number: int
    interrupted: tuple[Deadline, int, Countdown] | None
    limit_total: Seconds | None
    limit: Countdown | None
    played: Seconds
    since: Seconds | None


class GameClocks:
    """The running clocks. The caller passes the time; nothing in here reads a clock."""

    def __init__(self, now: Seconds, *, stretch: float = 1, limit: Seconds | None = None) -> None:
        self.stretch = stretch
        self._deadline: Deadline | None = None
        self._glass: Countdown | None = None
        self._number = 0
        self._interrupted: tuple[Deadline, int, Countdown] | None = None
        self._limit_total = None if limit is None else Seconds(limit * stretch)
        self._limit = None if self._limit_total is None else Countdown(self._limit_total, now)
        self._played = Seconds(0)
        self._since: Seconds | None = now

    @classmethod
    def of(cls, snapshot: ClockSnapshot) -> "GameClocks":
        """The clocks that stood so."""
        clocks = cls(Seconds(0), stretch=snapshot.stretch)
        for name in ClockSnapshot.__struct_fields__[1:]:
            setattr(clocks, f"_{name}", getattr(snapshot, name))
        return clocks

    def snapshot(self) -> ClockSnapshot:
        names = ClockSnapshot.__struct_fields__[1:]
        known: dict[str, Any] = {name: getattr(self, f"_{name}") for name in names}
        return ClockSnapshot(stretch=self.stretch, **known)

    # What happens

    def turn(self, deadline: Deadline | None, number: int, now: Seconds, *, expired: bool = False) -> None:
        """Start the clock the rules ask for. The same deadline keeps its clock, unless it has just expired.

        The clock of a numbered turn that was interrupted continues where it stopped.
        """
        if (deadline, number) == (self._deadline, self._number) and not expired:
            return
        before = self._deadline, self._number, self._glass
        self._deadline, self._number = deadline, number
        if deadline is None:
            self._glass = None
        elif number and self._interrupted is not None and self._interrupted[:2] == (deadline, number):
            self._glass = self._interrupted[2].started(now)
        else:
            self._glass = Countdown(Seconds(deadline.seconds * self.stretch), now)
        self._interrupted = None
        if before[0] is not None and before[1] and before[2] is not None and not expired:
            self._interrupted = before[0], before[1], before[2].paused(now)
        if self._since is None and self._glass is not None:
            self._glass = self._glass.paused(now)

    def pause(self, now: Seconds) -> None:
        """Stop all clocks until `resume`."""
        self._played, self._since = self.played(now), None
        self._glass = self._glass and self._glass.paused(now)
        self._limit = self._limit and self._limit.paused(now)

    def resume(self, now: Seconds) -> None:
        self._since = now
        self._glass = self._glass and self._glass.started(now)
        self._limit = self._limit and self._limit.started(now)

    def give_back(self, down: Seconds, now: Seconds) -> None:
        """The server was down since `down`: that time does not count."""
        if self._since is not None:
            self.pause(max(down, self._since))
            self.resume(now)

    def stop(self, now: Seconds) -> None:
        """The game is over."""
        self.pause(now)
        self._deadline = self._glass = self._interrupted = None

    # What is asked

    def played(self, now: Seconds) -> Seconds:
        """How long has been played, pauses aside."""
        return self._played if self._since is None else Seconds(self._played + max(0.0, now - self._since))

    def ends_at(self) -> Seconds | None:
        """When the next clock runs out, if nothing happens before."""
        ends: Seconds | None = None
        if self._glass is None and self._limit is None:
            return ends
        for clock in (self._glass, self._limit):
            if clock is not None and clock.since is not None:
                end = Seconds(clock.since + clock.remaining)
                ends = end if ends is None or end < ends else ends
        return ends

    def silence(self) -> tuple[Seconds, Seconds] | None:
        """How long those who are asked may keep silent, and when that ends; None while no such clock runs."""
        deadline, glass = self._deadline, self._glass
        if deadline is None or deadline.seat != TABLE or glass is None or glass.since is None:
            return None
        return Seconds(deadline.seconds * self.stretch), Seconds(glass.since + glass.remaining)

    def limit_ends_at(self) -> Seconds | None:
        """When the playing time of the whole game runs out, if nothing happens before."""
        limit = self._limit
        return None if limit is None or limit.since is None else Seconds(limit.since + limit.remaining)

    def expired(self, now: Seconds) -> tuple[Seat, str] | None:
        """The clock's move that is due: the seat, and `time_up`, `timeout` or `silence`."""
        if self._since is None:
            return None
        if self._limit is not None and self._limit.has_run_out(now):
            return TABLE, TIME_UP
        if self._deadline is not None and self._glass is not None and self._glass.has_run_out(now):
            return self._deadline.seat, TIMEOUT if self._deadline.seat else SILENCE
        return None

    def infos(self, now: Seconds) -> tuple[ClockInfo | None, ClockInfo | None, Seconds]:
        """The sand-glass, the playing time of the whole game, and how long has been played."""
        glass = None if self._glass is None else self.glass_info(now)
        limit = None if self._limit is None else self.limit_info(now)
        since = self._since
        played = self._played if since is None or since > now else Seconds(self._played + now - since)
        return glass, limit, Seconds(round(played, 3))

    def glass_info(self, now: Seconds) -> ClockInfo | None:
        if self._deadline is None or self._glass is None:
            return None
        total = Seconds(self._deadline.seconds * self.stretch)
        return ClockInfo(
            self._deadline.seat, rounded(self._glass.left(now)), total, self._glass.since is not None
        )

    def limit_info(self, now: Seconds) -> ClockInfo | None:
        if self._limit is None or self._limit_total is None:
            return None
        return ClockInfo(
            TABLE, rounded(self._limit.left(now)), self._limit_total, self._limit.since is not None
        )


def rounded(seconds: Seconds) -> Seconds:
    """Rounded to milliseconds."""
    return Seconds(round(seconds, 3))
