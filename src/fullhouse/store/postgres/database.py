"""Connections to a PostgreSQL database: for writing, for reading, and those of its administrator.

Its address is checked, and shown without its password.
"""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from urllib.parse import SplitResult, urlsplit, urlunsplit

import asyncpg
import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.core.reasons import reason
from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.match.ports import StoreTrouble
from fullhouse.store.postgres.schema import LOCK, SCHEMA, prepare, version_of

SCHEMES = ("postgresql", "postgres")
CONNECT_TIMEOUT_SECONDS = 5.0
"""Seconds until a server has to answer."""
ANSWER_TIMEOUT_SECONDS = 10.0
"""Seconds until a statement has to be carried out."""
CONNECTION_ERRORS = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that died in the middle of a statement
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""Errors that may be over in a moment: the server is stopped, starting, full or cut off."""


SESSION = {
    "application_name": "fullhouse",
    "synchronous_commit": "on",
    # A server that was cut off is not waited for longer than this many seconds.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


async def enter_schema(connection: Any) -> None:
    """Let names mean our tables. Said here, because a pooler may drop what is asked for while connecting."""
    await connection.execute(f"SET search_path TO {SCHEMA}")


class Address:
    """Where the database is. Raises BadInput if it cannot be meant."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            raise BadInput("bad-database-address") from None
        self.name = parts.path.lstrip("/")
        if parts.scheme not in SCHEMES or not self.name or "/" in self.name or port == 0:
            raise BadInput("bad-database-address")
        self._text = text
        self.shown = _without_password(parts)

    def __str__(self) -> str:
        return self.shown

    async def connect(self) -> Any:
        """A connection whose commits are durable."""
        connection = await asyncpg.connect(self._text, **self.settings)
        await enter_schema(connection)
        return connection

    @property
    def dsn(self) -> str:
        """With the password: only for the driver."""
        return self._text

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "timeout": CONNECT_TIMEOUT_SECONDS,
            "command_timeout": ANSWER_TIMEOUT_SECONDS,
            "server_settings": SESSION,
        }

    def cause(self, error: BaseException) -> BadInput | None:
        """Why the database cannot be used, for the person who starts a server; None for a fault of ours."""
        match error:
            case BadInput():  # said already
                return None
            case asyncpg.InvalidAuthorizationSpecificationError():
                return BadInput("database-login", path=self.shown)
            case asyncpg.InvalidCatalogNameError():
                return BadInput("database-missing", path=self.shown, name=self.name)
            case asyncpg.ClientConfigurationError() | ValueError():
                return BadInput("bad-database-address")
            case asyncpg.OperatorInterventionError() | asyncpg.PostgresConnectionError():
                return BadInput("database-away", path=self.shown, detail=str(error))
            case TimeoutError():
                return BadInput("database-away", path=self.shown, detail=BadInput("no-answer"))
            case OSError():
                return BadInput("database-away", path=self.shown, detail=reason(error))
            case asyncpg.PostgresError() | asyncpg.InterfaceError():
                return BadInput("database-unusable", path=self.shown, detail=str(error))
        return None


def _without_password(parts: SplitResult) -> str:
    """
    >>> _without_password(urlsplit("postgresql://ana:secret@db.example:5432/club?password=secret"))
    'postgresql://ana@db.example:5432/club'
    """
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, f"{user.partition(':')[0]}{at}{host}", parts.path, "", ""))


