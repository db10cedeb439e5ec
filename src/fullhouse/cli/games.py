"""`fullhouse games [--json]`: the games, their seats, and their options with defaults and meaning."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import language, option_help


def command(
    json: Annotated[bool, Option("--json", help=option_help("games", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.shelf import shelf, tell_left_off, tell_shelf  # noqa: PLC0415

    if json:
        echo(msgspec.json.encode(shelf(language())).decode())
    else:
        echo("\n".join(tell_shelf(language())))
    for line in tell_left_off(language()):
        echo(line, err=json)
