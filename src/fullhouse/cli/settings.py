"""The settings of a server as options and environment variables, for `serve` and the commands around it."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fullhouse.cli.language import option_help

if TYPE_CHECKING:
    from fullhouse.server.config import Config

Database = Annotated[
    Path | None,
    typer.Option(
        help=option_help("serve", "database"), envvar="FULLHOUSE_DATABASE", show_default=False, dir_okay=False
    ),
]
Host = Annotated[str, typer.Option(help=option_help("serve", "host"), envvar="FULLHOUSE_HOST")]
Port = Annotated[
    int, typer.Option(help=option_help("serve", "port"), envvar="FULLHOUSE_PORT", min=0, max=65535)
]
PublicUrl = Annotated[
    str | None,
    typer.Option(help=option_help("serve", "public-url"), envvar="FULLHOUSE_PUBLIC_URL", show_default=False),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        help=option_help("serve", "trusted-proxy"),
        envvar="FULLHOUSE_TRUSTED_PROXIES",
        show_default=False,
    ),
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        help=option_help("serve", "allowed-host"),
        envvar="FULLHOUSE_ALLOWED_HOSTS",
        show_default=False,
    ),
]


class LogFormat(StrEnum):
    """Lines for people, or JSON for programs."""

    TEXT = "text"
    JSON = "json"


def config_of(  # noqa: PLR0917
    host: str,
    port: int,
    database: Path | None,
    public_url: str | None,
    trusted_proxies: list[str] | None,
    allowed_hosts: list[str] | None,
) -> "Config":
    """The settings, checked. Raises BadInput for the first invalid one."""
    from fullhouse.server.config import Config  # noqa: PLC0415
    from fullhouse.server.process import default_database  # noqa: PLC0415

    return Config(
        database=database or default_database(),
        host=host,
        port=port,
        public_url=public_url or None,
        trusted_proxies=tuple(trusted_proxies or ()),
        allowed_hosts=tuple(allowed_hosts or ()),
    )
