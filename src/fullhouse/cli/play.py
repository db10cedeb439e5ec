"""`fullhouse play [GAME]`: serve, open the browser, and show address and QR code for phones nearby."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import language, option_help
from fullhouse.cli.settings import AllowedHosts, Database, config_of
from fullhouse.server.settings.listening import PORT
from fullhouse.words import say


def command(  # noqa: PLR0917
    game: Annotated[str | None, Argument(help=option_help("play", "game"), show_default=False)] = None,
    port: Annotated[int, Option(help=option_help("play", "port"), min=0, max=65535)] = PORT,
    database: Database = None,
    browser: Annotated[bool, Option(help=option_help("play", "browser"))] = True,
    allowed_host: AllowedHosts = None,
    nearby: Annotated[bool, Option(help=option_help("play", "nearby"))] = True,
    reload: Annotated[bool, Option("--reload", help=option_help("play", "reload"))] = False,
) -> None:
    import os  # noqa: PLC0415
    import sys  # noqa: PLC0415
    import threading  # noqa: PLC0415
    import webbrowser  # noqa: PLC0415

    from fullhouse.core.causes.extras import TABLE, need  # noqa: PLC0415

    need("play", *TABLE)

    import segno  # noqa: PLC0415

    from fullhouse import games  # noqa: PLC0415
    from fullhouse.server.processes.process import run  # noqa: PLC0415
    from fullhouse.server.settings.listening import listen, own_addresses  # noqa: PLC0415
    from fullhouse.store import open_store  # noqa: PLC0415

    if game is not None:
        games.game(game)
    host = "0.0.0.0" if nearby else "127.0.0.1"
    if reload:
        from fullhouse.server.processes.reloading import serve_again  # noqa: PLC0415

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
        config = config_of(
            host=host,
            port=taken,
            database=database,
            public_url=addresses[0] if addresses else None,
            trusted_proxies=None,
            allowed_hosts=allowed_host,
        )
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
