"""Wires store, hub, bots, REST, sockets and the static client into one ASGI application."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from socket import gethostname
from typing import Any, NamedTuple, cast

import uvicorn
from uvicorn.server import ServerState

from fullhouse.core.errors import FullHouseError
from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.games import folder_of, left_off, plugin_ids
from fullhouse.match.nodes import Bus, Outage
from fullhouse.match.ports import Store
from fullhouse.records.proofs.signing import public_key
from fullhouse.server.api.asgi import Api
from fullhouse.server.api.games import PLUGINS
from fullhouse.server.api.in_process import InProcess
from fullhouse.server.api.openapi import document
from fullhouse.server.capacity import Capacity, most_connections
from fullhouse.server.cluster.node import ClusterNode
from fullhouse.server.features.bots import Thinkers
from fullhouse.server.features.retention import AT_ONCE, Retention, retire, warn_of_jump
from fullhouse.server.loops import Tasks, every, guarded
from fullhouse.server.net.http import HttpConnection, Places
from fullhouse.server.net.rate_limit import share
from fullhouse.server.net.static import LIST, PARTS, Offline, Send, Static
from fullhouse.server.net.wire import PING_PARTS, Outbox, SocketAcceptor, Wire
from fullhouse.server.operation.health import Health
from fullhouse.server.operation.metrics import Metrics
from fullhouse.server.operation.middleware import Middleware
from fullhouse.server.services import CallerLimits, Services
from fullhouse.server.settings import Config, Proxies
from fullhouse.server.tables.cluster_port import Cluster
from fullhouse.server.tables.hub import Hub
from fullhouse.server.workers.pool import process_pool
from fullhouse.store import open_bus

log = logging.getLogger("fullhouse")
PING_SECONDS = 20.0
"""Between two pings to the same connection."""
BEAT_SECONDS = 1.0
LAG_SECONDS = 0.25
SWEEP_SECONDS = 15.0
RETIRE_SECONDS = 600.0
"""Between two looks for tables that nobody comes back to."""
RETIRE_SOON_SECONDS = 1.0
"""The same, while there are more of them than one look takes."""
TOTALS_SECONDS = 60.0
"""Between two readings of the statistics, where other nodes have finished games."""
LAST_WORDS_SECONDS = 0.1
SETTLING_SECONDS = 4.0
"""For the last commit, before everybody is sent away; closing the store waits for it once more."""
FIRST_JOB = (
    b'{"problem": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}'
)


class Network(NamedTuple):
    """Where connections come in."""

    capacity: Capacity
    places: Places
    sockets: SocketAcceptor

    @staticmethod
    def of(config: Config, services: Services) -> "Network":
        capacity = Capacity(most=most_connections(config.connections), most_each=config.connections_each)
        return Network(
            capacity,
            Places.of(capacity),
            SocketAcceptor(config, services.connections, capacity, services.clock),
        )


class Application:
    """Routes requests: `/api` to the API, everything else to the static client."""

    def __init__(
        self, config: Config, store: Store, clock: Clock | None = None, bus: Bus | None = None
    ) -> None:
        self._config, self._store = config, store
        self._clock = clock
        """Without one, that of the event loop in which it lives."""
        self._bus = bus or open_bus(config.bus, store.site)
        self.nodes: ClusterNode | None = None
        self._static = Static(config.static)
        self._offline = Offline(config.static)
        self._plugins = {name: Static(folder_of(name) / "web", has_page=False) for name in plugin_ids()}
        for plugin in left_off():
            log.warning("the game %s is left off the shelf: %s", plugin.name, plugin.cause)
        self.services: Services | None = None
        self._network: Network | None = None
        self._outbox = Outbox()
        self._middleware = Middleware(self._route, config, Metrics(), clock or SystemClock())
        self._api = Api(self._life)

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        await self._middleware(scope, receive, send)

    async def _route(self, scope: Any, receive: Any, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "lifespan" or path == "/api" or path.startswith("/api/"):
            await self._api(scope, receive, send)
        elif path.startswith(PLUGINS):
            await self._plugin(path.removeprefix(PLUGINS), scope, receive, send)
        elif path == LIST or path.startswith(PARTS):
            await self._offline(scope, receive, send)
        else:
            await self._static(scope, receive, send)

    async def _plugin(self, path: str, scope: Any, receive: Any, send: Send) -> None:
        name, _, file = path.partition("/")
        static = self._plugins.get(name)
        if static is None:
            await self._static(scope, receive, send)
        else:
            await static({**scope, "path": file}, receive, send)

    def wire(self, config: uvicorn.Config, server_state: ServerState, app_state: object) -> Wire:  # noqa: ARG002
        """Called by uvicorn for a connection that asks for a WebSocket."""
        sockets, connections = self.network.sockets, cast("set[object]", server_state.connections)
        return Wire(
            sockets.accept,
            connections,
            frames=sockets.new_bucket(),
            clock=self.clock,
            lost=sockets.lost,
            outbox=self._outbox,
        )

    def http(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> HttpConnection:
        """Called by uvicorn for each connection."""
        places, proxies = self.network.places, self._config.proxies
        return HttpConnection(
            config, server_state, app_state, places=places, proxies=proxies, clock=self.clock
        )

    @property
    def network(self) -> Network:
        assert self._network is not None, "a connection before start-up finished"
        return self._network

    @property
    def clock(self) -> Clock:
        assert self.services is not None, "asked for the time before start-up finished"
        return self.services.clock

    @property
    def metrics(self) -> Metrics:
        return self._middleware.metrics

    @property
    def proxies(self) -> Proxies:
        return self._config.proxies

    async def say_goodbye(self) -> None:
        """Tell every connection that the server stops, and give it a moment to read that."""
        if self.services is not None:
            if self._middleware.health is not None:
                self._middleware.health.is_stopping = True
            self.services.close()
            try:
                async with self.clock.timeout(SETTLING_SECONDS):
                    await self._store.settle()
            except Exception as error:
                log.error("the last entries could not be stored yet: %s", str(error) or "no answer")
            if self.nodes is not None:
                await self.nodes.stop()
            await self.clock.sleep(LAST_WORDS_SECONDS if self.services.connections.opened else 0)

    def _new_services(self, clock: Clock, cluster: Cluster | None) -> Services:
        config, limits = self._config, CallerLimits(self._config, clock)
        thinking = process_pool(config.bot_workers, clock) if config.bot_workers else None
        self._limits = limits
        return Services(
            config,
            self._store,
            clock,
            limits=limits,
            metrics=self._middleware.metrics,
            workers=process_pool(config.workers, clock, limits.charge_cpu),
            thinkers=Thinkers(thinking, at_once=max(1, config.bot_workers)),
            cluster=cluster,
            public_key_of=public_key,
        )

    @contextlib.asynccontextmanager
    async def _life(self) -> AsyncIterator[InProcess]:
        await self._store.start()
        clock = self._clock or SystemClock(self._store.last_beat(), self._store.skew)
        registry = self._store.registry(f"{self._config.node or gethostname()}-{secrets.token_hex(4)}")
        self.nodes = None if registry is None else ClusterNode(registry, self._bus, clock)
        services = self._new_services(clock, self.nodes)
        self.services = services
        network = self._network = Network.of(self._config, services)
        self._middleware.metrics.watch(services, network.capacity)
        if self.nodes is not None:
            self.nodes.join(services.hub, services.bell, services.fairness.guarded)
            await self.nodes.start()
        outage = services.upkeep.begin() if self.nodes is None else None  # nodes note theirs together
        await services.totals.load()
        self._middleware.limits, self._middleware.request_queue = services.limits, services.request_queue
        self._middleware.health = Health(
            self._store, self._config, clock, self.nodes, is_full=lambda: network.capacity.is_full
        )
        tasks = Tasks()
        tasks.start(every(clock, BEAT_SECONDS, services.upkeep.beat))
        tasks.start(keep_retiring(services.hub, self._config.retention, outage))
        tasks.start(_measure_lag(self._middleware.metrics, clock))
        tasks.start(every(clock, SWEEP_SECONDS, services.hub.forget_idle))
        tasks.start(every(clock, PING_SECONDS / PING_PARTS, network.sockets.ping_some))
        if self.nodes is None:
            tasks.start(guarded(services.upkeep.wake_all))
        else:
            # Games that ended at tables of other nodes count, too.
            tasks.start(every(clock, TOTALS_SECONDS, services.totals.load))
            tasks.start(share(self._limits.shared, self._bus, self._store.site, clock))
        if self._config.warm_workers:
            document()  # made once, while nobody waits for it
            tasks.start(_warm_up(services))
            tasks.start(guarded(services.thinkers.start))
        try:
            yield InProcess(services, "?")
        finally:
            tasks.close()
            services.close()
            if self.nodes is not None:
                await self.nodes.stop()
            await services.workers.close()
            await services.thinkers.close()
            await self._store.close()


async def _warm_up(services: Services) -> None:
    """Do beforehand what the first guests would wait for: load what the workers need."""
    await services.workers.start()
    with contextlib.suppress(FullHouseError):
        size = services.config.workers
        await asyncio.gather(
            *(services.workers.run("check", FIRST_JOB, caller=f"worker {place}") for place in range(size))
        )


async def _measure_lag(metrics: Metrics, clock: Clock) -> None:
    """How late the event loop is: what everybody waits for."""
    while True:
        due = clock.monotonic() + LAG_SECONDS
        await clock.sleep(LAG_SECONDS)
        metrics.lagged(clock.monotonic() - due)


async def keep_retiring(hub: Hub, retention: Retention, outage: Outage | None = None) -> None:
    """Delete and pack old tables, at once and again and again; not before it is stored when no server ran."""
    is_ready = False

    async def retire_all() -> None:
        nonlocal is_ready
        if not is_ready:
            if outage is not None:
                await hub.store.add_outage(outage)
            await warn_of_jump(hub)
            is_ready = True
        while await retire(hub, retention) == AT_ONCE:
            await hub.clock.sleep(RETIRE_SOON_SECONDS)

    await guarded(retire_all)
    await every(hub.clock, RETIRE_SECONDS, retire_all)
