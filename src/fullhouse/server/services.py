"""What the routes and the connections need, put together once from the parts it is given."""

from typing import Protocol

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.deciding.names import rude_words
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ports import Store
from fullhouse.server.features.bots import Bots
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.features.hints import Hints
from fullhouse.server.features.reviews import Reviews
from fullhouse.server.features.thinkers import Thinkers
from fullhouse.server.features.totals import Totals
from fullhouse.server.keys import Keys
from fullhouse.server.net.admission import Admission
from fullhouse.server.net.connection import Reception
from fullhouse.server.net.limits import Limits
from fullhouse.server.net.turnstile import Turnstile
from fullhouse.server.settings.config import Config
from fullhouse.server.subscribers import subscribe
from fullhouse.server.tables.bell import Bell
from fullhouse.server.tables.cluster_port import Cluster
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.upkeep import Upkeep
from fullhouse.server.workers.port import Workers


class Metrics(Protocol):
    """Counts what happens. `operation/metrics.py` has the server's."""

    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None:
        """An entry is durable, or could not be stored."""

    def refused_message(self, code: str) -> None:
        """A message of a connection was refused."""

    def refused_request(self, code: str) -> None:
        """A REST request was refused."""


class CallerLimits:
    """The rate limits of a node, for each caller."""

    def __init__(self, config: Config, clock: Clock) -> None:
        now = clock.now  # by whose windows the nodes of a site share them
        self._cpu_second_price = config.cpu_second_price
        self.requests = Limits(rate=config.requests_a_second, burst=config.requests_at_once, time=now)
        self.guesses = Limits(rate=config.guesses_a_second, burst=config.guesses_at_once, time=now)
        self.all_guesses = Limits(
            rate=config.all_guesses_a_second, burst=config.all_guesses_at_once, time=now
        )

    @property
    def shared(self) -> dict[str, Limits]:
        """The limits that hold for all nodes together."""
        return {"requests": self.requests, "guesses": self.guesses, "all-guesses": self.all_guesses}

    def charge_cpu(self, caller: str, cpu_seconds: float) -> None:
        self.requests.charge(caller, cpu_seconds * self._cpu_second_price)


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
    ) -> None:
        self.config, self.store, self.clock, self.metrics = config, store, clock, metrics
        self.now = clock.now
        self.workers, self.thinkers = workers, thinkers
        self.limits = limits.requests
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
        self.admission = Admission(self.hub, self.keys, limits.guesses, limits.all_guesses)
        self.turnstile = Turnstile()
        self.hints = Hints(self.hub, self.fairness, self.bell, workers, self.limits.check)
        self.reception = Reception(
            self.hub,
            self.keys,
            self.hints,
            self.limits,
            rate=config.messages_a_second,
            burst=config.messages_at_once,
            refused=metrics.refused_message,
        )
        self.reviews = Reviews(workers, store, clock, self._review_wait)
        self.started: Seconds = clock.now()
        self._signing_key = b""

    async def signing_key(self) -> bytes:
        """What records are signed with; the same at all nodes."""
        if not self._signing_key:
            self._signing_key = await self.store.secret("signing")
        return self._signing_key

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
        return self.limits.wait(caller, self.config.requests_at_once / 2)
