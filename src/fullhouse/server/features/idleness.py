"""How long a table was left alone: only the time counts in which the server ran.

So a clock that is wrong makes nothing old: what it jumped over looks as if the server had been off. And a
server that was off for a month did not give anybody a month to come back.
"""

from collections.abc import Iterable

from fullhouse.core.ids import Seconds
from fullhouse.match.nodes import Outage

DAY_SECONDS = 24 * 3600.0
JUMP_SECONDS = DAY_SECONDS
"""After being off for longer nothing is retired for a while: whoever sees a wrong clock can mend it."""
WARY_SECONDS = DAY_SECONDS


class Idleness:
    """What is known of the times in which no server ran.

    >>> week = Seconds(7 * DAY_SECONDS)
    >>> idleness = Idleness([Outage(Seconds(1000), Seconds(1000 + week))])
    >>> [idleness.between(Seconds(400), Seconds(until + week)) for until in (1000, 2000)]
    [600.0, 1600.0]
    >>> [idleness.wary_since(Seconds(1000 + week + days * DAY_SECONDS)) is not None for days in (0, 0.9, 1.1)]
    [True, True, False]
    """

    def __init__(self, outages: Iterable[Outage]) -> None:
        self._outages = sorted(outages, key=lambda outage: outage.until)

    def between(self, since: Seconds, until: Seconds) -> Seconds:
        """For how long a server ran in this time."""
        off = sum(max(0.0, min(outage.until, until) - max(outage.since, since)) for outage in self._outages)
        return Seconds(max(0.0, until - since - off))

    def wary_since(self, now: Seconds) -> Outage | None:
        """The jump after which the server has not run for a day yet; None where there is none.

        Further jumps meanwhile change nothing: somewhere that runs for an evening a week a day is over, too.
        """
        wary: Outage | None = None
        for outage in self._outages:
            is_jump = outage.until - outage.since >= JUMP_SECONDS
            if is_jump and (wary is None or self.between(wary.until, outage.since) >= WARY_SECONDS):
                wary = outage
        return wary if wary is not None and self.between(wary.until, now) < WARY_SECONDS else None