READERS = 4
"""Connections for reading."""
COUNT_ENTRIES = (
    "SELECT (SELECT count(*) FROM entries) + (SELECT coalesce(sum(entries), 0) FROM archive)::bigint"
)


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in a database."""

    path: str
    tables: int | None = None
    """None where no server has used it yet."""
    entries: int = 0
    last: float | None = None
    """When a server last used it, in seconds since 1970."""


class Reader(asyncpg.Connection):  # type: ignore[misc]
    """A connection of the pool: nothing is set, listened to or locked beyond a transaction."""

    def get_reset_query(self) -> str:
        """Nothing to reset, and no second round trip for each query. Transactions are ended all the same."""
        return ""


class Database:
    """Where a store keeps everything. What cannot be reached raises `StoreTrouble`."""

    def __init__(self, address: str, clock: Clock | None = None) -> None:
        self._clock = clock or SystemClock()
        self._address = Address(address)
        self._pool: Any = None
        self._last_beat: Seconds | None = None
        self.site = ""
        self._skew = Seconds(0)

    async def prepare(self) -> None:
        """Look at the database before the server starts, while somebody is there to read the error.

        Brings it up to the newest version. Raises BadInput where it cannot be used.
        """
        async with self._explained(self._connected) as connection:
            await prepare(connection, str(self._address))
            self._last_beat = await connection.fetchval("SELECT at FROM beat")
            self.site = await connection.fetchval("SELECT id FROM site")
            asked = self._clock.now()
            there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
            self._skew = Seconds(there - (asked + self._clock.now()) / 2)

    @property
    def skew(self) -> Seconds:
        return self._skew

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[tuple[str, Any]]:
        """The database of the newest version: how it is called, and a connection while no server uses it."""
        async with self._explained(self._connected_alone) as connection:
            await prepare(connection, str(self._address))
            yield str(self._address), connection

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection for somebody who only reads. Raises BadInput where the database cannot be used."""
        path = str(self._address)
        async with self._explained(self._address.connect) as connection:
            if await version_of(connection, path) is None:
                raise BadInput("database-unusable", path=path, detail=BadInput("database-unused"))
            yield connection

    async def look(self) -> Seen:
        """What is in the database; changes nothing. Raises BadInput where it cannot be used."""
        async with self._explained(self._address.connect) as connection:
            if await version_of(connection, str(self._address)) is None:
                return Seen(path=str(self._address))
            return Seen(
                path=str(self._address),
                tables=await connection.fetchval("SELECT count(*) FROM tables"),
                entries=await connection.fetchval(COUNT_ENTRIES),
                last=await connection.fetchval("SELECT at FROM beat"),
            )

    async def _open_pool(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._address.dsn,
            min_size=0,
            max_size=READERS,
            connection_class=Reader,
            init=enter_schema,
            **self._address.settings,
        )

    async def _close_pool(self) -> None:
        if self._pool is not None:
            with contextlib.suppress(Exception):
                async with self._clock.timeout(CONNECT_TIMEOUT_SECONDS):
                    await self._pool.close()
            self._pool.terminate()

    async def _connected(self) -> Any:
        """A connection for writing. Nodes share the database, but nobody copies it meanwhile."""
        return await self._locked("pg_try_advisory_lock_shared")

    async def _connected_alone(self) -> Any:
        return await self._locked("pg_try_advisory_lock")

    async def _locked(self, lock: str) -> Any:
        connection = await self._address.connect()
        try:
            is_ours = await connection.fetchval(f"SELECT {lock}($1, 2)", LOCK)
        except BaseException:
            connection.terminate()
            raise
        if not is_ours:
            await connection.close()
            raise BadInput("database-locked", path=str(self._address))
        return connection

    @contextlib.asynccontextmanager
    async def _explained(self, connect: Callable[[], Awaitable[Any]]) -> AsyncIterator[Any]:
        """A connection whose errors are told to the person who starts a server."""
        try:
            connection = await connect()
            try:
                yield connection
            finally:
                await connection.close()
        except Exception as error:
            cause = self._address.cause(error)
            if cause is None:
                raise
            raise cause from None

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire(timeout=CONNECT_TIMEOUT_SECONDS) as connection:
                yield connection
        except (*CONNECTION_ERRORS, asyncpg.DeadlockDetectedError) as error:
            raise StoreTrouble(str(error)) from error

    async def _rows(self, text: str, *values: Any) -> list[Any]:
        async with self._asking() as connection:
            rows: list[Any] = await connection.fetch(text, *values)
            return rows

    async def _value(self, text: str, *values: Any) -> Any:
        async with self._asking() as connection:
            return await connection.fetchval(text, *values)
