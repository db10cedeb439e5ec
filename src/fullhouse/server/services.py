"""What the routes need, constructed once."""

from functools import partial

from fullhouse.core.ids import Seconds
from fullhouse.match.names import rude_words
from fullhouse.match.ports import Now, Store
from fullhouse.server.codes import read_code
from fullhouse.server.config import Config
from fullhouse.server.errors import NotFound
from fullhouse.server.features.bots import BotKeeper
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.features.reviews import Reviews
from fullhouse.server.features.thinkers import Thinkers
from fullhouse.server.keys import Keys
from fullhouse.server.net.files import most_connections
from fullhouse.server.net.gate import Gate
from fullhouse.server.net.limits import Limits, Places
from fullhouse.server.net.turnstile import Turnstile
from fullhouse.server.operation.metrics import Metrics
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.pool import Pool


class Services:
    """All of one node. The nodes of a site share the store, and `shared_limits` over the bus."""

    def __init__(self, config: Config, store: Store, now: Now, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.now: Now = now
        self.hub = Hub(store, now)
        self.keys = Keys(store)
        self.thinkers = Thinkers(config.bot_workers)
        self.bots = BotKeeper(self.hub, config.pace, self.thinkers)
        self.limits = Limits(rate=config.requests_a_second, burst=config.requests_at_once, time=now)
        self.guesses = Limits(rate=config.guesses_a_second, burst=config.guesses_at_once, time=now)
        self.all_guesses = Limits(
            rate=config.all_guesses_a_second, burst=config.all_guesses_at_once, time=now
        )
        self.turnstile = Turnstile()
        self.places = Places(most=most_connections(config.connections), most_each=config.connections_each)
        self.gate = Gate(self.hub, self.keys, self.limits, self.places, config)
        self.workers = Pool(config.workers, self._charge)
        self.reviews = Reviews(self.workers, store, self._review_wait)
        self.started: Seconds = now()
        self.metrics = metrics
        metrics.watch(self)
        self.hub.on_stored = metrics.entries.stored
        self.fairness = Fairness(self.hub)
        self.hub.rude = rude_words() if config.name_filter else frozenset()
        self.gate.on_refusal = partial(metrics.refused, "socket")

    @property
    def shared_limits(self) -> dict[str, Limits]:
        """The limits that hold for all nodes together."""
        return {"requests": self.limits, "guesses": self.guesses, "all-guesses": self.all_guesses}

    def close(self) -> None:
        """Start nothing new: bots and connections stop."""
        self.bots.close()
        self.reviews.close()
        self.hub.close()

    def _review_wait(self, caller: str) -> float:
        """A review never takes what its caller needs to play on: half of the burst is left."""
        return self.limits.wait(caller, self.config.requests_at_once / 2)

    def _charge(self, caller: str, cpu: float) -> None:
        self.limits.charge(caller, cpu * self.config.cpu_second_price)

    async def room_of(self, code: str, caller: str) -> Room:
        """The room of a code. After too many invalid codes, valid ones are refused just the same."""
        self.guesses.require(caller)
        self.all_guesses.require("")
        try:
            return await self.hub.room_of_code(read_code(code))
        except NotFound:
            self.guesses.charge(caller, 1)
            self.all_guesses.charge("", 1)
            raise
