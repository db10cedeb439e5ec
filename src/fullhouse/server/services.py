"""What the routes and the connections need, put together once, and what follows from committed entries."""

from collections.abc import Callable
from typing import Protocol

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.deciding.names import rude_words
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ports import Store
from fullhouse.server.capacity import Rate
from fullhouse.server.features.bots import Bots, Thinkers
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.features.hints import Hints
from fullhouse.server.features.results import Results
from fullhouse.server.features.reviews import Reviews
from fullhouse.server.features.totals import Totals
from fullhouse.server.keys import Keys
from fullhouse.server.net.connection import Connections
from fullhouse.server.net.rate_limit import Limits, RequestQueue, TableCodes
from fullhouse.server.settings import Config
from fullhouse.server.tables.broadcast import Bell, Broadcast
from fullhouse.server.tables.clocks import Clocks, Upkeep
from fullhouse.server.tables.cluster_port import Cluster, ClusterNotifications, SingleNode
from fullhouse.server.tables.conflict import Recovery
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.snapshots import Snapshots
from fullhouse.server.tables.stream import LogEntry, Subscriber
from fullhouse.server.tables.waiting import Waiting
from fullhouse.server.workers.messages import Workers


class Metrics(Protocol):
    """Counts what happens. `operation/metrics.py` has the server's."""

    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None:
        """An entry is durable, or could not be stored."""

    def refused_message(self, code: str) -> None:
        """A message of a connection was refused."""

    def refused_request(self, code: str) -> None:
        """A REST request was refused."""


DEBT_SECONDS = 1_800.0
"""For how long a debt of heavy work may have to be paid; what is more is forgiven."""


class CallerLimits:
    """The rate limits of a node, for each caller."""

    def __init__(self, config: Config, clock: Clock) -> None:
        now = clock.now  # by whose windows the nodes of a site share them
        self._cpu_second_price = config.cpu_second_price
        self.requests = Limits(config.requests, time=now)
        self.work = Limits(_cpu_rate(config), time=now, debt_seconds=DEBT_SECONDS)
        """CPU seconds. Who owes some waits with heavy work until it is paid, and with nothing else."""
        self.guesses = Limits(config.guesses, time=now)
        self.all_guesses = Limits(config.all_guesses, time=now)

    @property
    def shared(self) -> dict[str, Limits]:
        """The limits that hold for all nodes together."""
        return {
            "requests": self.requests,
            "work": self.work,
            "guesses": self.guesses,
            "all-guesses": self.all_guesses,
        }

    def charge_cpu(self, caller: str, cpu_seconds: float) -> None:
        self.requests.charge(caller, cpu_seconds * self._cpu_second_price)
        self.work.charge(caller, cpu_seconds)


def _cpu_rate(config: Config) -> Rate:
    """What heavy work can be had for all requests that a caller has."""
    return Rate(*(amount / config.cpu_second_price for amount in config.requests))


class Services:
    """All of one node. The nodes of a site share the store, and the callers' limits over the bus."""

    def __init__(
        self,
        config: Config,
        store: Store,
        clock: Clock,
        *,
        limits: CallerLimits,
        metrics: Metrics,
        workers: Workers,
        thinkers: Thinkers,
        cluster: Cluster | None = None,
        token_mark: str = "",
        public_key_of: Callable[[bytes], bytes] | None = None,
    ) -> None:
        self.config, self.store, self.clock, self.metrics = config, store, clock, metrics
        self.now = clock.now
        self.workers, self.thinkers = workers, thinkers
        self.limits, self.work = limits.requests, limits.work
        self.hub = Hub(store, clock, cluster, rude_words() if config.name_filter else frozenset())
        self.upkeep = Upkeep(self.hub)
        self.bell = Bell()
        self.totals = Totals(store)
        self.bots = Bots(self.hub, config.pace, thinkers)
        self.fairness = Fairness(self.hub)
        subscribe(
            self.hub,
            totals=self.totals,
            bots=self.bots,
            fairness=self.fairness,
            bell=self.bell,
            metrics=metrics,
        )
        self.is_private = bool(token_mark)
        """Whether everybody here sits at one device, which has all logs anyway."""
        self.keys = Keys(store, token_mark)
        self.codes = TableCodes(self.hub, self.keys, limits.guesses, limits.all_guesses)
        self.request_queue = RequestQueue()
        self.hints = Hints(self.hub, self.fairness, self.bell, workers, self.limits.check)
        self.connections = Connections(
            self.hub,
            self.keys,
            self.hints,
            self.limits,
            rate=config.messages,
            refused=metrics.refused_message,
        )
        self.reviews = Reviews(workers, store, clock, self._review_wait)
        self.started: Seconds = clock.now()
        self._signing_key = b""
        self._public_key_of = public_key_of

    async def signing_key(self) -> bytes:
        """What records are signed with; the same at all nodes."""
        if not self._signing_key:
            self._signing_key = await self.store.secret("signing")
        return self._signing_key

    async def public_key(self) -> str:
        """What signatures of this server are checked with; empty where it signs nothing."""
        secret = await self.signing_key()
        return self._public_key_of(secret).hex() if secret and self._public_key_of is not None else ""

    def close(self) -> None:
        """Start nothing new: bots and connections stop."""
        self.bots.close()
        self.reviews.close()
        self.hints.close()
        self.upkeep.close()
        self.bell.close()
        self.hub.close()

    def _review_wait(self, caller: str) -> float:
        """A review never takes what its caller needs to play on: half of the burst is left."""
        return self.limits.wait(caller, self.config.requests.at_once / 2)


def subscribe(
    hub: Hub,
    *,
    totals: Totals | None = None,
    bots: Bots | None = None,
    fairness: Fairness | None = None,
    bell: Bell | None = None,
    metrics: Metrics | None = None,
) -> None:
    """Let everything follow from the entries of a hub. What is not given is made, or left out."""
    hub.stream.subscribe(
        *([Measured(metrics, hub.clock)] if metrics is not None else []),
        Recovery(hub),  # an entry was not stored: the table goes back to its log
        Broadcast(),  # everybody at the table gets the news
        Results(hub, totals or Totals(hub.store)),  # a game has ended: count it
        Snapshots(hub.store),  # a long game: keep a snapshot
        Clocks(hub),  # set the timer, write the deadline
        Waiting(hub),  # somebody may be waited for
        *([bots] if bots is not None else []),  # a bot may be to move
        fairness or Fairness(hub),  # a game began or ended: the coach is silent meanwhile
        bell or Bell(),  # wake whoever waits by long polling
        *(
            [] if type(hub.cluster) is SingleNode else [ClusterNotifications(hub.cluster)]
        ),  # notify the other nodes
    )


class Measured(Subscriber):
    """How long this node's entries take until they are durable."""

    def __init__(self, metrics: Metrics, clock: Clock) -> None:
        self._metrics, self._clock = metrics, clock

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        if logged.decided_at is not None:
            self._metrics.stored(logged.entry, self._clock.perf_counter() - logged.decided_at, None)

    def refused(self, room: Room, logged: LogEntry, error: BaseException) -> None:  # noqa: ARG002
        self._metrics.stored(logged.entry, 0.0, error)
