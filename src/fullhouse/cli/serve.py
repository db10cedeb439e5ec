"""`fullhouse serve`: the server for tables, pages and programs."""

from typing import Annotated

from msgspec.structs import replace

from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import language, option_help
from fullhouse.cli.settings import (
    AllowedHosts,
    Bus,
    Database,
    Host,
    LogFormat,
    Port,
    PublicUrl,
    TrustedProxies,
    config_of,
)
from fullhouse.core.errors import BadInput
from fullhouse.server.settings.listening import PORT
from fullhouse.words import say


def command(  # noqa: PLR0917
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxies = None,
    allowed_host: AllowedHosts = None,
    metrics_token: Annotated[
        str | None,
        Option(
            help=option_help("serve", "metrics-token"), envvar="FULLHOUSE_METRICS_TOKEN", show_default=False
        ),
    ] = None,
    access_log: Annotated[
        bool, Option(help=option_help("serve", "access-log"), envvar="FULLHOUSE_ACCESS_LOG")
    ] = False,
    log_format: Annotated[
        LogFormat, Option(help=option_help("serve", "log-format"), envvar="FULLHOUSE_LOG_FORMAT")
    ] = LogFormat.TEXT,
    name_filter: Annotated[
        bool, Option(help=option_help("serve", "name-filter"), envvar="FULLHOUSE_NAME_FILTER")
    ] = True,
    bus: Bus = None,
    node: Annotated[
        str, Option(help=option_help("serve", "node"), envvar="FULLHOUSE_NODE", show_default=False)
    ] = "",
    workers: Annotated[
        int, Option(help=option_help("serve", "workers"), envvar="FULLHOUSE_WORKERS", min=1, max=64)
    ] = 1,
) -> None:
    from fullhouse.core.causes.extras import TABLE, need  # noqa: PLC0415

    need("play", *TABLE)

    from fullhouse.server.processes.process import run  # noqa: PLC0415
    from fullhouse.server.processes.workforce import run_several  # noqa: PLC0415
    from fullhouse.server.settings.listening import listen  # noqa: PLC0415
    from fullhouse.store import open_bus, open_store  # noqa: PLC0415

    config = config_of(host, port, database, public_url, trusted_proxy, allowed_host, bus)
    if workers > 1 and config.address is None:
        raise BadInput("workers-need-postgresql")
    open_bus(config.bus, "")
    with listen(host, port) as listening:
        config = replace(
            config,
            port=listening.getsockname()[1],
            metrics_token=metrics_token or None,
            access_log=access_log,
            log_format=log_format.value,
            name_filter=name_filter,
            node=node,
        )
        store = open_store(config.database, config.address)
        shown = f"[{host}]" if ":" in host else host
        address = config.public_url or f"http://{shown}:{config.port}/"
        echo(say("serve-ready", language(), address=address))
        if workers > 1:
            run_several(config, listening, workers)
        else:
            run(config, listening, store)
