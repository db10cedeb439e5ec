"""The settings of a server as options and environment variables, for `serve` and the commands around it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import option_help
from fullhouse.core.errors import BadInput


def setting(name: str, *names: str, envvar: str = "", **more: Any) -> Option:
    """An option of `serve` that an environment variable can set, too."""
    variable = envvar or f"FULLHOUSE_{name.replace('-', '_').upper()}"
    return Option(*names, help=option_help("serve", name), envvar=variable, **more)


Database = Annotated[str | None, setting("database", "--database", "--store", show_default=False)]
Bus = Annotated[str | None, setting("bus", show_default=False)]
Host = Annotated[str, setting("host")]
Port = Annotated[int, setting("port", min=0, max=65535)]
PublicUrl = Annotated[str | None, setting("public-url", show_default=False)]
TrustedProxies = Annotated[
    list[str] | None,
    setting("trusted-proxy", "--trusted-proxy", envvar="FULLHOUSE_TRUSTED_PROXIES", show_default=False),
]
KnownKeys = Annotated[
    list[str] | None,
    setting("known-key", "--known-key", envvar="FULLHOUSE_KNOWN_KEYS", show_default=False),
]
AllowedHosts = Annotated[
    list[str] | None,
    setting("allowed-host", "--allowed-host", envvar="FULLHOUSE_ALLOWED_HOSTS", show_default=False),
]


def names_server(database: str) -> bool:
    """Whether a database is the address of a server, and not the name of a file.

    Other servers than PostgreSQL count, too: they are refused, and no file gets such a name.

    >>> [names_server(text) for text in ("postgresql://host/club", "mysql://host/club", "tables.sqlite3")]
    [True, True, False]
    """
    return database.startswith(("postgresql:", "postgres:")) or "://" in database


def file_of(database: str | None) -> Path:
    """The database file. Raises BadInput for the address of a server."""
    from fullhouse.server.settings import default_database  # noqa: PLC0415

    if database is not None and names_server(database):
        raise BadInput("database-not-a-file")
    return Path(database) if database else default_database()


class LogFormat(StrEnum):
    """Lines for people, or JSON for programs."""

    TEXT = "text"
    JSON = "json"
