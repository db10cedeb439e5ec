"""`fullhouse games [--json]`: the games, their seats, and their options with defaults and meaning."""

from typing import Annotated

import typer

from fullhouse.cli.language import language, option_help


def command(
    json: Annotated[bool, typer.Option("--json", help=option_help("games", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.shelf import shelf, tell_left_off, tell_shelf  # noqa: PLC0415

    if json:
        typer.echo(msgspec.json.encode(shelf(language())).decode())
    else:
        typer.echo("\n".join(tell_shelf(language())))
    for line in tell_left_off(language()):
        typer.echo(line, err=json)
