"""`fullhouse booklet [NUMBER] [--json]`: the fifty problems of the booklet, or one of them."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import language, option_help


def command(
    number: Annotated[int | None, Argument(help=option_help("booklet", "number"), show_default=False)] = None,
    json: Annotated[bool, Option("--json", help=option_help("booklet", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.problems.booklet import page, pages, ways_name  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    chosen = pages() if number is None else (page(number),)
    level = 0
    for one in chosen:
        if json:
            echo(msgspec.json.encode(one).decode())
            continue
        if one.level != level:
            level = one.level
            echo(say("cli-booklet-level", language(), level=level, ways=ways_name(level, language())))
        echo(f"{one.number:2} {one.problem}")
