"""`fullhouse check-bot [--game GAME] -- PROGRAM …`: whether a program that plays speaks as it should."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import Json, language, option_help, told


def command(
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    game: Annotated[
        list[str] | None, Option(help=option_help("check-bot", "game"), show_default=False)
    ] = None,
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    trace: Annotated[bool, Option("--trace", help=option_help("bot", "trace"))] = False,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.bots.outside.conformance import check  # noqa: PLC0415
    from fullhouse.games import built_in_ids  # noqa: PLC0415
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    games = game or list(built_in_ids())
    for name in games:
        game_of(name)
    watch = (lambda way, line: echo(f"{way} {line}", err=True)) if trace else None
    faults = 0
    for one in check(program, games, seconds, watch):
        faults += one.fault is not None
        because = "" if one.fault is None else told(one.fault)
        if json:
            row = {"what": one.what, **one.facts, "ok": one.fault is None, "fault": because or None}
            echo(msgspec.json.encode(row).decode())
        else:
            mark = "✓" if one.fault is None else "✗"
            line = say(f"check-bot-{one.what}", language(), **one.facts)
            echo(f"{mark} {line}" + (f" {because}" if because else ""))
    if faults:
        raise Exit(1)
