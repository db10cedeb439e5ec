"""The bus over Redis or Valkey: it publishes in batches, and a beat that comes back shows that it works."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as Timeout

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason
from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Heard, Notification

SCHEMES = ("redis", "rediss", "valkey", "valkeys")


class Address:
    """Where the server is. Raises BadInput if it cannot be meant.

    >>> Address("valkey://:secret@bus.example:6379/0").shown
    'valkey://bus.example:6379/0'
    """

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            raise BadInput("bad-bus-address") from None
        if parts.scheme not in SCHEMES or not parts.hostname or port == 0 or parts.query or parts.fragment:
            raise BadInput("bad-bus-address")
        if not parts.path.lstrip("/").isdigit() and parts.path not in ("", "/"):
            raise BadInput("bad-bus-address")
        secure = "rediss" if parts.scheme in ("rediss", "valkeys") else "redis"
        self.url = urlunsplit((secure, *parts[1:]))
        """With the password: only for the driver."""
        host = parts.netloc.rpartition("@")[2]
        self.shown = urlunsplit((parts.scheme, host, parts.path, "", ""))


log = logging.getLogger("fullhouse")
CONNECT_TIMEOUT_SECONDS = 2.0
ANSWER_TIMEOUT_SECONDS = 2.0
BEAT_SECONDS = 0.5
SILENCE_SECONDS = 2.0
"""Seconds without hearing anything, not even the own beat, after which the bus counts as down."""
SHORTEST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 0.1, 2.0
"""Seconds between two attempts to connect."""
BUS_ERRORS = (RedisError, OSError, TimeoutError)


class Batch(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    notifications: list[Notification]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Batch).decode


class RedisBus:
    """One node's connection to the channel of its site."""

    def __init__(self, address: str, site: str = "") -> None:
        self._address = Address(address)
        self._name = secrets.token_hex(8)
        self._channel = f"fullhouse:{site}"
        self._redis: Any = None
        self._heard: Heard | None = None
        self._waiting: list[Notification] = []
        self._publishing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._heard_at = float("-inf")
        self._was_up = True
        self._is_closing = False
        """Said beside a cancellation: `wait_for` of Python 3.11, which sends commands, may swallow one."""

    async def check(self) -> str:
        """How the address is shown. Raises BadInput where the server does not answer."""
        redis = self._connect()
        try:
            await redis.ping()
        except BUS_ERRORS as error:
            raise BadInput("bus-away", path=self._address.shown, detail=_cause(error)) from None
        finally:
            await redis.aclose()
        return self._address.shown

    async def start(self, heard: Heard, clock: Clock) -> None:
        self._clock = clock
        self._redis, self._heard = self._connect(), heard
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._beat())]

    def notify(self, notification: Notification) -> None:
        self._waiting.append(notification)
        if self._publishing is None:
            self._publishing = asyncio.get_running_loop().create_task(self._publish())

    @property
    def is_up(self) -> bool:
        return self._clock.monotonic() - self._heard_at < SILENCE_SECONDS

    async def add(self, counts: Mapping[str, float], seconds: float) -> dict[str, float]:
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for name, count in counts.items():
                    key = f"{self._channel}:{name}"
                    pipe.incrbyfloat(key, count)
                    pipe.pexpire(key, int(1000 * seconds))
                sums = (await pipe.execute())[::2]
        except BUS_ERRORS as error:
            raise OSError(str(error)) from error
        return dict(zip(counts, map(float, sums), strict=True))

    async def close(self) -> None:
        publishing = self._publishing
        if publishing is not None:
            await asyncio.wait([publishing], timeout=ANSWER_TIMEOUT_SECONDS)
            publishing.cancel()
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            with contextlib.suppress(*BUS_ERRORS):
                await self._redis.aclose()

    def _connect(self) -> Any:
        return Redis.from_url(
            self._address.url,
            socket_connect_timeout=CONNECT_TIMEOUT_SECONDS,
            socket_timeout=ANSWER_TIMEOUT_SECONDS,
            client_name="fullhouse",
        )

    async def _publish(self) -> None:
        """Everything that came while the last batch was on its way goes into the next one."""
        try:
            while self._waiting:
                notifications, self._waiting = self._waiting, []
                await self._redis.publish(self._channel, _encode(Batch(self._name, notifications)))
        except BUS_ERRORS:
            self._waiting.clear()  # the nodes poll meanwhile
        finally:
            self._publishing = None

    async def _beat(self) -> None:
        began = self._clock.monotonic()
        while not self._is_closing:
            with contextlib.suppress(*BUS_ERRORS):
                await self._redis.publish(self._channel, _encode(Batch(self._name, [])))
            is_young = self._clock.monotonic() - began < SILENCE_SECONDS
            if self.is_up != self._was_up and not is_young:
                self._was_up = self.is_up
                if self.is_up:
                    log.warning("the bus works again")
                else:
                    log.error("the bus at %s is down: nodes poll", self._address.shown)
            await self._clock.sleep(BEAT_SECONDS)

    async def _listen(self) -> None:
        pause = SHORTEST_RETRY_SECONDS
        while not self._is_closing:
            listening = self._redis.pubsub()
            try:
                await listening.subscribe(self._channel)
                while not self._is_closing:
                    message = await listening.get_message(timeout=SILENCE_SECONDS)
                    if message is None:
                        break  # not even the own beat came: this connection is dead
                    pause = SHORTEST_RETRY_SECONDS
                    if message["type"] == "message":
                        self._take(message["data"])
            except BUS_ERRORS:
                pass
            finally:
                with contextlib.suppress(*BUS_ERRORS):
                    await listening.aclose()
            await self._clock.sleep(pause)
            pause = min(LONGEST_RETRY_SECONDS, 2 * pause)

    def _take(self, data: bytes) -> None:
        self._heard_at = self._clock.monotonic()
        try:
            batch = _decode(data)
        except msgspec.MsgspecError:
            log.warning("the bus carries something that is not ours")
            return
        if batch.sender != self._name and self._heard is not None:
            for notification in batch.notifications:
                self._heard(notification)


def _cause(error: BaseException) -> BadInput | str:
    """Why a server does not answer: the library wraps the error of the operating system."""
    inner = error if isinstance(error, OSError) else error.__context__
    if isinstance(error, Timeout) or isinstance(inner, TimeoutError):
        return BadInput("no-answer")
    return reason(inner) if isinstance(inner, OSError) else str(error).rstrip(".")
