"""The node of a browser: the server's own services over message ports, in the place of sockets and HTTP."""

from collections.abc import Callable, Mapping
from pathlib import Path

from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ports import Store
from fullhouse.server.api.in_process import InProcess, PlainAnswer, PlainRequest
from fullhouse.server.features.bots import Pace, Thinkers
from fullhouse.server.loops import Tasks, every
from fullhouse.server.net.connection import Connection
from fullhouse.server.services import CallerLimits, Services
from fullhouse.server.settings import UNLIMITED, Config
from fullhouse.server.workers.messages import Workers

CALLER = "here"
"""Everybody at this device."""
TOKEN_MARK = "here-"
"""Begins the tokens of this house: by it a page knows that a table is its browser's, and no server's."""
BEAT_SECONDS = 1.0
SWEEP_SECONDS = 15.0


class NoMetrics:
    """Nobody looks at figures of a browser."""

    def stored(self, entry: AnyEntry, seconds: float, error: BaseException | None) -> None: ...

    def refused_message(self, code: str) -> None: ...

    def refused_request(self, code: str) -> None: ...


class PortChannel:
    """The channel of a connection over a message port: what is sent is there at once."""

    backlog = 0

    def __init__(self, post: Callable[[str], object], shut: Callable[[int], object]) -> None:
        self._post, self._shut = post, shut

    def send(self, message: bytes) -> None:
        self._post(message.decode())

    def forget(self) -> None:
        """Nothing waits."""

    def close(self, code: int) -> None:
        self._shut(code)


class Host:
    """One for each origin. What it needs of the browser is given: a store, and workers for what is heavy."""

    def __init__(
        self, store: Store, workers: Workers, *, pace: Pace | None = None, clock: Clock | None = None
    ) -> None:
        self._store, self._workers = store, workers
        self._pace, self._clock = pace or Pace(), clock
        self._tasks = Tasks()
        self.services: Services | None = None
        self._api: InProcess | None = None

    async def start(self) -> None:
        await self._store.start()
        clock = self._clock or SystemClock(self._store.last_beat())
        config = Config(database=Path("/"), pace=self._pace, **UNLIMITED)
        services = self.services = Services(
            config,
            self._store,
            clock,
            limits=CallerLimits(config, clock),
            metrics=NoMetrics(),
            workers=self._workers,
            thinkers=Thinkers(self._workers),
            token_mark=TOKEN_MARK,
        )
        self._api = InProcess(services, CALLER)
        await services.totals.load()
        await services.upkeep.wake_all()
        self._tasks.start(every(clock, BEAT_SECONDS, services.upkeep.beat))
        self._tasks.start(every(clock, SWEEP_SECONDS, services.hub.forget_idle))

    def connect(self, post: Callable[[str], object], shut: Callable[[int], object]) -> Connection:
        """A connection: it speaks by `post`, is spoken to by `take`, and its page leaves by `gone`."""
        assert self.services is not None
        return self.services.connections.open(PortChannel(post, shut), CALLER, lambda: None)

    async def answer(
        self, method: str, path: str, query: Mapping[str, str], headers: Mapping[str, str], body: bytes
    ) -> PlainAnswer:
        assert self._api is not None
        return await self._api.answer(PlainRequest(method, path, query, headers, body))

    async def close(self) -> None:
        self._tasks.close()
        if self.services is not None:
            self.services.close()
        await self._workers.close()
        await self._store.close()
