"""The server and all around it: an evening at home, a server that stays, a site without one, the doctor."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo, encoded
from fullhouse.cli.language import Json, error_line, language, option_help
from fullhouse.cli.settings import (
    AllowedHosts,
    Bus,
    Database,
    Host,
    KnownKeys,
    LogFormat,
    Port,
    PublicUrl,
    TrustedProxies,
    file_of,
    names_server,
    setting,
)
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.server.settings import PORT, Config, make_folder_of
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.server.operation.doctor import Finding


@dataclass(frozen=True)
class ServerOptions:
    """Where a server is, and what it keeps its tables in."""

    host: Host = "127.0.0.1"
    port: Port = PORT
    database: Database = None
    public_url: PublicUrl = None
    trusted_proxy: TrustedProxies = None
    allowed_host: AllowedHosts = None
    known_key: KnownKeys = None
    bus: Bus = None

    def config(self) -> Config:
        """The settings, checked. Raises BadInput for the first invalid one."""
        is_address = self.database is not None and names_server(self.database)
        if self.bus and not is_address:
            raise BadInput("bus-needs-postgresql")
        return Config(
            database=file_of(None if is_address else self.database),
            address=self.database if is_address else None,
            bus=self.bus or None,
            host=self.host,
            port=self.port,
            public_url=self.public_url or None,
            trusted_proxies=tuple(self.trusted_proxy or ()),
            allowed_hosts=tuple(self.allowed_host or ()),
            known_keys=tuple(self.known_key or ()),
        )


def play_command(  # noqa: PLR0917
    game: Annotated[
        str | None, Argument(help=option_help("play", "game"), show_default=False, suggests="games")
    ] = None,
    port: Annotated[int, Option(help=option_help("play", "port"), min=0, max=65535)] = PORT,
    database: Database = None,
    browser: Annotated[bool, Option(help=option_help("play", "browser"))] = True,
    allowed_host: AllowedHosts = None,
    nearby: Annotated[bool, Option(help=option_help("play", "nearby"))] = True,
    reload: Annotated[bool, Option("--reload", help=option_help("play", "reload"))] = False,
) -> None:
    """`play [GAME]`: serve, open the browser, and show address and QR code for phones nearby."""
    import os  # noqa: PLC0415
    import sys  # noqa: PLC0415
    import threading  # noqa: PLC0415
    import webbrowser  # noqa: PLC0415

    from fullhouse.core.reasons import TABLE, need  # noqa: PLC0415

    need("play", *TABLE)

    import segno  # noqa: PLC0415

    from fullhouse import games  # noqa: PLC0415
    from fullhouse.server.processes import run  # noqa: PLC0415
    from fullhouse.server.settings import listen, own_addresses  # noqa: PLC0415
    from fullhouse.store import open_store  # noqa: PLC0415

    if game is not None:
        games.game(game)
    host = "0.0.0.0" if nearby else "127.0.0.1"
    if reload:
        from fullhouse.server.reloading import serve_again  # noqa: PLC0415

        with listen(host, port, any_port=True) as listening:
            port = listening.getsockname()[1]
        same = [word for word in sys.argv[1:] if word != "--reload"]
        status = serve_again(
            [*same, "--port", str(port)],
            ["--no-browser"],
            lambda: echo(say("play-reloaded", language())),
        )
        raise Exit(status)
    with listen(host, port, any_port=True) as listening:
        taken = listening.getsockname()[1]
        path = f"/new/{game}" if game else "/"
        here = f"http://127.0.0.1:{taken}{path}"
        addresses = [f"http://{address}:{taken}" for address in own_addresses()] if nearby else []
        public_url = addresses[0] if addresses else None
        config = ServerOptions(host, taken, database, public_url, allowed_host=allowed_host).config()
        make_folder_of(config.database)
        store = open_store(config.database, config.address)
        echo(say("play-ready", language(), address=here))
        for address in addresses:
            there = address + path
            echo(say("play-phones", language(), address=there))
            if sys.stdout.isatty():
                segno.make(there, error="m").terminal(compact=True)
        if nearby:
            command = "make play NEARBY=no" if "MAKELEVEL" in os.environ else "fullhouse play --no-nearby"
            echo(say("play-nearby", language(), command=command))
        echo(say("play-stop", language()))
        if browser:
            threading.Timer(1.0, webbrowser.open, [here]).start()
        run(config, listening, store)


def serve_command(
    *,
    options: ServerOptions,
    metrics_token: Annotated[
        str | None,
        setting("metrics-token", show_default=False),
    ] = None,
    access_log: Annotated[bool, setting("access-log")] = False,
    log_format: Annotated[LogFormat, setting("log-format")] = LogFormat.TEXT,
    name_filter: Annotated[bool, setting("name-filter")] = True,
    node: Annotated[str, setting("node", show_default=False)] = "",
    workers: Annotated[int, setting("workers", min=1, max=64)] = 1,
) -> None:
    """`serve`: the server for tables, pages and programs."""
    from fullhouse.core.reasons import TABLE, need  # noqa: PLC0415

    need("play", *TABLE)

    from fullhouse.server.processes import run, run_several  # noqa: PLC0415
    from fullhouse.server.settings import listen  # noqa: PLC0415
    from fullhouse.store import open_bus, open_store  # noqa: PLC0415

    config = options.config()
    if workers > 1 and config.address is None:
        raise BadInput("workers-need-postgresql")
    open_bus(config.bus, "")
    with listen(options.host, options.port) as listening:
        config = replace(
            config,
            port=listening.getsockname()[1],
            metrics_token=metrics_token or None,
            access_log=access_log,
            log_format=log_format.value,
            name_filter=name_filter,
            node=node,
        )
        make_folder_of(config.database)
        store = open_store(config.database, config.address)
        shown = f"[{options.host}]" if ":" in options.host else options.host
        address = config.public_url or f"http://{shown}:{config.port}/"
        echo(say("serve-ready", language(), address=address))
        if workers > 1:
            run_several(config, listening, workers)
        else:
            run(config, listening, store)


MARKS = {"well": "✓", "note": "!", "bad": "✗"}


def doctor_command(*, options: ServerOptions, json: Json = False) -> None:
    """`doctor [--json]`: whether a server with these settings would run well here."""
    from fullhouse.server.operation.doctor import examine  # noqa: PLC0415

    levels = set()
    for finding in examine(options.config()):
        levels.add(finding.level)
        document = {"level": finding.level, "text": _sentence(finding)}
        echo(encoded(document) if json else f"{MARKS[finding.level]} {_sentence(finding)}")
    if "bad" in levels:
        raise Exit(1)


def _sentence(finding: "Finding") -> str:
    if isinstance(finding.about, FullHouseError):
        return error_line(finding.about)
    return say(f"doctor-{finding.about}", language(), **finding.facts)


def static_command(
    folder: Annotated[Path, Argument(help=option_help("static", "folder"), show_default=False)],
    json: Json = False,
) -> None:
    """`static FOLDER`: the games as a site without a server."""
    from fullhouse.pocket.site import write_site  # noqa: PLC0415
    from fullhouse.server.settings import CLIENT  # noqa: PLC0415

    size = write_site(folder, CLIENT)
    said = say("static-done", language(), folder=str(folder), size=round(size / 1e6))
    echo(encoded({"folder": str(folder), "bytes": size}) if json else said)
