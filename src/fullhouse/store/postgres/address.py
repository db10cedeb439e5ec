"""The address of a PostgreSQL database: checked, and shown without its password."""

from typing import Any
from urllib.parse import SplitResult, urlsplit, urlunsplit

import asyncpg

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason
from fullhouse.store.postgres.schema import SCHEMA

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
