"""`fullhouse rules GAME [--lang XX]`: the rules of a game for people, as Markdown."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import language, option_help


def command(
    game: Annotated[str, Argument(help=option_help("rules", "game"), show_default=False)],
    lang: Annotated[str | None, Option(help=option_help("rules", "lang"), show_default=False)] = None,
) -> None:
    from fullhouse.records.rulebook import rulebook  # noqa: PLC0415

    echo((rulebook(game, lang or language())).removesuffix("\n"))
