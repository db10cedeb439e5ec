"""Everything that follows from a committed entry, in the order in which it is done."""

from typing import Protocol

from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import AnyEntry
from fullhouse.server.features.bots import Bots
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.features.results import Results
from fullhouse.server.features.totals import Totals
from fullhouse.server.tables.bell import Bell
from fullhouse.server.tables.broadcast import Broadcast
from fullhouse.server.tables.clocks import Clocks
from fullhouse.server.tables.cluster_port import ClusterHints, SingleNode
from fullhouse.server.tables.conflict import Recovery
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import Snapshots
from fullhouse.server.tables.stream import LogEntry, Subscriber


def subscribe(
    hub: Hub,
    *,
    totals: Totals | None = None,
    bots: Bots | None = None,
    fairness: Fairness | None = None,
    bell: Bell | None = None,
    metrics: "EntryMetrics | None" = None,
) -> None:
    """Let everything follow from the entries of a hub. What is not given is made, or left out."""
    hub.stream.subscribe(
        Measured(metrics or NoMetrics(), hub.clock),
        Recovery(hub),  # an entry was not stored: the table goes back to its log
        Broadcast(),  # everybody at the table gets the news
        Results(hub, totals or Totals(hub.store)),  # a game has ended: count it
        Snapshots(hub.store),  # a long game: keep a snapshot
        Clocks(hub),  # set the timer, write the deadline
        *([bots] if bots is not None else []),  # a bot may be to move
        fairness or Fairness(hub),  # a game began or ended: the coach is silent meanwhile
        bell or Bell(),  # wake whoever waits by long polling
        *([] if type(hub.cluster) is SingleNode else [ClusterHints(hub.cluster)]),  # hint the other nodes
    )


class EntryMetrics(Protocol):
    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None:
        """An entry was stored after this time, or could not be."""


class NoMetrics:
    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None: ...


class Measured(Subscriber):
    """How long this node's entries take until they are durable."""

    def __init__(self, metrics: EntryMetrics, clock: Clock) -> None:
        self._metrics, self._clock = metrics, clock

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        if logged.decided_at is not None:
            self._metrics.stored(logged.entry, self._clock.perf_counter() - logged.decided_at, None)

    def refused(self, room: Room, logged: LogEntry, error: BaseException) -> None:  # noqa: ARG002
        self._metrics.stored(logged.entry, 0.0, error)
