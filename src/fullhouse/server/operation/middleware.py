"""In front of the application: health and metrics, the host allow-list, HSTS, counts and the access log."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any

import msgspec
import structlog

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.system_clock import Clock
from fullhouse.server.api.shapes import ErrorShape
from fullhouse.server.capacity import caller_of
from fullhouse.server.errors import NotAllowed, NotFound, TooMany, sent
from fullhouse.server.net.rate_limit import REFUSAL_DELAY_SECONDS, Limits, RequestQueue
from fullhouse.server.operation.health import Health, Readiness, not_ready
from fullhouse.server.operation.logs import shown_path
from fullhouse.server.operation.metrics import CONTENT_TYPE, Metrics
from fullhouse.server.settings import Config, is_same_site, name_in
from fullhouse.words import LANGUAGES, explain

access = structlog.stdlib.get_logger("fullhouse.access")
log = logging.getLogger("fullhouse")
HSTS = (b"strict-transport-security", b"max-age=31536000")
MISDIRECTED = 421
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
HARMLESS = ("GET", "HEAD", "OPTIONS")
OWN_SITE = ("same-origin", "none")
"""What browsers say of requests that our pages make, and of none's."""
API = "/api/"
FILE = 0.2
"""A file costs this many requests: a page needs some dozens."""
NO_FILE = 3
"""A path without a file costs this many requests more: no page of ours asks for one."""
NOT_THERE = (404, 503)
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")
"""Headers that proxies add."""

Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Send], Awaitable[None]]


class NotJson(BadInput):
    status = 415


class Middleware:
    """Answers the operator's requests itself, and hands everything else on."""

    def __init__(self, app: App, config: Config, metrics: Metrics, clock: Clock) -> None:
        self._app, self._config, self.metrics, self._clock = app, config, metrics, clock
        self._hosts, self._origins = config.hosts, config.origins
        self._has_hsts = (config.public_url or "").startswith("https:")
        self.health: Health | None = None
        self.limits: Limits | None = None
        """Both are there once the server has started."""
        self.request_queue = RequestQueue()
        self._paths: dict[str, Callable[[Any], Awaitable[tuple[int, str, bytes]]]] = {
            "/healthz": self._alive,
            "/readyz": self._ready,
            "/metrics": self._metrics,
        }

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = self._clock.perf_counter(), 500

        async def sent(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TooMany.status:
                    await self._clock.sleep(REFUSAL_DELAY_SECONDS)
                if self._has_hsts:
                    message = {**message, "headers": [*message.get("headers", ()), HSTS]}
            await send(message)

        try:
            await self._answer(scope, receive, sent)
            if status in NOT_THERE and self.limits is not None and self._is_file(scope["path"]):
                self.limits.charge(_caller(scope), NO_FILE)
        finally:
            seconds = self._clock.perf_counter() - began
            self.metrics.answered(status, seconds)
            if self._config.access_log:
                self._note(scope, status, seconds)

    async def _answer(self, scope: Any, receive: Any, send: Send) -> None:
        own = self._paths.get(scope["path"])
        if own is not None:
            await _reply(scope, send, *await own(scope))
        elif _host(scope) not in self._hosts:
            self.metrics.refused_request("unknown-host")
            await _reply(
                scope,
                send,
                MISDIRECTED,
                *_worded(scope, NotFound("unknown-host", host=name_in(_host(scope)))),
            )
        elif (refused := self._cross_site(scope)) is not None:
            self.metrics.refused_request(refused.code)
            await _reply(scope, send, refused.status, JSON, _refusal(refused))
        else:
            await self._charged(scope, receive, send)

    def _cross_site(self, scope: Any) -> FullHouseError | None:
        """Why a request that changes something may be of another site's page; None where it is not.

        Such a page can send forms and plain text without asking, but neither JSON nor a false origin.
        """
        if scope["method"] in HARMLESS:
            return None
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site", "none")
        is_ours = origin is None or is_same_site(origin, [_host(scope)], self._origins)
        if not is_ours or site not in OWN_SITE:
            return NotAllowed("cross-site")
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        return None if kind == JSON or scope["method"] == "DELETE" else NotJson("not-json")

    async def _charged(self, scope: Any, receive: Any, send: Send) -> None:
        """Hand a request on in its turn if the caller's rate limit allows it; else refuse it."""
        if self.limits is not None:
            caller = _caller(scope)
            try:
                self.limits.check(caller, 1 if scope["path"].startswith(API) else FILE)
            except TooMany as error:
                self.metrics.refused_request(error.code)
                retry = (b"retry-after", b"%d" % error.facts["wait"])
                await _reply(scope, send, TooMany.status, JSON, _refusal(error), retry)
                return
            await self.request_queue.enter(caller)
        await self._app(scope, receive, send)

    def _is_file(self, path: str) -> bool:
        return path not in self._paths and not path.startswith(API)

    async def _alive(self, _scope: Any) -> tuple[int, str, bytes]:
        """The event loop runs. A full disk does not count: a restart would not help."""
        return 200, JSON, msgspec.json.encode(Readiness())

    async def _ready(self, _scope: Any) -> tuple[int, str, bytes]:
        readiness = not_ready("starting") if self.health is None else await self.health.readiness()
        return 200 if readiness.ready else 503, JSON, msgspec.json.encode(readiness)

    async def _metrics(self, scope: Any) -> tuple[int, str, bytes]:
        if not self._may_measure(scope):
            return NotAllowed.status, JSON, _refusal(NotAllowed("metrics-closed"))
        return 200, CONTENT_TYPE, self.metrics.text()

    def _may_measure(self, scope: Any) -> bool:
        """With the token, if one is set; else from this machine and not through a proxy."""
        headers = dict(scope["headers"])
        if self._config.metrics_token is not None:
            wanted = f"Bearer {self._config.metrics_token}".encode()
            return secrets.compare_digest(headers.get(b"authorization", b""), wanted)
        is_direct = not any(name in headers for name in FORWARDED)
        try:
            return is_direct and ip_address((scope.get("client") or ("",))[0]).is_loopback
        except ValueError:
            return False

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        access.info(
            "request",
            method=scope["method"],
            path=shown_path(scope["path"]),
            status=status,
            ms=round(1000 * seconds, 1),
            client=(scope.get("client") or ("?",))[0],
        )


def _caller(scope: Any) -> str:
    return caller_of((scope.get("client") or ("?",))[0])


def _host(scope: Any) -> str:
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    return hosts[0].decode("latin-1") if len(hosts) == 1 else ""


def _worded(scope: Any, error: FullHouseError) -> tuple[str, bytes]:
    """A refusal in words for people who open a page, as JSON for programs."""
    headers = dict(scope["headers"])
    if not headers.get(b"accept", b"").startswith(b"text/html"):
        return JSON, _refusal(error)
    wanted = headers.get(b"accept-language", b"")[:2].decode("latin-1").lower()
    return TEXT, explain(error, wanted if wanted in LANGUAGES else "en").encode()


def _refusal(error: FullHouseError) -> bytes:
    return msgspec.json.encode(ErrorShape(error.code, sent(error.facts)))


async def _reply(
    scope: Any, send: Send, status: int, kind: str, body: bytes, *more: tuple[bytes, bytes]
) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        *more,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
