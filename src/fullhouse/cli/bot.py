"""`fullhouse bot ADDRESS CODE -- PROGRAM …`: seat a program that speaks in lines at a table of a server."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput


def command(  # noqa: PLR0917
    address: Annotated[str, Argument(help=option_help("bot", "address"), show_default=False)],
    code: Annotated[str, Argument(help=option_help("bot", "code"), show_default=False)],
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    name: Annotated[str, Option(help=option_help("bot", "name"), show_default=False)] = "",
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    trace: Annotated[bool, Option("--trace", help=option_help("bot", "trace"))] = False,
    json: Json = False,
) -> None:
    import asyncio  # noqa: PLC0415

    import msgspec  # noqa: PLC0415

    from fullhouse.core.causes.extras import need  # noqa: PLC0415

    need("play", "websockets")

    from fullhouse.bots.outside.program import Program  # noqa: PLC0415
    from fullhouse.client import Gone, RefusedByServer  # noqa: PLC0415
    from fullhouse.client.outside import take_part  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    watch = (lambda way, line: echo(f"{way} {line}", err=True)) if trace else None
    try:
        with Program(program, seconds, watch) as running:
            result = asyncio.run(take_part(address, code, name or running.name, running))
    except OSError as error:
        raise BadInput("server-away", address=address, detail=_why(error)) from None
    except Gone as error:
        raise BadInput("server-away", address=address, detail=str(error)) from None
    except RefusedByServer as refusal:
        raise BadInput(refusal.code, **refusal.facts) from None
    if json:
        echo(msgspec.json.encode(result).decode())
        return
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in result.seats)
    echo(say("bot-finished", language(), scores=scores))


def _why(error: OSError) -> BadInput:
    """Why nobody answers: here a name is that of another machine."""
    import socket  # noqa: PLC0415

    return BadInput("no-such-host") if isinstance(error, socket.gaierror) else reason(error)
