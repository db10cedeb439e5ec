"""The settings of a server as options and environment variables, for `serve` and the commands around it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import option_help
from fullhouse.core.errors import BadInput

Database = Annotated[
    str | None,
    Option(
        "--database",
        "--store",
        help=option_help("serve", "database"),
        envvar="FULLHOUSE_DATABASE",
        show_default=False,
    ),
]
Bus = Annotated[
    str | None,
    Option(help=option_help("serve", "bus"), envvar="FULLHOUSE_BUS", show_default=False),
]
Host = Annotated[str, Option(help=option_help("serve", "host"), envvar="FULLHOUSE_HOST")]
Port = Annotated[int, Option(help=option_help("serve", "port"), envvar="FULLHOUSE_PORT", min=0, max=65535)]
PublicUrl = Annotated[
    str | None,
    Option(help=option_help("serve", "public-url"), envvar="FULLHOUSE_PUBLIC_URL", show_default=False),
]
TrustedProxies = Annotated[
    list[str] | None,
    Option(
        "--trusted-proxy",
        help=option_help("serve", "trusted-proxy"),
        envvar="FULLHOUSE_TRUSTED_PROXIES",
        show_default=False,
    ),
]
AllowedHosts = Annotated[
    list[str] | None,
    Option(
        "--allowed-host",
        help=option_help("serve", "allowed-host"),
        envvar="FULLHOUSE_ALLOWED_HOSTS",
        show_default=False,
    ),
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
