"""Clocks as values: how much is left, and since when it runs. The caller passes the time."""

import msgspec

from fullhouse.core.ids import Seat, Seconds

TIMEOUT, SILENCE, TIME_UP = "timeout", "silence", "time_up"
"""The moves that only a clock makes: a seat's glass, the opponents' glass, and the whole game's time."""


class Deadline(msgspec.Struct, frozen=True):
    """What the clock should run. Its end is told by `timeout` of this seat, or `silence` of seat 0."""

    seat: Seat
    seconds: Seconds


class Countdown(msgspec.Struct, frozen=True):
    """A clock that counts down while `since` is set.

    >>> clock = Countdown(Seconds(30)).started(Seconds(100))
    >>> clock.left(Seconds(112)), clock.paused(Seconds(112)).left(Seconds(500))
    (18, 18)
    >>> clock.has_run_out(Seconds(130))
    True
    """

    remaining: Seconds
    since: Seconds | None = None

    def left(self, now: Seconds) -> Seconds:
        """The time left at a moment; never below zero."""
        if self.since is None:
            return self.remaining
        return Seconds(max(0, self.remaining - max(0, now - self.since)))

    def has_run_out(self, now: Seconds) -> bool:
        return self.left(now) <= 0

    def started(self, now: Seconds) -> "Countdown":
        """The same clock, running from now on."""
        return Countdown(self.left(now), now)

    def paused(self, now: Seconds) -> "Countdown":
        """The same clock, standing still."""
        return Countdown(self.left(now))
