"""`fullhouse serve`: the server for tables, pages and programs."""

from pathlib import Path
from typing import Annotated

import typer

from fullhouse.cli.language import language, option_help
from fullhouse.words import say


def command(
    host: Annotated[str, typer.Option(help=option_help("serve", "host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=option_help("serve", "port"), min=0, max=65535)] = 8181,
    database: Annotated[
        Path | None,
        typer.Option(
            help=option_help("serve", "database"),
            envvar="FULLHOUSE_DATABASE",
            show_default=False,
            dir_okay=False,
        ),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help=option_help("serve", "public-url"), show_default=False)
    ] = None,
) -> None:
    from fullhouse.server.config import Config  # noqa: PLC0415
    from fullhouse.server.process import default_database, listen, run  # noqa: PLC0415
    from fullhouse.store.sqlite import SqliteStore  # noqa: PLC0415

    listening = listen(host, port)
    taken = listening.getsockname()[1]
    config = Config(database=database or default_database(), host=host, port=taken, public_url=public_url)
    store = SqliteStore(config.database)
    shown = f"[{host}]" if ":" in host else host
    typer.echo(say("serve-ready", language(), address=public_url or f"http://{shown}:{taken}/"))
    run(config, listening, store)
