"""`fullhouse rules GAME [--lang XX]`: the rules of a game for people, as Markdown."""

from typing import Annotated

import typer

from fullhouse.cli.language import language, option_help


def command(
    game: Annotated[str, typer.Argument(help=option_help("rules", "game"), show_default=False)],
    lang: Annotated[str | None, typer.Option(help=option_help("rules", "lang"), show_default=False)] = None,
) -> None:
    from fullhouse.records.rulebook import rulebook  # noqa: PLC0415

    typer.echo(rulebook(game, lang or language()), nl=False)
