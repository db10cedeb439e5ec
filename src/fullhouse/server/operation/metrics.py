"""Prometheus metrics of one server: counted while it works, read at `/metrics`."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable
from itertools import accumulate
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from fullhouse.match.entries import AnyEntry, Played
from fullhouse.server.capacity import Capacity
from fullhouse.server.services import Services

CONTENT_TYPE = CONTENT_TYPE_LATEST
Channel = Literal["rest", "socket"]
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """The counters, each process with its own. No label ever holds a name, a code or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Entries()
        self.registry.register(self.entries)
        self.stored = self.entries.stored
        """An entry was stored after this time, or could not be: called at every move."""
        self._lag = Histogram(
            "fullhouse_loop_lag_seconds",
            "How much later than asked the event loop calls.",
            buckets=SHORT,
            registry=self.registry,
        )
        self._requests = Histogram(
            "fullhouse_request_seconds",
            "HTTP requests by the class of their status.",
            ("status",),
            buckets=SHORT,
            registry=self.registry,
        )
        self._refusals = Counter(
            "fullhouse_refusals", "Refusals by reason.", ("channel", "reason"), registry=self.registry
        )

    def watch(self, services: Services, capacity: Capacity) -> None:
        """Also show what is counted elsewhere: it is read when somebody asks."""
        self.registry.register(_Now(services, capacity))

    def lagged(self, seconds: float) -> None:
        self._lag.observe(max(0.0, seconds))

    def answered(self, status: int, seconds: float) -> None:
        self._requests.labels(f"{status // 100}xx").observe(seconds)

    def refused_message(self, code: str) -> None:
        self._refused("socket", code)

    def refused_request(self, code: str) -> None:
        self._refused("rest", code)

    def _refused(self, channel: Channel, code: str) -> None:
        self._refusals.labels(channel, code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Entries(Collector):
    """What was stored. Counted at every entry, so in plain numbers: the library's counters take locks."""

    def __init__(self) -> None:
        self._moves = self._failures = 0
        self._seconds = 0.0
        self._within = [0] * (len(SHORT) + 1)
        """How many entries took at most as long as each of SHORT, and longer than the one before."""

    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None:
        if error is not None:
            self._failures += 1
            return
        self._within[bisect_left(SHORT, seconds)] += 1
        self._seconds += seconds
        if isinstance(entry, Played):
            self._moves += 1

    def collect(self) -> Iterable[Metric]:
        sums = list(accumulate(self._within))
        yield CounterMetricFamily("fullhouse_moves", "Moves stored.", self._moves)
        yield CounterMetricFamily("fullhouse_entries", "Log entries stored.", sums[-1])
        yield CounterMetricFamily(
            "fullhouse_store_failures", "Log entries that could not be stored.", self._failures
        )
        limits = [*map(floatToGoString, SHORT), "+Inf"]
        yield HistogramMetricFamily(
            "fullhouse_commit_seconds",
            "From the decision of an entry until it is durable.",
            buckets=list(zip(limits, sums, strict=True)),
            sum_value=self._seconds,
        )


class _Now(Collector):
    """What is open at this moment."""

    def __init__(self, services: Services, capacity: Capacity) -> None:
        self._services, self._capacity = services, capacity

    def collect(self) -> Iterable[Metric]:
        services = self._services
        tables = GaugeMetricFamily("fullhouse_tables", "Loaded tables by stage.", labels=["stage"])
        stages = Tally(room.table.stage for room in services.hub.rooms.values())
        for stage in ("gathering", "playing", "over"):
            tables.add_metric([stage], stages[stage])
        yield tables
        yield GaugeMetricFamily("fullhouse_sockets", "Open sockets.", len(services.connections.opened))
        yield GaugeMetricFamily("fullhouse_connections", "Open connections.", self._capacity.count)
        yield GaugeMetricFamily(
            "fullhouse_waiting_requests", "Requests that wait for news.", services.bell.waiting
        )
        yield GaugeMetricFamily(
            "fullhouse_jobs_waiting", "Jobs that wait for a worker.", services.workers.waiting
        )
        yield GaugeMetricFamily(
            "fullhouse_jobs_running", "Jobs that a worker does.", services.workers.running
        )
